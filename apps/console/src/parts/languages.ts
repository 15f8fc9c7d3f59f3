/** The languages of texts for players, as the contract names them. Burmese first: most players read it. */
export const TEXT_LANGUAGES = [
  { key: 'my', name: 'Burmese' },
  { key: 'en', name: 'English' },
  { key: 'th', name: 'Thai' },
  { key: 'zh', name: 'Chinese' },
] as const;

export type TextLanguage = (typeof TEXT_LANGUAGES)[number]['key'];
/** A text for players in every language; one that is empty is read in another. */
export type Texts = Record<TextLanguage, string>;
export const NO_TEXTS: Texts = { en: '', zh: '', my: '', th: '' };

/** What players of a language read: their own text, else the English one, else any. */
export function textIn(language: TextLanguage, texts: Texts): string {
  return texts[language] || texts.en || texts.my || texts.zh || texts.th;
}

/** The same texts without space around them. */
export function trimmed(texts: Texts): Texts {
  return { en: texts.en.trim(), zh: texts.zh.trim(), my: texts.my.trim(), th: texts.th.trim() };
}
