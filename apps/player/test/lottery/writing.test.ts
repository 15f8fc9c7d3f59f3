import { expect, test } from 'vitest';
import { boardOf } from '../../src/parts/lottery/board.ts';
import { THREE_D, TWO_D } from '../../src/parts/lottery/games.ts';
import { partTaken } from '../../src/parts/lottery/pane/part-taken.ts';
import { nextUnclear, understand, wordAt } from '../../src/parts/lottery/writing/understanding.ts';

const row = (bet_number: string, block: 'yes' | 'no' = 'no') => ({
  bet_number,
  block,
  default_amount: '1000000.00',
  hot_amount: null,
  remaining: '1000000.00',
});
const board = boardOf({
  data: [row('12'), row('21'), row('77', 'yes')],
  ...{ minimum: '100.00', maximum: '5000.00', step: '100.00', odd: 85, version: '1', game: 'open' },
});
const screen = { game: TWO_D, board, chosen: [], way: 'standard' } as const;
const line = (bet_number: string, kyat: number) => ({ bet_number, stake_pya: kyat * 100 });

test('what the ways of writing read differently adds nothing until one is chosen, and the rest of the text waits with it', () => {
  const asked = understand('34=100 12R1000', { ...screen, way: null });
  expect(asked).toMatchObject({ asked_word: '12R1000', lines: [] });
  expect(asked.words.map(({ state }) => state)).toEqual(['read', 'ambiguous']);
  expect(understand('12R1000', { ...screen, way: 'half_reverse' }).lines).toEqual([line('12', 500), line('21', 500)]);
  expect(understand('34=100', { ...screen, way: null }).lines).toEqual([line('34', 100)]);
});

test('what is not clear is named to stay in the field, and what is being written is not called wrong yet', () => {
  const read = understand('12 500\n12X500\n34=5', screen);
  expect(read.words.map(({ state }) => state)).toEqual(['read', 'unread', 'unfinished']);
  expect(read.lines).toEqual([line('12', 500)]);
  expect(read.unclear).toEqual(['12X500', '34=5']);
});

test('what is to be mended next is behind the caret, or else the first of all', () => {
  const { words } = understand('12X500\n34=500\n12=5k\n\n56', screen);
  expect([0, 1, 14, 21, 30].map((caret) => nextUnclear(words, caret)?.text)).toEqual(['12X500', '12=5k', '12=5k', '56', '12X500']);
  expect([0, 7, 13, 20].map((caret) => wordAt(words, caret)?.text)).toEqual(['12X500', '34=500', '34=500', '12=5k']);
});

test('numbers that take no bets are left out and named', () => {
  expect(understand('77.12=100', screen)).toMatchObject({ lines: [line('12', 100)], not_taken: ['77'], total_pya: 10_000 });
});

test('an amount beyond the limit, with what is on the list already, adds nothing', () => {
  const read = understand('12 500', { ...screen, chosen: [line('12', 4600)] });
  expect(read.lines).toEqual([]);
  expect([...read.faults]).toEqual([['amount_too_large', ['12']]]);
});

test('more numbers than a slip takes add nothing, and it is said how many', () => {
  const text = Array.from({ length: 201 }, (_, place) => String(place).padStart(3, '0')).join('.');
  expect(understand(`${text}=100`, { ...screen, game: THREE_D })).toMatchObject({ lines: [], over_count: 1 });
});

test('numbers without an amount can be chosen', () => {
  expect(understand('12 34', screen).words[0]?.bare).toEqual(['12', '34']);
});

test('what is not taken of a text stays in the field: blocked, on the list, beyond a slip, or with an amount that cannot be', () => {
  const taken = (text: string, chosen: { bet_number: string; stake_pya: number }[] = [], lines_max = 100) =>
    partTaken(understand(text, { ...screen, chosen }), { chosen, board, lines_max });
  expect(taken('34\n12=75')).toMatchObject({ numbers: ['34'], rest: ['12=75'] });
  expect(taken('77 35')).toMatchObject({ numbers: ['35'], blocked: ['77'], rest: ['77'] });
  expect(taken('12 34', [line('12', 100)])).toMatchObject({ numbers: ['34'], on_list: ['12'], rest: ['12'] });
  expect(taken('34 35 36', [line('12', 100)], 3)).toMatchObject({ numbers: ['34', '35'], beyond: ['36'], rest: ['36'] });
  expect(taken('12.77=100\n34\n34')).toMatchObject({ numbers: ['34'], rest: ['77=100'] });
  expect(taken('Ma Mya\n12=100\n12X500')).toMatchObject({ numbers: [], rest: ['12X500'] });
});
