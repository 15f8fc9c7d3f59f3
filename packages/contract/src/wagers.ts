import { z } from 'zod';
import { callsOf } from './endpoint.ts';
import { ById, CountedPage, DayIn, Instant, Kyat, PlayerBrief, sortOf } from './fields.ts';

const WagerStatus = z.enum(['open', 'settled', 'void']);
const WagerForOperator = z.object({
  id: z.number(),
  player: PlayerBrief,
  provider_name: z.string(),
  p_code: z.string(),
  wager_code: z.string(),
  game: z.string(),
  kind: z.enum(['bet', 'bonus', 'tip', 'report']),
  status: WagerStatus,
  is_flagged: z.boolean(),
  bet: Kyat,
  valid_bet: Kyat,
  payout: Kyat,
  /** What it moved on the game purse, all in all. */
  moved: Kyat,
  created_at: Instant,
  settled_at: Instant.nullable(),
});

/** Wagers of provider games. */
export const wagers = callsOf({
  list: {
    method: 'GET',
    path: '/api/console/wagers',
    auth: 'operator',
    may: ['support', 'risk'],
    summary: 'Wagers of provider games, newest first; search finds a phone, a user code, a wager code or the id of a transaction',
    query: CountedPage.extend({
      search: z.string().trim().max(200).optional(),
      p_code: z.string().max(20).optional(),
      status: WagerStatus.optional(),
      start_date: DayIn.optional(),
      end_date: DayIn.optional(),
      sort: sortOf('created_at', 'bet', 'payout', 'moved'),
    }),
    reply: z.object({ total_count: z.number(), next: z.number().nullable(), data: z.array(WagerForOperator) }),
    refuses: [],
  },
  show: {
    method: 'GET',
    path: '/api/console/wagers/:id',
    auth: 'operator',
    may: ['support', 'risk'],
    summary: 'A wager with everything about it: its transactions, the requests and answers as they went, its entries in the ledger',
    params: ById,
    reply: z.object({
      data: WagerForOperator,
      transactions: z.array(
        z.object({
          id: z.number(),
          operation: z.string(),
          key: z.string(),
          moved: Kyat,
          before: Kyat,
          after: Kyat,
          is_void: z.boolean(),
          callback_id: z.number(),
          entry: z.string().nullable(),
          at: Instant,
        }),
      ),
      callbacks: z.array(
        z.object({ id: z.number(), method: z.string(), address: z.string(), request: z.string(), answer: z.string(), at: Instant }),
      ),
      repairs: z.array(z.object({ id: z.number(), amount: Kyat, asked_by: z.string(), confirmed_by: z.string(), at: Instant })),
    }),
    refuses: [],
  },
});
