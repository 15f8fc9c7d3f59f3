import { randomUUID } from 'node:crypto';
import { dropLead } from '#queries/platform/leader.ts';
import { sqlState } from './database-error.ts';
import type { Db, Tx } from './db.ts';

/**
 * Runs work that only one process may do at a time: a transaction-long advisory lock, so a process that dies lets go at
 * once. Answers null without waiting when another process is at it. The lock and all that is written are one transaction: who lost the lock has lost
 * what it wrote.
 */
export async function alone<T>(db: Db, name: string, work: (tx: Tx) => Promise<T>): Promise<T | null> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.query('select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as mine', [name]);
    return rows[0].mine ? work(tx) : null;
  });
}

/** So long a leader that says nothing stays the leader; one that stops lets go at once. */
const LEAD_MS = 6_000;
/** SQLSTATE of a write that carries the number of a leader of before. */
const NOT_LEADING = 'SK011';

/** What a process is, of the work of one name that one process does for all. */
export type Lead = {
  /** Becomes or stays the leader, and answers a database on which all is written under the leader's number; null while another leads. */
  take(): Promise<Db | null>;
  /** Leads no more: another process may at once. */
  drop(): Promise<void>;
};

/** Opens the lead of a work for a process. Work that goes outside the database, or over several transactions, is done under it. */
export function openLead(db: Db, name: string): Lead {
  const holder = randomUUID();
  let number: string | null = null;
  let taken_ms = Number.NEGATIVE_INFINITY;
  return {
    async take() {
      // Whoever leads for so short asks nobody. That the clock of a process stood still meanwhile does no harm: its number is asked for at each write.
      if (number !== null && performance.now() - taken_ms < LEAD_MS / 2) return underLead(db, name, number);
      const began_ms = performance.now();
      const { rows } = await db.query('select take_lead($1, $2, $3)::text as number', [name, holder, LEAD_MS]);
      number = rows[0].number;
      taken_ms = began_ms;
      return number === null ? null : underLead(db, name, number);
    },
    async drop() {
      const was = number;
      number = null;
      if (was !== null) await dropLead.run({ name, holder }, db);
    },
  };
}

/** Whether a write was refused because another leads by now: nothing of it was done. */
export function isNotLeading(error: unknown): boolean {
  return sqlState(error) === NOT_LEADING;
}

/** A database whose every transaction first holds the lead: nobody takes it over until it ends, and it fails with SK011 when somebody has. */
function underLead(db: Db, name: string, number: string): Db {
  const transaction: Db['transaction'] = (work, until_ms) =>
    db.transaction(async (tx) => {
      await tx.query('select hold_lead($1, $2)', [name, number]);
      return work(tx);
    }, until_ms);
  return { ...db, transaction, query: (text, values) => transaction((tx) => tx.query(text, values)) };
}
