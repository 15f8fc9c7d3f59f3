import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  allNumbers,
  isLotteryCode,
  LOTTERIES,
  lineOutcome,
  linePayoutPya,
  lotteryOf,
  mirror,
  numberCount,
  numberText,
  numberValue,
  oddsShown,
  payoutPya,
  permutations,
  totNumbers,
} from '../src/index.ts';
import { table } from './table.ts';

const threeD = fc.integer({ min: 0, max: 999 }).map((value) => numberText(value, 3));

test('the five lotteries are listed in their order with their odds and limits', () => {
  expect(LOTTERIES.map(({ code, id, digits, odds_hundredths, lines_max }) => [code, id, digits, odds_hundredths, lines_max])).toEqual([
    ['1D', 4, 1, 800, 100],
    ['2D', 1, 2, 8500, 100],
    ['C1D', 5, 1, 800, 100],
    ['C2D', 3, 2, 8000, 100],
    ['3D', 2, 3, 55_000, 200],
  ]);
  expect(lotteryOf('3D').tot_odds_hundredths).toBe(1000);
  expect(LOTTERIES.map(({ follows }) => follows)).toEqual(['2D', null, 'C2D', null, null]);
  expect(isLotteryCode('2D')).toBe(true);
  for (const text of ['2d', '4D', '', '__proto__']) expect(isLotteryCode(text)).toBe(false);
});

test('a number is its text, with its leading zeros', () => {
  for (const digits of [1, 2, 3] as const) {
    expect(numberCount(digits)).toBe(10 ** digits);
    allNumbers(digits).forEach((text, value) => {
      expect(numberText(value, digits)).toBe(text);
      expect(numberValue(text, digits)).toBe(value);
      expect(text).toHaveLength(digits);
    });
  }
  expect(() => numberText(100, 2)).toThrow(RangeError);
  expect(() => numberText(-1, 2)).toThrow(RangeError);
});

test('what is no number has no value', () => {
  for (const text of ['', '7', '007', 'a7', '7 ', ' 7', '-7', '+7', '.7', '၀၇', '0x', '7\n']) expect(numberValue(text, 2)).toBe(-1);
});

test.each(
  table(`
result    tot
387       378 738 783 837 873 386 388
077       707 770 076 078
700       007 070 699 701
001       010 100 000 002
998       899 989 997 999
111       110 112                        // a triple has only neighbours
888       887 889
000       001                            // and the ends only one
999       998
`),
)('the result $result pays tot on $tot', (it) => expect(totNumbers(it.result).join(' ')).toBe(it.tot));

test('tot never holds the result, never a number twice, and fits the rule for every result', () => {
  for (const result of allNumbers(3)) {
    const near = totNumbers(result);
    expect(near).not.toContain(result);
    expect(new Set(near).size).toBe(near.length);
    const neighbours = result === '000' || result === '999' ? 1 : 2;
    expect(near).toHaveLength([0, 0, 2, 5][new Set(result).size]! + neighbours);
    for (const number of near) expect(numberValue(number, 3)).toBeGreaterThanOrEqual(0);
  }
  expect(() => totNumbers('38')).toThrow(RangeError);
});

test('R twice is R once more: it gives the same numbers whichever of them it starts from', () => {
  fc.assert(
    fc.property(threeD, (number) => {
      for (const other of permutations(number)) expect(permutations(other)).toEqual(permutations(number));
      expect(mirror(mirror(number))).toBe(number);
    }),
  );
});

describe('what a line pays', () => {
  for (const it of table(`
number    stake    odds     tot     result    outcome    pays
07        10000    8500     _       07        hit        850000      // 100 kyat at x85, without the stake on top
07        10000    8500     _       70        lost       0
5         10000    800      _       5         hit        80000
387       10000    55000    1000    387       hit        5500000     // an exact hit never also pays tot
378       10000    55000    1000    387       tot        100000
386       10000    55000    1000    387       tot        100000
385       10000    55000    1000    387       lost       0
378       10000    55000    _       387       lost       0           // without tot odds there is no tot
07        10000    850      _       07        hit        85000       // x8.5
07        1        850      _       07        hit        8           // rounded down to a pya
`)) {
    test(it.about, () => {
      const line = {
        bet_number: it.number,
        stake_pya: Number(it.stake),
        odds_hundredths: Number(it.odds),
        tot_odds_hundredths: it.tot === '_' ? null : Number(it.tot),
      };
      expect(lineOutcome(line, it.result)).toBe(it.outcome);
      expect(linePayoutPya(line, it.result)).toBe(Number(it.pays));
    });
  }
  test('payouts are exact for any stake and odds', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e10 }), fc.integer({ min: 0, max: 90_000 }), (stake, odds) => {
        expect(BigInt(payoutPya(stake, odds))).toBe((BigInt(stake) * BigInt(odds)) / 100n);
      }),
    );
  });
  test('odds are shown without needless zeros', () => {
    expect([8500, 850, 855, 55_000, 5, 0].map(oddsShown)).toEqual(['85', '8.5', '8.55', '550', '0.05', '0']);
  });
});
