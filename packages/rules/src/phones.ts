import { latinDigits } from './digits.ts';

/** A Myanmar mobile number as this product knows it: 09 and nine more digits. */
export const PHONE_LENGTH = 11;

const PHONE = /^09\d{9}$/;

/** The phone as stored ("09420000001") from what was typed: Burmese digits, blanks and dashes are allowed. Null when it is none. */
export function normalisePhone(typed: string): string | null {
  const phone = latinDigits(typed).replace(/[\s\-\u2010-\u2015]/g, '');
  return PHONE.test(phone) ? phone : null;
}

/** The phone as others may see it: only an 11-character number is masked ("09******001"), any other text stays as it is. */
export function maskPhone(phone: string): string {
  if (phone.length !== PHONE_LENGTH) return phone;
  return `09******${phone.slice(-3)}`;
}
