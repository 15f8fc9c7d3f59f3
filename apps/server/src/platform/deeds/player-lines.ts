import { type Texts, textIn } from '@shwekan/phrases/per-language';
import type { DeedLine } from './kind.ts';

type Languages = Record<keyof Texts, string>;

/** A title or a headline in each language. */
export const TITLES = { en: 'Title, English', my: 'Title, Burmese', th: 'Title, Thai', zh: 'Title, Chinese' } as const;
/** What something is called in each language. */
export const NAMES = { en: 'Name, English', my: 'Name, Burmese', th: 'Name, Thai', zh: 'Name, Chinese' } as const;
/** A text in each language. */
export const TEXTS = { en: 'Text, English', my: 'Text, Burmese', th: 'Text, Thai', zh: 'Text, Chinese' } as const;

/**
 * What players of each language read: all of it where `before` is null, else where it changes. One without a text of its own reads the English one,
 * which stands there once.
 */
export function textLines(words: Languages, before: Texts | null, after: Texts | undefined): DeedLine[] {
  if (after === undefined) return [];
  // The keys of the words are the languages.
  return (Object.keys(words) as (keyof Texts)[]).flatMap((language) => {
    const [from, to] = [before, after].map((it) => textIn(language, it));
    const isAsEnglish = language !== 'en' && from === textIn('en', before) && to === textIn('en', after);
    return from === to || isAsEnglish ? [] : [{ field: words[language], before: from || null, after: to || null, is_typed: true }];
  });
}

/** The picture that players see, where it changes. */
export function pictureLines(before: string | null, after: string | null | undefined): DeedLine[] {
  return after === undefined || before === after ? [] : [{ field: 'Picture', before, after }];
}
