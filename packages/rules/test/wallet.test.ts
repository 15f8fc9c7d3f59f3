import { describe, expect, test } from 'vitest';
import {
  bonusOf,
  CASH_OUT_TERMS,
  isInOtherLetters,
  isSameName,
  lessFee,
  needsSecondOperator,
  partsOf,
  refuseCashOut,
  refuseTransferIn,
  refuseTransferOut,
  turnoverOf,
} from '../src/index.ts';
import { table } from './table.ts';

describe('why a cash-out is refused, in kyat', () => {
  for (const it of table(`
amount     player       asked_today    says
5000       _            0              _
4999       _            0              amount_too_small
1000000    _            0              _
1000001    _            0              amount_too_large
1000000    _            2000000        _                    // exactly the day's most
1000000    _            2000001        day_limit_reached
5000       level_1      0              level_two_needed
5000       quiet        0              changed_recently
5000       overdrawn    0              overdrawn
5000       blocked      0              blocked
`)) {
    test(`${it.about} says ${it.says}`, () => {
      const says = refuseCashOut(Number(it.amount) * 100, {
        terms: CASH_OUT_TERMS,
        method: { is_open: true, minimum_pya: 500_000, maximum_pya: 100_000_000 },
        player: {
          is_blocked: it.player === 'blocked',
          is_level_2: it.player !== 'level_1',
          is_quiet: it.player === 'quiet',
          is_overdrawn: it.player === 'overdrawn',
          asked_today_pya: Number(it.asked_today) * 100,
        },
      });
      expect(says ?? '_').toBe(it.says);
    });
  }
});

describe('which cash-out two operators pay, in kyat', () => {
  for (const it of table(`
amount     asked_today    says
500000     0              no                 // exactly that much
500001     0              yes
500000     1              yes                // the day counts, not the request
1          499999         no
5000       500000         yes
`)) {
    test(`${it.about} says ${it.says}`, () => {
      const says = needsSecondOperator(Number(it.amount) * 100, CASH_OUT_TERMS, Number(it.asked_today) * 100);
      expect(says ? 'yes' : 'no').toBe(it.says);
    });
  }
});

describe('when money goes between main and game, in pya', () => {
  for (const it of table(`
amount    turnover    game     state          in                  out
100       0           0        _              _                   _
100       0           9000     _              _                   _
99        0           9000     _              amount_too_small    amount_too_small
0         0           9000     _              amount_too_small    amount_too_small
100       1           50000    _              _                   turnover_left       // spent: a new start
100       1           50001    _              turnover_left       turnover_left
100       1           49000    bet_open       _                   turnover_left
100       1           49001    bet_open       turnover_left       turnover_left       // what waits in a bet is not spent
100       0           49001    bet_open       _                   _
100       1           -5       game_below     _                   overdrawn           // covering a debt is a new start too
100       1           -1000    below_open     turnover_left       overdrawn           // a debt covers nothing of what waits
100       0           900      main_below     overdrawn           _
100       0           900      excluded       excluded            _
100       1           900      excluded       excluded            turnover_left       // a time-out ends: the turnover can be played then
100       1           900      self_excluded  excluded            _                   // months do not: the own part may leave
100       1           900      self_waiting   excluded            bets_waiting
100       0           900      maintained     game_maintenance    game_maintenance
`)) {
    test(it.about, () => {
      const facts = {
        is_maintained: it.state === 'maintained',
        is_excluded: it.state === 'excluded' || it.state?.startsWith('self') === true,
        is_self_excluded: it.state?.startsWith('self') === true,
        turnover_pya: Number(it.turnover),
        main: { is_overdrawn: it.state === 'main_below' },
        game: {
          balance_pya: Number(it.game),
          waiting_pya: { bet_open: 1000, below_open: 50_001, self_waiting: 50_001 }[it.state ?? ''] ?? 0,
          is_overdrawn: it.state?.includes('below') === true && it.state !== 'main_below',
        },
      };
      expect(refuseTransferIn(Number(it.amount), facts) ?? '_').toBe(it.in);
      expect(refuseTransferOut(Number(it.amount), facts) ?? '_').toBe(it.out);
    });
  }
});

describe('a game purse of own money and a bonus, in pya', () => {
  for (const it of table(`
balance     own         bonus      own_part    promotion
11000000    10000000    1000000    10000000    1000000     // as it came in
5500000     10000000    1000000    5000000     500000      // lost by both
22000000    10000000    1000000    20000000    2000000     // won by both
100         10000000    1000000    0           100         // the player's is whole kyat
1000        10000000    1000000    900         100
0           10000000    1000000    0           0
-500        10000000    1000000    0           0
12345       10000000    0          12345       0           // no bonus, nothing to forfeit
9007199254740991    9007199254740990    1    9007199254740900    91    // beyond what floats can tell apart
`)) {
    test(it.about, () => {
      const parts = partsOf(Number(it.balance), { own_pya: Number(it.own), bonus_pya: Number(it.bonus) });
      expect(parts).toEqual({ own_pya: Number(it.own_part), promotion_pya: Number(it.promotion) });
    });
  }
});

describe('a promotion on a cash-in, in pya', () => {
  for (const it of table(`
amount             percent    times    bonus             turnover
100000             10         3        10000             330000
100100             10         3        10000             330300             // 1,101.1 kyat is 1,101
99900              33.33      1        33200             133100             // 1,331.9667 kyat is 1,331
100000             0          0        0                 0
9007199254700      100        1        9007199254700     18014398509400     // far beyond what a cash-in can be
`)) {
    test(it.about, () => {
      const amount_pya = Number(it.amount);
      const bonus = bonusOf(amount_pya, Math.round(Number(it.percent) * 100));
      expect(bonus).toBe(Number(it.bonus));
      expect(turnoverOf(amount_pya + bonus, Number(it.times) * 100)).toBe(Number(it.turnover));
    });
  }
});

test('a top-up card of 1,000 kyat brings 750 after a fee of 25 %, and a fraction stays with the house', () => {
  expect(lessFee(100_000, 25)).toBe(75_000);
  expect(lessFee(99_999, 25)).toBe(74_999);
  expect(lessFee(99_999, 0)).toBe(99_999);
});

describe('an account holder and a person', () => {
  for (const it of table(`
holder           person           same    letters
Aung Aung        Aung Aung        yes     same
U AUNG AUNG      aung aung        yes     same     // case and title
Daw Mya.Mya      Mya-Mya          yes     same
AUNGAUNG         Aung Aung        yes     same
ဦးအောင်အောင်     အောင်အောင်       yes     same
Ko Ko            Ko               no      same     // a title is not taken twice, and Ko is a name
Aung Aung        Aung Aung Oo     no      same
...              Aung             no      same     // nothing is written in any letters
Aung             _                no      same     // no level 2 name
ZAW OO           ဇော်ဦး           no      other    // a payment app writes Latin, a card Burmese
Wang Meiling     王美玲           no      other
Zaw ဇော်         ဇော်ဦး           no      same     // it can be compared in part, and differs
`)) {
    test(`${it.holder} and ${it.person}: ${it.same}`, () => {
      const person = it.person === '_' ? null : it.person;
      expect([isSameName(it.holder, person), isInOtherLetters(it.holder, person)]).toEqual([it.same === 'yes', it.letters === 'other']);
    });
  }
});
