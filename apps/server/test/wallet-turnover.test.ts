import { describe, expect, test } from 'vitest';
import { audit } from '../src/proof/audit.ts';
import { keepLoggedIn, must } from './people.ts';
import { fresh } from './seamless.ts';
import { CREDITED_KYAT, type Step, TURNOVER_KYAT, turnoverPeople } from './turnover-people.ts';
import { testWorld } from './world.ts';

// A promotion's turnover ends by settled play, or when nothing of the promotion's money is anywhere. Every way in which a provider's
// words can hold money for a while is tried here, in both dialects: parked, a transfer of 1 kyat, and the money back.
const world = await testWorld();
const people = await turnoverPeople(world);
const { promoted, say, turnover } = people;

const ALL = -CREDITED_KYAT;
const PARKED: readonly [name: string, of: 'gsc' | 'gsc_plus' | 'both', out: readonly Step[], back: readonly Step[]][] = [
  ['a bet and its cancel', 'both', [['bet', { amount: ALL }]], [['cancel', { amount: -ALL }]]],
  ['a bet and its rollback', 'both', [['bet', { amount: ALL }]], [['rollback', { amount: -ALL }]]],
  [
    'a bet, a report that says settled, the result',
    'both',
    [
      ['bet', { amount: ALL }],
      ['push', { bet: -ALL, payout: -ALL }],
    ],
    [['result', { amount: -ALL }]],
  ],
  [
    'a report that says settled, the bet, the result',
    'both',
    [
      ['push', { bet: -ALL, payout: -ALL }],
      ['bet', { amount: ALL }],
    ],
    [['result', { amount: -ALL }]],
  ],
  [
    'a bet after the result of its wager, the next result',
    'both',
    [
      ['bet', { amount: -1 }],
      ['result', { amount: 0 }],
      ['bet', { amount: ALL + 1 }],
    ],
    [['result', { amount: -ALL - 1 }]],
  ],
  [
    'a bet after a jackpot of its wager, its cancel',
    'both',
    [
      ['jackpot', { amount: 1 }],
      ['bet', { amount: ALL - 1 }],
    ],
    [['cancel', { amount: 1 - ALL }]],
  ],
  [
    'a bet whose result is taken back, its rollback',
    'both',
    [
      ['bet', { amount: ALL }],
      ['result', { amount: 1 }],
      ['rollback', { amount: -1 }],
    ],
    [['rollback', { amount: -ALL }]],
  ],
  ['a buy-in and its buy-out', 'gsc', [['buy_in', { amount: ALL }]], [['buy_out', { amount: -ALL }]]],
  [
    'a buy-in after a buy-out with a win',
    'gsc',
    [
      ['buy_in', { amount: -1000 }],
      ['buy_out', { amount: 200_000 }],
      ['buy_in', { amount: ALL - 199_000 }],
    ],
    [['buy_out', { amount: 309_000 }]],
  ],
  [
    'two buy-ins and the smaller one’s buy-out',
    'gsc',
    [
      ['buy_in', { amount: ALL + 1000 }],
      ['buy_in', { amount: -1000 }],
      ['buy_out', { amount: 400 }],
    ],
    [['buy_out', { amount: -ALL - 1000 }]],
  ],
  ['a tip and its cancel', 'gsc_plus', [['tip', { amount: ALL, bet: 0, valid: 0 }]], [['cancel', { amount: -ALL }]]],
  ['a tip and its rollback', 'gsc_plus', [['tip', { amount: ALL, bet: 0, valid: 0 }]], [['rollback', { amount: -ALL }]]],
  [
    'a tip, its result of nothing, its cancel',
    'gsc_plus',
    [
      ['tip', { amount: ALL, bet: 0, valid: 0 }],
      ['result', { amount: 0, bet: 0 }],
    ],
    [['cancel', { amount: -ALL }]],
  ],
  ['a reserve and its refund', 'gsc_plus', [['reserve', { amount: ALL }]], [['unreserve', { amount: -ALL }]]],
  [
    'a reserve, a result of a small bet, its refund',
    'gsc_plus',
    [
      ['reserve', { amount: ALL }],
      ['result', { amount: 0, bet: 100, valid: 100 }],
    ],
    [['unreserve', { amount: 100 - CREDITED_KYAT + 2 * CREDITED_KYAT - 200 }]],
  ],
  [
    'a reserve, a result that tells no bet, its refund',
    'gsc_plus',
    [
      ['reserve', { amount: ALL }],
      ['result', { amount: 0, bet: 0, valid: 0 }],
    ],
    [['unreserve', { amount: -ALL }]],
  ],
  [
    'an adjustment down and up',
    'gsc_plus',
    [
      ['bet', { amount: -1 }],
      ['adjust', { amount: ALL + 1 }],
    ],
    [['adjust', { amount: -ALL - 1 }]],
  ],
];

describe.each(['gsc', 'gsc_plus'] as const)('%s: turnover is not escaped by', (dialect) => {
  test.each(PARKED.filter(([, of]) => of === 'both' || of === dialect))('%s', async (_name, _of, out, back) => {
    const player = await promoted();
    const wager = fresh();
    for (const step of out) expect([step[0], (await say(dialect, player, step, wager)).code]).toEqual([step[0], 0]);
    const owed = await turnover(player);
    // A settled bet of a kyat or a hundred is settled play, and no more than that.
    expect(owed).toBeGreaterThanOrEqual(TURNOVER_KYAT - 100);
    expect((await people.transfer(player, 'in', 1)).body.code).toBe('turnover_left');
    for (const step of back) expect([step[0], (await say(dialect, player, step, wager)).code]).toEqual([step[0], 0]);
    const came_back = (await people.purse(player)) / 100;
    expect(came_back).toBeGreaterThan(CREDITED_KYAT - 1000);
    // What comes back comes back under its turnover: by no more than its own bet it may have fallen.
    expect(await turnover(player)).toBeGreaterThanOrEqual(TURNOVER_KYAT - CREDITED_KYAT);
    expect((await people.transfer(player, 'out', 1)).body.code).toBe('turnover_left');
  });
});

describe('once nothing waits any more', () => {
  test.each([
    [
      'a lost bet',
      'gsc',
      [
        ['bet', { amount: ALL }],
        ['result', { amount: 0, bet: -ALL }],
      ],
    ],
    [
      'a buy-in that the reports say is lost',
      'gsc',
      [
        ['buy_in', { amount: ALL }],
        ['push', { bet: -ALL, payout: 0 }],
      ],
    ],
    [
      'a buy-in that came back in part, the rest reported as lost',
      'gsc',
      [
        ['buy_in', { amount: ALL }],
        ['buy_out', { amount: 400 }],
        ['push', { bet: 150_000, payout: 40_400 }],
      ],
    ],
    [
      'a reserve that is bet whole and lost',
      'gsc_plus',
      [
        ['reserve', { amount: ALL }],
        ['result', { amount: 0, bet: -ALL }],
      ],
    ],
    [
      'a bet corrected to lost',
      'gsc_plus',
      [
        ['bet', { amount: ALL }],
        ['resettle', { amount: 0, bet: -ALL }],
      ],
    ],
  ] as const)('%s lets a new start be', async (_name, dialect, steps) => {
    const player = await promoted();
    const wager = fresh();
    for (const step of steps) expect([step[0], (await say(dialect, player, step, wager)).code]).toEqual([step[0], 0]);
    await must(people.transfer(player, 'in', 1));
    expect(await turnover(player)).toBe(0);
  });

  test('of a tip a day later, of a bet and a buy-in a month later, nothing is expected any more', async () => {
    const [tipper, better, buyer] = [await promoted(), await promoted(), await promoted()];
    await say('gsc_plus', tipper, ['tip', { amount: ALL, bet: 0, valid: 0 }], fresh());
    await say('gsc', better, ['bet', { amount: ALL }], fresh());
    await say('gsc', buyer, ['buy_in', { amount: ALL }], fresh());
    const starts = async () => {
      const said = [];
      for (const it of [tipper, better, buyer]) said.push((await people.transfer(it, 'in', 1)).body.code ?? 'moved');
      return said;
    };
    expect(await starts()).toEqual(['turnover_left', 'turnover_left', 'turnover_left']);
    const wait = async (hours: number) => {
      await keepLoggedIn(world);
      await world.sql(`update player_session set expires_at = '2100-01-01'`);
      await world.moveClock(hours * 3_600_000);
    };
    await wait(25);
    expect(await starts()).toEqual(['moved', 'turnover_left', 'turnover_left']);
    await wait(30 * 24);
    expect(await starts()).toEqual(['moved', 'moved', 'moved']);
  });
});

test('after all of this the books are right', async () => {
  await people.forgetOwed();
  expect((await audit(world.database_url)).difference).toBeNull();
});
