import { latinDigits } from '@shwekan/rules';

const BURMESE_LETTER = /[\u1000-\u103f]/;
/** Burmese says in itself where its lines end: who copies it from a page copies that as well, and who types it does not. */
const LINE_ENDS = /[\u2060\u200b\u00ad]/g;

/** What is searched for, of what was typed: a phone, an amount or a number is found in whatever digits it is typed; the digits of a Burmese name are its own. */
export function soughtIn(typed: string): string {
  const text = bare(typed).trim();
  return BURMESE_LETTER.test(text) ? text : latinDigits(text);
}

/** A text as it is typed. */
export function bare(text: string): string {
  return text.replace(LINE_ENDS, '');
}
