import type { Answer, AnswerRow } from '@shwekan/contract';
import { dayShown, yangonDay } from '@shwekan/rules';
import { z } from 'zod';
import { clock } from '../../app/call.ts';
import { askList } from '../../app/queries.ts';
import { dayText, oneOf, pageNumber } from '../../app/search.ts';

export type PlayRow = AnswerRow<'GET /api/console/reports/play'>;
export type RewardRow = AnswerRow<'GET /api/console/reports/rewards'>;
export type Funds = Answer<'GET /api/console/reports/funds'>;
export type FundsRow = AnswerRow<'GET /api/console/reports/funds'>;
export type CashRow = AnswerRow<'GET /api/console/reports/cash'>;

export const PLAY_BY = {
  day: 'Day',
  week: 'Week',
  month: 'Month',
  lottery: 'Lottery',
  section: 'Section',
  draw: 'Draw',
  number: 'Number',
  provider: 'Provider',
  game: 'Game',
  player: 'Player',
  referrer: 'Brought by',
} as const;
export const CASH_BY = {
  day: 'Day',
  week: 'Week',
  month: 'Month',
  method: 'Way to pay',
  account: 'Account',
  operator: 'Operator',
} as const;

const ROWS_PER_PAGE = 50;
/** The words of a table of words. */
export const keysOf = <T extends object>(of: T) => Object.keys(of) as (keyof T & string)[]; // the table's own

const minuteText = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/)
  .optional()
  .catch(undefined);

const monthText = z
  .string()
  .regex(/^20\d\d-(0[1-9]|1[0-2])$/)
  .optional()
  .catch(undefined);

/** Play, cash, bonuses or player funds, by what, between which days. Without days: the last thirty. */
export const reportsSearch = z.object({
  of: oneOf(['play', 'cash', 'rewards', 'funds', 'statement']),
  play_by: oneOf(keysOf(PLAY_BY)),
  cash_by: oneOf(keysOf(CASH_BY)),
  from: dayText,
  to: dayText,
  /** Of player funds: the minute of Myanmar, as a field of day and time has it. */
  at: minuteText,
  /** Of the statement. */
  month: monthText,
  page: pageNumber,
});
type Search = z.output<typeof reportsSearch>;

export function playReport({ play_by = 'day', from, to, page = 1 }: Search) {
  return askList('GET /api/console/reports/play', { query: { by: play_by, from, to, page, limit: ROWS_PER_PAGE } });
}

export function cashReport({ cash_by = 'day', from, to, page = 1 }: Search) {
  return askList('GET /api/console/reports/cash', { query: { by: cash_by, from, to, page, limit: ROWS_PER_PAGE } });
}

export function rewardReport({ from, to }: Search) {
  return askList('GET /api/console/reports/rewards', { query: { from, to } });
}

export function fundsReport({ at }: Search) {
  return askList('GET /api/console/reports/funds', { query: { at: at === undefined ? undefined : `${at}:00+06:30` } });
}

/** A month's statement; without a month of the one that runs. */
export function statementReport({ month }: Search) {
  return askList('GET /api/console/reports/statement', { query: { month: month ?? yangonDay(new Date(clock.now())).slice(0, 7) } });
}

/** What to say of a range that begins later than it was asked for, or null. */
export function cutSentence(asked: string | undefined, answered: { from: string } | undefined): string | null {
  if (asked === undefined || answered === undefined || answered.from <= asked) return null;
  return `A report is of a year at most: this one begins on ${dayShown(answered.from)}.`;
}

/** The report that an address asks for. */
export function reportOf(search: Search) {
  if (search.of === 'cash') return cashReport(search);
  if (search.of === 'rewards') return rewardReport(search);
  if (search.of === 'statement') return statementReport(search);
  return search.of === 'funds' ? fundsReport(search) : playReport(search);
}
