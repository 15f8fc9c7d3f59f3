/** The languages of texts for players, as the contract names them. Burmese first: most players read it. */
export const TEXT_LANGUAGES = [
  { key: 'my', name: 'Burmese' },
  { key: 'en', name: 'English' },
  { key: 'th', name: 'Thai' },
  { key: 'zh', name: 'Chinese' },
] as const;

export type TextLanguage = (typeof TEXT_LANGUAGES)[number]['key'];
