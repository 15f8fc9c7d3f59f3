import type { Db, Tx } from './db.ts';

/**
 * Runs work that only one process may do at a time: a transaction-long advisory lock, so a process that dies lets go at
 * once. Answers null without waiting when another process is at it.
 */
export async function alone<T>(db: Db, name: string, work: (tx: Tx) => Promise<T>): Promise<T | null> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.query('select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as mine', [name]);
    return rows[0].mine ? work(tx) : null;
  });
}
