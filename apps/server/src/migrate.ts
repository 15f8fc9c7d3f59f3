import { setTimeout as wait } from 'node:timers/promises';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { refuseOldDatabase } from './old-database.ts';
import { sqlState } from './platform/database-error.ts';
import { givenLogins, LOGIN_ROLES, type Logins, passwordOf } from './platform/logins.ts';
import { readSecretFiles } from './platform/secret-files.ts';
import { CHANGES, ROOMS, readFunctionFiles, readTableFiles, type SchemaFile, SEARCH_PATH, searchPathFor } from './schema-files.ts';

const MIGRATION_LOCK = 7_203_114;
/**
 * What a change waits for a table: whoever comes after it waits behind it, and a bet waits 400 ms at most. Then it lets all of them go first, and asks
 * again, until its patience is over.
 */
const LOCK_WAIT_MS = 250;
const LOCK_PAUSE_MS = 500;
const LOCK_PATIENCE_MS = 120_000;

/**
 * Brings a database to the newest schema: makes the roles and the passwords of `logins`, the job queue's schema, then runs each room's schema and
 * each numbered change that it has not seen, and puts in anew the functions that read otherwise than they did. Answers the files it ran. Safe to
 * run twice and from many processes: one waits for the other. Forward only: refuses a database on which a schema or a change was run that
 * reads otherwise now, for nobody can tell what its tables are. Runs beside processes that serve: it keeps none of them waiting for long.
 */
export async function migrate(url: string, logins: Partial<Logins> = {}, changes = CHANGES): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const refusal = await refuseOldDatabase({
      query: async (text, values) => ({ rows: (await client.query(text, values)).rows, rowCount: 0 }),
    });
    if (refusal !== null) throw new Error(refusal);
    await makeRoles(client);
    await setPasswords(client, logins);
    await guardDatabase(client);
    await makeSchemas(client);
    await makeQueue(client, url);
    return await runFiles(client, changes);
  } finally {
    await client.end();
  }
}

async function runFiles(client: pg.Client, changes: URL): Promise<string[]> {
  await client.query(
    'create table if not exists platform.migration (name text primary key, at timestamptz not null default clock_timestamp(), sha256 text)',
  );
  const { rows } = await client.query<{ name: string; sha256: string | null }>('select name, sha256 from platform.migration');
  const done = new Map(rows.map((row) => [row.name, row.sha256]));
  const tables = await readTableFiles(changes);
  for (const { name, sha256 } of tables) {
    if (done.has(name) && done.get(name) !== sha256) throw new Error(changed(name));
  }
  const coming = tables.filter(({ name }) => !done.has(name));
  for (const file of coming) await inTransaction(client, file.name, () => runFile(client, file));
  const functions = (await readFunctionFiles()).filter(({ name, sha256 }) => done.get(name) !== sha256);
  if (functions.length > 0) await inTransaction(client, 'functions', () => putFunctions(client, functions));
  return [...coming, ...functions].map(({ name }) => name);
}

function changed(name: string): string {
  return `${name} reads otherwise than when it was run on this database. Data of a test goes: start with an empty DATA_DIR or another DATABASE_URL. Data that counts stays: go back to the version that made it.`;
}

async function inTransaction(client: pg.Client, name: string, work: () => Promise<void>): Promise<void> {
  for (const until = performance.now() + LOCK_PATIENCE_MS; ; await wait(LOCK_PAUSE_MS)) {
    try {
      await client.query(`begin; set local lock_timeout = ${LOCK_WAIT_MS}`);
      await work();
      await client.query('commit');
      return;
    } catch (error) {
      await client.query('rollback');
      if (!isKeptByOthers(error)) throw new Error(`${name}: ${(error as Error).message}`, { cause: error });
      if (performance.now() > until) throw new Error(`${name}: ${KEPT_BY_OTHERS}`, { cause: error });
    }
  }
}

const KEPT_BY_OTHERS =
  'others kept its tables for two minutes, and nothing of it was written. Look for a transaction that is open for long (pg_stat_activity, xact_start), end it, and start this again.';

/** Whether somebody else has what a change needs: its wait for a lock was over, or a deadlock was broken. */
function isKeptByOthers(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return ['55P03', '40P01'].includes(sqlState(cause) ?? '');
}

async function runFile(client: pg.Client, file: SchemaFile): Promise<void> {
  const { name, text, sha256 } = file;
  await client.query(`set local search_path = ${searchPathFor(file)}`);
  await client.query(text);
  await client.query(
    'insert into platform.migration (name, sha256) values ($1, $2) on conflict (name) do update set sha256 = excluded.sha256, at = excluded.at',
    [name, sha256],
  );
}

/** Functions may name each other in any order: PostgreSQL looks into their bodies once all of them are there. */
async function putFunctions(client: pg.Client, functions: SchemaFile[]): Promise<void> {
  await client.query('set local check_function_bodies = off');
  for (const file of functions) await client.query(`set local search_path = ${searchPathFor(file)};\n${file.text}`);
  await client.query('set local check_function_bodies = on');
  for (const file of functions) {
    await runFile(client, file).catch((error) => {
      throw new Error(`${file.name}: ${(error as Error).message}`, { cause: error });
    });
  }
}

/** Roles are of the whole cluster: two databases of one cluster may race to make or to change them. */
async function makeRoles(client: pg.Client): Promise<void> {
  for (const role of Object.values(LOGIN_ROLES)) {
    await client.query(`do $$ begin create role ${role} login; exception when duplicate_object or unique_violation then null; end $$`);
  }
}

/**
 * A schema for each room. Nobody but the owner makes anything in them, and there is nothing in `public`. What finds a part of a name or a number by
 * an index, however many there are, comes with PostgreSQL's own packages; it stands by itself, where no login calls it.
 */
async function makeSchemas(client: pg.Client): Promise<void> {
  await client.query('create schema if not exists extension');
  await client.query('create extension if not exists pg_trgm schema extension');
  // One that was there already stands where its maker put it, and our indices would not find what they need.
  await client.query(`do $$ begin
    if exists (select from pg_extension where extname = 'pg_trgm' and extnamespace <> 'extension'::regnamespace)
    then alter extension pg_trgm set schema extension; end if;
  end $$`);
  for (const room of ROOMS) await client.query(`create schema if not exists ${room}`);
  await client.query('revoke all on schema public from public');
  await client.query(`grant usage on schema ${SEARCH_PATH} to shwekan_app, shwekan_reader`);
  await client.query('grant usage on schema platform to shwekan_jobs');
}

/** Without a password nobody logs in: a role whose address is not named here keeps the one it has, or none. */
async function setPasswords(client: pg.Client, logins: Partial<Logins>): Promise<void> {
  for (const [name, address] of Object.entries(logins) as [keyof Logins, string][]) {
    const altered = `alter role ${LOGIN_ROLES[name]} login noinherit password ${client.escapeLiteral(passwordOf(name, address))}`;
    await client.query(
      `do $do$ begin execute ${client.escapeLiteral(altered)}; exception when others then if sqlerrm !~ 'tuple concurrently updated' then raise; end if; end $do$`,
    );
  }
}

/**
 * Lets nobody but the product's logins into a database, and nobody make temporary tables, which a function with rights of its own
 * could take for the real ones; says in which schemas names are looked for. A database made from a template needs it anew: rights and settings
 * of a database are not copied.
 */
export async function guardDatabase(client: pg.Client): Promise<void> {
  const roles = Object.values(LOGIN_ROLES).join(', ');
  await client.query(`do $$ begin
    execute format('revoke all on database %I from public, ${roles}', current_database());
    execute format('grant connect on database %I to ${roles}', current_database());
    execute format('alter database %I set search_path = ${SEARCH_PATH}', current_database());
  end $$`);
}

/**
 * The queue belongs to the owner, and the jobs' login works with its rows: a login that owned the queue's functions could write
 * into them what `enqueue` then does with the owner's rights.
 */
async function makeQueue(client: pg.Client, url: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  pool.on('error', () => undefined); // a lost idle connection shows itself at the next query
  pool.on('connect', (connected) => connected.on('error', () => undefined));
  try {
    await runMigrations({ pgPool: pool });
  } finally {
    await pool.end();
  }
  await client.query(`
    grant usage on schema graphile_worker to shwekan_jobs;
    grant select, insert, update, delete on all tables in schema graphile_worker to shwekan_jobs;
    grant usage on all sequences in schema graphile_worker to shwekan_jobs;
    revoke execute on all functions in schema graphile_worker from public;
    grant execute on all functions in schema graphile_worker to shwekan_jobs;
    do $$ declare found record; begin
      -- The library guards its tables row by row, and lets in nobody but their owner.
      for found in select c.oid::regclass as name from pg_class c where c.relnamespace = 'graphile_worker'::regnamespace and c.relrowsecurity
        and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'shwekan_jobs')
      loop
        execute format('create policy shwekan_jobs on %s to shwekan_jobs using (true) with check (true)', found.name);
      end loop;
    end $$`);
}

if (import.meta.main) {
  const env = readSecretFiles(process.env);
  const url = env.DATABASE_URL;
  if (!url) throw new Error('DATABASE_URL is not set');
  const names = await migrate(url, givenLogins(env));
  process.stdout.write(names.length === 0 ? 'the schema is up to date\n' : `migrated: ${names.join(', ')}\n`);
}
