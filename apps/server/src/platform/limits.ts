import type { Queryable } from './db.ts';
import { Refusal } from './refusal.ts';

/** At most `most` in a window of `window_s` seconds for what `bucket` names. */
export type Limit = { bucket: string; most: number; window_s: number };

/**
 * Counts one more and refuses with `too_many_requests` above the limit. Counted in the database, so that it holds across
 * processes and restarts. Windows are aligned: each starts at a multiple of its length.
 */
export async function countAgainst(db: Queryable, ...limits: Limit[]): Promise<void> {
  for (const limit of limits) {
    const { rows } = await db.query(
      `with at as (select date_bin(make_interval(secs => $2::int), product_now(), 'epoch') as window_start)
       insert into rate_count (bucket, window_start, count) select $1, window_start, 1 from at
       on conflict (bucket, window_start) do update set count = rate_count.count + 1
       returning count, ceil(extract(epoch from window_start + make_interval(secs => $2::int) - product_now()))::int as left_s`,
      [limit.bucket, limit.window_s],
    );
    if (rows[0].count > limit.most) throw new Refusal('too_many_requests', { retry_after_s: Math.max(1, rows[0].left_s) });
  }
}
