import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { startServer } from '../src/main.ts';
import { guardDatabase, migrate } from '../src/migrate.ts';
import { readConfig } from '../src/platform/config.ts';
import { loginsOf, passwordOf } from '../src/platform/logins.ts';
import { ROOMS } from '../src/schema-files.ts';
import { registerPlayer } from './people.ts';
import { testWorld } from './world.ts';

const world = await testWorld();
await registerPlayer(world);
const logins = loginsOf(world.database_url);
const open = async (address: string) => {
  const client = new pg.Client({ connectionString: address });
  client.on('error', () => undefined); // The world's end drops the database under it.
  await client.connect();
  afterAll(() => client.end());
  return client;
};
const app = await open(logins.APP_DATABASE_URL);
const jobs = await open(logins.JOBS_DATABASE_URL);
const reader = await open(logins.READER_DATABASE_URL);
const CLIENTS = { app, jobs, reader };

const NOT_ALLOWED = '42501';
const refusalOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? String(error),
  );
/** Nothing that is tried stays: what should be refused and is not must not fail the test after it. */
const tried = async (client: pg.Client, sql: string) => {
  await client.query('begin');
  const refusal = await refusalOf(client.query(sql));
  await client.query('rollback');
  return refusal;
};

describe.each(Object.entries(CLIENTS))('the login of %s is nobody else', (name, client) => {
  test('and stays so: there is no role to go back to', async () => {
    for (const sql of ['set role none', 'reset role', 'reset session authorization']) {
      await client.query(sql);
      expect((await client.query('select current_user::text, session_user::text')).rows).toEqual([
        { current_user: `shwekan_${name}`, session_user: `shwekan_${name}` },
      ]);
    }
  });

  test.each([
    'set role postgres',
    'set session authorization postgres',
    'set session_replication_role = replica',
    'alter table ledger.move disable trigger all',
    'alter table platform.audit_row disable trigger all',
    'drop trigger move_append_only on ledger.move',
    'alter table ledger.move owner to current_user',
    'create or replace function platform.product_now() returns timestamptz language sql as $$ select now() $$',
    `create or replace function graphile_worker.add_job(text) returns void language sql as ''`,
    'create table public.mine (n int)',
    'create table ledger.mine (n int)',
    'create table platform.mine (n int)',
    'create temporary table purse (n int)',
    'create table graphile_worker.mine (n int)',
    'create schema mine',
    `copy platform.setting (key) from program 'echo x'`,
    `copy (select 1) to program 'cat'`,
    `copy (select 1) to '/tmp/mine'`,
    `select pg_read_file('/etc/passwd')`,
    `select lo_import('/etc/passwd')`,
    'create role mine superuser',
    `alter role postgres password 'mine'`,
    'alter role current_user superuser',
    'create extension dblink',
    'select * from pg_authid',
    'grant shwekan_app to shwekan_reader',
    'grant postgres to current_user',
    'delete from platform.migration',
  ])('and may not: %s', async (sql) => {
    expect(await tried(client, sql)).toBe(NOT_ALLOWED);
  });

  test.each(['alter system set fsync = off', 'create database mine'])('nor, outside a transaction: %s', async (sql) => {
    expect(await refusalOf(client.query(sql))).toBe(NOT_ALLOWED);
  });
});

test('the job queue is for its own login, and that one sees nothing else', async () => {
  for (const client of [app, reader]) expect(await tried(client, 'select * from graphile_worker.jobs')).toBe(NOT_ALLOWED);
  expect(await tried(jobs, 'select * from graphile_worker.jobs')).toBe('done');
  const tables = (
    await world.sql(
      `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = relnamespace
      where nspname = any ($1) and relkind in ('r', 'v')`,
      [ROOMS],
    )
  ).map((it) => String(it['name']));
  expect(tables.length).toBeGreaterThan(80);
  const seen: string[] = [];
  for (const table of tables) if ((await tried(jobs, `select 1 from ${table}`)) === 'done') seen.push(table);
  expect(seen).toEqual(['demo_clock']);
});

test('a function with rights of its own reads no table that a caller could put before the real one', async () => {
  const open_to_more = await world.sql(
    `select p.oid::regprocedure::text as name, p.proconfig from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where n.nspname = any ($1) and p.prosecdef
       and (not exists (select from unnest(p.proconfig) as it where it ~ $2) or has_function_privilege('public', p.oid, 'execute'))`,
    [ROOMS, `^search_path=pg_catalog(, (${ROOMS.join('|')}))*, pg_temp$`],
  );
  expect(open_to_more).toEqual([]);
});

test('nothing is made outside the rooms, and nobody but the owner makes anything in one', async () => {
  expect(await world.sql(`select relname from pg_class where relnamespace = 'public'::regnamespace`)).toEqual([]);
  const open_to_more = await world.sql(
    `select nspname, role from pg_namespace n, unnest(array['public', 'shwekan_app', 'shwekan_jobs', 'shwekan_reader']) as role
     where (nspname = any ($1) or nspname = 'public') and (has_schema_privilege(role, n.oid, 'create') or (nspname = 'public' or role = 'public')
       and has_schema_privilege(role, n.oid, 'usage'))`,
    [ROOMS],
  );
  expect(open_to_more).toEqual([]);
});

describe('a start', () => {
  const start = (more: Record<string, string>) =>
    startServer(readConfig({ NODE_ENV: 'test', DEMO: 'true', ...logins, PORT: '0', CONSOLE_PORT: '0', LOG_LEVEL: 'silent', ...more }));

  test('with the address of the owner is refused, for the server and for its jobs', async () => {
    for (const name of ['APP_DATABASE_URL', 'JOBS_DATABASE_URL'] as const)
      await expect(start({ [name]: world.database_url })).rejects.toThrow(`${name} must be the login`);
  });

  test('with the login of another is refused, and leaves no connection behind', async () => {
    const readers = () =>
      world.sql(`select pid from pg_stat_activity where datname = current_database() and usename = 'shwekan_reader' order by pid`);
    const before = await readers();
    await expect(start({ APP_DATABASE_URL: logins.READER_DATABASE_URL })).rejects.toThrow('APP_DATABASE_URL must be the login shwekan_app');
    await expect(start({ JOBS_DATABASE_URL: logins.APP_DATABASE_URL })).rejects.toThrow('JOBS_DATABASE_URL must be the login shwekan_jobs');
    await expect.poll(readers).toEqual(before);
  });
});

describe('migrating lets in the logins whose addresses are given', () => {
  test('with the password of the address, kept so that nobody can read it back', async () => {
    const verifier = passwordOf('READER_DATABASE_URL', logins.READER_DATABASE_URL);
    expect(verifier).toMatch(/^SCRAM-SHA-256\$4096:/);
    expect(verifier).not.toContain(new URL(logins.READER_DATABASE_URL).password);
    await migrate(world.database_url, { READER_DATABASE_URL: logins.READER_DATABASE_URL });
    const again = new pg.Client({ connectionString: logins.READER_DATABASE_URL });
    await again.connect();
    await again.end();
  });

  test('and no other: a wrong user or no password stops them', async () => {
    const owner = { APP_DATABASE_URL: world.database_url };
    await expect(migrate(world.database_url, owner)).rejects.toThrow('APP_DATABASE_URL: its user must be shwekan_app');
    const bare = { APP_DATABASE_URL: 'postgresql://shwekan_app@127.0.0.1/shwekan' };
    await expect(migrate(world.database_url, bare)).rejects.toThrow('APP_DATABASE_URL: it has no password');
  });

  test('another role of the cluster does not get into the database', async () => {
    const role = `stranger_${randomBytes(4).toString('hex')}`;
    const owner = await open(world.database_url);
    await owner.query(`create role ${role} login password 'a-password'`);
    try {
      await guardDatabase(owner);
      const address = new URL(world.database_url);
      address.username = role;
      address.password = 'a-password';
      expect(await refusalOf(new pg.Client({ connectionString: address.href }).connect())).toBe(NOT_ALLOWED);
    } finally {
      await owner.query(`drop role ${role}`);
    }
  });
});
