import { makePool } from './database-pool.ts';
import type { Db } from './db.ts';
import type { World } from './world.ts';

/** Between two of its queries what was read is written down, nothing longer. */
const IDLE_MS = 60_000;
const STATEMENT_MS = 30_000;

/** One connection, as the driver gives it. */
export type Connection = { query(text: string, values?: unknown[]): Promise<{ rows: unknown[]; rowCount: number | null }> };

/**
 * Does work in a world whose reads all see the database as it is now, on a connection of its own: nobody waits for one because of it. What it
 * writes it writes as any other, and does not read back. In a world that sees one state already it is done there.
 */
export async function inSnapshot<T>(world: World, work: (frozen: World) => Promise<T>): Promise<T> {
  if (world.is_frozen) return work(world);
  const times = { statementTimeout_ms: STATEMENT_MS, idleInTransaction_ms: IDLE_MS };
  const pool = makePool({ url: world.config.APP_DATABASE_URL, size: 1, log: world.log, ...times });
  try {
    const client = await pool.connect();
    try {
      return await frozenOn(client, world, work);
    } finally {
      client.release(true);
    }
  } finally {
    await pool.end();
  }
}

/** The same on a connection that is given, in a transaction that whoever gave it ends. */
export async function frozenOn<T>(client: Connection, world: World, work: (frozen: World) => Promise<T>): Promise<T> {
  await client.query('begin isolation level repeatable read read only');
  const db: Db = { ...world.db, query: async (text, values) => rowsOf(await client.query(text, values)) };
  return work({ ...world, db, is_frozen: true });
}

/** An answer of the driver as a query's. */
export function rowsOf<R>({ rows, rowCount }: { rows: R[]; rowCount: number | null }): { rows: R[]; rowCount: number } {
  return { rows, rowCount: rowCount ?? 0 };
}
