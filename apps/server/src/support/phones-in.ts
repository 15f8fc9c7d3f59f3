import { latinDigits } from '@shwekan/rules';

const PHONE_IN_TEXT = /(?<!\d)(?:\+?95[\s\-\u2010-\u2015]?|0)9(?:[\s\-\u2010-\u2015]?\d){7,9}(?!\d)/g;

/** Every mobile number that a text names, once, as "09420000001": with the country's code, Burmese digits, blanks and dashes too. */
export function phonesIn(text: string): string[] {
  const found = latinDigits(text).match(PHONE_IN_TEXT) ?? [];
  return [...new Set(found.map((it) => it.replace(/\D/g, '').replace(/^95/, '0')))];
}
