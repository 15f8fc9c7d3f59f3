import { stakesByDay, stakesOfAnotherDay, sumOfUnpaid } from '#queries/reports/closing-stakes.ts';
import type { Queryable } from '../platform/db.ts';
import type { DayToClose } from './closing-entries.ts';

/** Entries that are looked through at once: a fiftieth of what a statement may take. */
const CHUNK_ENTRIES = 5000;

/**
 * What was staked on draws that had paid nothing when a day was over, less what was given back of it, in pya: of entries up to the day's last, where purses are cut too.
 * However many entries lie between the times of one day and the numbers of another, they are looked through some at a time; null when another process goes on with it.
 */
export async function stakesOpenAt(db: Queryable, { day, last_entry }: DayToClose, goOn: () => Promise<boolean>): Promise<number | null> {
  const booked = await stakesByDay.run({ day, last_entry }, db);
  const staked = new Map<string, number>();
  const add = (key: string, pya: number) => staked.set(key, (staked.get(key) ?? 0) + pya);
  for (const { key, amount_pya } of booked) if (key !== null && amount_pya !== null) add(key, amount_pya);
  for (const { after, up_to } of booked) {
    if (after === null || up_to === null) continue;
    for (let from = after; from < up_to; from += CHUNK_ENTRIES) {
      if (!(await goOn())) return null;
      const rows = await stakesOfAnotherDay.run({ day, last_entry, after: from, up_to: Math.min(up_to, from + CHUNK_ENTRIES) }, db);
      for (const it of rows) add(it.key, it.amount_pya);
    }
  }
  const [open] = await sumOfUnpaid.run({ day, draw_ids: [...staked.keys()].map(Number), amounts_pya: [...staked.values()] }, db);
  if (open === undefined) throw new Error('open stakes were not summed up');
  return open.open_stakes_pya;
}
