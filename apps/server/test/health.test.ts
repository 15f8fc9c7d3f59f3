import { expect, test } from 'vitest';
import type { RunningServer } from '../src/main.ts';
import { loginsOf } from '../src/platform/logins.ts';
import { breakableAddress } from './breakable.ts';
import { until } from './until.ts';
import { callServer, testWorld } from './world.ts';

// What a balancer asks of a process, at both doors.
const world = await testWorld();
/** A balancer waits no longer. */
const GIVES_UP_MS = 2000;
const DOORS = ['player_url', 'console_url'] as const;

async function ask(server: RunningServer, door: (typeof DOORS)[number], what: 'alive' | 'ready') {
  const answer = await fetch(new URL(`/api/health/${what}`, server[door]), { signal: AbortSignal.timeout(GIVES_UP_MS) });
  return { status: answer.status, body: await answer.json(), headers: answer.headers };
}

test.each(DOORS)('a process that can take calls is alive and ready at %s, and says nothing else', async (door) => {
  expect(await ask(world.server, door, 'alive')).toMatchObject({ status: 200, body: { alive: true } });
  const ready = await ask(world.server, door, 'ready');
  expect(ready).toMatchObject({ status: 200, body: { ready: true } });
  expect(ready.headers.get('cache-control')).toBe('no-store');
});

test.each(['lost', 'silent'] as const)(
  'while its database is %s a process is alive, not ready within two seconds, and ready again by itself',
  async (how) => {
    const database = await breakableAddress(world.database_url);
    const server = await world.another(loginsOf(database.url));
    for (const door of DOORS) expect((await ask(server, door, 'ready')).status).toBe(200);
    if (how === 'lost') database.lose();
    else database.silence();
    await until(async () => {
      const { status, body, headers } = await ask(server, 'console_url', 'ready');
      if (status === 503) expect([body, headers.get('retry-after')]).toEqual([{ ready: false, why: 'database' }, '2']);
      return status === 503;
    });
    for (const door of DOORS) expect((await ask(server, door, 'alive')).status).toBe(200);
    if (how === 'lost') await database.restore();
    await until(async () => (await ask(server, 'player_url', 'ready')).status === 200);
  },
);

test('a process whose database lacks a file of its schema is not ready; one that was brought further is', async () => {
  await world.sql(`insert into platform.migration (name, sha256) values ('migrations/9999-of-a-later-version.sql', 'x')`);
  const state = async () => (await ask(world.server, 'player_url', 'ready')).body;
  await until(async () => JSON.stringify(await state()) === JSON.stringify({ ready: true }));
  await world.sql(`update platform.migration set name = 'away' where name = 'support/schema.sql'`);
  await until(async () => JSON.stringify(await state()) === JSON.stringify({ ready: false, why: 'schema' }));
  await world.sql(`update platform.migration set name = 'support/schema.sql' where name = 'away'`);
  await until(async () => JSON.stringify(await state()) === JSON.stringify({ ready: true }));
});

test('a process that is asked to end is alive and not ready, and what it was asked before it goes on', async () => {
  const server = await world.another();
  const stopped = server.stop({ grace_ms: 1500 });
  expect(await ask(server, 'player_url', 'ready')).toMatchObject({ status: 503, body: { ready: false, why: 'stopping' } });
  expect(await ask(server, 'console_url', 'alive')).toMatchObject({ status: 200 });
  expect((await callServer(server, 'GET /api/banner')).status).toBe(503);
  await stopped;
});

test('behind a proxy it goes on serving until the proxy has seen that it will stop, and keeps no connection', async () => {
  const server = await world.another();
  const { promise: noticed, resolve: notice } = Promise.withResolvers<void>();
  const stopped = server.stop({ noticed });
  for (const door of DOORS)
    expect(await ask(server, door, 'ready')).toMatchObject({ status: 503, body: { ready: false, why: 'stopping' } });
  const served = await callServer(server, 'GET /api/banner');
  expect([served.status, served.headers.get('connection')]).toEqual([200, 'close']);
  const stream = await fetch(new URL('/api/stream', server.player_url));
  expect(stream.status).toBe(200);
  notice();
  // Its stream is sent away once no new one would come here.
  expect(await stream.text()).toMatch(/retry: \d+\n\n$/);
  await stopped;
});
