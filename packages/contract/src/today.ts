import { z } from 'zod';
import { callsOf } from './endpoint.ts';
import { Day, Instant, Kyat, LotteryCode, SectionLabel } from './fields.ts';
import { CashFigures, LeftOut, PlayDays, WAITING_KINDS } from './report-figures.ts';

/** Which row of a report it is, by which its figures open to their entries. */
const Key = z.string();

/** What an operator sees first: what the house took and gave today, what waits for a person, and how old the last answer of each feed and job is. */
export const today = callsOf({
  show: {
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
      lotteries: z.array(PlayDays.extend({ lottery: LotteryCode, section: SectionLabel.nullable(), key: Key })),
      providers: z.array(PlayDays.extend({ p_code: z.string(), name: z.string(), key: Key })),
      /** Each account of the house's that was paid to or from on these days; null stands for payouts of which nobody told the account, `card` for top-up cards. */
      cash: z.object({
        all: z.object({ today: CashFigures, yesterday: CashFigures, week_ago: CashFigures }),
        accounts: z.array(
          z.object({
            method: z.string(),
            account: z.string().nullable(),
            key: Key,
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
      /** Players with the app open, at whatever process. */
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
    summary:
      'How old the last answer of each feed, the last turn of each job of every process, the last part of the database log in the archive and the last backup are',
    reply: z.object({
      feeds: z.array(
        /** `in_vain_ms`: for how long it is asked in vain by now; null while it answers, or is not asked. */
        z.object({ market: z.string(), answered_ms_ago: z.number().nullable(), in_vain_ms: z.number().nullable() }),
      ),
      /** Each process with jobs, by its machine and port, and how its jobs fared when it said so last; none: nobody does any. */
      workers: z.array(
        z.object({
          place: z.string(),
          told_ms_ago: z.number(),
          jobs: z.array(
            z.object({
              name: z.string(),
              every_ms: z.number(),
              /** Since its last turn ended; since it began while the first has not. */
              silent_ms: z.number(),
              has_ended: z.boolean(),
              has_failed: z.boolean(),
              /** Another process does it for all. */
              stands_by: z.boolean(),
            }),
          ),
        }),
      ),
      archive: z.object({ archived_ms_ago: z.number().nullable(), has_failed: z.boolean() }),
      /** The newest base backup as the last rehearsal of a restore found it: null before the first rehearsal. `began_ms_ago` is null where there was none. */
      backup: z.object({ began_ms_ago: z.number().nullable(), is_good: z.boolean() }).nullable(),
    }),
    refuses: [],
  },
});
