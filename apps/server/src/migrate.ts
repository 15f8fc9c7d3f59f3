import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';

const folder = new URL('../migrations/', import.meta.url);
const MIGRATION_LOCK = 7_203_114;

/**
 * Brings a database to the newest schema: makes the roles, the job queue's schema, then runs each new file of migrations/ in
 * a transaction of its own. Safe to run twice and from many processes: one waits for the other. Forward only: refuses a
 * database that a file was run on which reads otherwise now, for nobody can tell what that schema is.
 */
export async function migrate(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await makeRoles(client);
    await makeQueue(url);
    await client.query('create table if not exists migration (name text primary key, at timestamptz not null default clock_timestamp())');
    await client.query('alter table migration add column if not exists sha256 text');
    const { rows } = await client.query<{ name: string; sha256: string | null }>('select name, sha256 from migration');
    const done = new Map(rows.map((row) => [row.name, row.sha256]));
    const files = await readFiles();
    for (const { name, sha256 } of files) {
      if (done.has(name) && done.get(name) !== sha256) throw new Error(changed(name));
    }
    const coming = files.filter(({ name }) => !done.has(name));
    for (const file of coming) await runFile(client, file);
    return coming.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

type File = { name: string; text: string; sha256: string };

async function readFiles(): Promise<File[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return await Promise.all(
    names.map(async (name) => {
      // A checkout on another system may end its lines otherwise.
      const text = (await readFile(new URL(name, folder), 'utf8')).replaceAll('\r\n', '\n');
      return { name, text, sha256: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

function changed(name: string): string {
  return `migration ${name} reads otherwise than when it was run on this database. Data of a test goes: start with an empty DATA_DIR or another DATABASE_URL. Data that counts stays: go back to the version that made it.`;
}

async function runFile(client: pg.Client, { name, text, sha256 }: File): Promise<void> {
  try {
    await client.query('begin');
    await client.query(text);
    await client.query('insert into migration (name, sha256) values ($1, $2)', [name, sha256]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`migration ${name}: ${(error as Error).message}`, { cause: error });
  }
}

/** Roles are of the whole cluster: two databases of one cluster may race to make them. */
async function makeRoles(client: pg.Client): Promise<void> {
  for (const role of ['shwekan_app', 'shwekan_reader', 'shwekan_jobs']) {
    await client.query(`do $$ begin create role ${role} nologin; exception when duplicate_object or unique_violation then null; end $$`);
    await client.query(
      `do $$ begin execute format('grant ${role} to %I', current_user); exception when others then if sqlerrm !~ 'tuple concurrently updated' then raise; end if; end $$`,
    );
  }
  await client.query('revoke create on schema public from public');
  await client.query('grant usage on schema public to shwekan_app, shwekan_reader');
  await client.query(`do $$ begin execute format('grant create on database %I to shwekan_jobs', current_database()); end $$`);
}

async function makeQueue(url: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 1, options: '-c role=shwekan_jobs' });
  pool.on('error', () => undefined); // a lost idle connection shows itself at the next query
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    await runMigrations({ pgPool: pool });
  } finally {
    await pool.end();
  }
}

if (import.meta.main) {
  const url = process.env.DATABASE_URL;
  if (!url) throw new Error('DATABASE_URL is not set');
  const names = await migrate(url);
  process.stdout.write(names.length === 0 ? 'the schema is up to date\n' : `migrated: ${names.join(', ')}\n`);
}
