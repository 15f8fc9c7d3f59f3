import { openHouse } from '../../apps/server/src/demo/house.ts';
import { loginsOf } from '../../apps/server/src/platform/logins.ts';
import { migrate } from '../database.ts';
import { startTemporaryPostgres } from '../postgres.ts';

/** Gives the server's tests a PostgreSQL with one migrated database and an open house, the template of a database per file, by the
 * address TEST_DATABASE_URL. An address set from outside is used instead. */
export default async function setup(): Promise<() => Promise<void>> {
  const { url, end } = await giveMigrated();
  try {
    await openHouse(url);
  } catch (error) {
    await end();
    throw error;
  }
  process.env['TEST_DATABASE_URL'] = url;
  return end;
}

/** The same with the house as the schema leaves it: closed. */
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
