import { z } from 'zod';
import type { PageLanguage } from '../platform/refused.ts';

const InFour = z.object({ en: z.string(), zh: z.string(), my: z.string(), th: z.string() });
/** A text of the house in the four languages. */
export type InFour = z.output<typeof InFour>;

/** A text as the database keeps it; whatever is missing is empty. */
export function inFour(kept: unknown): InFour {
  return InFour.partial()
    .transform((it) => ({ en: '', zh: '', my: '', th: '', ...it }))
    .catch({ en: '', zh: '', my: '', th: '' })
    .parse(kept);
}

/** The text in a language; where it has none in English, then in Burmese, then in any. */
export function textIn(language: PageLanguage, kept: unknown): string {
  const texts = inFour(kept);
  return texts[language] || texts.en || texts.my || texts.zh || texts.th;
}

/** Whether it says nothing in any language. */
export function isSilent(texts: InFour): boolean {
  return Object.values(texts).every((it) => it === '');
}
