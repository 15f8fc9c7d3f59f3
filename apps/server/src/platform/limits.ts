import type { Db, Queryable, Tx } from './db.ts';
import { Refusal } from './refusal.ts';

/** At most `most` for what `bucket` names: in any `window_s` seconds, or in each day of Yangon. */
export type Limit = { bucket: string; most: number; window_s: number | 'day' };

/** What was counted. Given back, it is as if it had not been. */
export type LimitCount = { giveBack(): Promise<void> };

/** The refusal of a limit, which names the buckets that are full. */
export class LimitReached extends Refusal {
  readonly buckets: readonly string[];
  constructor(buckets: readonly string[], retry_after_s: number) {
    super('too_many_requests', { retry_after_s });
    this.buckets = buckets;
  }
}

/**
 * Counts one more against every limit, or against none and refuses with `too_many_requests` when one of them is reached. A
 * refused try is not counted, so a caller who keeps trying is let in as soon as one who waits. The database counts, so that it holds across
 * processes and restarts. The window slides: what was counted in the aligned window before weighs by the part of it that still
 * lies within `window_s`, so that the turn of a minute gives nobody a second helping. A day of Yangon ends at its midnight, whatever came before it: what the
 * house pays for by the day is counted so.
 */
export async function countAgainst(db: Db | Tx, ...limits: Limit[]): Promise<LimitCount> {
  const rows = 'in_transaction' in db ? await countAll(db, limits) : await db.transaction((tx) => countSoftly(tx, limits));
  return { giveBack: async () => void (await db.query(GIVE_BACK, [rows.map((it) => it.bucket), rows.map((it) => it.window_start)])) };
}

/** Whether a limit is reached now. Nothing is counted. */
export async function isReached(db: Queryable, limit: Limit): Promise<boolean> {
  const [found] = await figuresOf(db, [limit]);
  return found !== undefined && found.wait_s > 0;
}

/** A count lost with the machine's power harms nobody: it need not wait for the disk. */
async function countSoftly(tx: Tx, limits: Limit[]) {
  await tx.query(`select set_config('synchronous_commit', 'off', true)`);
  return countAll(tx, limits);
}

/** One statement takes the rows in the order of their names, so that two who count the same never wait for each other. */
async function countAll(tx: Tx, limits: Limit[]): Promise<{ bucket: string; window_start: Date }[]> {
  const { rows } = await tx.query(COUNT, asked(limits));
  if (rows.length === limits.length) return rows;
  const counted = new Set(rows.map((it) => it.bucket));
  const full = limits.filter((it) => !counted.has(it.bucket));
  const figures = await figuresOf(tx, full);
  const wait_s = Math.max(1, ...figures.map((it) => Math.ceil(it.wait_s)));
  // The transaction ends with this, and with it what the other limits have counted.
  throw new LimitReached(
    full.map((it) => it.bucket),
    wait_s,
  );
}

/** Seconds after which one more is let through, 0 when it is now. */
async function figuresOf(db: Queryable, limits: Limit[]): Promise<{ wait_s: number }[]> {
  const { rows } = await db.query(LOOK, asked(limits));
  return rows.map((it) => ({ wait_s: waitOf(it) }));
}

type Figures = { most: number; window_s: number; is_day: boolean; count: number; before: number; left_s: number };

/** When enough of the window before has slid out; else, when enough of this one has slid out of the next. A day does not slide. */
function waitOf({ most, window_s, is_day, count, before, left_s }: Figures): number {
  const room = most - 1 - count;
  if (is_day) return room >= 0 ? 0 : left_s;
  if ((before * left_s) / window_s <= room) return 0;
  if (room >= 0) return left_s - (room * window_s) / before;
  return left_s + window_s * (1 - (most - 1) / Math.min(count, most));
}

function asked(limits: Limit[]): unknown[] {
  return [limits.map((it) => it.bucket), limits.map((it) => it.most), limits.map((it) => (it.window_s === 'day' ? null : it.window_s))];
}

const SLID = `
  now as materialized (select product_now() as now),
  asked as materialized (
    select a.bucket, a.most, w.window_s, w.is_day, now, make_interval(secs => w.window_s) as span,
      case when w.is_day then yangon_instant(yangon_day(now), '00:00') else date_bin(make_interval(secs => w.window_s), now, 'epoch') end as window_start
    from unnest($1::text[], $2::int[], $3::int[]) as a(bucket, most, window_s), now,
      lateral (select coalesce(a.window_s, 86400) as window_s, a.window_s is null as is_day) w
  ),
  slid as materialized (
    select a.*, least(coalesce(r.count, 0), a.most) as before, extract(epoch from a.window_start + a.span - a.now)::float8 as left_s
    from asked a left join rate_count r on not a.is_day and r.bucket = a.bucket and r.window_start = a.window_start - a.span
  )`;

const COUNT = `
  with ${SLID}
  insert into rate_count as c (bucket, window_start, count)
  select bucket, window_start, 1 from slid where 1 + before * left_s / window_s <= most order by bucket
  on conflict (bucket, window_start) do update set count = c.count + 1
  where exists (select from slid s where s.bucket = excluded.bucket and c.count + 1 + s.before * s.left_s / s.window_s <= s.most)
  returning bucket, window_start`;

const LOOK = `
  with ${SLID}
  select s.most, s.window_s, s.is_day, s.before, s.left_s, coalesce(r.count, 0) as count
  from slid s left join rate_count r on r.bucket = s.bucket and r.window_start = s.window_start`;

const GIVE_BACK = `
  update rate_count r set count = r.count - 1
  from unnest($1::text[], $2::timestamptz[]) as g(bucket, window_start)
  where r.bucket = g.bucket and r.window_start = g.window_start and r.count > 0`;
