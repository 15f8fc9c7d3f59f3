import { latinDigits } from '@shwekan/rules';

/** Keys of a phone's number pad that stand for any digit. */
const ANY_DIGIT = /[*#.xX？]/g;
const DIGITS = 3;

/** What is typed into the search of 3D: up to three digits, "?" for any of them. Other signs are left out. */
export function searchTyped(typed: string): string {
  return latinDigits(typed)
    .replace(ANY_DIGIT, '?')
    .replace(/[^\d?]/g, '')
    .slice(0, DIGITS);
}

/** Whether a 3D number fits a search: "38" finds 380 to 389, "?45" finds 045, 145 .. 945. */
export function fitsSearch(number: string, search: string): boolean {
  return [...search].every((sign, place) => sign === '?' || sign === number.charAt(place));
}
