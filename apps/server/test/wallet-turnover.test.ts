import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { audit } from '../src/ledger/audit.ts';
import type { Deed } from './acceptance/words.ts';
import { send } from './acceptance/words.ts';
import { must } from './people.ts';
import { type DialectName, fresh, type Move, plusBody, plusMove, seamlessPeople, sendRaw } from './seamless.ts';
import { testWorld } from './world.ts';

// A promotion's turnover ends by settled play, or when nothing of the promotion's money is anywhere. Every way in which a provider's
// words can hold money for a while is tried here, in both dialects: parked, a transfer of 1 kyat, and the money back.
const world = await testWorld();
const people = await seamlessPeople(world);
const CREDITED_KYAT = 110_000;
const TURNOVER_KYAT = 330_000;
type Step = readonly [deed: Deed, move?: Move];
type Gambler = Awaited<ReturnType<typeof people.gambler>>;

async function promoted(): Promise<Gambler> {
  const player = await people.gambler(CREDITED_KYAT);
  await must(people.adjust(player, 'main', 'give', 10));
  await people.owe(player, TURNOVER_KYAT);
  return player;
}

const say = (dialect: DialectName, player: Gambler, [deed, move = {}]: Step, wager: string) =>
  send(world.server, dialect, deed, { member: player.member }, [{ wager, ...move }]);
const turnover = async (player: Gambler) => Number((await people.balances(player)).turnover);

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
      await world.sql(`update operator_session set expires_at = '2100-01-01'`);
      await world.sql(`update player_session set expires_at = '2100-01-01'`);
      await world.moveClock(hours * 3_600_000);
    };
    await wait(25);
    expect(await starts()).toEqual(['moved', 'turnover_left', 'turnover_left']);
    await wait(30 * 24);
    expect(await starts()).toEqual(['moved', 'moved', 'moved']);
  });
});

/** Any words of a provider about three wagers, in any order. Amounts in kyat. */
const WORDS = {
  gsc: ['bet', 'result', 'rollback', 'cancel', 'bonus', 'jackpot', 'push', 'buy_in', 'buy_out'],
  gsc_plus: ['bet', 'reserve', 'unreserve', 'tip', 'result', 'win', 'rollback', 'cancel', 'bonus', 'push', 'resettle', 'adjust'],
} as const satisfies Record<DialectName, readonly Deed[]>;
const TAKES: readonly Deed[] = ['bet', 'reserve', 'tip', 'buy_in'];
const SETTLES: readonly Deed[] = ['result', 'win', 'resettle'];

vi.setConfig({ testTimeout: 240_000 });

test.each(['gsc', 'gsc_plus'] as const)(
  '%s: whatever a provider says, turnover starts anew only when less than 501 kyat can come back',
  async (dialect) => {
    const word = fc.record({
      deed: fc.constantFrom<Deed>(...WORDS[dialect]),
      wager: fc.integer({ min: 0, max: 2 }),
      kyat: fc.constantFrom(1, 300, 501, 40_000, CREDITED_KYAT),
      is_minus: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(word, { minLength: 2, maxLength: 10 }), async (words) => {
        const player = await promoted();
        const wagers = [fresh(), fresh(), fresh()];
        // Beside the server's: what each wager took and no result has answered since.
        const waiting = new Map<string, number>();
        let bought = 0;
        for (const { deed, wager, kyat, is_minus } of words) {
          const code = wagers[wager] ?? '';
          const takes = TAKES.includes(deed) || (is_minus && ['rollback', 'resettle', 'adjust'].includes(deed));
          const before = (await people.purse(player)) / 100;
          const said = await say(
            dialect,
            player,
            [deed, { amount: takes ? -kyat : kyat, bet: kyat, valid: deed === 'push' ? 0 : kyat }],
            code,
          );
          if (said.code !== 0) continue;
          const moved = (await people.purse(player)) / 100 - before;
          if (deed === 'buy_in') bought += kyat;
          else if (deed === 'buy_out') bought = Math.max(0, bought - kyat);
          else if (deed === 'adjust') waiting.set(code, Math.max(0, (waiting.get(code) ?? 0) - moved));
          else if (SETTLES.includes(deed)) waiting.delete(code);
          else if (TAKES.includes(deed)) waiting.set(code, (waiting.get(code) ?? 0) - moved);
          else if (['cancel', 'rollback', 'unreserve'].includes(deed) && moved > 0)
            waiting.set(code, Math.max(0, (waiting.get(code) ?? 0) - moved));
        }
        const owed = await turnover(player);
        const can_come_back = Math.max(0, (await people.purse(player)) / 100) + [...waiting.values()].reduce((a, b) => a + b, 0) + bought;
        const got = await people.transfer(player, 'in', 1);
        if (owed > 0 && can_come_back > 500) expect(got.body.code).toBe('turnover_left');
      }),
      { numRuns: 30, endOnFailure: true },
    );
  },
);

describe('with turnover left a game that may not be opened may not be bet on', () => {
  const bet = (dialect: DialectName, player: Gambler, of: Record<string, unknown>, amount = -100) =>
    send(world.server, dialect, 'bet', { member: player.member }, [{ wager: fresh(), amount, more: of }]);

  test.each([
    [1, 0],
    [8, 0],
    [2, 16],
    [3, 16],
    [6, 16],
    [9, 16],
  ])('GSC, game type %i: %i', async (GameType, code) => {
    const player = await promoted();
    expect((await bet('gsc', player, { GameType })).code).toBe(code);
    expect(await people.purse(player)).toBe((CREDITED_KYAT - (code === 0 ? 100 : 0)) * 100);
    await people.owe(player, 0);
    expect((await bet('gsc', player, { GameType })).code).toBe(0);
  });

  test.each([
    ['bet', 16],
    ['tip', 16],
    ['reserve', 16],
  ] as const)('GSC+, a %s at a live table: %i', async (deed, code) => {
    const player = await promoted();
    const action = { bet: 'BET', tip: 'TIP', reserve: 'BET_PRESERVE' }[deed];
    const entry = (game_type: string) => ({
      batch_requests: [
        {
          member_account: player.member,
          product_code: 1020,
          game_type,
          transactions: [plusMove('bet', { wager: fresh(), amount: -100, more: { action } })],
        },
      ],
    });
    const ask = async (game_type: string) =>
      JSON.parse(
        (
          await sendRaw(
            new URL('/v1/api/seamless/withdraw', world.server.player_url).href,
            JSON.stringify(plusBody('withdraw', player, entry(game_type))),
          )
        ).text,
      ).data[0].code;
    expect(await ask('LIVE_CASINO')).toBe(code);
    expect(await ask('LIVE_CASINO_PREMIUM')).toBe(code);
    expect(await ask('SLOT')).toBe(0);
  });

  test('a buy-in asks the same', async () => {
    const player = await promoted();
    const buy = (GameType: number) =>
      send(world.server, 'gsc', 'buy_in', { member: player.member }, [{ amount: -100, more: { GameType } }]);
    expect((await buy(2)).code).toBe(16);
    expect((await buy(8)).code).toBe(0);
  });

  test('a game whose type is not told is found in the catalogue, and else by what its product has', async () => {
    await world.sql(`insert into provider_category values (91006, 1, false), (91006, 2, false) on conflict do nothing;
      insert into game (provider_id, category_id, g_code, name) values (91006, 2, 'baccarat', 'Baccarat'), (91006, 1, 'golden_pagoda', 'Golden Pagoda')`);
    const player = await promoted();
    expect((await bet('gsc', player, { GameType: null, GameID: 'baccarat' })).code).toBe(16);
    expect((await bet('gsc', player, { GameType: null, GameID: 'golden_pagoda' })).code).toBe(0);
    expect((await bet('gsc', player, { GameType: null, GameID: 'nobody-knows' })).code).toBe(0);
    await world.sql(
      'delete from game where provider_id = 91006; delete from provider_category where provider_id = 91006 and category_id = 1',
    );
    expect((await bet('gsc', player, { GameType: null, GameID: 'nobody-knows' })).code).toBe(16);
  });

  test('a bet at a live table from before the promotion is paid, and takes nothing off its turnover', async () => {
    const player = await people.gambler(CREDITED_KYAT);
    const wager = fresh();
    const live = { more: { GameType: 2 } };
    await say('gsc', player, ['bet', { amount: -50_000, ...live }], wager);
    await people.owe(player, TURNOVER_KYAT);
    expect((await say('gsc', player, ['result', { amount: 90_000, bet: 50_000, valid: 50_000, ...live }], wager)).code).toBe(0);
    expect(await people.purse(player)).toBe((CREDITED_KYAT + 40_000) * 100);
    expect(await turnover(player)).toBe(TURNOVER_KYAT);
  });
});

describe('a credit above the setting', () => {
  const alerts = async (player: Gambler) =>
    (await world.sql(`select data from alert where kind = 'game_credit_large' and (data->>'player_id')::bigint = $1`, [player.id])).map(
      (it) => (it['data'] as { credit_pya: number }).credit_pya,
    );

  test.each(['gsc', 'gsc_plus'] as const)('%s: is booked and is an alert, once; at the setting it is none', async (dialect) => {
    const player = await people.gambler(0);
    expect((await say(dialect, player, ['bonus', { amount: 1_000_000 }], fresh())).code).toBe(0);
    expect(await alerts(player)).toEqual([]);
    const large = { id: fresh('t'), amount: '1000000.01' };
    const wager = fresh();
    expect((await say(dialect, player, ['bonus', large], wager)).code).toBe(0);
    expect((await say(dialect, player, ['bonus', large], wager)).code).toBe(1003);
    expect(await people.purse(player)).toBe(200_000_001);
    expect(await alerts(player)).toEqual([100_000_001]);
  });

  test('counts what one callback gives together, and a stake that comes back is none', async () => {
    const player = await people.gambler(1_500_000);
    const wager = fresh();
    await say('gsc', player, ['bet', { amount: -1_500_000 }], wager);
    await say('gsc', player, ['cancel', { amount: 1_500_000 }], wager);
    expect(await alerts(player)).toEqual([]);
    await send(
      world.server,
      'gsc',
      'bonus',
      { member: player.member },
      [1, 2, 3].map(() => ({ wager: fresh(), amount: 400_000 })),
    );
    expect(await alerts(player)).toEqual([120_000_000]);
  });

  test('is the owner’s to set', async () => {
    const set = (token: string) => world.call('POST /api/console/cash-terms', { token, body: { game_credit_alert_above: 5000 } });
    expect((await set(people.teller_a)).status).toBe(403);
    expect((await must(set(people.boss))).data.game_credit_alert_above).toBe('5000.00');
    const player = await people.gambler(0);
    await say('gsc', player, ['bonus', { amount: 5001 }], fresh());
    expect(await alerts(player)).toEqual([500_100]);
  });
});

test('after all of this the books are right', async () => {
  await people.forgetOwed();
  expect((await audit(world.database_url)).difference).toBeNull();
});
