import { makePool } from './database-pool.ts';
import type { Db } from './db.ts';
import type { World } from './world.ts';

/** Between two of its queries what was read is written down, nothing longer. */
const IDLE_MS = 60_000;
const STATEMENT_MS = 30_000;

/**
 * Does work in a world whose reads all see the database as it is now, on a connection of its own: nobody waits for one because of it. What it
 * writes it writes as any other, and does not read back.
 */
export async function inSnapshot<T>(world: World, work: (frozen: World) => Promise<T>): Promise<T> {
  const times = { statementTimeout_ms: STATEMENT_MS, idleInTransaction_ms: IDLE_MS };
  const pool = makePool({ url: world.config.APP_DATABASE_URL, size: 1, log: world.log, ...times });
  try {
    const client = await pool.connect();
    try {
      await client.query('begin isolation level repeatable read read only');
      const db: Db = {
        ...world.db,
        query: async (text, values) => {
          const { rows, rowCount } = await client.query(text, values);
          return { rows, rowCount: rowCount ?? 0 };
        },
      };
      return await work({ ...world, db });
    } finally {
      client.release(true);
    }
  } finally {
    await pool.end();
  }
}
