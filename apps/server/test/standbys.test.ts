import { type CallName, calls } from '@shwekan/contract';
import { isForConsole } from '@shwekan/contract/address';
import { beforeEach, expect, test } from 'vitest';
import { examineReports } from '../src/doctor.ts';
import { addOperator } from '../src/operators/add-operator.ts';
import { loginsOf } from '../src/platform/logins.ts';
import { NOBODY } from './machine-settings.ts';
import { must, operatorToken, registerPlayer } from './people.ts';
import { until } from './until.ts';
import { callServer, testWorld } from './world.ts';

// What reports read is answered by standbys. Here one PostgreSQL is both: to the connections of reports, known by their own time for a statement, it says what a
// standby says. `npm run proof -- standbys` does it with real ones.
// The server that has no standbys makes no files: it reads them at the one who leads.
const world = await testWorld({ ROLES: 'api,desk,streams,console' });
const password = 'an-operator-password';
const roles = ['owner', 'cash', 'support', 'risk'];
await addOperator(world.database_url, { username: 'boss', password, roles });
const token = await operatorToken(world, 'boss', password);
const player = await registerPlayer(world);
const [{ id: player_id } = { id: 0 }] = await world.sql('select id from player');
const { host, pathname } = new URL(world.database_url);
await world.sql(`create schema lies;
  create table lies.of_standby (follows boolean not null, behind boolean not null);
  insert into lies.of_standby values (false, false);
  create function lies.is_asked_by_reports() returns boolean language sql as $$ select current_setting('statement_timeout') in ('10s', '30s', '0') $$;
  create function lies.pg_is_in_recovery() returns boolean language sql as $$ select lies.is_asked_by_reports() and follows from lies.of_standby $$;
  create function lies.pg_last_wal_replay_lsn() returns pg_lsn language sql as
    $$ select case when behind then '0/1'::pg_lsn else pg_current_wal_flush_lsn() end from lies.of_standby $$;
  grant usage on schema lies to shwekan_app;
  grant select on lies.of_standby to shwekan_app;`);
const [{ path } = { path: '' }] = await world.sql(`select split_part(c, '=', 2) as path from pg_db_role_setting s, unnest(setconfig) c
  where setdatabase = (select oid from pg_database where datname = current_database()) and setrole = 0 and c like 'search_path=%'`);
await world.sql(`alter role shwekan_app in database ${pathname.slice(1)} set search_path = lies, ${path}, pg_catalog`);
const server = await world.another({ ROLES: '', STANDBYS_HOST: host, METRICS_PORT: '0' });

const standbyIs = (follows: boolean, behind = false) =>
  world.sql('update lies.of_standby set follows = $1, behind = $2', [follows, behind]);
beforeEach(() => standbyIs(true));

const reports = calls.filter((it) => it.report);
const QUERIES: Record<string, Record<string, string>> = {
  '/api/console/reports/entries': { figure: 'in' },
  '/api/console/reports/statement': { month: '2026-11' },
};
const ask = (name: CallName, at = server) =>
  callServer(at, name, { token, params: { id: player_id as number }, query: QUERIES[name.split(' ')[1] ?? ''] ?? {} });
const trail = () => callServer(server, 'GET /api/console/audit', { token });
/** How many waits ended so. */
async function waits(end: string): Promise<number> {
  const text = await (await fetch(server.metrics_url ?? '')).text();
  return Number(new RegExp(`^shwekan_standby_wait_seconds_count\\{end="${end}"\\} (\\d+)$`, 'm').exec(text)?.[1] ?? 0);
}
const writeNote = (text: string) =>
  must(callServer(server, 'POST /api/console/players/:id/notes', { token, params: { id: player_id as number }, body: { text } }));

test('a report is what an operator reads and nothing else: none writes, decides, or is a player’s', () => {
  expect(reports.length).toBeGreaterThan(12);
  const others = reports.filter(
    (it) => it.method !== 'GET' || it.auth !== 'operator' || !isForConsole(it) || it.proof || it.desk || it.shared,
  );
  expect(others.map((it) => it.path)).toEqual([]);
  // What is asked for at the addresses of reports and trails is one of them, but for the paper that two sign.
  const named = calls.filter(
    (it) => it.method === 'GET' && /^\/api\/console\/(today|audit|reports\/|.*\/statement(\.csv)?$)/.test(it.path),
  );
  expect(named.filter((it) => !it.report).map((it) => it.path)).toEqual(['/api/console/reports/signing']);
});

test('every report is answered by a standby that has all, as by the one who leads', async () => {
  const before = await waits('read');
  for (const { path } of reports.filter((it) => !it.path.endsWith('.csv') && !it.path.includes('/takers/'))) {
    const name = `GET ${path}` as CallName;
    const [there, here] = [await ask(name), await ask(name, world.server)];
    expect([name, there.status]).toEqual([name, 200]);
    // Some tell the instant at which they were read.
    const withoutInstants = (body: object) => JSON.stringify(body).replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'AT');
    expect(withoutInstants(there.body), name).toBe(withoutInstants(here.body));
  }
  expect(await waits('read')).toBeGreaterThan(before + 8);
});

test('what was just written is waited for: a report is not answered by a standby that lacks it', async () => {
  await standbyIs(true, true);
  await writeNote('a word that was just written');
  let isAnswered = false;
  const asked = trail().finally(() => {
    isAnswered = true;
  });
  // Other calls are asked and answered meanwhile.
  for (let n = 0; n < 3; n += 1) await must(ask('GET /api/console/players/:id'));
  expect(isAnswered).toBe(false);
  await standbyIs(true);
  const { data } = await must(asked);
  expect(JSON.stringify(data[0])).toContain('note');
});

test('one that leads is no standby: reports are refused as busy, never read there, and all else goes on', async () => {
  await standbyIs(false);
  const before = await waits('leads');
  const refused = await trail();
  expect([refused.status, refused.body.code, refused.headers.get('retry-after')]).toEqual([503, 'busy', '2']);
  expect(await waits('leads')).toBe(before + 1);
  await writeNote('and money goes on');
  expect((await callServer(server, 'GET /api/user/statement', { token: player.token })).status).toBe(200);
});

test('a file is made of what a standby has', async () => {
  await standbyIs(true, true);
  await writeNote('a word for the file');
  const { id } = await must(
    callServer(server, 'POST /api/console/exports', { token, body: { list: '/api/console/audit', format: 'csv', params: {}, query: {} } }),
  );
  const state = async () => (await must(callServer(server, 'GET /api/console/exports', { token }))).data.find((it) => it.id === id)?.state;
  // Its job asks the standby, which has not all of it, and asks again.
  const asks = `select count(*)::int as count from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and query like '%pg_last_wal_replay_lsn%'`;
  await until(async () => Number((await world.sql(asks))[0]?.['count']) > 0);
  for (let n = 0; n < 3; n += 1) expect(await state()).toBe('waiting');
  await standbyIs(true);
  await until(async () => (await state()) !== 'waiting');
  await until(async () => (await state()) === 'done');
});

test('the doctor says when reports are refused where they should read, and by whom', async () => {
  const db = { query: async (text: string) => ({ rows: await world.sql(text), rowCount: 0 }) };
  const at = (STANDBYS_HOST?: string) =>
    examineReports(db, { APP_DATABASE_URL: loginsOf(world.database_url).APP_DATABASE_URL, ...(STANDBYS_HOST && { STANDBYS_HOST }) });
  expect([await at(), await at(host)]).toEqual([[], []]);
  await standbyIs(false);
  expect(await at(host)).toEqual([expect.stringMatching(/leads, and is no standby: reports are refused/)]);
  expect(await at(NOBODY.replace('http://', ''))).toEqual([expect.stringMatching(/^STANDBYS_HOST: .*reports are refused until/)]);
});
