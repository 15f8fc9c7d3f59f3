import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { freePort } from '../../../tools/free-port.ts';
import { fromSomewhere, must, type TestPlayer } from './people.ts';
import { endProcess, startSandboxProcess } from './sandbox-process.ts';
import { until } from './until.ts';
import { walletPeople } from './wallet-people.ts';
import { testWorld } from './world.ts';

const port = await freePort();
const sandbox_url = `http://127.0.0.1:${port}`;
const world = await testWorld({ SANDBOX_URL: sandbox_url });
const people = await walletPeople(world);
const folder = await mkdtemp(join(tmpdir(), 'shwekan-sandbox-'));
let sandbox = await startSandboxProcess(port, world.server.player_url, folder);
afterAll(async () => {
  await endProcess(sandbox);
  await rm(folder, { recursive: true });
});
await world.sql(`
  insert into provider (id, p_code, name, dialect) values
    (1006, '1006', 'Shwe Studio', 'gsc'), (1012, '1012', 'Chinlone Sports', 'gsc'), (1020, '1020', 'Royal Live', 'gsc_plus'),
    (1079, '1079', 'Ayeyar Games', 'gsc_plus'), (1148, '1148', 'Bagan Cards', 'gsc_plus') on conflict do nothing;
  insert into provider_category (provider_id, category_id, is_lobby_only) values
    (1006, 1, false), (1006, 2, false), (1012, 3, true), (1020, 2, false), (1079, 1, false), (1079, 8, false), (1148, 6, false)
    on conflict do nothing;
  insert into game (provider_id, category_id, g_code, name) values
    (1006, 1, 'golden_pagoda', 'Golden Pagoda'), (1006, 2, 'baccarat', 'Baccarat'), (1020, 2, 'dragon_tiger', 'Dragon Tiger'),
    (1079, 1, 'mogok_ruby', 'Mogok Ruby'), (1079, 8, 'ayeyar_fishing', 'Ayeyar Fishing'), (1148, 6, 'shan_koe_mee', 'Shan Koe Mee')
    on conflict do nothing`);

type PlayAnswer = Record<string, unknown> & { no?: string; balance_pya?: number | null };
const ask = async (path: string, body?: object): Promise<PlayAnswer> => {
  const how = body && { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
  return await (await fetch(sandbox_url + path, how)).json();
};
const press = (deed: string, body: object = {}) => ask(`/control/api/${deed}`, body);

/** A player with so many kyat in the game purse. */
const gamePlayer = async (kyat: number) => {
  const player = await people.player(kyat);
  await must(people.transfer(player, 'in', kyat));
  return player;
};
const purse = async (player: TestPlayer) =>
  Number((await world.sql(`select balance from purse where player_id = $1 and kind = 'game'`, [player.id]))[0]?.['balance']);
const wagers = (player: TestPlayer) => world.sql('select * from wager where player_id = $1 order by id', [player.id]);
const codeOf = async (player: TestPlayer) =>
  String((await world.sql('select user_code from player where id = $1', [player.id]))[0]?.['user_code']);

/** Opens a game as the app does, and answers how to play it. */
const open = async (player: TestPlayer, p_code: string, category_id: number, g_code: string) => {
  const { Url } = await must(
    world.call('GET /api/getgamelaunch/:user_code/:p_code/:category_id/:g_code/0', {
      token: player.token,
      headers: fromSomewhere(),
      params: { user_code: await codeOf(player), p_code, category_id, g_code },
    }),
  );
  const token = Url.split('/').at(-1);
  const game = g_code === '0' ? 'football' : g_code;
  return {
    state: async () => (await ask(`/api/play/${token}/game/${game}`)) as Record<string, never>,
    play: (deed: string, body: object) => ask(`/api/play/${token}/${deed}`, { key: randomUUID(), game, ...body }),
    session: () => ask(`/api/play/${token}`),
  };
};

const allSettled = (player: TestPlayer) => async () => {
  const rows = await wagers(player);
  return rows.length > 0 && rows.every((it) => it['status'] !== 'open' && it['status'] !== 'pending');
};
/** The provider's own books say the same of a player as ours: every wager, and what it moved. */
const agrees = async (player: TestPlayer, paid_in_pya: number) => {
  const member = await codeOf(player);
  const state = (await ask('/control/api/state')) as unknown as { wagers: (Record<string, number> & { member: string; status: string })[] };
  const theirs = state.wagers.filter((it) => it['member'] === member && it['status'] !== 'void');
  const moved = theirs.reduce(
    (sum, it) => sum + (it['payout_pya'] ?? 0) + (it['jackpot_pya'] ?? 0) - (it['bet_pya'] ?? 0) - (it['tip_pya'] ?? 0),
    0,
  );
  expect(await purse(player)).toBe(paid_in_pya + moved);
};
const table = async (at: Awaited<ReturnType<typeof open>>, bets: object) => {
  for (let i = 0; i < 60; i += 1) {
    const { table: it } = (await at.state()) as { table?: { view: { phase: string; round: string } } };
    const said = it?.view.phase === 'betting' ? await at.play('table', { round: it.view.round, bets }) : { no: 'closed' };
    if (said.no !== 'closed') return said;
    await wait(100);
  }
  return expect.fail('the table never took bets');
};

describe('the sandbox provider', () => {
  test('plays its games in the older dialect, from the launch to the last result', async () => {
    const player = await gamePlayer(50_000);
    const slot = await open(player, '1006', 1, 'golden_pagoda');
    for (let i = 0; i < 3; i += 1) expect(await slot.play('spin', { bet_pya: 10_000 })).toMatchObject({ balance_pya: await purse(player) });
    const baccarat = await open(player, '1006', 2, 'baccarat');
    expect(await table(baccarat, { player: 20_000, tie: 10_000 })).toMatchObject({ balance_pya: await purse(player) });
    const book = await open(player, '1012', 3, '0');
    const { sport } = (await book.state()) as unknown as {
      sport: {
        matches: { id: string; status: string; markets: { key: string; line: null; prices: { pick: string; odds: number }[] }[] }[];
      };
    };
    const match = sport.matches.find((it) => it.status === 'upcoming') ?? expect.fail('no match');
    const [market] = match.markets;
    const [price] = market?.prices ?? [];
    const selection = {
      match: match.id,
      market: market?.key,
      line: market?.line,
      pick: price?.pick,
      odds: price?.odds,
      stake_pya: 100_000,
    };
    const bet = await book.play('sport', { selection });
    // The price may move between the look and the bet only once the match is on.
    expect(bet).toMatchObject({ balance_pya: expect.any(Number), bet: { status: 'open' } });
    expect(await press('finish-match', { match: match.id })).toEqual({ finished: true });
    await until(allSettled(player));
    expect(await wagers(player)).toHaveLength(5);
    await agrees(player, 5_000_000);
  });

  test('plays its games in the newer dialect, from the launch to the last result', async () => {
    const player = await gamePlayer(50_000);
    const ruby = await open(player, '1079', 1, 'mogok_ruby');
    expect(await ruby.play('spin', { bet_pya: 5_000 })).toMatchObject({ balance_pya: await purse(player) });
    const sea = await open(player, '1079', 8, 'ayeyar_fishing');
    expect(await sea.play('volley', { bullet_pya: 1_000, shots: ['minnow', 'carp', 'dragon'] })).toMatchObject({
      wins: [expect.any(Number), expect.any(Number), expect.any(Number)],
    });
    const cards = await open(player, '1148', 6, 'shan_koe_mee');
    for (let i = 0; i < 4; i += 1) {
      const dealt = await cards.play('deal', { stake_pya: 10_000 });
      const ended = dealt['result'] ? dealt : await cards.play('act', { draws: i % 2 === 0 });
      expect(ended).toMatchObject({ result: { result: expect.any(String) }, balance_pya: await purse(player) });
    }
    const live = await open(player, '1020', 2, 'dragon_tiger');
    await table(live, { dragon: 20_000, tie: 10_000 });
    await live.play('tip', { amount_pya: 20_000 });
    await until(allSettled(player));
    await agrees(player, 5_000_000);
  });

  test('a bet above the balance is refused with a plain reason, and nothing moves', async () => {
    const player = await gamePlayer(1_000);
    const slot = await open(player, '1006', 1, 'golden_pagoda');
    expect(await slot.play('spin', { bet_pya: 200_000 })).toEqual({ no: 'funds', balance_pya: 100_000 });
    expect(await purse(player)).toBe(100_000);
  });

  test('the same wish of a page is one bet, and an answer lost on the way is asked for again by the same id', async () => {
    const player = await gamePlayer(5_000);
    const slot = await open(player, '1079', 1, 'mogok_ruby');
    const key = randomUUID();
    const [first, second] = await Promise.all([slot.play('spin', { key, bet_pya: 5_000 }), slot.play('spin', { key, bet_pya: 5_000 })]);
    expect(second).toEqual(first);
    await press('faults', { drop_answers: 2 });
    expect(await slot.play('spin', { bet_pya: 5_000 })).toMatchObject({ outcome: expect.anything() });
    expect(await wagers(player)).toHaveLength(2);
    await agrees(player, 500_000);
  });

  test('a bet whose answers are all lost is given back', async () => {
    const player = await gamePlayer(5_000);
    const slot = await open(player, '1006', 1, 'golden_pagoda');
    await press('faults', { drop_answers: 3 });
    expect(await slot.play('spin', { bet_pya: 100_000 })).toMatchObject({ no: 'unreachable' });
    await until(async () => (await purse(player)) === 500_000);
    expect(await wagers(player)).toMatchObject([{ status: 'void' }]);
  });

  test('its buttons repeat, roll back, correct and send out of order, and no kyat is doubled or lost', async () => {
    const player = await gamePlayer(5_000);
    const member = await codeOf(player);
    const at = { member, product: 1020, game: 'dragon_tiger' };
    expect(await press('give', { ...at, amount: 100 })).toMatchObject({ outcome: 'done', balance_pya: 510_000 });
    await press('repeat', { times: 5 });
    expect(await purse(player)).toBe(510_000);
    const crowd = await press('crowd', { members: [member], product: 1006, game: 'baccarat', bet: 100, rounds_each: 12, at_once: 6 });
    expect(crowd).toMatchObject({ bets: 12, refused: 0, bet_pya: 120_000, payout_pya: 80_000 });
    expect(await purse(player)).toBe(470_000);
    expect(await press('out-of-order', { ...at, amount: 200, first: 'rollback' })).toMatchObject({ bet: { balance_pya: 470_000 } });
    expect(await purse(player)).toBe(470_000);
    const { wagers: theirs } = (await ask('/control/api/state')) as unknown as {
      wagers: { code: string; member: string; payout_pya: number; status: string }[];
    };
    const won =
      theirs.find((it) => it.member === member && it.status === 'settled' && it.payout_pya === 20_000) ?? expect.fail('nobody won');
    expect(await press('resettle', { wager: won.code, payout: 50 })).toMatchObject({ outcome: 'done', balance_pya: 455_000 });
    expect(await purse(player)).toBe(455_000);
  });

  test('a restart calls off the bets it left open', async () => {
    const player = await gamePlayer(5_000);
    const live = await open(player, '1020', 2, 'dragon_tiger');
    await table(live, { tiger: 100_000 });
    sandbox.kill('SIGKILL');
    await wait(100);
    if ((await purse(player)) !== 400_000) return; // The round was over before the end came.
    sandbox = await startSandboxProcess(port, world.server.player_url, folder);
    await until(async () => (await purse(player)) === 500_000);
    expect(await wagers(player)).toMatchObject([{ status: 'void' }]);
  });
});
