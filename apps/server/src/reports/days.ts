import { markNext, markReadTo, readPlace, sumDays, sumFunds, sumPurses } from '#queries/reports/days.ts';
import { sqlState } from '../platform/database-error.ts';
import type { Queryable, Tx } from '../platform/db.ts';
import { alone } from '../platform/leader.ts';
import type { World } from '../platform/world.ts';

/** So many entries are summed up in one transaction, when nothing holds it up. */
const CHUNK_ENTRIES = 20_000;
const STATEMENT_TOO_LONG = '57014';

/**
 * Sums up the entries since the last time by day, month and hour, and by day of each player's purses. Safe to run by many processes and to stop half way: what was summed up is marked in the
 * transaction that did it. Entries are waited for whose transaction is still open, so each counts once and none is passed by.
 */
export async function sumUpEntries(world: World): Promise<void> {
  if (!(await hasWork(world.db))) return;
  let size = CHUNK_ENTRIES;
  for (let goes_on = true; goes_on; ) {
    try {
      goes_on = (await alone(world.db, 'reports.days', (tx) => sumChunk(tx, size))) ?? false;
    } catch (error) {
      // Half of it takes half as long: what comes after it would wait for ever otherwise.
      if (sqlState(error) !== STATEMENT_TOO_LONG || size === 1) throw error;
      size = Math.ceil(size / 2);
    }
  }
}

/** Whether a turn would write anything: a house that nobody uses costs a look. */
async function hasWork(db: Queryable): Promise<boolean> {
  const place = await placeOf(db);
  return place.next_to > place.read_to ? place.is_ready : place.newest > place.read_to;
}

/** Sums up the next chunk, or marks up to where the next ones are; false when there is nothing to be done for now. */
async function sumChunk(tx: Tx, size: number): Promise<boolean> {
  const { read_to, next_to, is_ready, newest } = await placeOf(tx);
  if (next_to === read_to) {
    if (newest === read_to) return false;
    await markNext.run({ next_to: newest }, tx);
    return true;
  }
  if (!is_ready) return false;
  const up_to = Math.min(next_to, read_to + size);
  await sumDays.run({ after: read_to, up_to }, tx);
  await sumFunds.run({ after: read_to, up_to }, tx);
  await sumPurses.run({ after: read_to, up_to }, tx);
  await markReadTo.run({ read_to: up_to }, tx);
  return true;
}

async function placeOf(db: Queryable) {
  const [place] = await readPlace.run(undefined, db);
  if (place === undefined) throw new Error('the reports have no place in the ledger');
  return place;
}
