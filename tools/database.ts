import { join } from 'node:path';
import { givenLogins, type Logins, loginsOf } from '../apps/server/src/platform/logins.ts';
import { type Postgres, runningProductPostgres, startProductPostgres } from './postgres.ts';
import { mustRunNode, root } from './processes.ts';

/** The folder of everything this machine keeps for the product. */
export function dataDir(): string {
  return process.env['DATA_DIR'] || join(root, 'data');
}

/** The product's database: the one DATABASE_URL names, else the embedded one, which this process then owns. */
export async function openDatabase(): Promise<Postgres> {
  const external = process.env['DATABASE_URL'];
  return external ? borrowed(external) : await startProductPostgres(dataDir());
}

/** The same for a visitor such as the audit: when the product is running, its database is shared. */
export async function joinDatabase(): Promise<Postgres> {
  const running = process.env['DATABASE_URL'] ? null : runningProductPostgres(dataDir());
  return running ? borrowed(running) : await openDatabase();
}

function borrowed(url: string): Postgres {
  return { url, stop: async () => {} };
}

/**
 * The addresses by which the server and who only reads log in: for a database elsewhere they are settings, for the embedded one
 * they follow from its owner's. Throws the sentence that says which setting is missing.
 */
export function loginsTo(databaseUrl: string): Logins {
  if (!process.env['DATABASE_URL']) return loginsOf(databaseUrl);
  const { APP_DATABASE_URL, JOBS_DATABASE_URL, READER_DATABASE_URL } = givenLogins(process.env);
  if (APP_DATABASE_URL && JOBS_DATABASE_URL) return { APP_DATABASE_URL, JOBS_DATABASE_URL, READER_DATABASE_URL: READER_DATABASE_URL ?? '' };
  throw new Error(
    'With DATABASE_URL, the address of the database as its owner, APP_DATABASE_URL and JOBS_DATABASE_URL are needed: the same address as shwekan_app and as shwekan_jobs, each with a password of your choice. The start makes these logins.',
  );
}

/** Brings a database to the newest schema, and lets in the logins that are named. Safe to run at every start. */
export async function migrate(databaseUrl: string, logins: Partial<Logins> = {}): Promise<void> {
  await mustRunNode('apps/server/src/migrate.ts', [], { env: { ...process.env, ...logins, DATABASE_URL: databaseUrl } });
}
