import type { Language, pageLanguage } from './languages.ts';

/** The languages of what the house writes for players, as the wire names them. */
export type TextLanguage = (typeof pageLanguage)[Language];
/** A text or a picture for each language. */
export type PerLanguage<T> = Record<TextLanguage, T>;
/** A text for each language; one that is empty is read in another. */
export type Texts = PerLanguage<string>;

export const NO_TEXTS: Texts = { en: '', zh: '', my: '', th: '' };

/** A text as the database has it, with a place for each language. */
export function textsOf(stored: unknown): Texts {
  return { ...NO_TEXTS, ...(stored as Partial<Texts> | null) };
}

/** What people read in a language: its own text or picture, else the English one, else the Burmese, else any; empty where there is none. */
export function textIn(language: TextLanguage, stored: unknown): string {
  const texts = (stored ?? {}) as Partial<PerLanguage<string | null>>;
  return texts[language] || texts.en || texts.my || texts.zh || texts.th || '';
}

/** Whether it says nothing in any language. */
export function isSilent(texts: Texts): boolean {
  return Object.values(texts).every((it) => it === '');
}
