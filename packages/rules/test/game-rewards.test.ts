import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  atRisk,
  basisPointsOf,
  countedOf,
  gameEdgeBasisPoints,
  promotionCost,
  REWARD_SHARES,
  referralDue,
  rewardCost,
} from '../src/index.ts';
import { table } from './table.ts';

describe('what of the wagers of a round was at the risk of the game: player, valid bet and what was won of it', () => {
  for (const it of table(`
wagers                                at_risk
1:200:-200                            200              // alone: in full, lost
1:200:+200                            200              // or won
1:200:-200,2:200:+200                 0,0              // both sides of an even round: nothing was the game's
1:200:-200,2:200:+190                 10,0             // the commission was
1:200:-200,2:100:+100                 100,0            // what one staked beyond the other
1:200:+200,2:100:-100                 100,0
1:200:-200,2:200:-200                 200,200          // the same side
1:10:-10,2:10:-10,3:10:+350           0,0,9            // three numbers of a wheel, one of which came
1:100:-100,1:100:+100,2:50:-50        100,100,50       // one player's own two sides are for the provider to call valid
1:100:0,2:100:-100,3:100:+100         100,0,0          // a push takes no side
1:0:-200,2:200:+200                   0,0
`)) {
    test(`${it.wagers} is ${it.at_risk}`, () => {
      const wagers = it.wagers.split(',').map((word) => {
        const [player_id, valid_bet_pya, won_pya] = word.split(':').map(Number);
        return { player_id: player_id ?? 0, valid_bet_pya: valid_bet_pya ?? 0, won_pya: won_pya ?? 0 };
      });
      expect(atRisk(wagers).join(',')).toBe(it.at_risk);
    });
  }
});

describe('what a game keeps, what play at it counts for, and what a referrer is due', () => {
  test.each([
    ['1', 400],
    ['SLOT', 400],
    ['slot', 400],
    ['8', 400],
    ['SPORT_BOOK', 300],
    ['6', 200],
    ['2', 100],
    ['LIVE_CASINO', 100],
    ['toString', 100],
    [null, 100],
  ])('of a stake at a game of type %s it keeps %i basis points', (type, edge) => {
    expect(gameEdgeBasisPoints(type)).toBe(edge);
  });
  test.each([
    [100_000, 400, { counted_pya: 100_000, edge_pya: 4000 }],
    [100_000, 100, { counted_pya: 25_000, edge_pya: 1000 }],
    [100_000, 900, { counted_pya: 100_000, edge_pya: 9000 }],
    [99, 100, { counted_pya: 24, edge_pya: 0 }],
  ])('%i pya at a game that keeps %i basis points counts for %j', (risk_pya, edge, counted) => {
    expect(countedOf(risk_pya, edge)).toEqual(counted);
  });
  test.each([
    [500, 1000, 500],
    [1000, 500, 500],
    [-300, 500, -300],
    [0, 0, 0],
  ])('%i pya earned and %i at most are %i due', (earned_pya, most_pya, due) => {
    expect(referralDue({ earned_pya, most_pya })).toBe(due);
  });
  test('all shares together are no more than what the games keep', () => {
    expect(Object.values(REWARD_SHARES).reduce((sum, it) => sum + it, 0)).toBeLessThanOrEqual(10_000);
  });
  test.each([
    [5, false],
    [5.1, true],
    [70, true],
  ])('a point worth %d kyat for 1,000 kyat of play is dearer than the games: %s', (point_kyat, is_dearer) => {
    expect(rewardCost({ point_kyat, play_per_point_kyat: 1000, weekly_percent: 3, referral_percent: 5 }).is_dearer).toBe(is_dearer);
  });
});

test('whoever plays what with whom: what a ring has of rewards is never more than what the games keep of what was at their risk', () => {
  const wager = fc.record({
    player_id: fc.integer({ min: 1, max: 4 }),
    valid_bet_pya: fc.integer({ min: 0, max: 1_000_000_000_00 }),
    won_pya: fc.integer({ min: -1_000_000_000_00, max: 1_000_000_000_00 }),
  });
  const round = fc.record({ edge: fc.constantFrom(100, 200, 300, 400), wagers: fc.array(wager, { minLength: 1, maxLength: 6 }) });
  fc.assert(
    fc.property(fc.array(round, { maxLength: 20 }), (rounds) => {
      let kept = 0;
      let given = 0;
      for (const { edge, wagers } of rounds) {
        const risks = atRisk(wagers);
        const house_pya = wagers.reduce((sum, it) => sum - it.won_pya, 0);
        for (const [nth, it] of wagers.entries()) {
          const risk = risks[nth] ?? 0;
          expect(risk >= 0 && risk <= it.valid_bet_pya).toBe(true);
          const { counted_pya, edge_pya } = countedOf(risk, edge);
          expect(counted_pya <= risk && edge_pya <= risk).toBe(true);
          kept += edge_pya;
          // A point of its share of the edge, the referral of a loss, the weekly promotion of a loss.
          const lost_pya = Math.max(-it.won_pya, 0);
          given += basisPointsOf(basisPointsOf(counted_pya, 400), REWARD_SHARES.points);
          given += Math.max(
            referralDue({ earned_pya: basisPointsOf(lost_pya, 500), most_pya: basisPointsOf(edge_pya, REWARD_SHARES.referral) }),
            0,
          );
          given += Math.min(basisPointsOf(lost_pya, 300), basisPointsOf(edge_pya, REWARD_SHARES.weekly));
        }
        const is_even =
          house_pya === 0 && new Set(wagers.map((it) => it.player_id)).size === wagers.length && wagers.every((it) => it.won_pya !== 0);
        if (is_even) expect(risks.every((it) => it === 0)).toBe(true);
      }
      expect(given).toBeLessThanOrEqual(kept);
    }),
  );
});

test.each([
  [10, 3, { given: 100, played: 3300, kept: 132, enough_turnover: 2.28, is_dearer: false }],
  [10, 2.28, { is_dearer: false }],
  [10, 2.27, { is_dearer: true }],
  [100, 12.5, { given: 1000, played: 25_000, kept: 1000, enough_turnover: 12.5, is_dearer: false }],
  [200, 1, { given: 2000, played: 3000, kept: 120, enough_turnover: 16.67, is_dearer: true }],
  [0.01, 1, { is_dearer: false }],
])(
  'a promotion of %d percent with turnover x%d costs what it gives, and earns 4 percent of what is played for it',
  (percent, turnover, cost) => {
    expect(promotionCost({ percent, turnover })).toMatchObject(cost);
  },
);
