import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { freePort } from '../../../../tools/free-port.ts';
import { fromSomewhere, must } from '../people.ts';
import { endProcess, startSandboxProcess } from '../sandbox-process.ts';
import { type DialectName, speaker } from '../seamless.ts';
import { until } from '../until.ts';
import { end, openStage } from './stage.ts';

// The sandbox provider plays with real callbacks and tells its own report; the job compares it with our wagers.
const port = await freePort();
const sandbox_url = `http://127.0.0.1:${port}`;
const stage = await openStage({ SANDBOX_URL: sandbox_url }, (world) =>
  world
    .sql(`
    insert into provider (id, p_code, name, dialect) values (1006, '1006', 'Shwe Studio', 'gsc'), (1079, '1079', 'Ayeyar Games', 'gsc_plus');
    insert into provider_category (provider_id, category_id) values (1006, 1), (1079, 1);
    insert into game (provider_id, category_id, g_code, name) values (1006, 1, 'golden_pagoda', 'Golden Pagoda'), (1079, 1, 'mogok_ruby', 'Mogok Ruby')`)
    .then(() => undefined),
);
const { world, people } = stage;
const folder = await mkdtemp(join(tmpdir(), 'shwekan-acceptance-'));
const sandbox = await startSandboxProcess(port, world.server.player_url, folder);
afterAll(async () => {
  await endProcess(sandbox);
  await rm(folder, { recursive: true });
});
const today = String((await world.sql('select yangon_day(product_now())::text as day'))[0]?.['day']);
const SEATS = { gsc: [1006, 'golden_pagoda'], gsc_plus: [1079, 'mogok_ruby'] } as const;
type GamePlayer = Awaited<ReturnType<typeof people.gamePlayer>>;

const ask = async (path: string, body: object): Promise<Record<string, unknown>> => {
  const how = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
  return await (await fetch(sandbox_url + path, how)).json();
};
const press = (deed: string, body: object = {}) => ask(`/control/api/${deed}`, body);
/** From now on every callback is lost on its way, until `found` is pressed; the sandbox asks again by itself. */
const lose = () => press('faults', { drop_requests: 1000 });
const found = () => press('faults', { drop_requests: 0 });

/** Compares the day and answers the counts and what was found of a player: kind, ours, theirs, and state when it is not open. */
const compare = async (dialect: DialectName, player: GamePlayer) => {
  const token = people.teller_a;
  const asked = await must(world.call('POST /api/console/reconciliations', { token, body: { dialect, day: today } }));
  const row = async () =>
    (await must(world.call('GET /api/console/reconciliations', { token }))).data.find((it) => it.id === asked.data.id);
  await until(async () => (await row())?.state !== 'asked');
  const { data } = await must(world.call('GET /api/console/wager-differences', { token, query: { limit: 200 } }));
  const mine = data.filter((it) => it.member === player.member);
  return {
    state: (await row())?.state,
    differences: mine.map((it) => [it.kind, it.ours, it.theirs, ...(it.state === 'open' ? [] : [it.state])].join(' ')),
  };
};

describe.each(['gsc', 'gsc_plus'] as const)('reconciliation with the sandbox: %s', (dialect) => {
  const [product, game] = SEATS[dialect];
  const say = speaker(world.server, dialect);
  const crowd = (player: GamePlayer, rounds_each: number) =>
    press('crowd', { members: [player.member], product, game, bet: 100, rounds_each, at_once: 4 });

  test('rounds that were won and lost are the same on both sides', async () => {
    const player = await people.gamePlayer(10_000);
    expect(await crowd(player, 9)).toMatchObject({ bets: 9, refused: 0 });
    expect(await compare(dialect, player)).toEqual({ state: 'done', differences: [] });
    expect(await people.wagers(player)).toHaveLength(9);
  });

  test('a spin of a launched game is the same on both sides', async () => {
    const player = await people.gamePlayer(10_000);
    await must(people.transfer(player, 'out', 1000));
    await must(people.transfer(player, 'in', 1000));
    const opened = await must(
      world.call('GET /api/getgamelaunch/:user_code/:p_code/:category_id/:g_code/0', {
        token: player.token,
        headers: fromSomewhere(),
        params: { user_code: player.member, p_code: String(product), category_id: 1, g_code: game },
      }),
    );
    await ask(`/api/play/${opened.Url.split('/').at(-1)}/spin`, { key: randomUUID(), game, bet_pya: 10_000 });
    expect(await compare(dialect, player)).toEqual({ state: 'done', differences: [] });
    expect(await people.wagers(player)).toHaveLength(1);
  });

  test('a bet that the provider never made is missing there', async () => {
    const player = await people.gamePlayer(1000);
    await say.send('bet', { ...player, product }, { wager: '4711', amount: -250 });
    expect(await compare(dialect, player)).toEqual({ state: 'done', differences: ['missing_there -250.00 0.00'] });
    expect(await people.purse(player)).toBe(75_000);
  });

  test('a bonus on its way is missing here, and gone once it has come', async () => {
    const player = await people.gamePlayer(1000);
    await lose();
    await press('give', { member: player.member, product, game, amount: 70 });
    expect(await compare(dialect, player)).toEqual({ state: 'done', differences: ['missing_here 0.00 70.00'] });
    await found();
    await until(async () => (await people.purse(player)) === 107_000);
    expect(await compare(dialect, player)).toEqual({ state: 'done', differences: ['missing_here 0.00 70.00 gone'] });
  });

  test('a correction on its way is a difference of amounts, and gone once it has come', async () => {
    const player = await people.gamePlayer(1000);
    await crowd(player, 2);
    const before = await people.purse(player);
    const wager = String((await people.wagers(player)).find((it) => Number(it['paid_pya']) > 0)?.['wager_code']);
    await lose();
    await press('resettle', { wager, payout: 120 });
    expect(await compare(dialect, player)).toEqual({ state: 'done', differences: ['amounts_differ 100.00 20.00'] });
    await found();
    await until(async () => (await people.purse(player)) === before - 8000);
    expect(await compare(dialect, player)).toEqual({ state: 'done', differences: ['amounts_differ 100.00 20.00 gone'] });
  });

  test('a day may be compared again and again, and nothing moves by it', async () => {
    const player = await people.gamePlayer(1000);
    await say.send('bet', { ...player, product }, { wager: '4712', amount: -10 });
    await compare(dialect, player);
    expect(await compare(dialect, player)).toEqual({ state: 'done', differences: ['missing_there -10.00 0.00'] });
    expect(await people.purse(player)).toBe(99_000);
  });
});

test('reconciliation of a report that cannot be had compares nothing and says so', async () => {
  const player = await people.gamePlayer(1000);
  await speaker(world.server, 'gsc').send('bet', player, { wager: '4713', amount: -10 });
  await endProcess(sandbox);
  expect(await compare('gsc', player)).toEqual({ state: 'failed', differences: [] });
});

end(stage);
