import { latinDigits } from './digits.ts';
import { allNumbers, type Digits, numberValue } from './numbers.ts';
import { plain, type QuickPick } from './quick-pick.ts';
import { withMirrors, withPermutations } from './turned.ts';

const BLOCK_SIZE = 20;
const POWER = ['05', '16', '27', '38', '49'];
const NAKHAT = ['07', '18', '24', '35', '69'];
const BROTHERS = ['01', '12', '23', '34', '45', '56', '67', '78', '89', '90'];

/** The quick picks of 2D and C2D, in the order in which the screen shows them. Keys are stable: phrases use them. */
export const QUICK_PICKS_2D = {
  reverse: { takes: 'selection', count: null, numbers: withMirrors },
  big: plain(
    50,
    twoD((head) => head >= 5),
  ),
  small: plain(
    50,
    twoD((head) => head < 5),
  ),
  even: plain(
    50,
    twoD((_, tail) => isEven(tail)),
  ),
  odd: plain(
    50,
    twoD((_, tail) => !isEven(tail)),
  ),
  even_even: plain(
    25,
    twoD((head, tail) => isEven(head) && isEven(tail)),
  ),
  odd_odd: plain(
    25,
    twoD((head, tail) => !isEven(head) && !isEven(tail)),
  ),
  even_odd: plain(
    25,
    twoD((head, tail) => isEven(head) && !isEven(tail)),
  ),
  odd_even: plain(
    25,
    twoD((head, tail) => !isEven(head) && isEven(tail)),
  ),
  doubles: plain(
    10,
    twoD((head, tail) => head === tail),
  ),
  even_doubles: plain(
    5,
    twoD((head, tail) => head === tail && isEven(head)),
  ),
  odd_doubles: plain(
    5,
    twoD((head, tail) => head === tail && !isEven(head)),
  ),
  head: byDigit(10, (head, _, digit) => head === digit),
  tail: byDigit(10, (_, tail, digit) => tail === digit),
  even_head: plain(
    50,
    twoD((head) => isEven(head)),
  ),
  odd_head: plain(
    50,
    twoD((head) => !isEven(head)),
  ),
  even_tail: plain(
    50,
    twoD((_, tail) => isEven(tail)),
  ),
  odd_tail: plain(
    50,
    twoD((_, tail) => !isEven(tail)),
  ),
  contains: byDigit(19, (head, tail, digit) => head === digit || tail === digit),
  break: byDigit(10, (head, tail, digit) => (head + tail) % 10 === digit),
  power: plain(10, withMirrors(POWER)),
  nakhat: plain(10, withMirrors(NAKHAT)),
  brothers: plain(20, withMirrors(BROTHERS)),
  tens: plain(
    10,
    twoD((_, tail) => tail === 0),
  ),
  khway: { takes: 'digits', count: null, numbers: (digits) => pairsOf(digits, false) },
  khway_with_doubles: { takes: 'digits', count: null, numbers: (digits) => pairsOf(digits, true) },
  block: { takes: 'block', count: BLOCK_SIZE, numbers: blockOf },
} as const satisfies Record<string, QuickPick>;

/** The quick picks of 3D. */
export const QUICK_PICKS_3D = {
  reverse: { takes: 'selection', count: null, numbers: withPermutations },
  triples: plain(10, threeD(isTriple)),
  even_triples: plain(
    5,
    threeD((number) => isTriple(number) && isEven(Number(number))),
  ),
  odd_triples: plain(
    5,
    threeD((number) => isTriple(number) && !isEven(Number(number))),
  ),
  hundreds: plain(
    9,
    threeD((number) => number !== '000' && number.endsWith('00')),
  ),
  series: plain(
    8,
    threeD((number) => '0123456789'.includes(number)),
  ),
  wildcard: { takes: 'pattern', count: 10, numbers: matching },
} as const satisfies Record<string, QuickPick>;

/**
 * The selection with a quick pick added: what was chosen stays in its order, new numbers follow, those in `not_taken`
 * (blocked or full) are left out.
 */
export function addPick(selection: readonly string[], picked: readonly string[], not_taken: ReadonlySet<string>): string[] {
  return [...new Set([...selection, ...picked.filter((number) => !not_taken.has(number))])];
}

/**
 * Numbers typed as a list, "112,123 115", in Latin or Burmese digits: those that are numbers of so many digits, once each in
 * the order typed, and the other words, for the screen to show.
 */
export function typedNumbers(typed: string, digits: Digits): { numbers: string[]; wrong: string[] } {
  const words = latinDigits(typed)
    .split(/[\s,;.၊။、，]+/)
    .filter((word) => word !== '');
  const numbers = words.filter((word) => numberValue(word, digits) >= 0);
  const wrong = words.filter((word) => numberValue(word, digits) < 0);
  return { numbers: [...new Set(numbers)], wrong: [...new Set(wrong)] };
}

function byDigit(count: number, fits: (head: number, tail: number, digit: number) => boolean) {
  const numbers = (digit: number) => (isDigit(digit) ? twoD((head, tail) => fits(head, tail, digit)) : []);
  return { takes: 'digit', count, numbers } as const;
}

function twoD(fits: (head: number, tail: number) => boolean): readonly string[] {
  return allNumbers(2).filter((_, value) => fits(Math.floor(value / 10), value % 10));
}

function threeD(fits: (number: string) => boolean): readonly string[] {
  return allNumbers(3).filter(fits);
}

function pairsOf(typed: string, with_doubles: boolean): readonly string[] {
  const digits = latinDigits(typed);
  if (!/^\d*$/.test(digits)) return [];
  return allNumbers(2).filter(
    (number) =>
      digits.includes(number.charAt(0)) && digits.includes(number.charAt(1)) && (with_doubles || number.charAt(0) !== number.charAt(1)),
  );
}

function blockOf(block: number): readonly string[] {
  if (!Number.isInteger(block) || block < 0) return [];
  return allNumbers(2).slice(block * BLOCK_SIZE, (block + 1) * BLOCK_SIZE);
}

/** Numbers that fit a pattern with exactly one "?" in it: "?45" is 045, 145 .. 945. */
function matching(typed: string): readonly string[] {
  const pattern = latinDigits(typed).replace('？', '?');
  if (pattern.length !== 3 || !/^\d*\?\d*$/.test(pattern)) return [];
  return Array.from({ length: 10 }, (_, digit) => pattern.replace('?', String(digit)));
}

function isTriple(number: string): boolean {
  return number.charAt(0) === number.charAt(1) && number.charAt(1) === number.charAt(2);
}

function isEven(value: number): boolean {
  return value % 2 === 0;
}

function isDigit(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= 9;
}
