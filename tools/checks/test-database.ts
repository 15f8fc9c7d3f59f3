import { loginsOf } from '../../apps/server/src/platform/logins.ts';
import { migrate } from '../database.ts';
import { startTemporaryPostgres } from '../postgres.ts';

/** Gives the server's tests a PostgreSQL with one migrated database, the template of a database per file, by the address
 * TEST_DATABASE_URL. An address set from outside is used instead, and only migrated. */
export default async function setup(): Promise<() => Promise<void>> {
  const outside = process.env['TEST_DATABASE_URL'];
  if (outside) {
    await migrate(outside, loginsOf(outside));
    return async () => {};
  }
  const postgres = await startTemporaryPostgres();
  try {
    await migrate(postgres.url, loginsOf(postgres.url));
  } catch (error) {
    await postgres.stop();
    throw error;
  }
  process.env['TEST_DATABASE_URL'] = postgres.url;
  return postgres.stop;
}
