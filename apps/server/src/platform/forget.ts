import type { Jobs } from './jobs.ts';
import type { World } from './world.ts';

const HOUR_MS = 3_600_000;
const AT_ONCE = 5000;
/** An answer is given again for thirty days. */
const ANSWERS_DAYS = 30;
/** No limit looks further back than a day and the day before. */
const COUNTS_DAYS = 3;
/** A claim that has ended is shown nowhere. */
const CLAIMS_DAYS = 1;
/** What was told outside the console is looked up for three months. */
const MESSAGES_DAYS = 90;

/** Forgets what the platform keeps for a time only. */
export function forgetJobs(world: World): Jobs {
  return { loops: [{ name: 'platform-forget', every_ms: HOUR_MS, run: () => forgetOld(world) }] };
}

/** Forgets answers of money calls, counts of limits, claims and messages of alerts that are too old. Safe to run twice, by many processes, and to stop half way. */
export async function forgetOld(world: World): Promise<void> {
  const old = [
    [
      'delete from given_answer where ctid = any (array(select ctid from given_answer where at < product_now() - make_interval(days => $1) limit $2))',
      ANSWERS_DAYS,
    ],
    [
      'delete from rate_count where ctid = any (array(select ctid from rate_count where window_start < product_now() - make_interval(days => $1) limit $2))',
      COUNTS_DAYS,
    ],
    [
      'delete from claim where ctid = any (array(select ctid from claim where expires_at < product_now() - make_interval(days => $1) limit $2))',
      CLAIMS_DAYS,
    ],
    [
      'delete from alert_message where ctid = any (array(select ctid from alert_message where ended_at < product_now() - make_interval(days => $1) limit $2))',
      MESSAGES_DAYS,
    ],
  ] as const;
  for (const [query, days] of old) {
    let gone = AT_ONCE;
    while (gone === AT_ONCE) gone = (await world.db.query(query, [days, AT_ONCE])).rowCount;
  }
}
