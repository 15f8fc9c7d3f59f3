import type { Reply, reports } from '@shwekan/contract';
import { addDays, dayShown, sectionLabel } from '@shwekan/rules';
import { drawsLabelled, operatorsLabelled, playersLabelled, sumsOfRange } from '#queries/reports/range-figures.ts';
import { methodsNamed, providersNamed } from '#queries/reports/today.ts';
import type { ReportSubject } from '#queries/unions.ts';
import { readToday } from '../platform/clock.ts';
import type { Queryable } from '../platform/db.ts';
import { readPage } from '../platform/lists.ts';
import type { Call } from '../platform/serve.ts';
import type { World } from '../platform/world.ts';
import { type BookedSum, CASH_REASONS, cashFigures, PLAY_REASONS, playFigures } from './figures.ts';
import { leftOut } from './today.ts';

type RowKind = Call<typeof reports.play>['query']['by'] | Call<typeof reports.cash>['query']['by'];
type Days = { from?: string | undefined; to?: string | undefined };
type Range = Days & { page: number; limit: number };
/** Of which figures the rows are, and by which reasons they are told apart from others of the subject. */
type Kind = { rows: RowKind; subject: ReportSubject; reasons: readonly string[] };

const DAYS_SHOWN = 30;
const DAYS_MOST = 366;
const PLAY_SUBJECTS: Partial<Record<RowKind, ReportSubject>> = { section: 'draw', draw: 'draw', game: 'game', player: 'player' };
const CASH_SUBJECTS: Partial<Record<RowKind, ReportSubject>> = { account: 'account', operator: 'operator' };
/** What has no account of the house's. */
const ACCOUNTS: Readonly<Record<string, string>> = { '': ', paid out', card: ', top-up cards' };
const LOTTERY_REASONS = ['stake', 'win', 'refund', 'win_reversed'];

/** What play came to between two days of Yangon, both included. */
export async function reportPlay(world: World, { query }: Call<typeof reports.play>): Promise<Reply<typeof reports.play>> {
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
  if (figure === 'in' || figure === 'out') return { rows: by, subject: CASH_SUBJECTS[by] ?? 'house', reasons: CASH_REASONS };
  const isLottery = by === 'lottery';
  const isPart = isLottery || by === 'provider';
  const reasons = PLAY_REASONS.filter((it) => !isPart || LOTTERY_REASONS.includes(it) === isLottery);
  return { rows: by, subject: PLAY_SUBJECTS[by] ?? 'house', reasons };
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

async function readRange(db: Queryable, request: Range, { rows: kind, subject, reasons }: Kind) {
  const { from, to } = await rangeOf(db, request);
  const filter = { rows: kind, subject, reasons: [...reasons], from, to };
  const page = await readPage(db, sumsOfRange, filter, request);
  const labels = await labelsOf(
    db,
    kind,
    page.rows.map((it) => it.key),
  );
  const data = page.rows.map(({ key, figures }) => ({ key, label: labels(key), sums: sumsIn(figures) }));
  return { from, to, left_out_count: await leftOut(db), total_count: page.total_count, sums: sumsIn(page.first?.sums ?? {}), data };
}

/** The figures of a row as the query writes them: of each reason its amount and count. */
function sumsIn(figures: unknown): BookedSum[] {
  const sums = Object.entries(figures as Record<string, [number, number]>);
  return sums.map(([reason, [amount_pya, entry_count]]) => ({ reason, amount_pya, entry_count }));
}

/** How a row's key reads. */
export async function labelsOf(db: Queryable, kind: RowKind, keys: string[]): Promise<(key: string) => string> {
  const ids = () => keys.map(Number);
  if (kind === 'day' || kind === 'week') return dayShown;
  if (kind === 'month') return (key) => `${key.slice(5, 7)}/${key.slice(0, 4)}`;
  if (kind === 'section') return (key) => key.replace(/\d\d:\d\d$/, sectionLabel);
  if (kind === 'draw') {
    const draws = await drawsLabelled.run({ draw_ids: ids() }, db);
    return named(draws.map((it) => [String(it.id), `${it.code} ${dayShown(it.day)} ${sectionLabel(it.section)}`]));
  }
  if (kind === 'player') {
    const players = await playersLabelled.run({ player_ids: ids() }, db);
    return named(players.map((it) => [String(it.id), `${it.name}, ${it.phone}`]));
  }
  if (kind === 'operator') {
    const operators = await operatorsLabelled.run({ operator_ids: ids() }, db);
    return named(operators.map((it) => [String(it.id), it.username]));
  }
  if (kind === 'method' || kind === 'account') return methodLabels(db);
  if (kind === 'provider' || kind === 'game') return gameLabels(db);
  return (key) => key.slice(key.indexOf(':') + 1);
}

async function methodLabels(db: Queryable): Promise<(key: string) => string> {
  const methods = await methodsNamed.run(undefined, db);
  return (key) => {
    const [of = '', rest = ''] = key.split(':');
    if (of === 'house_cash') return methods.find((it) => it.code === rest)?.name ?? rest;
    return `${methods.find((it) => String(it.id) === of)?.name ?? of}${ACCOUNTS[rest] ?? ` ${rest}`}`;
  };
}

async function gameLabels(db: Queryable): Promise<(key: string) => string> {
  const names = named((await providersNamed.run(undefined, db)).map((it) => [it.p_code, it.name]));
  return (key) => {
    const [of = '', ...rest] = key.split(':');
    if (of === 'house_provider') return names(rest.join(':'));
    return `${names(of)}: ${rest.join(':') || 'of no game'}`;
  };
}

function named(names: readonly (readonly [string, string])[]): (key: string) => string {
  const known = new Map(names);
  return (key) => known.get(key) ?? key;
}
