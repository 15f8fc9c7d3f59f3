import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  availablePya,
  type BettingDraw,
  type BettingPlayer,
  decideSlip,
  drawState,
  type NumberState,
  numberText,
  type SlipFacts,
} from '../src/index.ts';
import { table } from './table.ts';

const KYAT = 100;
const now = new Date('2026-11-20T05:00:00Z');
const draw: BettingDraw = {
  opens_at: new Date('2026-11-19T05:00:00Z'),
  closes_at: new Date('2026-11-20T05:21:00Z'),
  result: null,
  settled_at: null,
  voided_at: null,
  section_is_open: true,
  digits: 2,
  stake_min_pya: 100 * KYAT,
  stake_step_pya: 100 * KYAT,
  stake_max_pya: 500_000 * KYAT,
  lines_max: 100,
};
const player: BettingPlayer = {
  balance_pya: 1_000_000 * KYAT,
  birthday: '1996-01-31',
  is_blocked: false,
  is_excluded: false,
  is_overdrawn: false,
  stake_left_pya: null,
};
const free: NumberState = { taken_pya: 0, cap_pya: 1000 * KYAT, blocked: false };

/** A slip like most: one line of 100 kyat on 07, on an open draw with nothing taken. Each test says only what differs. */
function slip(differs: Partial<SlipFacts> = {}): SlipFacts {
  const numbers = Array.from({ length: 100 }, () => free);
  return { draw, lines: [{ bet_number: '07', stake_pya: 100 * KYAT }], numbers, player, minimum_age_years: 18, ...differs };
}

function says(facts: SlipFacts, at: Date = now): string {
  const decision = decideSlip(facts, at);
  return decision.accepted ? '_' : decision.code;
}

/** "07=100 12=200" as lines with stakes in kyat. */
function linesOf(text: string) {
  if (text === '_') return [];
  return text.split(' ').map((word) => {
    const [bet_number = '', kyat = ''] = word.split('=');
    return { bet_number, stake_pya: Number(kyat) * KYAT };
  });
}

describe('a draw takes bets while it is open', () => {
  for (const it of table(`
opens    closes    now      result  settled  voided  state      says
08:00    10:00     09:59    _       _        _       open       _
08:00    10:00     08:00    _       _        _       open       _                 // opening time itself is open
08:00    10:00     07:59    _       _        _       scheduled  section_closed
08:00    10:00     10:00    _       _        _       closed     betting_closed    // closing time itself is closed
08:00    10:00     10:01    _       _        _       closed     betting_closed
08:00    10:00     09:00    07      _        _       resulted   betting_closed    // a result closes whatever the clock says
08:00    10:00     11:00    07      11:00    _       settled    betting_closed
08:00    10:00     09:00    _       _        08:30   voided     betting_closed
08:00    10:00     07:00    _       _        06:30   voided     betting_closed
08:00    10:00     11:00    07      11:00    11:30   voided     betting_closed
`)) {
    test(`${it.about} is ${it.state}`, () => {
      const at = (time: string) => new Date(`2026-11-20T${time}:00+06:30`);
      const mark = (time: string) => (time === '_' ? null : at(time));
      const result = it.result === '_' ? null : it.result;
      const marked = {
        ...draw,
        opens_at: at(it.opens),
        closes_at: at(it.closes),
        result,
        settled_at: mark(it.settled),
        voided_at: mark(it.voided),
      };
      expect(drawState(marked, at(it.now))).toBe(it.state);
      expect(says(slip({ draw: marked }), at(it.now))).toBe(it.says);
    });
  }

  test('the last millisecond before closing is open', () => {
    expect(says(slip(), new Date(draw.closes_at.getTime() - 1))).toBe('_');
    expect(says(slip(), draw.closes_at)).toBe('betting_closed');
  });

  test('a section that is switched off is closed', () => {
    expect(says(slip({ draw: { ...draw, section_is_open: false } }))).toBe('section_closed');
    expect(says(slip({ draw: { ...draw, section_is_open: false } }), draw.closes_at)).toBe('betting_closed');
  });

  test('without a draw, or without its numbers, there is no digit data', () => {
    expect(says(slip({ draw: null }))).toBe('no_digit_data');
    expect(says(slip({ numbers: [] }))).toBe('no_digit_data');
  });
});

describe('a line is taken or named with what is left', () => {
  // 10 is full but for 300, 11 is full, 12 is blocked, 13 is 250 short of its cap, 14 is over its lowered cap.
  const numbers = Array.from({ length: 100 }, (): NumberState => ({ ...free, cap_pya: 600_000 * KYAT }));
  numbers[10] = { taken_pya: 700 * KYAT, cap_pya: 1000 * KYAT, blocked: false };
  numbers[11] = { taken_pya: 1000 * KYAT, cap_pya: 1000 * KYAT, blocked: false };
  numbers[12] = { taken_pya: 0, cap_pya: 1000 * KYAT, blocked: true };
  numbers[13] = { taken_pya: 750 * KYAT, cap_pya: 1000 * KYAT, blocked: false };
  numbers[14] = { taken_pya: 900 * KYAT, cap_pya: 500 * KYAT, blocked: false };

  for (const it of table(`
lines                     says                named
07=100                    _                   _
07=500000                 _                   _
07=100 12=100 10=300      number_blocked      12=0
10=300                    _                   _                          // up to the cap
10=400                    number_sold_out     10=300                     // over it
11=100                    number_sold_out     11=0
13=200                    _                   _
13=300                    number_sold_out     13=200                     // what is left, in whole steps
14=100                    number_sold_out     14=0                       // a cap lowered below what is taken
10=400 11=100 07=100      number_sold_out     10=300 11=0                // every failing number
10=400 12=100 11=200      number_blocked      10=300 12=0 11=0           // also those that fail a later check
_                         amount_not_set      _
07=0                      amount_not_set      07=500000
07=-100                   amount_not_set      07=500000
07=NaN                    amount_not_set      07=500000
07=50                     amount_too_small    07=500000
07=99                     amount_too_small    07=500000
07=150                    amount_too_small    07=500000                  // between two steps
07=100.5                  amount_too_small    07=500000
07=500100                 amount_too_large    07=500000
07=Infinity               amount_too_large    07=500000
07=50 08=500100 09=0      amount_not_set      07=500000 08=500000 09=500000
08=500100 07=50           amount_too_small    08=500000 07=500000
7=100                     number_not_valid    7=0
007=100                   number_not_valid    007=0
ab=100                    number_not_valid    ab=0
၀၇=100                    number_not_valid    ၀၇=0
07=100 07=100             number_not_valid    07=500000                  // a number twice
07=100 07=100 07=200      number_not_valid    07=500000                  // is named once
7=100 12=100              number_not_valid    7=0 12=0
7=100 08=50               amount_too_small    7=0 08=500000
`)) {
    test(`${it.about}: ${it.says}, ${it.named}`, () => {
      const decision = decideSlip(slip({ lines: linesOf(it.lines), numbers }), now);
      const named = decision.accepted ? [] : decision.numbers.map((number) => `${number.bet_number}=${number.available_pya / KYAT}`);
      expect(decision.accepted ? '_' : decision.code).toBe(it.says);
      expect(named.join(' ') || '_').toBe(it.named);
    });
  }

  test('a slip takes as many numbers as its lottery allows, and no more', () => {
    const lines = Array.from({ length: 100 }, (_, value) => ({ bet_number: numberText(value, 2), stake_pya: 100 * KYAT }));
    expect(says(slip({ lines }))).toBe('_');
    expect(says(slip({ lines, draw: { ...draw, lines_max: 99 } }))).toBe('number_not_valid');
  });

  test('1D and 3D slips are decided by the same rule', () => {
    const numbers = Array.from({ length: 1000 }, () => free);
    const decide = (digits: 1 | 3, bet_number: string) =>
      says(slip({ draw: { ...draw, digits }, numbers, lines: [{ bet_number, stake_pya: 100 * KYAT }] }));
    expect(decide(1, '7')).toBe('_');
    expect(decide(1, '07')).toBe('number_not_valid');
    expect(decide(3, '007')).toBe('_');
    expect(decide(3, '999')).toBe('_');
    expect(decide(3, '07')).toBe('number_not_valid');
  });
});

describe('a player may bet when allowed to play, and with the money', () => {
  // Each reason not to play at all is a row of may-play.test.ts.
  for (const it of table(`
balance    birthday      minimum    excluded    left    says
100        1996-01-31    18         no          _       _                   // to the last kyat
99         1996-01-31    18         no          _       not_enough_money
0          1996-01-31    18         no          _       not_enough_money
-100       1996-01-31    18         no          _       not_enough_money
100        2008-11-20    18         no          _       _                   // 18 today
100        2008-11-21    18         no          _       under_age
100        2006-11-21    21         no          _       under_age
100        _             18         no          _       birthday_needed
100        1996-01-31    18         yes         _       excluded
100        1996-01-31    18         no          100     _
100        1996-01-31    18         no          99      limit_reached
0          1996-01-31    18         no          99      limit_reached       // the first reason is told
0          _             18         yes         _       birthday_needed
0          2009-01-01    18         yes         _       under_age
0          1996-01-31    18         yes         _       excluded
`)) {
    test(`${it.about}: ${it.says}`, () => {
      const asked: BettingPlayer = {
        ...player,
        balance_pya: Number(it.balance) * KYAT,
        birthday: it.birthday === '_' ? null : (it.birthday ?? ''),
        is_excluded: it.excluded === 'yes',
        stake_left_pya: it.left === '_' ? null : Number(it.left) * KYAT,
      };
      expect(says(slip({ player: asked, minimum_age_years: Number(it.minimum) }))).toBe(it.says);
    });
  }

  test('the draw and the lines are told before the player', () => {
    const broke = { ...player, balance_pya: 0 };
    expect(says(slip({ player: broke, lines: linesOf('7=100') }))).toBe('number_not_valid');
    expect(says(slip({ player: broke }), draw.closes_at)).toBe('betting_closed');
  });
});

test('an accepted slip carries its total and its numbers in line order', () => {
  expect(decideSlip(slip({ lines: linesOf('70=100 07=200 00=300') }), now)).toEqual({
    accepted: true,
    total_pya: 600 * KYAT,
    values: [70, 7, 0],
  });
});

test('deciding reads only, and the same slip is decided the same every time', () => {
  const facts = slip({ lines: linesOf('70=100 07=2000 7=100') });
  const before = structuredClone(facts);
  expect(decideSlip(facts, now)).toEqual(decideSlip(facts, now));
  expect(facts).toEqual(before);
});

test('what a refusal offers is accepted, and one step more is not', () => {
  const money = fc.integer({ min: 0, max: 2000 * KYAT });
  fc.assert(
    fc.property(money, money, fc.boolean(), (taken_pya, cap_pya, blocked) => {
      const state = { taken_pya, cap_pya, blocked };
      const rich = { ...player, balance_pya: Number.MAX_SAFE_INTEGER };
      const offer = availablePya(draw, state);
      const decide = (stake_pya: number) =>
        says(slip({ lines: [{ bet_number: '07', stake_pya }], numbers: Array(100).fill(state), player: rich }));
      if (offer > 0) expect(decide(offer)).toBe('_');
      expect(decide(offer + draw.stake_step_pya)).not.toBe('_');
    }),
  );
});
