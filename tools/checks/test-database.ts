import pg from 'pg';
import { openHouse } from '../../apps/server/src/demo/house.ts';
import { keepDraws } from '../../apps/server/src/lottery/calendar.ts';
import { guardDatabase } from '../../apps/server/src/migrate.ts';
import { readConfig } from '../../apps/server/src/platform/config.ts';
import { openDb } from '../../apps/server/src/platform/db.ts';
import { makeLog } from '../../apps/server/src/platform/log.ts';
import { loginsOf } from '../../apps/server/src/platform/logins.ts';
import { installClockAt, TEST_NOW } from '../../apps/server/test/demo-clock.ts';
import { TEST_SETTINGS } from '../../apps/server/test/machine-settings.ts';
import { migrate } from '../database.ts';
import { startTemporaryPostgres } from '../postgres.ts';

/** Gives the server's tests a PostgreSQL with one migrated database and an open house, the template of a database per file, by the
 * address TEST_DATABASE_URL. An address set from outside is used instead. Beside it lies the same with the draws of TEST_NOW and the next days: its
 * name is TEST_DRAWN_DATABASE. */
export default async function setup(): Promise<() => Promise<void>> {
  const { url, end } = await giveMigrated();
  try {
    await openHouse(url);
    process.env['TEST_DRAWN_DATABASE'] = await makeDrawn(url);
  } catch (error) {
    await end();
    throw error;
  }
  process.env['TEST_DATABASE_URL'] = url;
  return end;
}

/** A third of what a database does when a test's server starts and stops is making draws: most begin with those that there are. */
async function makeDrawn(url: string): Promise<string> {
  const at = new URL(url);
  const template = at.pathname.slice(1);
  const name = `${template}_drawn`;
  at.pathname = `/${name}`;
  await asOwner(new URL('/postgres', at).href, async (owner) => {
    await owner.query(`drop database if exists ${name}`);
    await owner.query(`create database ${name} template ${template} strategy file_copy`);
  });
  await asOwner(at.href, guardDatabase);
  await installClockAt(at.href, TEST_NOW);
  const config = readConfig({ ...TEST_SETTINGS, ...loginsOf(at.href) });
  const log = makeLog(config.LOG_LEVEL);
  const db = openDb({ url: config.APP_DATABASE_URL, size: 1, log });
  try {
    await keepDraws({ config, db, log });
    return name;
  } finally {
    await db.end();
  }
}

async function asOwner(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await work(client).finally(() => client.end());
}

/** A PostgreSQL with one migrated database, whose house is as the schema leaves it: closed. */
export async function giveMigrated(): Promise<{ url: string; end(): Promise<void> }> {
  const outside = process.env['TEST_DATABASE_URL'];
  if (outside) {
    await migrate(outside, loginsOf(outside));
    return { url: outside, end: async () => {} };
  }
  const postgres = await startTemporaryPostgres();
  try {
    await migrate(postgres.url, loginsOf(postgres.url));
  } catch (error) {
    await postgres.stop();
    throw error;
  }
  return { url: postgres.url, end: postgres.stop };
}
