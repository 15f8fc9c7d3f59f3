import type { TextLanguage, Texts } from '@shwekan/phrases/per-language';

/** The languages of texts for players, as the contract names them. Burmese first: most players read it. */
export const TEXT_LANGUAGES = [
  { key: 'my', name: 'Burmese' },
  { key: 'en', name: 'English' },
  { key: 'th', name: 'Thai' },
  { key: 'zh', name: 'Chinese' },
] as const satisfies readonly { key: TextLanguage; name: string }[];

/** The same texts without space around them. */
export function trimmed(texts: Texts): Texts {
  return { en: texts.en.trim(), zh: texts.zh.trim(), my: texts.my.trim(), th: texts.th.trim() };
}
