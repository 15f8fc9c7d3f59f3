export const NAME_MIN_CHARACTERS = 2;
export const NAME_MAX_CHARACTERS = 60;

// Control characters, lone surrogates, angle brackets, and the marks that turn the writing direction and so forge what is read.
const FORBIDDEN = /[\p{Cc}\p{Cs}<>\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
const VISIBLE = /[\p{L}\p{N}]/u;

/**
 * A player's name as stored: trimmed, 2 to 60 characters, with at least one letter or digit; null when it cannot be one
 * (control, direction or angle characters). Characters are code points: a Burmese syllable counts its marks.
 */
export function playerName(typed: string): string | null {
  const name = typed.trim();
  if (name.length > NAME_MAX_CHARACTERS * 2) return null;
  const length = Array.from(name).length;
  if (length < NAME_MIN_CHARACTERS || length > NAME_MAX_CHARACTERS) return null;
  return FORBIDDEN.test(name) || !VISIBLE.test(name) ? null : name;
}
