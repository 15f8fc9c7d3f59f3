import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { alarmOf, allNumbers, exposureOf, payoutPya, type Stakes, stakedNear, worstTogether } from '../src/index.ts';
import { table } from './table.ts';

const DIGITS = { '1D': 1, '2D': 2, '3D': 3 } as const;
const ODDS = {
  '1D': { odds_hundredths: 800, tot_odds_hundredths: null },
  '2D': { odds_hundredths: 8500, tot_odds_hundredths: null },
  '3D': { odds_hundredths: 55_000, tot_odds_hundredths: 1000 },
};

function stakes(code: keyof typeof ODDS, taken: Iterable<readonly [string, number]>): Stakes {
  return { ...ODDS[code], digits: DIGITS[code], taken: new Map(taken) };
}

/** `07:100 43:20` are 100 kyat on 07 and 20 on 43; `_` is nothing. */
function written(text: string): [string, number][] {
  if (text === '_') return [];
  return text.split(' ').map((it) => [it.split(':')[0] ?? '', Number(it.split(':')[1]) * 100]);
}

/** A line is worth what this says, reckoned as a player would: by hand, number by number. */
function paidByHand({ taken, odds_hundredths, tot_odds_hundredths }: Stakes, drawn: string): number {
  let paid = 0;
  for (const [number, stake] of taken) {
    const isTurned = [...number].sort().join('') === [...drawn].sort().join('');
    const isBeside = Math.abs(Number(number) - Number(drawn)) === 1;
    if (number === drawn) paid += payoutPya(stake, odds_hundredths);
    else if (tot_odds_hundredths !== null && (isTurned || isBeside)) paid += payoutPya(stake, tot_odds_hundredths);
  }
  return paid;
}

describe('what a draw may cost', () => {
  for (const it of table(`
lottery  staked                  all      expected  worst  pays     straight  loss     near
2D       _                       0        0         00     0        0         0        _        // nothing is staked
2D       07:100                  100      85        07     8500     8500      8400     _
2D       07:100 43:100           200      170       07     8500     8500      8300     _        // of two alike the lower is named
2D       07:1 43:100             101      85.85     43     8500     8500      8399     _
1D       7:100                   100      80        7      800      800       700      _
1D       7:100 3:1000            1100     880       3      8000     8000      6900     _
1D       1:100 2:100 3:100 4:100 5:100 6:100 7:100 8:100 9:100  900  720  1  800  800  0  _   // the stakes cover it
3D       123:100                 100      62        123    55000    55000     54900    _
3D       123:100 132:100         200      124       123    56000    55000     55800    132      // a near win of the worst
3D       122:100 124:100         200      121       122    55000    55000     54800    _
3D       000:100 001:50          150      85.50     000    55500    55000     55350    001
3D       999:100                 100      56        999    55000    55000     54900    _        // it has one neighbour
`)) {
    test(`${it.about}: ${it.lottery} ${it.staked}`, () => {
      const draw = stakes(it.lottery as '2D', written(it.staked));
      const { worst, ...exposure } = exposureOf(draw);
      const pya = (kyat: string) => Math.round(Number(kyat) * 100);
      expect({ ...exposure, ...worst }).toEqual({
        staked_pya: pya(it.all),
        expected_pya: pya(it.expected),
        straight_pya: pya(it.straight),
        loss_pya: pya(it.loss),
        laid_off_pya: 0,
        net_worst: worst,
        net_loss_pya: pya(it.loss),
        number: it.worst,
        pays_pya: pya(it.pays),
      });
      expect(stakedNear(draw, worst.number).join(' ') || '_').toBe(it.near);
    });
  }

  for (const code of ['1D', '2D', '3D'] as const)
    test(`${code} by hand, whatever is staked`, () => {
      const numbers = allNumbers(DIGITS[code]);
      const lines = fc.array(fc.tuple(fc.constantFrom(...numbers), fc.integer({ min: 1, max: 10_000_000 })), { maxLength: 30 });
      fc.assert(
        fc.property(lines, (taken) => {
          const draw = stakes(code, taken);
          const paid = numbers.map((it) => paidByHand(draw, it));
          const exposure = exposureOf(draw);
          expect(exposure.worst.pays_pya).toBe(Math.max(...paid));
          expect(exposure.worst.number).toBe(numbers[paid.indexOf(Math.max(...paid))]);
          expect(exposure.expected_pya).toBe(Math.floor(paid.reduce((sum, it) => sum + it, 0) / numbers.length));
        }),
        { numRuns: code === '3D' ? 20 : 100 },
      );
    });
});

test('the worst of a 2D draw with the 1D that follows is as by hand, and may be the worst of neither', () => {
  expect(worstTogether(stakes('2D', written('07:100 43:95')), stakes('1D', written('3:1000 9:1050')))).toEqual({
    number: '43',
    pays_pya: (95 * 85 + 8000) * 100,
  });
  const one = fc.tuple(fc.constantFrom(...allNumbers(1)), fc.integer({ min: 1, max: 10_000_000 }));
  const two = fc.tuple(fc.constantFrom(...allNumbers(2)), fc.integer({ min: 1, max: 1_000_000 }));
  fc.assert(
    fc.property(fc.array(two), fc.array(one), (leading, following) => {
      const [leader, follower] = [stakes('2D', leading), stakes('1D', following)];
      const paid = allNumbers(2).map((it) => paidByHand(leader, it) + paidByHand(follower, it.charAt(1)));
      expect(worstTogether(leader, follower).pays_pya).toBe(Math.max(...paid));
    }),
  );
});

describe('the steps of a limit', () => {
  for (const it of table(`
amount             limit              step
0                  100                _
69                 100                _
70                 100                70
84                 100                70
85                 100                85
99                 100                85
100                100                100
250                100                100
0                  0                  _      // nothing is staked
1                  0                  100    // nothing may be
9007199254740991   9007199254740991   100
9007199254740990   9007199254740991   85     // no float decides it
`)) {
    test(`${it.about}: ${it.amount} of ${it.limit} is ${it.step}`, () => {
      expect(String(alarmOf(Number(it.amount), Number(it.limit)) ?? '_')).toBe(it.step);
    });
  }
});

describe('what is sold to another house', () => {
  const sold = (odds: Pick<Stakes, 'odds_hundredths' | 'tot_odds_hundredths'>, text: string, commission_kyat: number) => ({
    ...odds,
    taken: new Map(written(text)),
    commission_pya: commission_kyat * 100,
  });

  test('is taken off what a draw would cost, at the odds of that house, and off what is kept of the stakes', () => {
    const odds = { odds_hundredths: 8000, tot_odds_hundredths: null };
    const draw = { ...stakes('2D', written('07:1000 43:400')), sales: [sold(odds, '07:500', 50), sold(odds, '07:400', 0)] };
    // 07 costs 85,000 less 72,000; 43 costs 34,000. Of 1,400 staked, 900 are sold for a commission of 50.
    expect(exposureOf(draw)).toMatchObject({
      worst: { number: '07', pays_pya: 8_500_000 },
      loss_pya: 8_360_000,
      laid_off_pya: 90_000,
      net_worst: { number: '43', pays_pya: 3_400_000 },
      net_loss_pya: 3_345_000,
    });
  });

  test('counts for near wins where that house pays them, and for none where it does not', () => {
    const [with_tot, without] = [
      { odds_hundredths: 50_000, tot_odds_hundredths: 1000 },
      { odds_hundredths: 50_000, tot_odds_hundredths: null },
    ];
    const draw = (odds: typeof with_tot | typeof without) => ({
      ...stakes('3D', written('123:100 321:100')),
      sales: [sold(odds, '123:100 321:100', 0)],
    });
    // 123: 55,000 and 1,000 for its near win, of which the other house pays 50,000 and 1,000, or 50,000 alone.
    expect(exposureOf(draw(with_tot)).net_worst).toEqual({ number: '123', pays_pya: 500_000 });
    expect(exposureOf(draw(without)).net_worst).toEqual({ number: '123', pays_pya: 600_000 });
  });

  test('counts in a draw and in the one that follows it', () => {
    const odds = { odds_hundredths: 8000, tot_odds_hundredths: null };
    const [leader, follower] = [stakes('2D', written('07:1000 43:1050')), stakes('1D', written('7:1000 3:100'))];
    const of_follower = [sold({ odds_hundredths: 800, tot_odds_hundredths: null }, '7:900', 0)];
    expect(worstTogether(leader, follower)).toEqual({ number: '07', pays_pya: 8_500_000 + 800_000 });
    expect(worstTogether(leader, { ...follower, sales: of_follower })).toEqual({ number: '43', pays_pya: 8_925_000 + 80_000 });
    const of_leader = [sold(odds, '43:1000', 0)];
    expect(worstTogether({ ...leader, sales: of_leader }, { ...follower, sales: of_follower })).toEqual({
      number: '07',
      pays_pya: 8_500_000 + 800_000 - 720_000,
    });
  });
});
