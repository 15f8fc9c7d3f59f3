import pg from 'pg';
import type { Queryable } from '../platform/db.ts';
import { tell } from '../platform/facts.ts';
import { Refusal } from '../platform/refusal.ts';
import type { World } from '../platform/world.ts';
import { NOT_FOR_A_DEMO, ownerOfDatabase } from './database-owner.ts';

// These queries stand here and not in a .sql twin: they fit no migrated database, only one with the demo clock.

const FURTHEST_MS = 3653 * 86_400_000;

/**
 * Makes the product clock of a demo or test database movable: `product_now()` becomes the real time plus a stored offset. This is
 * the mark of a demo's database. Run as the owner. Safe to run twice. Throws a sentence, and writes nothing, on a database that
 * a house has opened; a server outside demo mode refuses to start on one that has this clock.
 */
export async function installDemoClock(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query('begin');
    const whose = await ownerOfDatabase({
      query: async (text, values) => ({ rows: (await client.query(text, values)).rows, rowCount: 0 }),
    });
    if (whose === 'house' || whose === 'stranger') throw new Error(NOT_FOR_A_DEMO[whose]);
    await client.query(`
      create table if not exists platform.demo_clock (is_only boolean primary key default true check (is_only), shift interval not null default '0');
      insert into platform.demo_clock default values on conflict do nothing;
      grant select, update on platform.demo_clock to shwekan_app;
      create or replace function platform.product_now() returns timestamptz language sql volatile as
        'select clock_timestamp() + (select shift from platform.demo_clock)';
      grant select on platform.demo_clock to shwekan_reader, shwekan_jobs;
    `);
    await client.query('commit');
  } finally {
    await client.end();
  }
}

/** The product clock and how far it is from the machine's. */
export async function readDemoClock(db: Queryable) {
  const { rows } = await db.query(
    'select product_now() as now, round(extract(epoch from shift) * 1000)::float8 as offset_ms from demo_clock',
  );
  return { data: { now: (rows[0].now as Date).toISOString(), offset_ms: rows[0].offset_ms as number } };
}

/** Moves the product clock to an instant or by milliseconds, for all processes at once. At most ten years from the machine's. */
export async function moveDemoClock(world: World, to: { now: string } | { advance_ms: number }) {
  return world.db.transaction(async (tx) => {
    if ('now' in to) await tx.query('update demo_clock set shift = $1::timestamptz - clock_timestamp()', [to.now]);
    else await tx.query(`update demo_clock set shift = shift + $1::float8 * interval '1 millisecond'`, [to.advance_ms]);
    const clock = await readDemoClock(tx);
    if (Math.abs(clock.data.offset_ms) > FURTHEST_MS) throw new Refusal('time_not_valid');
    // Screens that are open learn it at once: what is asked anew carries the time.
    await tell(tx, { kind: 'clock_moved' });
    return clock;
  });
}
