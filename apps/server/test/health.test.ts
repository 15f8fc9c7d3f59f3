import { expect, test } from 'vitest';
import { addOperator } from '../src/operators/add-operator.ts';
import { loopTurns } from '../src/platform/jobs.ts';
import { loginsOf } from '../src/platform/logins.ts';
import { PROCESS_ROLES } from '../src/platform/process-roles.ts';
import { breakableAddress } from './breakable.ts';
import { must, operatorToken } from './people.ts';
import { until } from './until.ts';
import { callServer, type TestServer, testWorld } from './world.ts';

// What a balancer asks of a process, at both doors, and what a process of some roles does.
const world = await testWorld();
const PASSWORD = 'an-operator-password';
/** A balancer waits no longer. */
const GIVES_UP_MS = 2000;
const DOORS = ['player_url', 'console_url'] as const;

async function ask(server: TestServer, door: (typeof DOORS)[number], what: 'alive' | 'ready') {
  const answer = await fetch(new URL(`/api/health/${what}`, server[door]), { signal: AbortSignal.timeout(GIVES_UP_MS) });
  return { status: answer.status, body: await answer.json(), headers: answer.headers };
}

test.each(DOORS)('a process that can take calls is alive and ready at %s, says what it does, and nothing else', async (door) => {
  expect(await ask(world.server, door, 'alive')).toMatchObject({ status: 200, body: { alive: true, roles: PROCESS_ROLES } });
  const ready = await ask(world.server, door, 'ready');
  expect([ready.status, ready.body]).toEqual([200, { ready: true, roles: PROCESS_ROLES }]);
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
      if (status === 503)
        expect([body, headers.get('retry-after')]).toEqual([{ ready: false, why: 'database', roles: PROCESS_ROLES }, '2']);
      return status === 503;
    });
    for (const door of DOORS) expect((await ask(server, door, 'alive')).status).toBe(200);
    if (how === 'lost') await database.restore();
    await until(async () => (await ask(server, 'player_url', 'ready')).status === 200);
  },
);

test('a process whose database lacks a file of its schema is not ready; one that was brought further is', async () => {
  await world.sql(`insert into platform.migration (name, sha256) values ('migrations/9999-of-a-later-version.sql', 'x')`);
  const state = async () => {
    const { roles: _, ...said } = (await ask(world.server, 'player_url', 'ready')).body;
    return said;
  };
  await until(async () => JSON.stringify(await state()) === JSON.stringify({ ready: true }));
  await world.sql(`update platform.migration set name = 'away' where name = 'support/schema.sql'`);
  await until(async () => JSON.stringify(await state()) === JSON.stringify({ ready: false, why: 'schema' }));
  await world.sql(`update platform.migration set name = 'support/schema.sql' where name = 'away'`);
  await until(async () => JSON.stringify(await state()) === JSON.stringify({ ready: true }));
});

test('a process that is asked to end is alive and not ready, and what it was asked before it goes on', async () => {
  const server = await world.another();
  const stopped = server.stop({ grace_ms: 4000 });
  const [ready, alive, banner] = await Promise.all([
    ask(server, 'player_url', 'ready'),
    ask(server, 'console_url', 'alive'),
    callServer(server, 'GET /api/banner'),
  ]);
  expect(ready).toMatchObject({ status: 503, body: { ready: false, why: 'stopping' } });
  expect(alive).toMatchObject({ status: 200 });
  expect(banner.status).toBe(503);
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

/** What each role's process answers at the players' door: the status of a call of each role. */
const CALLS = {
  api: ['GET', '/api/banner', 200],
  desk: ['POST', '/api/user/betting', 401],
  callback: ['POST', '/Seamless/Balance', 200],
  streams: ['GET', '/api/stream', 200],
} as const;
const EVERY_POOL = ['metrics', 'probe', 'rest'];
const OF_ROLES = [
  { role: 'api', answers: ['api'], pools: ['log', 'logins', 'sessions'] },
  { role: 'desk', answers: ['desk', 'callback'], pools: ['bets', 'callbacks', 'sessions'] },
  { role: 'streams', answers: ['streams'], pools: ['sessions'] },
  { role: 'worker', answers: [], pools: ['queue'] },
  { role: 'console', answers: [], pools: ['logins', 'sessions'] },
];

test.each(OF_ROLES)('a process with the role $role opens what that role needs, and refuses what another role does', async (it) => {
  const { role, answers, pools } = it;
  const server = await world.another({ ROLES: role, METRICS_PORT: '0' });
  for (const [of, [method, path, status]] of Object.entries(CALLS)) {
    const answer = await fetch(new URL(path, server.player_url), { method });
    const is_answered = answers.includes(of);
    expect([of, answer.status]).toEqual([of, is_answered ? status : 421]);
    if (!is_answered) expect(await answer.json()).toMatchObject({ success: false, code: 'misdirected' });
    else await answer.body?.cancel();
  }
  expect(server.console_url === null).toBe(role !== 'console');
  if (role === 'console') expect((await callServer(server, 'GET /api/console/me')).status).toBe(401);
  expect(loopTurns(server.world).length > 0).toBe(role === 'worker');
  const figures = await (await fetch(server.metrics_url ?? '')).text();
  const labels = (name: string) => [...figures.matchAll(new RegExp(`^${name}\\{\\w+="(\\w+)"`, 'gm'))].map((found) => found[1]).sort();
  expect(labels('shwekan_role')).toEqual([role]);
  expect(labels('shwekan_database_connections_most')).toEqual([...EVERY_POOL, ...pools].sort());
  await server.stop();
});

test('a proxy that sends the calls of a role finds out which processes have it', async () => {
  const server = await world.another({ ROLES: 'desk,streams', JOBS_DATABASE_URL: '' });
  const asked = async (role: string) => (await fetch(new URL(`/api/health/ready?role=${role}`, server.player_url))).json();
  const roles = ['desk', 'streams'];
  for (const role of roles) expect(await asked(role)).toEqual({ ready: true, roles });
  for (const role of ['api', 'worker', 'everything']) expect(await asked(role)).toEqual({ ready: false, why: 'role', roles });
  await server.stop();
});

test('of two workers one asks a feed and tells whether that failed, and the other as soon as that one has ended', async () => {
  const worker = { ROLES: 'worker', FEED_CRYPTO: 'replay', METRICS_PORT: '0' };
  const told = async ({ world: of, metrics_url }: TestServer) => {
    const name = loopTurns(of).find((it) => it.leads !== null)?.name;
    return (await (await fetch(metrics_url ?? '')).text()).includes(`shwekan_loop_failed{loop="${name}"}`);
  };
  const leads = ({ world: of }: TestServer) => loopTurns(of).find((it) => it.leads !== null)?.leads;
  const first = await world.another(worker);
  await until(async () => leads(first) === true);
  const next = await world.another(worker);
  await until(async () => loopTurns(next.world).some((it) => it.ended_ms !== null));
  expect([leads(first), leads(next)]).toEqual([true, false]);
  expect([await told(first), await told(next)]).toEqual([true, false]);
  await first.stop();
  await until(async () => leads(next) === true);
  expect(await told(next)).toBe(true);
  await next.stop();
});

test('a console without jobs tells of the jobs of every process that has some, and how long one has been silent that was killed', async () => {
  const console = await world.another({ ROLES: 'console' });
  await addOperator(world.database_url, { username: 'draws', password: PASSWORD, roles: ['draws'] });
  const token = await operatorToken(world, 'draws', PASSWORD);
  const workers = async () => (await must(callServer(console, 'GET /api/console/health', { token }))).workers;
  const worker = { ROLES: 'worker', FEED_CRYPTO: 'replay' };
  const [first, next] = [await world.another(worker), await world.another(worker)];
  const led = loopTurns(first.world).find((it) => it.leads !== null)?.name;
  // Servers of tests before may tell as well, some of them late: they have no feed.
  const added = async () => (await workers()).filter(({ jobs }) => jobs.some((it) => it.name === led));
  // One of the two asks the feed, and the other says that it stands by.
  await until(async () => {
    const both = (await added()).flatMap((it) => it.jobs).filter((it) => it.name === led);
    return both.length === 2 && both.filter((it) => !it.stands_by).length === 1;
  });
  const told = await added();
  for (const { jobs } of told) expect(jobs.map((it) => it.name)).toEqual(expect.arrayContaining(['lottery.draws', 'reports.days', led]));
  expect(told).toHaveLength(2);
  const [lost] = told;
  await first.stop();
  await next.stop();
  expect(await added(), 'who ends takes its row away').toEqual([]);
  await world.sql(
    `insert into worker_process (place, loops, told_at) values ('killed:3000', $1, clock_timestamp() - interval '2 minutes')`,
    [JSON.stringify(lost?.jobs)],
  );
  const silent = (await workers()).find((it) => it.place === 'killed:3000');
  expect(Math.floor((silent?.told_ms_ago ?? 0) / 60_000)).toBe(2);
  expect(silent?.jobs).toEqual(lost?.jobs);
  await console.stop();
});

test('what players ask says whether the database answers: busy while it does not, well again after, without a restart', async () => {
  const database = await breakableAddress(world.database_url);
  const server = await world.another(loginsOf(database.url));
  const health = () => callServer(server, 'GET /api/health');
  expect((await health()).body).toMatchObject({ status: 200, data: { database: true } });
  database.lose();
  const sick = await health();
  expect(sick.body).toMatchObject({ status: 503, code: 'busy' });
  expect(sick.headers.get('retry-after')).toBe('2');
  expect((await callServer(server, 'GET /api/banner')).status).toBe(503);
  await database.restore();
  await until(async () => (await health()).status === 200);
  expect((await callServer(server, 'GET /api/banner')).status).toBe(200);
  database.close();
});
