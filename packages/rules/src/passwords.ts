import { latinDigits } from './digits.ts';

export const PASSWORD_MIN_CHARACTERS = 8;
export const PASSWORD_MAX_CHARACTERS = 128;

export type PasswordRefusal = 'password_too_short' | 'password_too_long' | 'password_too_simple';

/** Why this may not be the password of the player with this phone, or null: 8 to 128 characters, not one character only, not the phone. */
export function refusePassword(password: string, phone: string): PasswordRefusal | null {
  // No character is longer than two units, so that a huge text is refused before it is taken apart.
  if (password.length > PASSWORD_MAX_CHARACTERS * 2) return 'password_too_long';
  const characters = Array.from(password);
  if (characters.length < PASSWORD_MIN_CHARACTERS) return 'password_too_short';
  if (characters.length > PASSWORD_MAX_CHARACTERS) return 'password_too_long';
  if (new Set(characters).size === 1) return 'password_too_simple';
  if (isPhone(password, phone)) return 'password_too_simple';
  return null;
}

/** Whether this is a phone, however it is written: with the country's code, without its zero, with blanks. */
function isPhone(typed: string, phone: string): boolean {
  const digits = latinDigits(typed).replace(/[\s\-+().]/g, '');
  const national = phone.replace(/^0/, '');
  return national !== '' && ['', '0', '95', '0095', '950'].some((before) => digits === `${before}${national}`);
}
