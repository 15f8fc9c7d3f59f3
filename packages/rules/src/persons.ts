const NOT_IN_A_NAME = /[^\p{L}\p{M}\p{N}]+/gu;
const LATIN_TITLE = /^(?:u|daw|ko|ma|maung|mg|mr|mrs|ms|miss|dr|saya|sayama)[. ]+(?=\S)/u;
/** Burmese titles are written without a space. `မ` also begins names: it is a title only before a letter that is not its own ending. */
const BURMESE_TITLE = /^(?:ဦး|ဒေါ်|ကို|မောင်|ဒေါက်တာ|ဆရာမ|ဆရာ|မ(?=[\u1000-\u102a](?![\u103a\u1039])))\s*(?=[\p{L}])/u;

/**
 * A name as persons are compared by it, whoever typed it: case, spaces, dots, characters that nobody sees, titles (U, Daw, Ko, Ma,
 * Maung and the Burmese ones), stacking and the order of words aside. A Zawgyi name is brought to Unicode before. Empty for a name
 * without letters.
 */
export function personKey(name: string): string {
  let bare = name
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}]/gu, '')
    // A stacked letter and one with its vowel killed are two ways to write one name.
    .replaceAll('\u1039', '\u103a')
    .toLowerCase()
    .replace(/[\s\u00a0]+/gu, ' ')
    .trim();
  for (;;) {
    const less = bare.replace(LATIN_TITLE, '').replace(BURMESE_TITLE, '').trim();
    if (less === bare || less.replace(NOT_IN_A_NAME, '') === '') break;
    bare = less;
  }
  const words = bare.split(NOT_IN_A_NAME).filter((it) => it !== '');
  return words.sort().join('');
}

/** Whether a name is that of a person who goes by any of some names. */
export function isSamePerson(name: string, others: readonly (string | null)[]): boolean {
  const key = personKey(name);
  return key !== '' && others.some((it) => it !== null && personKey(it) === key);
}
