import type { RefusalCode } from '@shwekan/contract';
import type { Queryable } from './db.ts';
import { Refusal } from './refusal.ts';

/** Refusals that say that it is done: to whoever lost the answer to what did it, they are that answer. */
const OF_WHAT_IS_DONE: ReadonlySet<RefusalCode> = new Set([
  'already_decided',
  'already_approved',
  'draw_already_resulted',
  'draw_already_settled',
  'entries_used',
]);

/** Whether a refusal tells of what is done, as an answer to it would. */
export function tellsOfDone(error: unknown): boolean {
  return error instanceof Refusal && OF_WHAT_IS_DONE.has(error.code);
}

/**
 * Answers a refusal once a standby has what it tells of, in a house whose commits wait for one: what was read may be a commit whose wait was
 * ended, and a refused transaction waits for nobody. Answers what kept it from that where it could not be confirmed.
 */
export async function whenConfirmed(db: Queryable, refusal: unknown): Promise<unknown> {
  try {
    // It writes a word into the log of the database, and nothing else: its commit waits as any other.
    await db.query(`select pg_logical_emit_message(true, '', '')`);
    return refusal;
  } catch (error) {
    return error;
  }
}
