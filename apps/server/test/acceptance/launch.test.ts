import { afterAll, describe, expect, test } from 'vitest';
import { fakeAggregator } from '../fake-aggregator.ts';
import { stockShelf } from '../games-shelf.ts';
import { fromSomewhere, must } from '../people.ts';
import { speaker } from '../seamless.ts';
import { end, openStage } from './stage.ts';

// What callbacks did to a player decides which games open for them. Refusals of the launch itself are in games-launch.test.ts.
const aggregator = await fakeAggregator();
afterAll(() => aggregator.stop());
aggregator.says(() => ({
  body: { ErrorCode: 0, ErrorMessage: '', Url: 'http://games.example/', code: 200, url: 'http://games.example/' },
}));
const stage = await openStage({ SANDBOX_URL: aggregator.url }, async (world) => {
  await stockShelf(world);
  await world.sql(`
    insert into provider (id, p_code, name, dialect) values (1148, '1148', 'Bagan Cards', 'gsc_plus'), (1020, '1020', 'Royal Live', 'gsc_plus');
    insert into provider_category (provider_id, category_id, is_lobby_only) values (1148, 6, false), (1020, 2, true);
    insert into game (provider_id, category_id, g_code, name) values (1148, 6, 'shan_koe_mee', 'Shan Koe Mee')`);
});
const { world, people } = stage;
type GamePlayer = Awaited<ReturnType<typeof people.gamePlayer>>;

const GAMES = {
  slot: ['1006', 1, 'golden_pagoda'],
  live: ['1006', 2, 'dragon_tiger'],
  'live lobby': ['1020', 2, '0'],
  sport: ['1012', 3, '0'],
  cards: ['1148', 6, 'shan_koe_mee'],
  'slot of GSC+': ['1079', 1, 'mogok_ruby'],
  fishing: ['1079', 8, 'ayeyar_fishing'],
} as const;
type Game = keyof typeof GAMES;
const launch = async (player: GamePlayer, name: Game, language = 'en') => {
  const [p_code, category_id, g_code] = GAMES[name];
  return world.call('GET /api/getgamelaunch/:user_code/:p_code/:category_id/:g_code/0', {
    token: player.token,
    headers: { 'Accept-Language': language, ...fromSomewhere() },
    params: { user_code: player.member, p_code, category_id, g_code },
  });
};
/** A player who has been to main and back, so that games may open. */
const traveller = async (kyat: number, owes = 0) => {
  const player = await people.gamePlayer(kyat);
  await must(people.transfer(player, 'out', 1));
  await must(people.transfer(player, 'in', 1));
  if (owes > 0) await world.sql('update player set turnover_pya = $2 where id = $1', [player.id, owes * 100]);
  return player;
};
const opened = async (player: GamePlayer, name: Game) => {
  // The morning's comparison asks the aggregator too, whenever it comes.
  const launches = () => aggregator.heard.filter((it) => /launch/i.test(it.path)).length;
  const before = launches();
  const got = await launch(player, name);
  return [got.body.code ?? 'opened', launches() - before];
};

describe.each(['gsc', 'gsc_plus'] as const)('launch after callbacks: %s', (dialect) => {
  const say = speaker(world.server, dialect);
  const wager = 'a';

  test('a bonus alone opens nothing: main must have been moved to game once', async () => {
    const player = await people.gamePlayer(0);
    await say.send('bonus', player, { amount: 100 });
    expect(await opened(player, 'slot')).toEqual(['transfer_first', 0]);
  });

  test('an empty game purse opens games', async () => {
    const player = await traveller(1);
    await say.send('bet', player, { wager, amount: -1 });
    expect(await opened(player, 'slot')).toEqual(['opened', 1]);
  });

  test('below zero nothing opens until it is covered', async () => {
    const player = await traveller(100);
    await say.send('bet', player, { wager, amount: -100 });
    await say.send('result', player, { wager, amount: 300 });
    await must(people.transfer(player, 'out', 300));
    await say.send('rollback', player, { wager, amount: -300 });
    expect(await opened(player, 'slot')).toEqual(['overdrawn', 0]);
    expect(await opened(player, 'fishing')).toEqual(['overdrawn', 0]);
    await must(people.transfer(player, 'in', 299));
    expect(await opened(player, 'slot')).toEqual(['overdrawn', 0]);
    await must(people.transfer(player, 'in', 1));
    expect(await opened(player, 'slot')).toEqual(['opened', 1]);
  });

  test('turnover played down to nothing opens live games, and a rollback closes them again', async () => {
    const player = await traveller(1000, 100);
    expect(await opened(player, 'live')).toEqual(['turnover_left', 0]);
    await say.send('bet', player, { wager, amount: -100 });
    expect(await opened(player, 'live')).toEqual(['turnover_left', 0]);
    await say.send('result', player, { wager, amount: 150 });
    expect(await opened(player, 'live')).toEqual(['opened', 1]);
    await say.send('rollback', player, { wager, amount: -150 });
    expect(await opened(player, 'live')).toEqual(['turnover_left', 0]);
  });

  test('a bet above the balance does not close games', async () => {
    const player = await traveller(10);
    expect((await say.send('bet', player, { wager, amount: -11 })).code).toBe(1001);
    expect(await opened(player, 'live')).toEqual(['opened', 1]);
  });
});

test.each([
  ['slot', 'opened'],
  ['slot of GSC+', 'opened'],
  ['fishing', 'opened'],
  ['live', 'turnover_left'],
  ['live lobby', 'turnover_left'],
  ['sport', 'turnover_left'],
  ['cards', 'turnover_left'],
] as const)('launch with turnover left: %s: %s', async (name, says) => {
  const player = await traveller(100, 1);
  expect(await opened(player, name)).toEqual([says, says === 'opened' ? 1 : 0]);
});

test.each([
  ['sport', { ProductID: 1012, GameType: 3, GameID: '' }],
  ['live', { ProductID: 1006, GameType: 2, GameID: 'dragon_tiger' }],
  ['live lobby', { product_code: 1020, game_type: 'LIVE_CASINO', game_code: '' }],
  ['cards', { product_code: 1148, game_type: 'POKER', game_code: 'shan_koe_mee' }],
  ['fishing', { product_code: 1079, game_type: 'FISHING', game_code: 'ayeyar_fishing' }],
] as const)('launch asks for %s in its dialect’s words', async (name, body) => {
  expect(await opened(await traveller(100), name)).toEqual(['opened', 1]);
  expect(aggregator.heard.at(-1)?.body).toMatchObject(body);
});

test.each([
  ['en', 0],
  ['zh', 2],
  ['th', 3],
  ['my', 13],
])('launch tells both dialects language %s as %i', async (language, number) => {
  const player = await traveller(100);
  await must(launch(player, 'slot', language));
  expect(aggregator.heard.at(-1)?.body).toMatchObject({ MemberName: player.member, LanguageCode: number });
  await must(launch(player, 'fishing', language));
  expect(aggregator.heard.at(-1)?.body).toMatchObject({ member_account: player.member, language_code: number });
});

end(stage);
