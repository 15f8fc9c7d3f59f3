import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { PreparedQuery } from '@pgtyped/runtime';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { migrate } from '../src/migrate.ts';
import { emptyDatabase, testWorld } from './world.ts';

const world = await testWorld();
const remembered = () => world.sql('select name, sha256 from migration order by name');

test('a schema that is up to date stays as it is, however many processes look after it at once', async () => {
  const before = await remembered();
  expect(before.every((row) => /^[0-9a-f]{64}$/.test(String(row['sha256'])))).toBe(true);
  expect(await Promise.all([1, 2, 3].map(() => migrate(world.database_url)))).toEqual([[], [], []]);
  expect(await remembered()).toEqual(before);
});

test.each([
  ['another text', 'f'.repeat(64)],
  ['a text that nobody noted', null],
])('a database on which a schema was run with %s is refused, and the file is named', async (_, sha256) => {
  const [{ sha256: kept } = { sha256: null }] = await world.sql(`select sha256 from migration where name = 'cash/schema.sql'`);
  await world.sql(`update migration set sha256 = $1 where name = 'cash/schema.sql'`, [sha256]);
  await expect(migrate(world.database_url)).rejects.toThrow(/cash\/schema\.sql reads otherwise/);
  await world.sql(`update migration set sha256 = $1 where name = 'cash/schema.sql'`, [kept]);
  expect(await migrate(world.database_url)).toEqual([]);
});

test('a function that reads otherwise than the database remembers is put in anew, with its rights, and nothing else is touched', async () => {
  const before = await remembered();
  await world.sql(`create or replace function players.queue_for_limits(p_player bigint) returns void language sql as 'select null::void'`);
  await world.sql('grant execute on function queue_for_limits to public');
  await world.sql(`update migration set sha256 = 'before' where name = 'players/queue-for-limits.sql'`);
  expect(await migrate(world.database_url)).toEqual(['players/queue-for-limits.sql']);
  const [made] = await world.sql(`select prosrc, has_function_privilege('shwekan_app', oid, 'execute') as is_ours,
    has_function_privilege('shwekan_reader', oid, 'execute') as is_everybodys from pg_proc where proname = 'queue_for_limits'`);
  expect(made).toMatchObject({ prosrc: expect.stringContaining('pg_advisory_xact_lock'), is_ours: true, is_everybodys: false });
  expect(await remembered()).toEqual(before);
});

test('numbered changes are run in their order, each once; an edited one is refused, and one that fails leaves nothing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'shwekan-changes-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const change = (name: string, text: string) => writeFileSync(join(folder, name), text);
  const run = () => migrate(world.database_url, {}, pathToFileURL(`${folder}/`));
  onTestFinished(async () => {
    await world.sql('drop table if exists change_tried');
    await world.sql(`delete from migration where name like 'migrations/%'`);
  });
  change('0002-second.sql', 'alter table change_tried add column second int;');
  change('0001-first.sql', 'create table platform.change_tried (first int);');
  expect(await run()).toEqual(['migrations/0001-first.sql', 'migrations/0002-second.sql']);
  expect(await run()).toEqual([]);
  change('0003-third.sql', 'alter table change_tried add column third int; alter table nowhere add column third int;');
  await expect(run()).rejects.toThrow(/0003-third\.sql: .*nowhere/);
  expect(await world.sql(`select column_name as name from information_schema.columns where table_name = 'change_tried'`)).toHaveLength(2);
  change('0003-third.sql', 'alter table change_tried add column third int;');
  expect(await run()).toEqual(['migrations/0003-third.sql']);
  change('0001-first.sql', 'create table platform.change_tried (first bigint);');
  await expect(run()).rejects.toThrow(/0001-first\.sql reads otherwise/);
});

test('a change that waits for a table which somebody reads for long lets all others at it meanwhile, and is run once that one ends', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'shwekan-changes-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  await world.sql('create table platform.change_awaited (first int)');
  onTestFinished(async () => {
    await world.sql('drop table change_awaited');
    await world.sql(`delete from migration where name like 'migrations/%'`);
  });
  writeFileSync(join(folder, '0001-awaited.sql'), 'alter table change_awaited add column second int not null default 0;');
  const [reader, other] = [1, 2].map(() => new pg.Client({ connectionString: world.database_url })) as [pg.Client, pg.Client];
  await Promise.all([reader, other].map((it) => it.connect()));
  await reader.query('begin; select from change_awaited');
  const run = migrate(world.database_url, {}, pathToFileURL(`${folder}/`));
  const waits = `select from pg_locks where relation = 'change_awaited'::regclass and not granted`;
  await expect.poll(async () => (await other.query(waits)).rowCount).toBe(1);
  await other.query(`set lock_timeout = '5s'`);
  expect((await other.query('select first from change_awaited')).rows).toEqual([]);
  await reader.query('rollback');
  expect(await run).toEqual(['migrations/0001-awaited.sql']);
  expect((await other.query('select from change_awaited where second = 0')).rows).toEqual([]);
  await Promise.all([reader, other].map((it) => it.end()));
});

test('what checks and indices call finds its own without a search path, as when a dump is put back', async () => {
  const owner = new pg.Client({ connectionString: world.database_url });
  await owner.connect();
  await owner.query(`set search_path = ''`);
  const { rows } = await owner.query(`select lottery.derive_2d('1,234.56', '45,678.90') as two, lottery.derive_c2d('1,234.56') as crypto,
    lottery.derive_3d('123456') as three, rewards.micro_points(100000, 100000)::int as points, platform.yangon_day('2026-01-01T17:30Z')::text as day`);
  await owner.end();
  expect(rows).toEqual([{ two: 68, crypto: 46, three: 456, points: 1_000_000, day: '2026-01-02' }]);
});

test('what searches need is found in its place, also where somebody has put it elsewhere before', async () => {
  const database = await emptyDatabase();
  onTestFinished(database.drop);
  const owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
  await owner.query('create extension pg_trgm schema public');
  await migrate(database.url);
  const { rows } = await owner.query(`select extnamespace::regnamespace::text as place from pg_extension where extname = 'pg_trgm'`);
  await owner.end();
  expect(rows).toEqual([{ place: 'extension' }]);
});

test('a database of before the rooms is refused in one sentence, and nothing is written into it', async () => {
  const database = await emptyDatabase();
  onTestFinished(database.drop);
  const owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
  await owner.query(
    `create table public.migration (name text primary key); insert into public.migration values ('001_platform.sql'), ('087_turnover.sql')`,
  );
  await expect(migrate(database.url)).rejects.toThrow(/made by an early development version.*nothing was written/);
  const { rows: left } =
    await owner.query(`select n.nspname || '.' || relname as name from pg_class c join pg_namespace n on n.oid = relnamespace
    where relkind in ('r', 'v') and nspname not in ('pg_catalog', 'information_schema', 'pg_toast')`);
  await owner.end();
  expect(left).toEqual([{ name: 'public.migration' }]);
});

test('a column more in every table leaves each statement of the processes of before as it was', async () => {
  const statements = await everyStatement();
  expect(statements.length).toBeGreaterThan(1000);
  const owner = new pg.Client({ connectionString: world.database_url });
  await owner.connect();
  onTestFinished(() => owner.end());
  await owner.query('prepare control as select * from slip');
  for (const { name, text } of statements) await owner.query(`prepare ${name} as ${text}`);
  await owner.query(`do $$ declare v_table regclass; begin
    for v_table in select oid from pg_class where relkind in ('r', 'p') and not relispartition and relnamespace = any (current_schemas(false)::regnamespace[])
    loop execute format('alter table %s add column of_later integer not null default 0', v_table); end loop; end $$`);
  // What a prepared statement answers must not change: PostgreSQL refuses it for as long as its connection is open.
  await expect(owner.query('explain execute control')).rejects.toThrow(/must not change result type/);
  for (const { name, parameters } of statements) await owner.query(`explain execute ${name}${parameters}`);
});

/** Every query of the product as it is prepared, with as many nulls as it has parameters. */
async function everyStatement(): Promise<{ name: string; text: string; parameters: string }[]> {
  const folder = fileURLToPath(new URL('../queries/', import.meta.url));
  const files = await Promise.all(globSync('**/*.ts', { cwd: folder }).map((it) => import(join(folder, it)) as Promise<object>));
  const queries = files.flatMap((it) => Object.values(it)).filter((it) => it instanceof PreparedQuery);
  return queries.map((query, n) => {
    // What PgTyped keeps of a query: its text, and where in it each parameter stands.
    const { statement, params } = (query as unknown as { queryIR: { statement: string; params: { locs: { a: number; b: number }[] }[] } })
      .queryIR;
    const places = params.flatMap(({ locs }, at) => locs.map(({ a, b }) => ({ a, b, at }))).sort((x, y) => y.a - x.a);
    const text = places.reduce((sum, { a, b, at }) => `${sum.slice(0, a)}$${at + 1}${sum.slice(b + 1)}`, statement);
    return { name: `statement_${n}`, text, parameters: params.length === 0 ? '' : `(${params.map(() => 'null').join(', ')})` };
  });
}
