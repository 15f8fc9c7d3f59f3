import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mustRunNode } from '../processes.ts';
import { buildWeb, WEB_APPS } from '../web/build.ts';
import { giveMigrated } from './test-database.ts';

/** What every story needs: both web apps built, and at TEST_DATABASE_URL a migrated template database with demo data, so
 * that no story waits for the demo's days, or for those up to its own, to be lived through again. */
export default async function setup(): Promise<() => Promise<void>> {
  if (process.env['WEB_IS_BUILT'] === undefined) await Promise.all(WEB_APPS.map(buildWeb));
  const endDatabase = await giveMigrated();
  // The pictures that the demo's days bring: every story's product has a copy of them, as of the database.
  const folder = await mkdtemp(join(tmpdir(), 'shwekan-template-'));
  process.env['TEST_DATA_DIR'] = folder;
  const end = async () => {
    await endDatabase();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await mustRunNode('e2e/template.ts', [], {
      env: { ...process.env, DATABASE_URL: process.env['TEST_DATABASE_URL'], DATA_DIR: folder },
    });
  } catch (error) {
    await end();
    throw error;
  }
  return end;
}
