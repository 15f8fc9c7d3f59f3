export const NAME_MIN_CHARACTERS = 2;
export const NAME_MAX_CHARACTERS = 60;

// Control characters, lone surrogates, angle brackets, and the marks that turn the writing direction and so forge what is read.
const FORBIDDEN = /[\p{Cc}\p{Cs}<>\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
// Nothing of these is seen: two names that read the same would be two.
const UNSEEN = /(?![\u202a-\u202e\u2066-\u2069])\p{Default_Ignorable_Code_Point}/gu;
const VISIBLE = /[\p{L}\p{N}]/u;

/** A name without the characters that nobody sees: zero-width blanks and joiners, soft hyphens, marks of direction, variation selectors. */
export function seenName(typed: string): string {
  return typed.replace(UNSEEN, '');
}

/**
 * A player's name as stored: trimmed, without what nobody sees, 2 to 60 characters, with at least one letter or digit; null when it cannot be one
 * (control, direction or angle characters). Characters are code points: a Burmese syllable counts its marks.
 */
export function playerName(typed: string): string | null {
  // A huge text is refused before it is searched.
  if (typed.length > NAME_MAX_CHARACTERS * 10) return null;
  const name = seenName(typed).trim();
  if (name.length > NAME_MAX_CHARACTERS * 2) return null;
  const length = Array.from(name).length;
  if (length < NAME_MIN_CHARACTERS || length > NAME_MAX_CHARACTERS) return null;
  return FORBIDDEN.test(name) || !VISIBLE.test(name) ? null : name;
}

const SHOWN_CHARACTERS = 3;

/**
 * A player's name as others may see it: its first characters as they are read (a Burmese letter with its marks is one),
 * then
 * stars, always as many. At least one is hidden: "Ma Thandar" is "Ma***", "Su" is "S***".
 */
export function maskName(name: string): string {
  const characters = Array.from(new Intl.Segmenter().segment(name.trim()), (it) => it.segment);
  const shown = Math.min(SHOWN_CHARACTERS, characters.length - 1);
  return `${characters.slice(0, shown).join('').trimEnd()}***`;
}
