import type { Reply, reports } from '@shwekan/contract';
import { addDays } from '@shwekan/rules';
import { sumsOfRange } from '#queries/reports/range-figures.ts';
import type { ReportSubject } from '#queries/unions.ts';
import { readToday } from '../platform/clock.ts';
import type { Queryable } from '../platform/db.ts';
import { readWithCount } from '../platform/lists.ts';
import type { Call } from '../platform/serve.ts';
import type { World } from '../platform/world.ts';
import {
  type BookedSum,
  CASH_FIGURES,
  CASH_REASONS,
  cashFigures,
  figureReasons,
  inFigure,
  LAY_OFF_REASONS,
  PLAY_FIGURES,
  PLAY_REASONS,
  playFigures,
  type ReportFigure,
} from './figures.ts';
import { labelsOf, type RowKind } from './labels.ts';
import { reportNumbers } from './numbers.ts';
import { leftOut } from './today.ts';

type SortName = NonNullable<Call<typeof reports.play>['query']['sort'] | Call<typeof reports.cash>['query']['sort']>;
type Days = { from?: string | undefined; to?: string | undefined };
type Range = Days & { page: number; limit: number; sort?: SortName | undefined };
/** Of which figures the rows are, in which columns, and by which reasons they are told apart from others of the subject. */
type Kind = { rows: RowKind; subject: ReportSubject; reasons: readonly string[]; columns: readonly ReportFigure[] };

const DAYS_SHOWN = 30;
const DAYS_MOST = 366;
const PLAY_SUBJECTS: Partial<Record<RowKind, ReportSubject>> = {
  section: 'draw',
  draw: 'draw',
  game: 'game',
  player: 'player',
  referrer: 'player',
  reward: 'player',
};
const CASH_SUBJECTS: Partial<Record<RowKind, ReportSubject>> = { account: 'account', operator: 'operator', reward: 'player' };
const LOTTERY_REASONS = ['stake', 'win', 'refund', 'win_reversed', ...LAY_OFF_REASONS];

/** What play came to between two days of Yangon, both included. */
export async function reportPlay(world: World, { query }: Call<typeof reports.play>): Promise<Reply<typeof reports.play>> {
  if (query.by === 'number') return reportNumbers(world.db, await rangeOf(world.db, query), query);
  const read = await readRange(world.db, query, kindOf(query.by, 'result'));
  return { ...read, sums: playFigures(read.sums), data: read.data.map(({ sums, ...row }) => ({ ...row, ...playFigures(sums) })) };
}

/** What was paid in and out between two days of Yangon, both included. */
export async function reportCash(world: World, { query }: Call<typeof reports.cash>): Promise<Reply<typeof reports.cash>> {
  const read = await readRange(world.db, query, kindOf(query.by, 'in'));
  return { ...read, sums: cashFigures(read.sums), data: read.data.map(({ sums, ...row }) => ({ ...row, ...cashFigures(sums) })) };
}

/** Of which figures the rows of a report are; a figure says whether it is one of play or of cash. */
export function kindOf(by: RowKind, figure: Call<typeof reports.entries>['query']['figure']): Kind {
  if (figure === 'in' || figure === 'out' || figure === 'houses' || figure === 'accounts')
    return { rows: by, subject: CASH_SUBJECTS[by] ?? 'house', reasons: CASH_REASONS, columns: CASH_FIGURES };
  if (figure === 'cost') return { rows: by, subject: 'house', reasons: figureReasons(figure), columns: [figure] };
  if (figure === 'left') return { rows: by, subject: 'player', reasons: figureReasons(figure), columns: [figure] };
  if (figure === 'open_stakes') return { rows: by, subject: 'draw', reasons: figureReasons(figure), columns: [figure] };
  const isLottery = by === 'lottery';
  const isPart = isLottery || by === 'provider';
  const reasons = PLAY_REASONS.filter((it) => !isPart || LOTTERY_REASONS.includes(it) === isLottery);
  return { rows: by, subject: PLAY_SUBJECTS[by] ?? 'house', reasons, columns: PLAY_FIGURES };
}

/** The days of a report: those that are asked for, a year at most, or the last thirty. */
export async function rangeOf(db: Queryable, range: Days): Promise<{ from: string; to: string }> {
  const to = range.to ?? (await readToday(db));
  const first = addDays(to, 1 - DAYS_MOST);
  const asked = range.from ?? addDays(to, 1 - DAYS_SHOWN);
  const isTooEarly = asked < first;
  return { from: isTooEarly ? first : asked, to };
}

/** The days of one row of a report: of a period those that are its own. */
export function daysOfRow(by: RowKind, key: string | undefined, range: { from: string; to: string }) {
  if (key === undefined || (by !== 'day' && by !== 'week' && by !== 'month')) return range;
  const month_end = addDays(`${addDays(`${key.slice(0, 8)}01`, 31).slice(0, 8)}01`, -1);
  const end = by === 'day' ? key : by === 'week' ? addDays(key, 6) : month_end;
  // Days sort as they follow each other.
  const [, from = key] = [key, range.from].sort();
  const [to = end] = [end, range.to].sort();
  return { from, to };
}

/** A page of the rows of a report between two days, by their reasons, and the sums of all rows. */
export async function readRange(db: Queryable, request: Range, { rows: kind, subject, reasons, columns }: Kind) {
  const { from, to } = await rangeOf(db, request);
  const of = (nth: number) => [...(told(columns)[nth] ?? [])];
  const counted = (nth: number) => (columns === CASH_FIGURES ? of(nth)[0] : null);
  const filter = {
    ...{ rows: kind, subject, reasons: [...reasons], from, to, ...orderOf(columns, request.sort) },
    ...{ of_1: of(0), of_2: of(1), of_3: of(2), of_4: of(3), of_5: of(4), counted_1: counted(0), counted_2: counted(1) },
  };
  const page = await readWithCount(db, sumsOfRange, filter, request);
  const labels = await labelsOf(
    db,
    kind,
    page.rows.map((it) => it.key),
  );
  const data = page.rows.map(({ key, sums_pya, counts }) => ({ key, label: labels(key), sums: sumsIn(columns, sums_pya, counts) }));
  const { all_pya = [], all_counts = [] } = page.first ?? {};
  return { from, to, left_out_count: await leftOut(db), total_count: page.total_count, sums: sumsIn(columns, all_pya, all_counts), data };
}

/** The reasons of each column. */
function told(columns: readonly ReportFigure[]): (readonly string[])[] {
  return columns.map(figureReasons);
}

/** The figures of a row as the query writes them, of each column under the first of its reasons. */
function sumsIn(columns: readonly ReportFigure[], sums_pya: readonly number[], counts: readonly number[]): BookedSum[] {
  return told(columns).map(([reason = ''], nth) => ({ reason, amount_pya: sums_pya[nth] ?? 0, entry_count: counts[nth] ?? 0 }));
}

/** All columns together, and the counts of the first two. */
const OTHER_COLUMNS: Readonly<Record<string, number>> = { result: 6, in_count: 7, out_count: 8 };

/** By which column of the query rows are sorted, and which way, where a figure may be told as what went from the house. */
function orderOf(columns: readonly ReportFigure[], sort: SortName | undefined): { column: number | null; is_down: boolean } {
  if (sort === undefined) return { column: null, is_down: true };
  const name = sort.replace(/^-/, '');
  const figure = columns.find((it) => it === name);
  const is_down = sort !== name;
  if (figure === undefined) return { column: OTHER_COLUMNS[name] ?? null, is_down };
  return { column: columns.indexOf(figure) + 1, is_down: inFigure(figure, 1) > 0 ? is_down : !is_down };
}
