import { createHash } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { fakeAggregator } from './fake-aggregator.ts';
import { stockShelf } from './games-shelf.ts';
import { fromSomewhere, must, registerPlayer, type TestPlayer } from './people.ts';
import { walletPeople } from './wallet-people.ts';
import { testWorld } from './world.ts';

const aggregator = await fakeAggregator();
afterAll(() => aggregator.stop());
const world = await testWorld({ SANDBOX_URL: aggregator.url });
const people = await walletPeople(world);
await stockShelf(world);

const md5 = (text: string) => createHash('md5').update(text).digest('hex');
const GAME_URL = 'http://games.example/play?token=1';
const opens = () =>
  aggregator.says(({ path }) => ({
    body: path.startsWith('/Seamless') ? { ErrorCode: 0, ErrorMessage: '', Url: GAME_URL } : { code: 200, message: '', url: GAME_URL },
  }));

const codeOf = async (player: TestPlayer) =>
  String((await world.sql('select user_code from player where id = $1', [player.id]))[0]?.['user_code']);
type LaunchRequest = { user_code?: string; p_code?: string; category_id?: number; g_code?: string; language?: string; from?: object };
const launch = async (player: TestPlayer, { language = 'en', from = fromSomewhere(), ...asked }: LaunchRequest = {}) =>
  world.call('GET /api/getgamelaunch/:user_code/:p_code/:category_id/:g_code/0', {
    token: player.token,
    headers: { 'Accept-Language': language, ...from },
    params: { user_code: await codeOf(player), p_code: '1006', category_id: 1, g_code: 'golden_pagoda', ...asked },
  });
/** A player with money on the game purse. */
const playing = async (kyat = 2000) => {
  const player = await people.player(kyat);
  await must(people.transfer(player, 'in', kyat));
  return player;
};
/** Whether the list of providers, as players are given it, shows the product in maintenance. */
const shownInMaintenance = async () => {
  const { data } = await must(
    world.call('GET /api/g/providers/:category_id', { params: { category_id: 1 }, headers: { 'Cache-Control': 'no-cache' } }),
  );
  return data.find((it) => it.id === 1006)?.maintenance;
};
const sessionsOf = (player: TestPlayer) =>
  world.sql('select state, launch_count, error from game_session where player_id = $1 order by id', [player.id]);

describe('opening a game', () => {
  test('asks the older dialect, signed, with the language and address of the player, and answers its Url', async () => {
    opens();
    const player = await playing();
    const got = await must(launch(player, { language: 'th', from: { 'X-Forwarded-For': '203.0.113.44' } }));
    expect(got).toMatchObject({ Url: GAME_URL, ErrorCode: 0 });
    const { path, body } = aggregator.heard.at(-1) ?? expect.fail('nobody was asked');
    expect(path).toBe('/Seamless/LaunchGame');
    expect(body).toMatchObject({
      OperatorCode: 'SHWEDEMO',
      MemberName: await codeOf(player),
      ProductID: 1006,
      GameType: 1,
      GameID: 'golden_pagoda',
      LanguageCode: 3,
      Platform: 0,
      IPAddress: '203.0.113.44',
      LobbyURL: expect.stringMatching(/^http:\/\/[^/]+\/leave-game$/),
      Sign: md5(`SHWEDEMO${body['RequestTime']}launchgamedemo-secret`),
    });
    await must(launch(player));
    expect(aggregator.heard.at(-1)?.body['Password']).toBe(body['Password']);
  });

  test('asks the newer dialect with its own way of signing', async () => {
    opens();
    const player = await playing();
    expect(
      await must(
        launch(player, {
          p_code: '1079',
          category_id: 8,
          g_code: 'ayeyar_fishing',
          language: 'my',
          from: { 'X-Forwarded-For': '198.51.100.7' },
        }),
      ),
    ).toMatchObject({
      Url: GAME_URL,
    });
    const { path, body } = aggregator.heard.at(-1) ?? expect.fail('nobody was asked');
    expect(path).toBe('/api/operators/launch-game');
    expect(body).toMatchObject({
      operator_code: 'SHWEDEMO',
      member_account: await codeOf(player),
      product_code: 1079,
      game_type: 'FISHING',
      game_code: 'ayeyar_fishing',
      language_code: 13,
      currency: 'MMK',
      ip: '198.51.100.7',
      operator_lobby_url: expect.stringMatching(/^http:\/\/[^/]+\/leave-game$/),
      sign: md5(`${body['request_time']}demo-secretlaunchgameSHWEDEMO`),
    });
  });

  test('names a game to the newer dialect by the type of its own list', async () => {
    opens();
    const player = await playing();
    await world.sql(`insert into provider_category values (1079, 2, false);
      insert into game (provider_id, category_id, g_code, name, game_type) values (1079, 2, 'vip', 'VIP', 'LIVE_CASINO_PREMIUM')`);
    await must(launch(player, { p_code: '1079', category_id: 2, g_code: 'vip' }));
    expect(aggregator.heard.at(-1)?.body).toMatchObject({ game_type: 'LIVE_CASINO_PREMIUM', game_code: 'vip' });
  });

  test('opens a lobby with game code 0', async () => {
    opens();
    const player = await playing();
    await must(launch(player, { p_code: '1012', category_id: 3, g_code: '0', language: 'zh' }));
    expect(aggregator.heard.at(-1)?.body).toMatchObject({ GameID: '', GameType: 3, LanguageCode: 2 });
  });

  test('keeps one session for the same game, and remembers what was played last', async () => {
    opens();
    const player = await playing();
    await must(launch(player));
    await must(launch(player));
    expect(await sessionsOf(player)).toEqual([{ state: 'open', launch_count: 2, error: null }]);
    await must(launch(player, { p_code: '1079', category_id: 1, g_code: 'mogok_ruby' }));
    await world.moveClock(3_600_000);
    await must(launch(player));
    expect((await sessionsOf(player)).length).toBe(3);
    const recent = await must(world.call('GET /api/user/recent_games', { token: player.token }));
    expect(recent.data.map((it) => it.g_code)).toEqual(['golden_pagoda', 'mogok_ruby']);
  });

  // Each row breaks one thing about a player who could open the game, and mends it again.
  test.each([
    ["another player's code", 'forbidden', 403, {}, { user_code: 'SKNOTMINE' }],
    ['a product that does not exist', 'not_found', 404, {}, { p_code: '4711' }],
    ['a game that does not exist', 'not_found', 404, {}, { g_code: 'Golden_Pagoda' }],
    ['a game of another category', 'not_found', 404, {}, { category_id: 2 }],
    ['a game that is switched off', 'game_closed', 400, { game: 'is_active = false' }, {}],
    ['a game the list has no more', 'game_closed', 400, { game: 'is_listed = false' }, {}],
    ['a provider that is switched off', 'game_closed', 400, { provider: 'is_active = false' }, {}],
    ['a category that is switched off', 'game_closed', 400, { game_category: 'is_active = false' }, {}],
    ['a dialect that is switched off', 'game_closed', 400, { game_dialect: 'is_on = false' }, {}],
    [
      'turnover left, outside slots and fishing',
      'turnover_left',
      400,
      { player: 'turnover_pya = 100' },
      { category_id: 2, g_code: 'dragon_tiger' },
    ],
    ['turnover left, in slots', null, 200, { player: 'turnover_pya = 100' }, {}],
    [
      'turnover left, in fishing',
      null,
      200,
      { player: 'turnover_pya = 100' },
      { p_code: '1079', category_id: 8, g_code: 'ayeyar_fishing' },
    ],
    ['a blocked player, whose sessions end', 'session_expired', 401, { player: 'blocked_at = now()' }, {}],
    ['an excluded player', 'excluded', 400, { player: `excluded_until = product_now() + interval '1 day'` }, {}],
    ['no date of birth', 'birthday_needed', 400, { player: 'birthday = null' }, {}],
    ['a player under age', 'under_age', 400, { player: `birthday = current_date - interval '17 years'` }, {}],
    ['an overdrawn purse', 'overdrawn', 400, { purse: 'overdrawn_at = now()' }, {}],
    ['a spent limit', 'limit_reached', 400, { limit: '' }, {}],
  ] as const)('%s: %s', async (_case, code, status, breaks, asked) => {
    opens();
    const player = await playing();
    const keys = {
      game: `g_code = 'golden_pagoda'`,
      provider: 'id = 1006',
      game_category: 'id = 1',
      game_dialect: `dialect = 'gsc'`,
      player: `id = ${player.id}`,
      purse: `player_id = ${player.id} and kind = 'game'`,
    };
    for (const [table, change] of Object.entries(breaks))
      await world.sql(
        table === 'limit'
          ? `insert into play_limit (player_id, kind, period, limit_pya) values (${player.id}, 'stake', 'day', 0)`
          : `update ${table} set ${change} where ${keys[table as keyof typeof keys]}`,
      );
    const heard = aggregator.heard.length;
    const got = await launch(player, asked);
    await world.sql(`update game set is_active = true, is_listed = true; update provider set is_active = true;
      update game_category set is_active = id <> 9; update game_dialect set is_on = true`);
    expect([got.body.code ?? null, got.status]).toEqual([code, status]);
    expect(aggregator.heard.length - heard).toBe(status === 200 ? 1 : 0);
  });

  test('is refused before the first transfer to the game purse', async () => {
    opens();
    const player = await people.player(2000);
    const got = await launch(player);
    expect([got.status, got.body.code, got.body.message]).toEqual([400, 'transfer_first', 'Please at least transfer Main to Game once.']);
    await must(people.transfer(player, 'in', 1000));
    expect((await launch(player)).status).toBe(200);
  });

  test('needs a login', async () => {
    const got = await launch({ ...(await registerPlayer(world)), token: '' });
    expect([got.status, got.body.code, got.body.message]).toEqual([401, 'login_needed', 'Need to login first!']);
  });

  test("is refused after the house's licence has ended", async () => {
    const player = await playing();
    opens();
    const ended = JSON.stringify({ reference: 'GL-1', expires_on: '2020-01-01' });
    await world.sql(`insert into setting (key, value) values ('licence', $1)`, [ended]);
    const got = await launch(player);
    expect([got.status, got.body.code]).toEqual([403, 'no_licence']);
    expect(await sessionsOf(player)).toEqual([]);
    expect(await shownInMaintenance(), 'and nothing offers it').toBe(1);
    await world.sql(`delete from setting where key = 'licence'`);
    expect(await shownInMaintenance()).toBe(0);
    expect((await launch(player)).status).toBe(200);
  });

  test('is refused while the house is in maintenance', async () => {
    opens();
    const player = await playing();
    await world.sql(`insert into setting (key, value) values ('house_maintenance', 'true')`);
    expect((await launch(player)).body.code).toBe('house_maintenance');
    expect(await shownInMaintenance(), 'and nothing offers it').toBe(1);
    await world.sql(`delete from setting where key = 'house_maintenance'`);
    expect((await launch(player)).status).toBe(200);
  });

  test('answers the address of a maintenance page while a product or all games are in maintenance', async () => {
    const player = await playing();
    const isMaintained = async () => {
      const got = await must(launch(player, { language: 'my' }));
      expect(got).toMatchObject({ ErrorCode: 0 });
      const page = await fetch(got.Url);
      expect(page.headers.get('content-type')).toMatch(/^text\/html/);
      const html = await page.text();
      expect(html).toContain('ဂိမ်းများကို ပြုပြင်နေပါသည်။');
      expect(html, 'its way back').toContain('<a href="/leave-game">');
    };
    await world.sql('update provider set is_in_maintenance = true where id = 1006');
    await isMaintained();
    await world.sql('update provider set is_in_maintenance = false where id = 1006');
    await must(world.call('POST /api/console/cash-terms', { token: people.boss, body: { game_maintenance: true } }));
    await isMaintained();
    expect(await shownInMaintenance(), 'its tile says so').toBe(1);
    expect((await people.transfer(player, 'out', 1000)).body.code).toBe('game_maintenance');
    await must(world.call('POST /api/console/cash-terms', { token: people.boss, body: { game_maintenance: false } }));
    opens();
    expect((await must(launch(player))).Url).toBe(GAME_URL);
  });

  test('sends who leaves a game to a page that any page may stand around, with nothing but its own script', async () => {
    const page = await fetch(new URL('/leave-game', world.server.player_url), { headers: { 'Accept-Language': 'en' } });
    expect(page.headers.get('content-security-policy')).toBe(
      "default-src 'none';script-src 'self';style-src 'unsafe-inline';base-uri 'none'",
    );
    expect(page.headers.get('x-frame-options')).toBeNull();
    expect(await page.text()).toContain('<a href="/">Back to the games</a>');
    const script = await fetch(new URL('/leave-game.js', world.server.player_url));
    expect(script.headers.get('content-type')).toMatch(/^text\/javascript/);
  });

  test.each([
    ['an error code', () => ({ body: { ErrorCode: 16, ErrorMessage: 'no' } }), 'launch_refused', 'refused'],
    ['no address', () => ({ body: { ErrorCode: 0, Url: '' } }), 'launch_refused', 'refused'],
    ['an address that is a script', () => ({ body: { ErrorCode: 0, Url: 'javascript:alert(1)' } }), 'launch_refused', 'refused'],
    ['a refusal of HTTP', () => ({ status: 403, body: {} }), 'launch_refused', 'refused'],
    ['trouble on their side', () => ({ status: 502, body: 'bad gateway' }), 'launch_unknown', 'unknown'],
    ['something that is no JSON', () => ({ body: '<html>' }), 'launch_unknown', 'unknown'],
    ['JSON of another shape', () => ({ body: [] }), 'launch_unknown', 'unknown'],
    ['nothing for 6 seconds', () => ({ body: {}, delay_ms: 6000 }), 'launch_unknown', 'unknown'],
  ] as const)('says so when the aggregator answers %s', async (_case, says, code, state) => {
    aggregator.says(says);
    const player = await playing();
    const got = await launch(player);
    expect(got.body.code).toBe(code);
    expect((await sessionsOf(player))[0]?.['state']).toBe(state);
    opens();
    expect((await launch(player)).status).toBe(200);
  });
});
