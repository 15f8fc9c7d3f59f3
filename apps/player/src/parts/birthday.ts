import { latinDigits } from '@shwekan/rules';

/** A date of birth as it is typed: its day, month and year. */
export type BirthdayFields = readonly [day: string, month: string, year: string];
/** How many digits each of them has. */
export const DIGITS = [2, 2, 4] as const;

/** What is typed for a day of the wire (YYYY-MM-DD); nothing for none. */
export function typedOf(day: string | undefined): BirthdayFields {
  const [year = '', month = '', of_month = ''] = (day ?? '').split('-');
  return [of_month, month, year];
}

/** The day (YYYY-MM-DD) that is typed: empty when nothing is, no day at all when something is missing. */
export function dayOf([day, month, year]: BirthdayFields): string {
  if (day + month + year === '') return '';
  return [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
}

/** The digits of what is typed, Burmese ones as Latin ones, no more than fit the place. */
export function digitsOf(text: string, place: number): string {
  return latinDigits(text).replace(/\D/g, '').slice(0, DIGITS[place]);
}

/** The same with one place typed anew. */
export function typedAt([day, month, year]: BirthdayFields, place: number, text: string): BirthdayFields {
  return [place === 0 ? text : day, place === 1 ? text : month, place === 2 ? text : year];
}

/** A whole date that was pasted, day first as people here write it or year first as machines do; null for anything else. */
export function pasted(text: string): BirthdayFields | null {
  const parts = latinDigits(text).match(/\d+/g) ?? [];
  if (parts.length !== 3) return null;
  const [day = '', month = '', year = ''] = (parts[0] ?? '').length === 4 ? parts.reverse() : parts;
  return year.length === 4 ? [day, month, year] : null;
}
