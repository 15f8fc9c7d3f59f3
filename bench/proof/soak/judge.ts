import type { Point, TableSize } from './measure.ts';
import { type Slope, slopeOf } from './slope.ts';

/**
 * Tables that keep what was done: they grow with the work, for a time that the product says (its jobs that forget) or for ever. Any other table that has
 * more rows at the end is a finding, so a new one is declared here or swept.
 */
const KEPT = new Set(
  `cash.cash_in cash.cash_out cash.transfer games.game_callback games.game_transaction games.wager ledger.entry ledger.move
  lottery.draw lottery.draw_number lottery.draw_record lottery.draw_seal lottery.payout lottery.payout_due lottery.result_proposal lottery.seal_block lottery.seal_tile lottery.slip
  platform.audit_link platform.audit_row platform.fact platform.given_answer platform.notification platform.rate_count players.player_seen realtime.stream_era
  reports.booked_day reports.booked_hour reports.booked_month reports.booked_purse
  rewards.draw_stake rewards.draw_stake_run rewards.game_reward rewards.point_change rewards.point_tally rewards.referral_run
  risk.case_finding risk.case_player risk.risk_case transparency.log_checkpoint transparency.log_leaf transparency.log_tile transparency.payout_tile`.split(
    /\s+/,
  ),
);

/** What is not judged by a slope: it goes up and down with the work, and must only stay below. */
const LIMITS: Record<string, number> = {
  'PostgreSQL: seconds of the oldest transaction': 30,
  'data folder: temporary files of queries': 0,
  // `max_wal_size`, and half of it more, for it is no hard limit.
  'data folder: log of the database': 6 * 2 ** 30,
  // Seven files, each written anew after a week: each kill and each statement that was given up says so.
  'data folder: what the database said of itself': 64 * 2 ** 20,
  'data folder: files beside the tables': 200,
};

/** Memory of a process for each operation: what forgets the smallest thing, a closure or an entry of a map, keeps more than this. */
export const HEAP_BYTES = 48;
/**
 * A heap that grows over the judged points by a smaller part of itself than this may be warm in all that is done often and still compile what is done seldom. A
 * run of minutes sees no smaller leak; in one of two hours the bytes of each operation are more than this.
 */
export const HEAP_PART = 0.04;
/** What grows over the judged points by a smaller part of itself is the allocator's, which gives pages back late. */
const RESIDENT_PART = 0.15;
/** Connections, files, handles, rows: so many more over the judged points are nothing that grows with the work. */
const COUNT = 12;
/** Dead rows of a table that keeps nothing wait for the vacuum, which comes once a minute and only for a fifth of a table: their pages are used again. */
const SWEPT_BYTES = 2 ** 20;
/** A table that keeps what was done has as many bytes for each row, or its dead rows are kept as well. Of fewer rows the pages that are begun say more than the rows. */
const ROW_BYTES_PART = 0.25;
const ROWS_THAT_SAY = 2000;
/** The first points are not judged: caches fill, code is compiled, pools open their connections. */
const WARM_PART = 0.25;
/** With fewer points the interval of a slope is so wide that nothing would ever be found. */
const FEWEST_POINTS = 16;
/** The memory of a process that was killed and began anew is not judged before it has lived through so many points: it warms up again. */
const YOUNG_POINTS = 8;

export type Judged = { what: string; slope: Slope; work: number; finding: string | null };
type Value = { at: number; value: number; group: number };
type Series = { what: string; unit: string; values: Value[]; most: number };

/**
 * The slope of everything over the points, and what of it is a leak: what grows, at 99 % confidence, by more than is nothing, and in the second half of the
 * points still does. What fills up, as a cache does, grows more and more slowly; a leak does not.
 */
export function judge(all: readonly Point[], isKept: (table: string) => boolean = (it) => KEPT.has(it)): Judged[] {
  if (all.length < FEWEST_POINTS) throw new Error(`${all.length} points say nothing: ${FEWEST_POINTS} are needed`);
  const points = all.slice(Math.floor(all.length * WARM_PART));
  const work = (points.at(-1)?.asked ?? 0) - (points[0]?.asked ?? 0);
  const tables = [...(points[0]?.tables.keys() ?? [])].flatMap((it) => seriesOfTable(it, points, isKept(it)));
  return [...(points[0]?.values.keys() ?? [])].map((it) => judgeValue(it, all, points)).concat(tables.map((it) => judgeSlope(it, work)));
}

function judgeValue(what: string, every: readonly Point[], points: readonly Point[]): Judged {
  const from = points[0]?.asked ?? 0;
  const work = (points.at(-1)?.asked ?? 0) - from;
  const life = what.split(':')[0] ?? '';
  const all = every.map((it) => ({ at: it.asked, value: it.values.get(what) ?? 0, group: it.lives.get(life) ?? 0 }));
  const values = (/heap|resident/.test(what) ? grownUp(all) : all).filter((it) => it.at >= from);
  const limit = LIMITS[what];
  if (limit === undefined) return judgeSlope({ what, unit: '', values, most: toleranceOf(what, work, values) }, work);
  const highest = Math.max(...values.map((it) => it.value));
  return { what, slope: slopeOf(values), work, finding: highest > limit ? `${what}: was ${highest.toFixed(0)}, more than ${limit}` : null };
}

/** Values without the first ones of each life. */
function grownUp(values: readonly Value[]): Value[] {
  const lived = new Map<number, number>();
  return values.filter(({ group }) => {
    lived.set(group, (lived.get(group) ?? 0) + 1);
    return (lived.get(group) ?? 0) > YOUNG_POINTS;
  });
}

function seriesOfTable(table: string, points: readonly Point[], isKept: boolean): Series[] {
  const of = (value: (it: TableSize) => number) =>
    points.map((it): Value => ({ at: it.asked, value: value(it.tables.get(table) ?? { rows: 0, bytes: 0 }), group: 0 }));
  if (!isKept)
    return [
      { what: `table ${table}`, unit: ' rows, and is not declared to keep what was done', values: of((it) => it.rows), most: COUNT },
      { what: `table ${table}, its bytes`, unit: '', values: of((it) => it.bytes), most: SWEPT_BYTES },
    ];
  const values = of((it) => it.bytes / Math.max(1, it.rows));
  const isSaid = points.every((it) => (it.tables.get(table)?.rows ?? 0) >= ROWS_THAT_SAY);
  return isSaid ? [{ what: `table ${table}, bytes of each row`, unit: '', values, most: ROW_BYTES_PART * middleOf(values) }] : [];
}

function judgeSlope({ what, unit, values, most }: Series, work: number): Judged {
  const slope = slopeOf(values);
  const grew = slope.least * work;
  const goesOn = slopeOf(values.slice(values.length >> 1)).per_unit * work > most;
  return {
    what,
    slope,
    work,
    finding: grew > most && goesOn ? `${what}: grew by at least ${grew.toFixed(0)}${unit}, more than ${most.toFixed(0)}` : null,
  };
}

function toleranceOf(what: string, work: number, values: readonly Value[]): number {
  if (what.endsWith('heap')) return Math.max(HEAP_BYTES * work, HEAP_PART * middleOf(values));
  if (what.endsWith('resident memory')) return RESIDENT_PART * middleOf(values);
  if (what.includes('bytes')) return 2 ** 20;
  return COUNT;
}

function middleOf(values: readonly Value[]): number {
  return values.map((it) => it.value).sort((a, b) => a - b)[values.length >> 1] ?? 0;
}
