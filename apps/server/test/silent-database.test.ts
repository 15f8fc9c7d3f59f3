import { beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../src/main.ts';
import { loginsOf } from '../src/platform/logins.ts';
import { breakableAddress } from './breakable.ts';
import { drawsWorld, MONDAY, until } from './draws-world.ts';
import type { TestPlayer } from './people.ts';
import { callServer } from './world.ts';

// The connections to the database that there are fall silent: nobody closes them, and nothing comes through. New ones work.
const world = await drawsWorld();
const database = await breakableAddress(world.database_url);
let server: RunningServer;
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

test('a bet whose commit got no answer is refused as busy, and is one slip when it is sent again', async () => {
  const commit = database.holdBack('commit');
  const first = send('commit-without-answer');
  await commit.came;
  database.silence('answers');
  commit.letThrough();
  const refused = await first;
  expect([refused.status, refused.body.code]).toEqual([503, 'busy']);
  await until(async () => (await slipsOf('commit-without-answer')).length === 1);
  await until(async () => (await send('commit-without-answer')).status === 200);
  expect(await slipsOf('commit-without-answer')).toHaveLength(1);
});
