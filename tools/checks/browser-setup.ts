import { buildWeb, WEB_APPS } from '../web/build.ts';
import setUpDatabase from './test-database.ts';

/** What every story needs: both web apps built, and a migrated template database at TEST_DATABASE_URL. */
export default async function setup(): Promise<() => Promise<void>> {
  await Promise.all(WEB_APPS.map(buildWeb));
  return await setUpDatabase();
}
