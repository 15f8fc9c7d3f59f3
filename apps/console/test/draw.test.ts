import { describe, expect, test } from 'vitest';
import { type Draw, waitsForDecision } from '../src/parts/draws.ts';
import { subjectOf } from '../src/screens/alerts/alerts.ts';
import { closesOn, refuseMove, roomOf } from '../src/screens/dates/dates.ts';
import {
  entryNeeds,
  keptOf,
  type NumberRow,
  numberShown,
  type Proposal,
  profitOf,
  refuseConfirm,
  refuseResult,
  refuseReversal,
  refuseVoid,
} from '../src/screens/draw/draw.ts';
import { heatOf, selectionGroups, worstNumbers } from '../src/screens/draw/heat.ts';
import { derivedFrom, enteredOf, sourceShown } from '../src/screens/draw/source.ts';
import { writtenNumbers } from '../src/screens/draw/written-numbers.ts';

const proposal: Proposal = {
  id: 1,
  number: '15',
  source: 'operator',
  set: '1,338.91',
  value: '32,345.64',
  source_at: null,
  received_at: '2026-11-20T12:02:00+06:30',
  state: 'proposed',
  proposed_by: 'draws-a',
  decided_by: null,
  reason: null,
};
const closed: Draw = {
  id: 7,
  lottery: '2D',
  date: '2026-11-20',
  section: '12:01 PM',
  state: 'closed',
  is_open: true,
  opens_at: '2026-11-19T11:51:00+06:30',
  closes_at: '2026-11-20T11:51:00+06:30',
  draws_at: '2026-11-20T12:01:00+06:30',
  odd: 85,
  tot_odd: null,
  cap: '10000000.00',
  result: null,
  settled_at: null,
  void_reason: null,
  slip_count: 2,
  staked: '30000.00',
  paid: '0.00',
  laid_off: null,
  round: 1,
  seal: null,
  stop_reason: null,
  reversal: null,
  is_reversing: false,
  published: null,
  proposals: [proposal],
};

// Whatever day it is while this runs.
const held = { ...closed, draws_at: '2000-01-01T12:01:00+06:30' };

describe('two sources say a result', () => {
  test('an operator who entered one is told that another types it', () =>
    expect(entryNeeds(proposal, 'draws-a')).toMatch(/second operator/));
  test('another operator is told to type it', () => expect(entryNeeds(proposal, 'draws-b')).toMatch(/Type the number yourself/));
  test('whose number is not shown', () => expect(numberShown({ ...proposal, number: null })).toBe('not shown'));
  test('a feed’s result is confirmed by anyone', () => expect(refuseConfirm(held)).toBeNull());
  test('nobody confirms before the draw is held', () =>
    expect(refuseConfirm({ ...closed, draws_at: '2200-01-01T12:01:00+06:30' })).toMatch(/nothing is confirmed before/));
  test('a draw has one result', () => expect(refuseConfirm({ ...closed, result: '16' })).not.toBeNull());
});

describe('what can be done follows from the state of a draw', () => {
  for (const [state, result, canEnter, canVoid] of [
    ['scheduled', null, false, true],
    ['open', null, false, true],
    ['closed', null, true, true],
    ['resulted', '15', false, false],
    ['settled', '15', false, false],
    ['voided', null, false, false],
  ] as const) {
    test(`${state}: a result ${canEnter ? 'can' : 'cannot'} be entered, it ${canVoid ? 'can' : 'cannot'} be called off`, () => {
      expect(refuseResult({ ...closed, state, result }) === null).toBe(canEnter);
      expect(refuseVoid({ ...closed, state, result }) === null).toBe(canVoid);
    });
  }
});

describe('a settlement is taken back', () => {
  const settled: Draw = { ...closed, state: 'settled', result: '15' };
  const reversal = { reason: 'Late value', asked_by: 'draws-a', asked_at: '2026-11-20T13:00:00+06:30' };
  for (const [name, draw, can] of [
    ['once it is settled', settled, true],
    ['or its payout was stopped', { ...settled, state: 'resulted', stop_reason: 'Slip ABC was changed' }, true],
    ['not before', closed, false],
    ['not twice at once', { ...settled, reversal }, false],
    ['not while it is taken back', { ...settled, is_reversing: true }, false],
    ['not where its number only follows', { ...settled, lottery: '1D' }, false],
  ] as const)
    test(name, () => expect(refuseReversal(draw) === null).toBe(can));
});

describe('a 3D date moves between its neighbours, while betting has not closed', () => {
  const date = (day: string): Draw => ({ ...closed, lottery: '3D', date: day, closes_at: `${day}T14:00:00+06:30` });
  const all = ['2098-12-16', '2099-01-01', '2099-01-16'].map(date);
  const draw = date('2099-01-01');
  const room = roomOf(draw, all);
  test('which is said beside the field', () => expect(room).toEqual({ from: '2098-12-17', to: '2099-01-15' }));
  for (const [day, can] of [
    ['2098-12-30', true],
    ['2099-01-02', true],
    ['2099-01-01', false],
    ['2098-12-16', false],
    ['2099-01-16', false],
    ['', false],
  ] as const)
    test(`to ${day || 'no day'}: ${can ? 'yes' : 'no'}`, () => expect(refuseMove(draw, day, room) === null).toBe(can));
  test('and closes at the same time of the new day', () =>
    expect(closesOn({ ...draw, state: 'open' }, '2098-12-30')?.toISOString()).toBe(new Date('2098-12-30T14:00:00+06:30').toISOString()));
  test('but stays closed as it was when it has closed', () =>
    expect(closesOn(draw, '2098-12-30')?.toISOString()).toBe(new Date(draw.closes_at).toISOString()));
});

test('an alert leads to its draw, else to the draws of its lottery and day', () => {
  expect(subjectOf({ draw_id: 7, day: '2026-11-20', lottery: '2D' })).toEqual({ draw_id: '7' });
  expect(subjectOf({ draw_id: null, day: '2026-11-20', lottery: 'C2D' })).toEqual({ day: '2026-11-20', lottery: 'C2D' });
  expect(subjectOf({ day: '2026-11-20', lottery: '9D' })).toEqual({ day: '2026-11-20', lottery: undefined });
  for (const data of [null, 'x', {}, { day: 'soon' }, { budget_count: 5000 }]) expect(subjectOf(data)).toBeNull();
});

test('the profit of a draw is what is left once other houses have paid theirs', () => {
  const draw = { staked: '1000.00', paid: '8500.00' };
  expect(profitOf({ ...draw, laid_off: null })).toBe(-750_000);
  expect(profitOf({ ...draw, laid_off: { stakes: '500.00', commission: '62.50', paid: '4000.00' } })).toBe(
    -750_000 - 50_000 + 6250 + 400_000,
  );
});

test('a draw waits for a decision while a proposal is open and the draw has no result', () => {
  expect(waitsForDecision(closed)).toBe(true);
  expect(waitsForDecision({ ...closed, proposals: [{ ...proposal, state: 'rejected' }] })).toBe(false);
  expect(waitsForDecision({ ...closed, result: '15' })).toBe(false);
  expect(waitsForDecision({ ...closed, void_reason: 'The exchange stopped.' })).toBe(false);
});

const row = (bet_number: string, taken: string, would_pay: string, cap = '10000.00'): NumberRow => ({
  bet_number,
  taken,
  laid_off: '0.00',
  would_pay,
  net_pay: would_pay,
  cap,
  has_own_cap: false,
  is_blocked: false,
  own_cap: null,
  own_block: false,
  sealed: null,
});

test('a number is as hot as it is full, or as it would cost', () => {
  const numbers = [
    row('00', '0.00', '0.00'),
    row('07', '5000.00', '425000.00'),
    row('08', '10000.00', '850000.00'),
    row('09', '0.00', '0.00', '0.00'),
  ];
  expect(heatOf(numbers, 'taken').map((it) => it.share)).toEqual([0, 0.5, 1, 1]);
  expect(heatOf(numbers, 'would_pay').map((it) => it.share)).toEqual([0, 0.5, 1, 0]);
  expect(heatOf([row('00', '0.00', '0.00')], 'would_pay')[0]?.share).toBe(0);
});

test('the worst numbers come first, with what would be left for the house', () => {
  const numbers = [row('00', '0.00', '0.00'), row('07', '100.00', '8500.00'), row('08', '900.00', '76500.00')];
  expect(worstNumbers(numbers, 1_000_000, 5)).toEqual([
    { bet_number: '08', would_pay_pya: 7_650_000, net_pya: 7_650_000, left_pya: -6_650_000 },
    { bet_number: '07', would_pay_pya: 850_000, net_pya: 850_000, left_pya: 150_000 },
  ]);
  expect(worstNumbers(numbers, 1_000_000, 1)).toHaveLength(1);
});

test('what other houses pay makes another number the worst, and what they took and gave back is not ours to lose', () => {
  const sold = { staked: '1000.00', laid_off: { stakes: '800.00', commission: '100.00', paid: '0.00' } };
  const numbers = [row('07', '100.00', '8500.00'), { ...row('08', '900.00', '76500.00'), net_pay: '-500.00' }];
  expect(keptOf(sold)).toBe(30_000);
  expect(worstNumbers(numbers, keptOf(sold), 5)).toEqual([
    { bet_number: '07', would_pay_pya: 850_000, net_pya: 850_000, left_pya: 30_000 - 850_000 },
    { bet_number: '08', would_pay_pya: 7_650_000, net_pya: -50_000, left_pya: 30_000 + 50_000 },
  ]);
});

test('an operator can choose every head and every tail at once', () => {
  const groups = new Map(selectionGroups(2).map((group) => [group.name, group.numbers]));
  expect(groups.get('head 3')).toEqual(['30', '31', '32', '33', '34', '35', '36', '37', '38', '39']);
  expect(groups.get('tail 3')).toEqual(['03', '13', '23', '33', '43', '53', '63', '73', '83', '93']);
  expect(groups.get('doubles')).toHaveLength(10);
});

test('every lottery has groups of its own numbers', () => {
  for (const digits of [1, 2, 3] as const)
    for (const { name, numbers } of selectionGroups(digits)) {
      expect(numbers.length, name).toBeGreaterThan(0);
      expect(numbers.every((it) => it.length === digits)).toBe(true);
    }
});

describe('a result follows from what its lottery is read from, and is shown while typing', () => {
  for (const [lottery, typed, number, entered, shown] of [
    ['2D', { set: '1,338.91', value: '32,345.64' }, '15', ['set', 'value'], 'SET 1,338.91, value 32,345.64'],
    ['C2D', { set: '', value: '19085.81' }, '51', ['value'], 'bid 19085.81'],
    ['3D', { set: '', value: '107387' }, '387', ['value'], 'first prize 107387'],
    ['1D', { set: '1,338.91', value: '32,345.64' }, '5', ['set', 'value'], 'SET 1,338.91, value 32,345.64'],
    ['C1D', { set: '', value: '19085.81' }, '1', ['value'], 'bid 19085.81'],
  ] as const) {
    test(lottery, () => {
      expect(derivedFrom(lottery, typed)).toBe(number);
      expect(derivedFrom(lottery, { set: '', value: '' })).toBeNull();
      expect(Object.keys(enteredOf(lottery, typed))).toEqual(entered);
      expect(sourceShown(lottery, typed)).toBe(shown);
    });
  }
  test('a bare number says that it has no source', () => expect(sourceShown('C2D', { set: null, value: null })).toMatch(/by hand/));
});

describe('numbers as players write them', () => {
  test.each([
    ['12R 34.56', '2D', ['12', '21', '34', '56'], []],
    ['123K, 12', '2D', ['12', '13', '21', '23', '31', '32'], []],
    ['ပါဝါ', '2D', ['05', '16', '27', '38', '49', '50', '61', '72', '83', '94'], []],
    ['123R', '3D', ['123', '132', '213', '231', '312', '321'], []],
    ['12=500000\n55', '2D', ['55'], [['12', 500_000]]],
    [
      '12r9000-500',
      '2D',
      [],
      [
        ['12', 9000],
        ['21', 500],
      ],
    ],
  ] as const)('%s of %s', (text, lottery, numbers, caps) => {
    const written = writtenNumbers(text, lottery);
    expect([...written.numbers].sort()).toEqual(numbers);
    expect(written.caps.map((it) => [it.bet_number, it.cap_kyat])).toEqual(caps);
    expect(written.unclear).toEqual([]);
  });

  test.each([
    ['hello 12', ['12'], ['hello']],
    ['12=5000 5B', ['05', '14', '23', '32', '41', '50', '69', '78', '87', '96'], ['12=5000']],
    ['1234', [], ['1234']],
    ['05.10.26', ['05', '10', '26'], []],
    ['11/12/13', ['11', '12', '13'], []],
    ['12-10-26', ['10', '12', '26'], []],
    ['05.10.26\n34.56', ['05', '10', '26', '34', '56'], []],
    ['total 26', ['26'], ['total']],
    ['Ma Hla\n-----\n34', ['34'], []],
  ])('what is not understood in %s chooses nothing and gives no cap', (text, numbers, unclear) => {
    const written = writtenNumbers(text, '2D');
    expect([...written.numbers].sort()).toEqual(numbers);
    expect(written).toMatchObject({ caps: [], unclear });
  });
});
