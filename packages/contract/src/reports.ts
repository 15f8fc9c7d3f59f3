import { z } from 'zod';
import { callsOf } from './endpoint.ts';
import { Day, Instant, Kyat, sortOf } from './fields.ts';
import {
  CASH_ROWS,
  CASH_SORTS,
  CashFigures,
  ENTRY_ROWS,
  FUNDS_PURSES,
  isKeyOf,
  LeftOut,
  PLAY_ROWS,
  PLAY_SORTS,
  PlayRowFigures,
  Range,
  REPORT_FIGURES,
  RewardFigures,
  RowName,
} from './report-figures.ts';

/** What the house took and gave, as the ledger booked it. Days are days of Yangon. */
export const reports = callsOf({
  play: {
    method: 'GET',
    path: '/api/console/reports/play',
    auth: 'operator',
    may: ['cash', 'risk'],
    report: true,
    summary:
      'Stakes, payouts, refunds, corrections and gross result between two days, both included, by what is asked for, with the sums of all rows; a year at most. By number: of the draws of these days, payouts less what was taken back, and nothing of what was laid off',
    query: Range.extend({ by: z.enum(PLAY_ROWS).default('day'), sort: sortOf(...PLAY_SORTS) }),
    reply: z.object({
      from: Day,
      to: Day,
      left_out_count: LeftOut,
      total_count: z.number(),
      sums: PlayRowFigures,
      data: z.array(PlayRowFigures.extend(RowName.shape)),
    }),
    refuses: [],
  },
  cash: {
    method: 'GET',
    path: '/api/console/reports/cash',
    auth: 'operator',
    may: 'cash',
    report: true,
    summary: 'Cash in and out between two days, both included, by what is asked for, with the sums of all rows; a year at most',
    query: Range.extend({ by: z.enum(CASH_ROWS).default('day'), sort: sortOf(...CASH_SORTS) }),
    reply: z.object({
      from: Day,
      to: Day,
      left_out_count: LeftOut,
      total_count: z.number(),
      sums: CashFigures,
      data: z.array(CashFigures.extend(RowName.shape)),
    }),
    refuses: [],
  },
  rewards: {
    method: 'GET',
    path: '/api/console/reports/rewards',
    auth: 'operator',
    may: 'cash',
    report: true,
    summary:
      'What each kind of bonus and reward cost between two days, both included, beside what the players who got it brought on the same days; a year at most',
    query: Range.omit({ page: true, limit: true }),
    reply: z.object({
      from: Day,
      to: Day,
      left_out_count: LeftOut,
      /** Of all kinds; who got several counts once. */
      sums: RewardFigures,
      data: z.array(RewardFigures.extend(RowName.shape)),
    }),
    refuses: [],
  },
  funds: {
    method: 'GET',
    path: '/api/console/reports/funds',
    auth: 'operator',
    may: 'cash',
    report: true,
    summary: 'What players held at an instant, by kind of purse, and what of it some of them owed: now, or any time before',
    query: z.object({ at: Instant.optional() }),
    reply: z.object({
      at: Instant,
      left_out_count: LeftOut,
      /** Of the purses of money: what those above zero held, and what those below did. */
      total: Kyat,
      below_zero: Kyat,
      /** `amount` is both together, as the entries come to it; of points it counts points. */
      data: z.array(
        z.object({
          purse: z.enum(FUNDS_PURSES),
          label: z.string(),
          unit: z.enum(['kyat', 'points']),
          owed: Kyat,
          below_zero: Kyat,
          amount: Kyat,
        }),
      ),
    }),
    refuses: [],
  },
  statement: {
    method: 'GET',
    path: '/api/console/reports/statement',
    auth: 'operator',
    may: 'cash',
    report: true,
    summary:
      "A month's statement to the owner: play by section and provider, cash by way to pay and account, player funds, rewards, corrections, and the chain from the funds at its beginning to those at its end",
    query: z.object({ month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/) }),
    reply: z.object({
      from: Day,
      to: Day,
      left_out_count: LeftOut,
      /** What the funds at the end are over what the beginning and all moves come to: 0.00 when the chain holds. */
      difference: Kyat,
      /** One amount of one thing in one part: as a file, each part is a table. */
      data: z.array(z.object({ part: z.string(), name: z.string(), what: z.string(), amount: Kyat })),
      /** Which of these open to their entries: the figure of which row of a report they are; without a key of all its rows. */
      behind: z.array(
        z.object({
          part: z.string(),
          name: z.string(),
          what: z.string(),
          figure: z.enum(REPORT_FIGURES),
          by: z.enum(ENTRY_ROWS),
          key: z.string().nullable(),
        }),
      ),
    }),
    refuses: ['time_not_valid'],
  },
  entries: {
    method: 'GET',
    path: '/api/console/reports/entries',
    auth: 'operator',
    may: 'cash',
    report: true,
    summary:
      'The entries of the ledger behind a figure of a report or of today, newest first: of a row by its key, or of all rows; of a figure of all time whatever days are asked for. Looks for a moment: a page may be short and have a next one',
    query: Range.omit({ page: true })
      .extend({
        figure: z.enum(REPORT_FIGURES),
        by: z.enum(ENTRY_ROWS).default('day'),
        /** Of the row; of a period its first day. */
        key: z.string().max(200).optional(),
        /** Of a figure of all time: what was booked before it. */
        until: Instant.optional(),
        /** No entry after this one: a day is closed by entries. */
        up_to: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
        /** The `next` of the page before. */
        before: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
      })
      .refine(({ by, key }) => key === undefined || isKeyOf(by, key), { path: ['key'] }),
    reply: z.object({
      /** How the row reads; null of all rows. */
      label: z.string().nullable(),
      /** The days of the row. */
      from: Day,
      to: Day,
      next: z.number().nullable(),
      /** What each adds to the figure. */
      data: z.array(
        z.object({
          id: z.number(),
          ref: z.string(),
          reason: z.string(),
          at: Instant,
          amount: Kyat,
          // Null of what is between two houses: then `taker` names the other one.
          player: z.object({ id: z.number(), name: z.string(), phone: z.string() }).nullable(),
          taker: z.string().nullable(),
        }),
      ),
    }),
    refuses: [],
  },
});
