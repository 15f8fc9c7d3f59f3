import type { Reply, reports } from '@shwekan/contract';
import { kyatWire } from '@shwekan/rules';
import { entriesOfNumber, slipsOfDraws, slipsOfSomeDraws, stakesOfOpenDraws, sumsOfNumbers } from '#queries/reports/numbers.ts';
import type { Queryable } from '../platform/db.ts';
import { readWithCount } from '../platform/lists.ts';
import { figureReasons, type ReportFigure } from './figures.ts';
import { leftOut } from './today.ts';

type Days = { from: string; to: string };

/** What was staked on each number of each lottery and paid for it, in the draws of some days. The house's part of a reversal stands in what is paid now. */
export async function reportNumbers(
  db: Queryable,
  days: Days,
  request: { page: number; limit: number; sort?: string | undefined },
): Promise<Reply<typeof reports.play>> {
  const { rows, first, total_count } = await readWithCount(db, sumsOfNumbers, { ...days, sort: request.sort ?? null }, request);
  const data = rows.map((it) => ({ key: it.key, label: it.key, ...figuresOf(it.stakes_pya, it.payouts_pya, it.refunds_pya) }));
  const sums = figuresOf(first?.all_stakes_pya ?? 0, first?.all_payouts_pya ?? 0, first?.all_refunds_pya ?? 0);
  return { ...days, left_out_count: await leftOut(db), total_count, sums, data };
}

function figuresOf(stakes: number, payouts: number, refunds: number) {
  const result = stakes - payouts - refunds;
  return {
    stakes: kyatWire(stakes),
    payouts: kyatWire(payouts),
    refunds: kyatWire(refunds),
    // A number has neither: what was taken back is off what was paid, and a sale has its commission and comes back as a whole, by its draw.
    corrections: null,
    laid_off: null,
    result: kyatWire(result),
  };
}

/** Slips that are looked through at once, and for so long at most. */
const LOOKED_THROUGH = 20_000;
const PATIENCE_MS = 200;

type Place = { before: number; limit: number };
type Wanted = Days & Place & { key: string | undefined; figure: ReportFigure };
type Part = { after: number; up_to: number; row_count: number };

/** The entries behind a figure of a number, or of all, of the newest slips first; `next` is the slip before which the next page goes on, null when there is no more. */
export async function entriesBehindNumber(db: Queryable, { key, figure, before, limit, ...days }: Wanted) {
  const [lottery = null, number = null] = key?.split(' ') ?? [];
  const reasons = figureReasons(figure).filter((it) => ['stake', 'win', 'refund'].includes(it));
  const [span] = await slipsOfDraws.run({ ...days, lottery }, db);
  const filter = { ...days, lottery, number: number === null ? null : Number(number), reasons };
  return lookThroughSlips(span, { before, limit }, (part) => entriesOfNumber.run({ ...filter, ...part }, db));
}

/** The stakes of draws, each with a number that may be drawn: what they are, or what they would be paid for it. */
export async function stakesOfDraws(
  db: Queryable,
  draws: readonly { draw_id: number; number: number }[],
  of: Place & { figure: ReportFigure },
) {
  const draw_ids = draws.map((it) => it.draw_id);
  const filter = { draw_ids, numbers: draws.map((it) => it.number), would_pay: of.figure === 'would_pay' };
  const [span] = await slipsOfSomeDraws.run({ draw_ids }, db);
  return lookThroughSlips(span, of, (part) => stakesOfOpenDraws.run({ ...filter, ...part }, db));
}

/** Looks through slips from the newest down, before one of them, until a page is full or it took too long. */
async function lookThroughSlips<Row extends { slip_id: number }>(
  span: { first: number; last: number } | undefined,
  { before, limit }: Place,
  read: (part: Part) => Promise<Row[]>,
) {
  const rows: Row[] = [];
  const { first, last } = span ?? { first: 0, last: 0 };
  const until_ms = performance.now() + PATIENCE_MS;
  for (let top = Math.min(before - 1, last); top >= first && top > 0; ) {
    const after = Math.max(first - 1, top - LOOKED_THROUGH);
    rows.push(...(await read({ after, up_to: top, row_count: limit })));
    const slips = new Set(rows.map((it) => it.slip_id));
    if (slips.size >= limit) return { rows, next: Math.min(...slips) };
    top = after;
    if (performance.now() > until_ms) return { rows, next: top + 1 };
  }
  return { rows, next: null };
}
