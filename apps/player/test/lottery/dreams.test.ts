import { expect, test } from 'vitest';
import { found, gameOf } from '../../src/screens/dream-book/dreams.ts';

const dream = (id: number, word: string, ...numbers: string[]) => ({ id, word, numbers, image: null });
const BOOK = [dream(1, 'Snake', '56', '05'), dream(2, 'မြွေ', '89'), dream(3, 'Fire', '605', '7')];

test.each([
  ['', [1, 2, 3]],
  [' sNA ', [1]],
  ['မြွေ', [2]],
  ['၅၆', [1]],
  ['05', [1]],
  ['60', [3]],
  ['zebra', []],
])('%j finds what holds it in its word, or a number that begins with it', (typed, ids) => {
  expect(found(BOOK, typed).map((it) => it.id)).toEqual(ids);
});

test('a number leads to the lottery of so many digits', () => {
  expect(['7', '05', '605'].map((it) => gameOf(it).code)).toEqual(['1D', '2D', '3D']);
});
