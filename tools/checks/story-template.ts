import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { STORY_DAY } from '../../e2e/story-day.ts';
import { mustRunNode } from '../processes.ts';
import { giveMigrated } from './test-database.ts';

/** What every story begins with a copy of: a database and files, at the addresses that `env` says, and the day on which they begin. */
export type StoryTemplate = { env: { TEST_DATABASE_URL: string; TEST_DATA_DIR: string; STORY_DAY: string }; end(): Promise<void> };

/** Makes it: a migrated database with demo data, and the pictures that the demo's days bring. Takes half a minute, mostly of one core. */
export async function makeStoryTemplate(): Promise<StoryTemplate> {
  const database = await giveMigrated();
  const folder = await mkdtemp(join(tmpdir(), 'shwekan-template-'));
  const end = async () => {
    await database.end();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await mustRunNode('e2e/template.ts', [], { env: { ...process.env, DATABASE_URL: database.url, DATA_DIR: folder, STORY_DAY } });
  } catch (error) {
    await end();
    throw error;
  }
  return { env: { TEST_DATABASE_URL: database.url, TEST_DATA_DIR: folder, STORY_DAY }, end };
}
