import { beforeAll, describe, expect, test } from 'vitest';
import { audit } from '../src/proof/audit.ts';
import { send } from './acceptance/words.ts';
import { type DialectName, fresh, plusBody, plusMove, sendRaw } from './seamless.ts';
import { CREDITED_KYAT, type GamePlayer, type Step, TURNOVER_KYAT, turnoverPeople } from './turnover-people.ts';
import { testWorld } from './world.ts';

const world = await testWorld();
const people = await turnoverPeople(world);
const { promoted, say, turnover } = people;

describe('with turnover left a game that may not be opened may not be bet on', () => {
  const bet = (dialect: DialectName, player: GamePlayer, of: Record<string, unknown>, amount = -100) =>
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
    const player = await people.gamePlayer(CREDITED_KYAT);
    const wager = fresh();
    const live = { more: { GameType: 2 } };
    await say('gsc', player, ['bet', { amount: -50_000, ...live }], wager);
    await people.owe(player, TURNOVER_KYAT);
    expect((await say('gsc', player, ['result', { amount: 90_000, bet: 50_000, valid: 50_000, ...live }], wager)).code).toBe(0);
    expect(await people.purse(player)).toBe((CREDITED_KYAT + 40_000) * 100);
    expect(await turnover(player)).toBe(TURNOVER_KYAT);
  });
});

describe('what is settled without its type told takes off the turnover what its game would', () => {
  type Words = Record<string, unknown>;
  const nothing = { GameType: null, GameID: null };
  const settled = { amount: 90_000, bet: 50_000, valid: 50_000 };

  /** What is left of the turnover of a promotion that began between a bet and what is said of it then. */
  async function leftAfter(told: Words, ...steps: Step[]): Promise<number> {
    const player = await people.gamePlayer(CREDITED_KYAT);
    const wager = fresh();
    expect((await say('gsc', player, ['bet', { amount: -50_000, more: told }], wager)).code).toBe(0);
    await people.owe(player, TURNOVER_KYAT);
    for (const step of steps) expect((await say('gsc', player, step, wager)).code).toBe(0);
    return turnover(player);
  }
  const result = (more: Words): Step => ['result', { ...settled, more }];

  test.each<[what: string, bet: Words, settling: Words, left: number]>([
    ['a live table that its bet named', { GameType: 2 }, nothing, TURNOVER_KYAT],
    ['a live table that its bet named, a word that is none', { GameType: 2 }, { GameType: 'TABLE' }, TURNOVER_KYAT],
    ['a live table that its bet named, another game', { GameType: 2 }, { GameType: 1, GameID: 'lucky' }, TURNOVER_KYAT],
    ['a table of the catalogue', { GameType: null, GameID: 'roulette' }, nothing, TURNOVER_KYAT],
    ['a table of the catalogue that the result names', nothing, { GameType: null, GameID: 'roulette' }, TURNOVER_KYAT],
    ['a table of the catalogue, with a word that is none', { GameType: 'TABLE', GameID: 'roulette' }, nothing, TURNOVER_KYAT],
    ['a slot of the catalogue', { GameType: null, GameID: 'lucky' }, nothing, TURNOVER_KYAT - 50_000],
    ['a slot that its bet named', { GameType: 1 }, nothing, TURNOVER_KYAT - 50_000],
  ])('%s', async (_, bet, settling, left) => {
    expect(await leftAfter(bet, result(settling))).toBe(left);
  });

  test.each<[what: string, steps: Step[]]>([
    ['a result that is corrected', [result(nothing), ['resettle', { amount: -10_000, bet: 50_000, valid: 50_000, more: nothing }]]],
    ['a result that is taken back, and another', [result(nothing), ['rollback', { amount: -90_000, more: nothing }], result(nothing)]],
    ['a prize, then the result', [['bonus', { amount: 100, more: nothing }], result(nothing)]],
    [
      'the provider reports it, then the result',
      [['push', { amount: -50_000, bet: 50_000, valid: 50_000, more: nothing }], result(nothing)],
    ],
  ])('%s at a table that nobody named but its bet', async (_, steps) => {
    expect(await leftAfter({ GameType: null, GameID: 'roulette' }, ...steps)).toBe(TURNOVER_KYAT);
  });

  test('a game that nobody names is any of its product: of one without slots nothing comes off', async () => {
    expect(await leftAfter(nothing, result(nothing))).toBe(TURNOVER_KYAT - 50_000);
    await world.sql(
      'delete from game where provider_id = 91006; delete from provider_category where provider_id = 91006 and category_id = 1',
    );
    expect(await leftAfter(nothing, result(nothing))).toBe(TURNOVER_KYAT);
  });

  beforeAll(() =>
    world.sql(`insert into provider_category values (91006, 1, false), (91006, 2, false) on conflict do nothing;
      insert into game (provider_id, category_id, g_code, name) values (91006, 2, 'roulette', 'Roulette'), (91006, 1, 'lucky', 'Lucky')`),
  );
});

test('after all of this the books are right', async () => {
  await people.forgetOwed();
  expect((await audit(world.database_url)).difference).toBeNull();
});
