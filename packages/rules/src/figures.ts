import { allNumbers, type Digits, numberText } from './numbers.ts';

/** How often something came out in a span of days, and how many draws and days ago it last did; null when never. */
export type Often = { readonly count: number; readonly draws_since: number | null; readonly days_since: number | null };
/** A number that came out, by its value. */
export type DrawnNumber = { readonly number: number; readonly count: number; readonly draws_since: number; readonly days_since: number };
export type Figures = {
  readonly numbers: (Often & { number: string })[];
  readonly heads: (Often & { digit: number })[];
  readonly tails: (Often & { digit: number })[];
  readonly breaks: (Often & { digit: number })[];
  readonly doubles: (Often & { number: string })[];
};

const DIGITS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const NEVER: Often = { count: 0, draws_since: null, days_since: null };

/**
 * What numbers that came out show of a lottery: each number, its first digit (head), its last (tail), the last digit of the sum of its digits
 * (break), and numbers of one digit repeated (doubles). A thousand numbers are told by their digits alone; ten have nothing beside themselves.
 */
export function figuresOf(drawn: readonly DrawnNumber[], digits: Digits): Figures {
  const rows = drawn.map((it) => ({ ...it, text: numberText(it.number, digits) }));
  const those = (is: (text: string) => boolean) => together(rows.filter((it) => is(it.text)));
  const byDigit = (of: (text: string) => number) =>
    digits === 1 ? [] : DIGITS.map((digit) => ({ digit, ...those((text) => of(text) === digit) }));
  const repeated = digits === 1 ? [] : DIGITS.map((digit) => String(digit).repeat(digits));
  return {
    numbers: digits === 3 ? [] : allNumbers(digits).map((number) => ({ number, ...those((text) => text === number) })),
    heads: byDigit((text) => Number(text[0])),
    tails: byDigit((text) => Number(text[digits - 1])),
    breaks: byDigit(breakOf),
    doubles: repeated.map((number) => ({ number, ...those((text) => text === number) })),
  };
}

/** The break of a number: the last digit of the sum of its digits. */
function breakOf(text: string): number {
  return [...text].reduce((sum, digit) => sum + Number(digit), 0) % 10;
}

function together(rows: readonly DrawnNumber[]): Often {
  if (rows.length === 0) return NEVER;
  return {
    count: rows.reduce((sum, it) => sum + it.count, 0),
    draws_since: Math.min(...rows.map((it) => it.draws_since)),
    days_since: Math.min(...rows.map((it) => it.days_since)),
  };
}
