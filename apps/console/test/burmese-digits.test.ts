import { expect, test } from 'vitest';
import { numbersIn, refuseNumbers } from '../src/screens/dream-book/dreams.ts';
import { hintNumber } from '../src/screens/number-hints/hints.ts';

test.each([
  ['56 89, 563', ['56', '89', '563']],
  ['၅၆ ၈၉၊ ၅၆၃', ['56', '89', '563']],
  ['၅6, 56', ['56']],
  ['', []],
])('the numbers of a dream that are typed as %j are %j', (typed, numbers) => expect(numbersIn(typed)).toEqual(numbers));

test('a dream has no number of four digits, in Burmese ones either', () => expect(refuseNumbers('၁၂၃၄')).not.toBeNull());

test.each([
  [' 07 ', '2D', '07'],
  ['၀၇', '2D', '07'],
  ['၅၆၃', '3D', '563'],
  ['၇', '2D', null],
  ['ab', '2D', null],
] as const)('a hint that is typed as %j for %s is sent as %j', (typed, lottery, number) => expect(hintNumber(typed, lottery)).toBe(number));
