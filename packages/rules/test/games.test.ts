import { expect, test } from 'vitest';
import { GAME_CATEGORIES, LOTTERIES, refuseLaunch, refuseTurnoverLeft } from '../src/index.ts';

test('the game categories have the ids of the specification, in the order of the home screen', () => {
  expect(GAME_CATEGORIES.map(({ id, code }) => [id, code])).toEqual([
    [3, 'sport_book'],
    [2, 'live_casino'],
    [1, 'slot'],
    [8, 'fishing'],
    [6, 'card_game'],
  ]);
});

test('there are five lotteries, in the order in which they are listed', () => {
  expect(LOTTERIES.map(({ code, digits }) => [code, digits])).toEqual([
    ['1D', 1],
    ['2D', 2],
    ['C1D', 1],
    ['C2D', 2],
    ['3D', 3],
  ]);
});

test('with turnover left only slots and fishing may be played, wherever it is asked', () => {
  const says = [1, 2, 3, 6, 8, 9].map((category_id) => [
    category_id,
    refuseLaunch({ has_moved_to_game: true, turnover_pya: 1, category_id }),
    refuseTurnoverLeft(1, [category_id]),
  ]);
  expect(says).toEqual([
    [1, null, null],
    [2, 'turnover_left', 'turnover_left'],
    [3, 'turnover_left', 'turnover_left'],
    [6, 'turnover_left', 'turnover_left'],
    [8, null, null],
    [9, 'turnover_left', 'turnover_left'],
  ]);
  expect(refuseTurnoverLeft(0, [2])).toBeNull();
  // A product whose game nobody can name: one category that may be played is enough.
  expect(refuseTurnoverLeft(1, [2, 1])).toBeNull();
  expect(refuseTurnoverLeft(1, [2, 3])).toBe('turnover_left');
  expect(refuseTurnoverLeft(1, [])).toBeNull();
});
