import { z } from 'zod';
import { callsOf } from './endpoint.ts';
import { ById, Day, HistoryQuery, Instant, Kyat, LotteryCode, SectionLabel } from './fields.ts';
import { SEES_PLAYERS } from './players.ts';

const StatementQuery = HistoryQuery.extend({
  purse: z.enum(['main', 'game', 'promotion', 'points', 'referral', 'hold']).optional(),
  /** A reason of the entry book: cash_in, stake, win, transfer_in ... */
  reason: z
    .string()
    .regex(/^[a-z_]{1,40}$/)
    .optional(),
});
const StatementPageQuery = StatementQuery.extend({ cursor: z.string().max(40).optional() });
const StatementFileQuery = StatementQuery.omit({ page: true, limit: true });
const StatementReply = z.object({
  /** On the first page: what came in and went out of each purse on all of the days asked for. Null on the next pages. */
  totals: z.array(z.object({ purse: z.string(), money_in: Kyat, money_out: Kyat, count: z.number() })).nullable(),
  data: z.array(
    z.object({
      id: z.number(),
      purse: z.string(),
      reason: z.string(),
      ref: z.string(),
      amount: Kyat,
      balance_after: Kyat,
      at: Instant,
      /** Of which slip it is: a stake, a win, a refund, or a win that was taken back. */
      slip: z.object({ voucher: z.string(), lottery: LotteryCode, section: SectionLabel, date: Day }).optional(),
    }),
  ),
  next: z.string().nullable(),
});

/** Every movement of the purses of a player. */
export const statement = callsOf({
  show: {
    method: 'GET',
    path: '/api/user/statement',
    auth: 'player',
    summary: 'Every movement of the own purses, with the balance after',
    query: StatementPageQuery,
    reply: StatementReply,
    refuses: [],
  },
  file: {
    method: 'GET',
    path: '/api/user/statement.csv',
    auth: 'player',
    summary: 'The statement as a file (text/csv, UTF-8), oldest line first; the newest 20,000 lines of a longer one, which says so',
    query: StatementFileQuery,
    reply: z.string(),
    bare: true,
    refuses: [],
    limit: { per_minute: 20 },
  },
  ofPlayer: {
    method: 'GET',
    path: '/api/console/players/:id/statement',
    auth: 'operator',
    may: SEES_PLAYERS,
    report: true,
    summary: "Every movement of a player's purses, with the balance after",
    params: ById,
    query: StatementPageQuery,
    reply: StatementReply,
    refuses: [],
  },
});
