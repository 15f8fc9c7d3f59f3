import { allNumbers } from '@shwekan/rules';
import { expect, test } from 'vitest';
import { fitsSearch, searchTyped } from '../../src/parts/lottery/hundreds.ts';

const found = (typed: string) => allNumbers(3).filter((number) => fitsSearch(number, searchTyped(typed)));

test.each([
  ['387', 1, '387', '387'],
  ['38', 10, '380', '389'],
  ['3', 100, '300', '399'],
  ['?45', 10, '045', '945'],
  ['*45', 10, '045', '945'],
  ['9?9', 10, '909', '999'],
  ['၀၇', 10, '070', '079'],
  [' 3 87 ', 1, '387', '387'],
  ['3875', 1, '387', '387'],
])('the search %s finds %i numbers, from %s to %s', (typed, count, first, last) => {
  const numbers = found(typed);
  expect([numbers.length, numbers[0], numbers.at(-1)]).toEqual([count, first, last]);
});
