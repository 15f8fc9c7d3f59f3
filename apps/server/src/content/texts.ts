import type { PageLanguage } from '../platform/refused.ts';

/** A text or a picture per language, as it is kept. */
export type PerLanguage<T> = Record<PageLanguage, T>;

/** A kept text with a place for every language. */
export function textsOf(kept: unknown): PerLanguage<string> {
  return { en: '', zh: '', my: '', th: '', ...(kept as Partial<PerLanguage<string>>) };
}

/** Kept pictures with a place for every language. */
export function imagesOf(kept: unknown): PerLanguage<string | null> {
  return { en: null, zh: null, my: null, th: null, ...(kept as Partial<PerLanguage<string | null>>) };
}

/** What is kept for a language, else for English, else for any, as the console's preview chooses it; empty when there is none. */
export function inLanguage(kept: unknown, language: PageLanguage): string {
  const texts = kept as Partial<PerLanguage<string | null>>;
  return texts[language] || texts.en || texts.my || texts.zh || texts.th || '';
}
