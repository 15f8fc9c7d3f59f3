/** The languages of the games. */
export type Language = 'en' | 'mm' | 'thai' | 'cn';

/** The language of the aggregator's code at a launch; English for one that is not known. */
export function languageOf(code: number): Language {
  const codes: Record<number, Language> = { 0: 'en', 2: 'cn', 3: 'thai', 13: 'mm' };
  return codes[code] ?? 'en';
}
