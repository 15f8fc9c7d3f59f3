import { expect, test } from 'vitest';
import { GAME_CATEGORIES, LOTTERIES } from '../src/index.ts';

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
