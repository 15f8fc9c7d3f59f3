import { yangonDay } from '@shwekan/rules';
import { readClock } from '#queries/platform/clock.ts';
import type { Queryable } from './db.ts';

/** The product's time: the database's, which only a demo moves. Within a transaction it goes on, so ask after the locks. */
export async function readNow(db: Queryable): Promise<Date> {
  const [clock] = await readClock.run(undefined, db);
  if (!clock) throw new Error('the clock did not answer');
  return clock.now;
}

/** The day in Yangon by the product's time. */
export async function readToday(db: Queryable): Promise<string> {
  return yangonDay(await readNow(db));
}
