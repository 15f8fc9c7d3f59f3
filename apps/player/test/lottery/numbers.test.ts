import { expect, test } from 'vitest';
import { boardOf } from '../../src/parts/lottery/board.ts';
import { sectionFor, sectionsAhead } from '../../src/parts/lottery/sections.ts';
import { afterKey, linesProblem, quickAmounts, stakeProblem, typedPya } from '../../src/parts/lottery/stake.ts';
import { markedBid, markedIndex, markedValue } from '../../src/parts/numbers/source-digits.ts';

const limits = { minimum_pya: 10_000, maximum_pya: 50_000_000, step_pya: 10_000 };

test.each([
  ['no', '10000000.00', '10000000.00', null, 'open', 100],
  ['no', '5999999.00', '10000000.00', null, 'open', 59],
  ['no', '100.00', '10000000.00', null, 'open', 1],
  ['no', '99.00', '10000000.00', null, 'sold_out', 0],
  ['no', '0.00', '10000000.00', null, 'sold_out', 0],
  ['no', '250000.00', '10000000.00', '500000.00', 'open', 50],
  ['yes', '10000000.00', '10000000.00', null, 'blocked', 0],
] as const)(
  'a number with block %s and %s left of %s (hot: %s) is %s, %i %% left',
  (block, remaining, default_amount, hot_amount, state, percent) => {
    const row = { bet_number: '07', block, remaining, default_amount, hot_amount };
    const board = boardOf({ data: [row], minimum: '100.00', maximum: '500000.00', step: '100.00', odd: 85, version: '1', game: 'open' });
    expect(board.cells[0]).toMatchObject({ state, left_percent: percent, is_hot: hot_amount !== null });
    expect(board.not_taken.has('07')).toBe(state !== 'open');
  },
);

const noon = {
  time_section: '12:01 PM',
  date: '2026-11-20',
  closes_at: '2026-11-20T11:51:00+06:30',
  open_time: '',
  is_open: 1,
  odd: 85,
} as const;
const three = { ...noon, time_section: '03:00 PM', closes_at: '2026-11-20T14:50:00+06:30' };
const at = (time: string) => Date.parse(`2026-11-20T${time}+06:30`);

test('closing moves to the next section by the server clock; closing time itself is closed', () => {
  const wanted = { date: '2026-11-20', section: '12:01 PM' };
  const chosenAt = (time: string) => sectionFor(sectionsAhead([three, noon], at(time)), wanted)?.time_section ?? null;
  expect(chosenAt('11:50:59')).toBe('12:01 PM');
  expect(chosenAt('11:51:00')).toBe('03:00 PM');
  expect(chosenAt('14:50:00')).toBe(null);
});

test('a wanted section stays chosen, without one the next open section is', () => {
  const ahead = sectionsAhead([{ ...noon, is_open: 0 as const }, three], at('10:00:00'));
  expect(sectionFor(ahead, null)).toMatchObject({ time_section: '03:00 PM' });
  expect(sectionFor(ahead, { date: '2026-11-20', section: '12:01 PM' })).toMatchObject({ time_section: '12:01 PM' });
});

test.each([
  ['1,338.91', '1,338.9', '1'],
  ['1621.550000', '1,621.5', '5'],
  ['1338.9', '1,338.9', '0'],
  ['1338', '1,338.0', '0'],
])('the index %s marks its second decimal', (set, before, digit) => expect(markedIndex(set)).toEqual({ before, digit, after: '' }));

test.each([
  ['19085.81', 2, '19,08[5].8[1]'],
  ['19085.81', 1, '19,085.8[1]'],
  ['64000', 2, '64,00[0].0[0]'],
  ['91234.50000000', 2, '91,23[4].5[0]'],
] as const)('the bid %s of a number of %i digits marks %s', (bid, digits, shown) => {
  const marked = markedBid(bid, digits) ?? [];
  expect(marked.map((it) => `${it.before}[${it.digit}]${it.after}`).join('')).toBe(shown);
});

test('a bid that is not known yet marks nothing', () => expect(markedBid('--', 2)).toBe(null));

test.each([
  ['32,345.64', '32,34', '5', '.64'],
  ['33617.38', '33,61', '7', '.38'],
])('the value %s marks the digit before its point', (value, before, digit, after) =>
  expect(markedValue(value)).toEqual({ before, digit, after }),
);

test('a value that is not known yet marks nothing', () => {
  expect(markedIndex('--')).toBe(null);
  expect(markedValue('')).toBe(null);
});

test.each([
  [0, 'amount_not_set'],
  [9_900, 'amount_too_small'],
  [10_000, null],
  [15_000, 'amount_too_small'],
  [50_000_000, null],
  [50_010_000, 'amount_too_large'],
])('a stake of %i pya: %s', (stake_pya, problem) => expect(stakeProblem(stake_pya, limits)).toBe(problem));

test('one line without an amount is the problem of the slip', () => {
  const lines = [
    { bet_number: '07', stake_pya: 10_000 },
    { bet_number: '12', stake_pya: 0 },
  ];
  expect(linesProblem(lines, limits)).toBe('amount_not_set');
  expect(linesProblem(lines.slice(0, 1), limits)).toBe(null);
});

test('amounts are typed in Latin and Burmese digits, with or without commas', () => {
  expect(typedPya('1,500')).toBe(150_000);
  expect(typedPya('၁၅၀၀')).toBe(150_000);
  expect(typedPya('')).toBe(0);
  expect(typedPya('99999999999999999999')).toBe(99_999_999_900);
});

test('the pad writes at the end and takes back', () => {
  const typed = ['1', '5', '00', 'back'].reduce(afterKey, 0);
  expect(typed).toBe(15_000);
  expect(afterKey(100, 'back')).toBe(0);
  expect(afterKey(0, '00')).toBe(0);
});

test('quick amounts keep to the limits of the lottery', () => {
  expect(quickAmounts({ ...limits, minimum_pya: 50_000, maximum_pya: 500_000 })).toEqual([50_000, 100_000, 200_000, 500_000]);
});
