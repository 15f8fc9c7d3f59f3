import { once } from 'node:events';
import { createServer } from 'node:net';
import { phrases } from '@shwekan/phrases';
import { beforeAll, expect, test } from 'vitest';
import { addOperator } from '../src/operators/add-operator.ts';
import { loginsOf } from '../src/platform/logins.ts';
import { breakableAddress } from './breakable.ts';
import { balanceOf, drawsWorld, MONDAY } from './draws-world.ts';
import { holdRows } from './hold-rows.ts';
import { operatorToken, type TestPlayer } from './people.ts';
import { until } from './until.ts';
import { callServer, type TestServer } from './world.ts';

// The connections to the database that there are fall silent: nobody closes them, and nothing comes through. New ones work.
const world = await drawsWorld();
const database = await breakableAddress(world.database_url);
let server: TestServer;
let player: TestPlayer;
beforeAll(async () => {
  server = await world.another(loginsOf(database.url));
  player = await world.player(900_000);
});

const send = (key: string) =>
  callServer(server, 'POST /api/user/betting', {
    token: player.token,
    headers: { 'Idempotency-Key': key },
    body: { section: '12:01 PM', date: MONDAY, bet_obj: [{ bet_number: '07', amount: 100 }] },
  });
const slipsOf = (key: string) => world.sql('select id from slip where player_id = $1 and request_key = $2', [player.id, key]);

test('a server whose database connections fall silent gives them up, and takes bets again without a restart', async () => {
  expect((await send('before-the-silence')).status).toBe(200);
  database.silence();
  const [health, bet, list] = await Promise.all([
    callServer(server, 'GET /api/health'),
    send('in-the-silence'),
    callServer(server, 'GET /api/lottery/list'),
  ]);
  for (const { status, headers } of [health, bet, list]) {
    expect([200, 503]).toContain(status);
    if (status === 503) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  }
  await until(async () => (await send('in-the-silence')).status === 200);
  expect(await slipsOf('in-the-silence')).toHaveLength(1);
  await until(async () => (await callServer(server, 'GET /api/health')).status === 200);
});

test("a bet to which the database's answers are lost is refused as busy, and is one slip when it is sent again", async () => {
  const locked = await holdRows(world.database_url, 'select 1 from draw_number where number = 7 for update');
  const first = send('without-answer');
  // Locks of other databases are in sight as well.
  const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and query like '%hold_for_bets%' and datname = current_database()`;
  await until(async () => (await world.sql(waiting)).length > 0);
  database.silence('answers');
  await locked.release();
  const refused = await first;
  expect([refused.status, refused.body.code]).toEqual([503, 'busy']);
  await until(async () => (await send('without-answer')).status === 200);
  expect(await slipsOf('without-answer')).toHaveLength(1);
});

test.each(['silent', 'broken'] as const)('a bet whose commit is done but whose answer is lost (%s) is taken once', async (how) => {
  const key = `written-${how}`;
  const before = Number(await balanceOf(world, player));
  const lost = database.loseCommitOf(key, how);
  const first = send(key);
  await lost;
  expect(await slipsOf(key)).toHaveLength(1);
  const told = await first;
  // Whether it was taken is not known to the server: it may only say so when it has looked.
  expect([200, 503]).toContain(told.status);
  await until(async () => (await send(key)).status === 200);
  expect(await slipsOf(key)).toHaveLength(1);
  expect(before - Number(await balanceOf(world, player))).toBe(100);
});

test.each(['silent', 'broken'] as const)(
  'who writes without a key and has the answer to the commit lost (%s) is told that nobody knows, not to do it again',
  async (how) => {
    const username = `helper-${how}`;
    await addOperator(world.database_url, { username, password: 'an-operator-password', roles: ['support'] });
    const token = await operatorToken(world, username, 'an-operator-password');
    const [{ id } = { id: 0 }] = await world.sql('select id from player limit 1');
    const text = `Called on Monday, ${how}`;
    const note = () => callServer(server, 'POST /api/console/players/:id/notes', { token, params: { id: Number(id) }, body: { text } });
    const lost = database.loseCommitOf(text, how);
    const told = note();
    await lost;
    // It is written: "busy, try again" would have it written twice.
    expect(await world.sql('select text from player_note where text = $1', [text])).toEqual([{ text }]);
    const { status, body } = await told;
    expect([status, body.code, body.message]).toEqual([503, 'outcome_unknown', phrases.en.refusals.outcome_unknown]);
  },
);

test('a bet whose transaction does not begin is refused, and nothing of it is written by itself', async () => {
  const before = await balanceOf(world, player);
  // As when the database ends the statement that begins it: what was sent beside it is done without a transaction.
  const stop = database.misspell('begin\0', 'bagin\0');
  expect((await send('never-begun')).status).toBe(500);
  stop();
  expect(await slipsOf('never-begun')).toHaveLength(0);
  expect(await balanceOf(world, player)).toBe(before);
  expect((await send('never-begun')).status).toBe(200);
  expect(await slipsOf('never-begun')).toHaveLength(1);
});

test('a server that finds one that leads no more, and writes nothing, says busy until it finds another, and takes a bet that is sent again once', async () => {
  const onConnect = async (setting: string) => {
    await world.sql(`do $$ begin execute format('alter role shwekan_app in database %I ${setting}', current_database()); end $$`);
    database.lose();
    await database.restore();
  };
  await onConnect('set default_transaction_read_only = on');
  await until(async () => (await send('to-a-standby')).body.code === 'busy');
  const { status, headers } = await send('to-a-standby');
  expect([status, Number(headers.get('retry-after')) > 0]).toEqual([503, true]);
  await onConnect('reset default_transaction_read_only');
  await until(async () => (await send('to-a-standby')).status === 200);
  expect(await slipsOf('to-a-standby')).toHaveLength(1);
});

test('a start waits for a database that is not there yet', async () => {
  const late = await breakableAddress(world.database_url);
  late.lose();
  const turnsAway = createServer((socket) => socket.destroy()).listen(Number(new URL(late.url).port), '127.0.0.1');
  const starting = world.another(loginsOf(late.url));
  await once(turnsAway, 'connection');
  turnsAway.close();
  await once(turnsAway, 'close');
  await late.restore();
  const started = await starting;
  await until(async () => (await callServer(started, 'GET /api/health')).status === 200);
});
