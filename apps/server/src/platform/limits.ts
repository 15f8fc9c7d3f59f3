import type { Queryable } from './db.ts';
import { Refusal } from './refusal.ts';

/** At most `most` in any `window_s` seconds for what `bucket` names. */
export type Limit = { bucket: string; most: number; window_s: number };

/**
 * Counts one more and refuses with `too_many_requests` above the limit. Counted in the database, so that it holds across
 * processes and restarts. The window slides: what was counted in the aligned window before weighs by the part of it that
 * still lies within `window_s`, so that the turn of a minute gives nobody a second helping. Limits are counted in the
 * order given, and one that refuses keeps the later ones from being counted.
 */
export async function countAgainst(db: Queryable, ...limits: Limit[]): Promise<void> {
  for (const limit of limits) {
    const { rows } = await db.query(COUNT, [limit.bucket, limit.window_s, limit.most]);
    const { count, before, left_s } = rows[0];
    const excess = count + (before * left_s) / limit.window_s - limit.most;
    if (excess > 0) throw new Refusal('too_many_requests', { retry_after_s: Math.ceil(waitOf(limit, { excess, before, left_s })) });
  }
}

/** Seconds after which one more is let through: when enough of the window before has slid out, else some time into the next. */
function waitOf(limit: Limit, now: { excess: number; before: number; left_s: number }): number {
  const slide_s = ((now.excess + 1) * limit.window_s) / now.before;
  return slide_s <= now.left_s ? slide_s : now.left_s + limit.window_s / limit.most;
}

// Tries beyond the limit are not counted on: who keeps trying is let in again as soon as who waits.
const COUNT = `
  with now as materialized (select product_now() as now),
  at as materialized (select now, date_bin(make_interval(secs => $2::int), now, 'epoch') as window_start from now),
  before as materialized (
    select coalesce(min(least(r.count, $3::int)), 0) as count from at
    join rate_count r on r.bucket = $1 and r.window_start = at.window_start - make_interval(secs => $2::int)
  )
  insert into rate_count (bucket, window_start, count) select $1, window_start, 1 from at
  on conflict (bucket, window_start) do update set count = least(rate_count.count + 1, $3::int + 1)
  returning count, (select before.count from before) as before,
    (select extract(epoch from at.window_start + make_interval(secs => $2::int) - at.now)::float8 from at) as left_s`;
