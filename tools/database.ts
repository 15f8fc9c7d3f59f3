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
 * The addresses by which the server and who only reads log in: for a database elsewhere they are settings, of which some may be
 * missing, for the embedded one they follow from its owner's.
 */
export function loginsTo(databaseUrl: string): Partial<Logins> {
  return process.env['DATABASE_URL'] ? givenLogins(process.env) : loginsOf(databaseUrl);
}

/** Brings a database to the newest schema, and lets in the logins that are named. Safe to run at every start. */
export async function migrate(databaseUrl: string, logins: Partial<Logins> = {}): Promise<void> {
  await mustRunNode('apps/server/src/migrate.ts', [], { env: { ...process.env, ...logins, DATABASE_URL: databaseUrl } });
}
