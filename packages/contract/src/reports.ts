import { z } from 'zod';
import { callsOf } from './endpoint.ts';
import { Day, DayIn, Instant, Kyat, LotteryCode, Page, SectionLabel, sortOf, WholeKyatIn } from './fields.ts';
import {
  CASH_ROWS,
  CASH_SORTS,
  CashFigures,
  Closing,
  ENTRY_ROWS,
  FUNDS_PURSES,
  isKeyOf,
  LeftOut,
  Period,
  PLAY_ROWS,
  PLAY_SORTS,
  PlayDays,
  PlayFigures,
  Range,
  REPORT_FIGURES,
  RewardFigures,
  RowName,
  SignedFigure,
  Signing,
  WAITING_KINDS,
} from './report-figures.ts';

/** What the house took and gave, as the ledger booked it. Days are days of Yangon. */
export const reports = callsOf({
  today: {
    method: 'GET',
    path: '/api/console/today',
    auth: 'operator',
    may: 'cash',
    report: true,
    summary:
      'The house today: stakes, payouts and gross result beside yesterday and a week ago, cash by account, player funds, what open draws may cost, who is online',
    reply: z.object({
      day: Day,
      yesterday: Day,
      week_ago: Day,
      play: z.object({ all: PlayDays, lotteries: PlayDays, games: PlayDays }),
      /** A row for each lottery and, below it, for each of its sections that booked anything on these days; a section of null is the whole lottery. */
      lotteries: z.array(PlayDays.extend({ lottery: LotteryCode, section: SectionLabel.nullable() })),
      providers: z.array(PlayDays.extend({ p_code: z.string(), name: z.string() })),
      /** Each account of the house's that was paid to on these days; a way to be paid out has no account of ours in it, and `card` stands for top-up cards. */
      cash: z.object({
        all: z.object({ today: CashFigures, yesterday: CashFigures, week_ago: CashFigures }),
        accounts: z.array(
          z.object({
            method: z.string(),
            account: z.string().nullable(),
            today: CashFigures,
            yesterday: CashFigures,
            week_ago: CashFigures,
          }),
        ),
      }),
      /** What purses hold above zero, by kind and in all, as a day's closing has it; those below are told apart, and so are points. */
      funds: z.object({
        total: Kyat,
        below_zero: Kyat,
        purses: z.array(z.object({ purse: z.string(), amount: Kyat })),
        points: z.number(),
      }),
      /** What draws without a result took, and what each pays for the number that costs most: in all, and less what other houses pay for what was sold to them. */
      open: z.object({
        staked: Kyat,
        worst: Kyat,
        net_worst: Kyat,
        draws: z.array(
          z.object({
            draw_id: z.number(),
            lottery: LotteryCode,
            date: Day,
            section: SectionLabel,
            closes_at: Instant,
            staked: Kyat,
            worst_number: z.string(),
            worst: Kyat,
            laid_off: Kyat,
            net_worst_number: z.string(),
            net_worst: Kyat,
          }),
        ),
      }),
      /** Players with the app open, at the server that answers. */
      online_count: z.number(),
      left_out_count: LeftOut,
    }),
    refuses: [],
  },
  month: {
    method: 'GET',
    path: '/api/console/today/month',
    auth: 'operator',
    may: 'cash',
    report: true,
    summary:
      'The last thirty days by day, today among them: gross result of lotteries and games, cash in and out, player funds at the end of the day',
    reply: z.object({
      left_out_count: LeftOut,
      data: z.array(z.object({ day: Day, lotteries: Kyat, games: Kyat, cash_in: Kyat, cash_out: Kyat, funds: Kyat })),
    }),
    refuses: [],
  },
  play: {
    method: 'GET',
    path: '/api/console/reports/play',
    auth: 'operator',
    may: ['cash', 'risk'],
    report: true,
    summary:
      'Stakes, payouts, refunds, corrections and gross result between two days, both included, by what is asked for, with the sums of all rows; a year at most. By number: of the draws of these days, payouts less what was taken back',
    query: Range.extend({ by: z.enum(PLAY_ROWS).default('day'), sort: sortOf(...PLAY_SORTS) }),
    reply: z.object({
      from: Day,
      to: Day,
      left_out_count: LeftOut,
      total_count: z.number(),
      sums: PlayFigures,
      data: z.array(PlayFigures.extend(RowName.shape)),
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
      'The entries of the ledger behind a figure of a report, newest first: of a row by its key, or of all rows. Looks for a moment: a page may be short and have a next one',
    query: Range.omit({ page: true })
      .extend({
        figure: z.enum(REPORT_FIGURES),
        by: z.enum(ENTRY_ROWS).default('day'),
        /** Of the row; of a period its first day. */
        key: z.string().max(200).optional(),
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
  closings: {
    method: 'GET',
    path: '/api/console/reports/closings',
    auth: 'operator',
    may: 'cash',
    report: true,
    summary:
      'Day by day, newest first: what the house owed its players when the day was over, by kind of purse, beside what its accounts came to and what was counted in them',
    query: Page,
    reply: z.object({ total_count: z.number(), data: z.array(Closing) }),
    refuses: [],
  },
  checkAccounts: {
    method: 'POST',
    path: '/api/console/reports/closings/check',
    auth: 'operator',
    may: 'cash',
    summary:
      "Writes down what an operator counted in the house's real accounts for a day that is over. Moves nothing; it stands in the audit trail, and the newest count is shown",
    body: z.object({
      day: DayIn,
      accounts: z
        .array(z.object({ method: z.string().max(40), amount: WholeKyatIn }))
        .min(1)
        .max(100),
    }),
    reply: z.object({ data: Closing }),
    refuses: ['not_found', 'method_not_found'],
  },
  signing: {
    method: 'GET',
    path: '/api/console/reports/signing',
    auth: 'operator',
    may: 'cash',
    summary:
      'The figures of a day or a month that is over, as they are now, with the hash that an operator signs; the signatures under it, newest first, what reads otherwise by now, and their files (below `/:id/` and the format)',
    query: z.object({ period: Period }),
    reply: z.object({
      period: z.string(),
      sha256: z.string(),
      figures: z.array(SignedFigure),
      /** Draws of it that wait for their number, their payouts or their refunds: until then it is not signed. */
      unsettled: z.array(z.object({ lottery: z.string(), date: z.string(), section: z.string() })),
      /** The deed that waits for the second signature. */
      deed: z.object({ id: z.number(), asked_by: z.string() }).nullable(),
      signings: z.array(Signing),
    }),
    refuses: ['not_found'],
  },
  askSigning: {
    method: 'POST',
    path: '/api/console/reports/signing',
    auth: 'operator',
    may: 'cash',
    proof: true,
    summary:
      'Signs the figures of a day or a month that is over, by their hash; the second operator signs by confirming it. `draw_not_settled` while a draw of it waits for its number or its payouts, `record_changed` when the figures have another hash by now, `already_decided` when they stand signed',
    body: z.object({ period: Period, sha256: z.string().regex(/^[0-9a-f]{64}$/) }),
    reply: z.object({ deed_id: z.number() }),
    refuses: ['not_found', 'draw_not_settled', 'record_changed', 'deed_waits', 'already_decided'],
  },
  waiting: {
    method: 'GET',
    path: '/api/console/waiting',
    auth: 'operator',
    may: 'all',
    summary: 'What waits for a person with the roles of the operator, longest first',
    reply: z.object({
      counts: z.array(z.object({ kind: z.enum(WAITING_KINDS), count: z.number() })),
      data: z.array(
        z.object({
          kind: z.enum(WAITING_KINDS),
          /** Of the request, the conversation, the case, the draw, the run, the deed or the alert. */
          id: z.number(),
          /** Which draw; which kind of deed or alert. */
          detail: z.string(),
          since: Instant,
        }),
      ),
    }),
    refuses: [],
  },
  health: {
    method: 'GET',
    path: '/api/console/health',
    auth: 'operator',
    may: 'all',
    summary: 'How old the last answer of each feed, the last turn of each job and the last part of the database log in the archive are',
    reply: z.object({
      feeds: z.array(z.object({ market: z.string(), asked_at: Instant, answered_at: Instant.nullable() })),
      /** The jobs of the server that answers. */
      jobs: z.array(z.object({ name: z.string(), every_ms: z.number(), ended_ms_ago: z.number().nullable(), has_failed: z.boolean() })),
      archive: z.object({ archived_ms_ago: z.number().nullable(), has_failed: z.boolean() }),
    }),
    refuses: [],
  },
});
