import { createHash } from 'node:crypto';
import type { closings, Reply } from '@shwekan/contract';
import { sectionLabel } from '@shwekan/rules';
import {
  type DrawsBetweenResult,
  drawsBetween,
  type HouseByDayResult,
  houseByDay,
  monthIsClosed,
  unsettledDraws,
} from '#queries/reports/signing.ts';
import type { Queryable } from '../platform/db.ts';
import { Refusal } from '../platform/refusal.ts';
import { type ClosingStatement, readClosings } from './closing-statement.ts';
import { figureReasons } from './figures.ts';
import { PURSE_LABELS } from './labels.ts';
import { daysOfMonth, of, playShown, readStatement, tableOf, wireTable } from './statement.ts';

/** One amount of one thing in one part of what is signed. */
export type PeriodFigure = { part: string; name: string; what: string; amount: string };
type Change = Reply<typeof closings.signing>['signings'][number]['changes'][number];
type DaySums = { house: readonly HouseByDayResult[]; draws: readonly DrawsBetweenResult[] };

const MONTH_LENGTH = 7;
export const isMonth = (period: string) => period.length === MONTH_LENGTH;

/** The figures of a day or a month as they are now, or null for one that is not closed. */
export async function figuresOf(db: Queryable, period: string): Promise<PeriodFigure[] | null> {
  return isMonth(period) ? monthFigures(db, period) : ((await figuresOfDays(db, [period])).get(period) ?? null);
}

/** The draws of a day or a month whose figures are not the last ones yet. */
export async function unsettledOf(db: Queryable, period: string) {
  const days = isMonth(period) ? daysOfMonth(period) : { from: period, to: period };
  return (await unsettledDraws.run(days, db)).map((it) => ({ ...it, section: sectionLabel(it.section) }));
}

/** Refuses `draw_not_settled`, with the draws, for a period of which one may still pay: what is signed would be other figures soon. */
export async function refuseUnsettled(db: Queryable, period: string): Promise<void> {
  const draws = await unsettledOf(db, period);
  if (draws.length > 0) throw new Refusal('draw_not_settled', { details: { draws } });
}

/**
 * The hash of figures, which is what is signed: of the period and, in their order, part, name, what and amount of each, a line for each with tabs between, in
 * UTF-8. Who has a file of them works it out alone.
 */
export function hashOf(period: string, figures: readonly PeriodFigure[]): string {
  const lines = [period, ...figures.map(({ part, name, what, amount }) => [part, name, what, amount].join('\t'))];
  return createHash('sha256')
    .update(`${lines.join('\n')}\n`)
    .digest('hex');
}

/**
 * What reads otherwise than it was signed, line by line: in the order of what was signed, then what is new. Nothing, where the same lines stand in another
 * order: their hash is another one, and no figure is. `signed`: as the deed wrote it.
 */
export function changesOf(signed: unknown, now: readonly PeriodFigure[]): Change[] {
  const key = ({ part, name, what }: PeriodFigure) => `${part}\t${name}\t${what}`;
  const [before, after] = [new Map((signed as PeriodFigure[]).map((it) => [key(it), it])), new Map(now.map((it) => [key(it), it]))];
  return [...new Map([...before, ...after])]
    .map(([line, { part, name, what }]) => {
      return { part, name, what, signed: before.get(line)?.amount ?? null, now: after.get(line)?.amount ?? null };
    })
    .filter((it) => it.signed !== it.now);
}

/** The figures of those of some days that are closed, in a few reads however many they are. */
export async function figuresOfDays(db: Queryable, days: string[]): Promise<Map<string, PeriodFigure[]>> {
  const sorted = days.toSorted();
  const [from, to] = [sorted[0], sorted.at(-1)];
  if (from === undefined || to === undefined) return new Map();
  const closings = await readClosings(db, sorted);
  const house = Map.groupBy(await houseByDay.run({ from, to, days: sorted }, db), (it) => it.day);
  const draws = Map.groupBy(await drawsBetween.run({ from, to }, db), (it) => it.day);
  return new Map(
    closings.map((it) => [it.day, dayFigures(it, { house: house.get(it.day) ?? [], draws: draws.get(it.day) ?? [] })] as const),
  );
}

async function monthFigures(db: Queryable, month: string): Promise<PeriodFigure[] | null> {
  const days = daysOfMonth(month);
  const [month_is] = await monthIsClosed.run(days, db);
  if (!month_is?.is_closed) return null;
  const { rows } = await readStatement(db, days);
  const lotteries = Map.groupBy(await drawsBetween.run(days, db), (it) => it.lottery);
  return plain([
    ...rows,
    ...wireTable(
      'Draws of the month',
      [...lotteries].map(([lottery, sums]) => [lottery, playShown(sums)] as const),
    ),
  ]);
}

function dayFigures(closing: ClosingStatement, { house, draws }: DaySums): PeriodFigure[] {
  const played = (kind: string) => playShown(house.filter((it) => it.key.startsWith(kind)));
  const sections = Map.groupBy(draws, (it) => it.draw_id);
  return plain([
    ...owedRows(closing),
    ...accountRows(closing),
    ...wireTable('Play', [
      ['Lotteries', played('house_lottery:')],
      ['Games', played('house_provider:')],
    ]),
    ...tableOf(
      'Cash and corrections',
      [
        ['Cash in', 0 - of(house, ['cash_in'])] as const,
        ['Cash out', of(house, ['cash_out_paid'])] as const,
        ['Other houses', 0 - of(cashAlone(house), figureReasons('houses'))] as const,
        ['Bonuses and rewards', 0 - of(house, figureReasons('cost'))] as const,
        ['Balances corrected', 0 - of(house, ['adjustment'])] as const,
      ].map(([name, pya]) => [name, { Kyat: pya }] as const),
    ),
    ...wireTable(
      'Draws of the day',
      [...sections.values()].map((sums) => [drawName(sums[0]), playShown(sums)] as const),
    ),
  ]);
}

/** What is paid between this house and another stands in two purses of the house. */
function cashAlone(house: readonly HouseByDayResult[]) {
  return house.filter((it) => it.key.startsWith('house_cash:'));
}

function drawName(draw: DrawsBetweenResult | undefined): string {
  return draw === undefined ? '' : `${draw.lottery} ${sectionLabel(draw.section)}`;
}

function owedRows({ purses, open_stakes, owed, below_zero }: ClosingStatement) {
  const names: Readonly<Record<string, string>> = PURSE_LABELS;
  return wireTable('Owed to players', [
    ...purses.map((it) => [names[it.purse] ?? it.purse, { Kyat: it.amount }] as const),
    ['Stakes of draws that had paid nothing yet', { Kyat: open_stakes }],
    ['All', { Kyat: owed }],
    ['Purses below zero', { Kyat: below_zero }],
  ]);
}

/**
 * What was not counted has no line: to count it later is a change. What is over or missing is told of each account by its books, so that what somebody took
 * from one is seen beside it; what all of them hold beside what is owed to players stands below.
 * In an order that is theirs for ever: where a way to pay stands for players is nothing that two sign.
 */
function accountRows({ accounts, booked, counted, missing, difference }: ClosingStatement) {
  const row = (name: string, it: { booked?: string; counted?: string | null; difference: string | null }) => {
    const amounts = Object.entries({ 'By the books': it.booked, Counted: it.counted, 'Over or missing': it.difference });
    return [name, Object.fromEntries(amounts.filter((amount): amount is [string, string] => typeof amount[1] === 'string'))] as const;
  };
  return wireTable('Accounts', [
    ...accounts.toSorted((a, b) => (a.method < b.method ? -1 : 1)).map((it) => row(it.name, it)),
    row('All', { booked, counted, difference: missing }),
    ...(difference === null ? [] : [row('Beside what is owed to players', { difference })]),
  ]);
}

function plain(rows: readonly PeriodFigure[]): PeriodFigure[] {
  return rows.map(({ part, name, what, amount }) => ({ part, name, what, amount }));
}
