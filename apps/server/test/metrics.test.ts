import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { loginsOf } from '../src/platform/logins.ts';
import { breakableAddress } from './breakable.ts';
import { childEnvironment } from './child-environment.ts';
import { bet, drawsWorld, MONDAY } from './draws-world.ts';
import type { TestPlayer } from './people.ts';
import { runProgram } from './run-program.ts';
import { until } from './until.ts';
import { askedOnce, type TestServer } from './world.ts';

// What Prometheus is told of a process, at 10:42 of a Monday: the draw of 11:00 closes within a quarter of an hour, that of 12:01 does not.
const world = await drawsWorld();
const RULES = readFileSync(new URL('../../../deploy/prometheus/rules.yml', import.meta.url), 'utf8');
const DASHBOARD = readFileSync(new URL('../../../deploy/grafana/dashboard.json', import.meta.url), 'utf8');
const AUDIT = fileURLToPath(new URL('../src/proof/audit.ts', import.meta.url));
let server: TestServer;
let player: TestPlayer;
beforeAll(async () => {
  player = await world.player(100_000);
  await world.moveClock(`${MONDAY}T10:42:00+06:30`);
  server = await world.another({ METRICS_PORT: '0' });
});

/** All that a server tells, a line a value. */
async function figures(of: TestServer = server): Promise<string> {
  const answer = await fetch(of.metrics_url ?? '');
  expect(answer.status).toBe(200);
  return answer.text();
}

/** The value of the one line with this name and these labels; null when there is none. */
async function figure(name: string, labels: Record<string, string> = {}, of: TestServer = server): Promise<number | null> {
  const named = (await figures(of)).split('\n').filter((it) => it.startsWith(`${name}{`) || it.startsWith(`${name} `));
  const found = named.filter((it) => Object.entries(labels).every(([label, value]) => it.includes(`${label}="${value}"`)));
  expect(found.length).toBeLessThan(2);
  return found[0] === undefined ? null : Number(found[0].split(' ').at(-1));
}

/** The same world, spoken to at another server. */
const betsCounted = (labels: Record<string, string>, of?: TestServer) => figure('shwekan_bet_seconds_count', labels, of);

test('a process tells nothing unless it was given a port, at no door, and to this machine alone', async () => {
  expect(world.server.metrics_url).toBeNull();
  for (const door of [server.player_url, server.console_url]) {
    const said = await (await fetch(new URL('/metrics', door))).text();
    expect(said).not.toContain('shwekan_');
  }
  const { port, hostname } = new URL(server.metrics_url ?? '');
  expect(hostname).toBe('127.0.0.1');
  await expect(fetch(`http://127.0.0.2:${port}/metrics`)).rejects.toThrow();
});

test('its door has one path, to be read and nothing else', async () => {
  const url = server.metrics_url ?? '';
  const answer = await fetch(url);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  for (const [path, method] of [['/', 'GET'] as const, ['/metrics/all', 'GET'] as const, ['/metrics', 'POST'] as const])
    expect((await fetch(new URL(path, url), { method })).status).toBe(404);
});

test('a bet is counted by its lottery, by whether its draw closes within a quarter of an hour, and by what came of it', async () => {
  expect((await bet(askedOnce(world, server), player, [['07', 100]])).status).toBe(200);
  expect((await bet(askedOnce(world, server), player, [['07', 100]], { section: '12:01 PM' })).status).toBe(200);
  expect((await bet(askedOnce(world, server), player, [['07', 900_000_000]])).status).toBe(400);
  await until(async () => (await betsCounted({ lottery: '2D', closing: 'yes', outcome: 'refused' })) === 1);
  expect(await betsCounted({ lottery: '2D', closing: 'yes', outcome: 'taken' })).toBe(1);
  expect(await betsCounted({ lottery: '2D', closing: 'no', outcome: 'taken' })).toBe(1);
  expect(await figure('shwekan_bet_seconds_bucket', { closing: 'yes', outcome: 'taken', le: '0.25' })).not.toBeNull();
  expect(await figure('shwekan_desk_batch_size_sum', { desk: 'bets' })).toBe(3);
});

test('what no player sent is no bet', async () => {
  const before = (await figures()).split('\n').filter((it) => it.startsWith('shwekan_bet_seconds_count')).length;
  expect((await bet(askedOnce(world, server), { token: 'nobody' }, [['07', 100]])).status).toBe(401);
  expect((await askedOnce(world, server).call('POST /api/user/betting', { token: player.token, body: { section: 7 } })).status).toBe(422);
  await until(async () => ((await figure('shwekan_request_seconds_count', { route: '/api/user/betting', status: '4xx' })) ?? 0) >= 3);
  const counts = (await figures()).split('\n').filter((it) => it.startsWith('shwekan_bet_seconds_count'));
  expect(counts).toHaveLength(before);
  expect(counts.reduce((sum, it) => sum + Number(it.split(' ').at(-1)), 0)).toBe(3);
});

test('while the database is away a bet that closes soon counts as failed, and what cannot be read is not told with an old value', async () => {
  const database = await breakableAddress(world.database_url);
  const apart = await world.another({ ...loginsOf(database.url), METRICS_PORT: '0' });
  expect(await figure('shwekan_deeds_waiting', {}, apart)).toBe(0);
  expect(await figure('shwekan_measure_failed', { measure: 'shwekan_deeds_waiting' }, apart)).toBe(0);
  database.lose();
  expect((await bet(askedOnce(world, apart), player, [['07', 100]])).status).toBe(503);
  await until(async () => (await betsCounted({ lottery: '2D', closing: 'yes', outcome: 'failed' }, apart)) === 1);
  await until(async () => (await figure('shwekan_measure_failed', { measure: 'shwekan_deeds_waiting' }, apart)) === 1);
  expect(await figure('shwekan_deeds_waiting', {}, apart)).toBeNull();
  expect(await figure('shwekan_streams_open', {}, apart)).toBe(0);
  await database.restore();
  await until(async () => (await figure('shwekan_deeds_waiting', {}, apart)) === 0);
});

test('what a caller chooses is never in a figure, and no caller makes them more', async () => {
  const { player_url, console_url } = server;
  const ask = async (nth: number) => {
    const word = `09${770_000_000 + nth}`;
    for (const door of [player_url, console_url])
      for (const path of [`/${word}`, `/api/${word}`, `/api/console/players/${word}`, `/%F0${word}`, `/Seamless/${word}`])
        for (const method of ['GET', 'POST', 'PROPFIND', 'DELETE'])
          await (await fetch(new URL(path, door), { method, headers: { 'X-Forwarded-For': `10.1.2.${nth}` } })).body?.cancel();
  };
  const lines = async () => (await figures()).split('\n').filter((it) => it.startsWith('shwekan_request'));
  const seen = async () => (await lines()).filter((it) => it.includes('_count')).reduce((sum, it) => sum + Number(it.split(' ').at(-1)), 0);
  const began = await seen();
  await ask(1);
  await until(async () => (await seen()) >= began + 40);
  const before = await lines();
  for (let nth = 2; nth < 12; nth += 1) await ask(nth);
  await until(async () => (await seen()) >= began + 440);
  const after = await lines();
  expect(after).toHaveLength(before.length);
  expect(await figures()).not.toMatch(/09770|10\.1\.2\.|PROPFIND/);
});

test('an open stream is counted while it is open', async () => {
  const leave = new AbortController();
  const stream = await fetch(new URL('/api/stream', server.player_url), { signal: leave.signal });
  expect(stream.status).toBe(200);
  await until(async () => (await figure('shwekan_streams_open')) === 1);
  leave.abort();
  await until(async () => (await figure('shwekan_streams_open')) === 0);
  expect((await figures()).includes('route="/api/stream"')).toBe(false);
});

test('a job that nobody does is told with its age, and one that was given up', async () => {
  await world.sql(`select graphile_worker.add_job('nobody-does-this', '{}', run_at => now() - interval '10 minutes')`);
  await world.sql(`select graphile_worker.add_job('was-given-up', '{}', max_attempts => 1)`);
  await world.sql(
    `update graphile_worker._private_jobs set attempts = 1 where task_id = (select id from graphile_worker._private_tasks where identifier = 'was-given-up')`,
  );
  await world.sql(`update graphile_worker._private_jobs set created_at = now() - interval '10 minutes' where max_attempts > 1`);
  expect(await figure('shwekan_jobs_waiting', { task: 'nobody-does-this' })).toBe(1);
  expect(await figure('shwekan_jobs_oldest_seconds', { task: 'nobody-does-this' })).toBeGreaterThanOrEqual(600);
  expect(await figure('shwekan_jobs_failed', { task: 'was-given-up' })).toBe(1);
});

test('how the last audit of the books and the last rehearsal of a restore ended is told, a wrong one as wrong, and one that nobody ran as missing', async () => {
  const audit = async () => (await runProgram(AUDIT, [], { ...childEnvironment(), DATABASE_URL: world.database_url })).status;
  expect(await figure('shwekan_audit_right')).toBeNull();
  expect(await audit()).toBe(0);
  expect(await figure('shwekan_audit_right')).toBe(1);
  expect(await figure('shwekan_audit_age_seconds')).toBeLessThan(60);
  await world.sql(`update purse set balance = balance + 100 where player_id = $1 and kind = 'main'`, [player.id]);
  expect(await audit()).toBe(1);
  expect(await figure('shwekan_audit_right')).toBe(0);

  expect(await figure('shwekan_rehearsal_good')).toBeNull();
  await world.sql('insert into rehearsal_run default values');
  expect(await figure('shwekan_rehearsal_good')).toBe(1);
  expect(await figure('shwekan_rehearsal_age_seconds')).toBeLessThan(60);
  await world.sql(`insert into rehearsal_run (trouble) values ('the archive stands still')`);
  expect(await figure('shwekan_rehearsal_good')).toBe(0);
});

test('every figure that the rules reckon with, or the dashboard shows, is told', async () => {
  const told = await figures();
  const names = new Set((RULES + DASHBOARD).match(/\b(shwekan_(?!probe_)|nodejs_|process_)\w+/g));
  expect(names.size).toBeGreaterThan(15);
  const missing = [...names].filter((it) => !new RegExp(`^# TYPE ${it.replace(/_(bucket|count|sum)$/, '')} `, 'm').test(told));
  expect(missing).toEqual([]);
});
