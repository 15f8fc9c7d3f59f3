import pg from 'pg';
import { installDemoClock } from '../src/demo/clock.ts';

/**
 * When it is for a test that does not say: a Wednesday morning without a holiday near it. A test that counts days from the machine's clock is
 * green at one hour and red at another. It lies behind any machine's clock: nobody asks a provider about what is still to come.
 */
export const TEST_NOW = '2026-11-25T09:00:00+06:30';

/** Makes a database's clock movable, and sets it to an instant; null is as the machine has it. */
export async function installClockAt(owner_url: string, now: string | null): Promise<void> {
  await installDemoClock(owner_url);
  if (now === null) return;
  const client = new pg.Client({ connectionString: owner_url });
  await client.connect();
  try {
    await client.query('update platform.demo_clock set shift = $1::timestamptz - clock_timestamp()', [now]);
  } finally {
    await client.end();
  }
}
