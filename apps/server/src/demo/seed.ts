import pg from 'pg';
import { z } from 'zod';
import { startServer } from '../main.ts';
import { addOperator } from '../operators/add-operator.ts';
import { readConfig } from '../platform/config.ts';
import type { Queryable } from '../platform/db.ts';
import { type HouseSetting, readSetting, writeSetting } from '../platform/house-settings.ts';
import { givenLogins, type Logins, loginsOf } from '../platform/logins.ts';
import { installDemoClock } from './clock.ts';
import { doorOf } from './door.ts';
import { DEMO_DREAMS } from './dreams.ts';
import { DEMO_OPERATORS, DEMO_SOCIAL_LINKS, OPERATOR_PASSWORD } from './people.ts';
import { DAYS_BACK, tellStory } from './story.ts';

/** Whether the story is told to its end. */
const DEMO_SEEDED: HouseSetting<boolean> = { key: 'demo_seeded', shape: z.boolean(), initial: false };

/**
 * Makes a migrated database a demo: movable clock, operators, players and some days of history, made by the product's own
 * calls on a server of its own. Once: a database that has it stays as it is; stopped half way it goes on.
 */
export async function seedDemo(ownerUrl: string, logins = loginsOf(ownerUrl)): Promise<'seeded' | 'there'> {
  await installDemoClock(ownerUrl);
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    if (await readSetting(queryableOf(owner), DEMO_SEEDED)) return 'there';
    for (const it of DEMO_OPERATORS) await addOperator(ownerUrl, { ...it, password: OPERATOR_PASSWORD });
    await writeContent(owner);
    // Before the server runs: at the real time it would draw today's numbers with nobody's bets on them.
    await owner.query('update demo_clock set shift = make_interval(days => $1)', [-DAYS_BACK]);
    await liveThroughDays(logins);
    return 'seeded';
  } finally {
    await owner.end();
  }
}

function queryableOf(owner: pg.Client): Queryable {
  return {
    async query(text, values) {
      const { rows } = await owner.query(text, values);
      return { rows, rowCount: rows.length };
    },
  };
}

/** Addresses that lead nobody anywhere, and drawings of dreams that come with the app: the console's own rules would refuse both. */
async function writeContent(owner: pg.Client): Promise<void> {
  for (const [name, url] of Object.entries(DEMO_SOCIAL_LINKS)) {
    await owner.query('insert into social_link (name, url) values ($1, $2) on conflict do nothing', [name, url]);
  }
  for (const [image, en, my, th, zh, numbers] of DEMO_DREAMS) {
    await owner.query(
      `insert into dream (words, numbers, image) select $1::jsonb, $2, $3 where not exists (select from dream where words ->> 'en' = $1::jsonb ->> 'en')`,
      [{ en, zh, my, th }, numbers.split(' '), `/dreams/${image}.svg`],
    );
  }
}

async function liveThroughDays(logins: Logins): Promise<void> {
  const server = await startServer(
    readConfig({
      NODE_ENV: 'development',
      ...logins,
      DEMO: '1',
      PORT: '0',
      CONSOLE_PORT: '0',
      SMS: 'outbox',
      FEED_2D: 'replay',
      LOG_LEVEL: 'error',
      // The photos of the story lie where the demo's server looks for them.
      ...(process.env['SANDBOX_URL'] ? { SANDBOX_URL: process.env['SANDBOX_URL'] } : {}),
      ...(process.env['DATA_DIR'] ? { DATA_DIR: process.env['DATA_DIR'] } : {}),
    }),
  );
  try {
    await tellStory(doorOf(server), server.world.config.SANDBOX_URL);
    await server.world.db.transaction((tx) => writeSetting(tx, DEMO_SEEDED, true));
  } finally {
    await server.stop();
  }
}

if (import.meta.main) {
  const url = process.env['DATABASE_URL'];
  if (!url) throw new Error('DATABASE_URL is not set');
  await seedDemo(url, { ...loginsOf(url), ...givenLogins(process.env) });
}
