import { mustRunNode } from '../processes.ts';
import { buildWeb, WEB_APPS } from '../web/build.ts';
import setUpDatabase from './test-database.ts';

/** What every story needs: both web apps built, and at TEST_DATABASE_URL a migrated template database with demo data, so
 * that no story waits for the demo's days to be lived through again. */
export default async function setup(): Promise<() => Promise<void>> {
  await Promise.all(WEB_APPS.map(buildWeb));
  const end = await setUpDatabase();
  try {
    await mustRunNode('apps/server/src/demo/seed.ts', [], { env: { ...process.env, DATABASE_URL: process.env['TEST_DATABASE_URL'] } });
  } catch (error) {
    await end();
    throw error;
  }
  return end;
}
