import { latinDigits } from '@shwekan/rules';

const BURMESE_LETTER = /[\u1000-\u103f]/;

/** What is searched for, of what was typed: a phone, an amount or a number is found in whatever digits it is typed; the digits of a Burmese name are its own. */
export function soughtIn(typed: string): string {
  const text = typed.trim();
  return BURMESE_LETTER.test(text) ? text : latinDigits(text);
}
