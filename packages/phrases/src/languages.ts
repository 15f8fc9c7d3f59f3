/** The language codes as the player app stores them under `i18nextLng`. Burmese is the default, English the fallback. */
export const languages = ['mm', 'en', 'thai', 'cn'] as const;
export type Language = (typeof languages)[number];

/** The `lang` of a page and the word of `Accept-Language` for a language code. */
export const pageLanguage = { en: 'en', cn: 'zh', mm: 'my', thai: 'th' } as const satisfies Record<Language, string>;

export function isLanguage(text: unknown): text is Language {
  return typeof text === 'string' && (languages as readonly string[]).includes(text);
}
