import { z } from 'zod';
import { DeedAsked } from './deeds.ts';
import { callsOf } from './endpoint.ts';
import { CountedPage, Id, Instant, Kyat, KyatIn, Line, PlayerBrief, sortOf } from './fields.ts';

/** The purses that operators may correct; points count as kyat do: "12.00" is twelve. */
export const AdjustedPurse = z.enum(['main', 'game', 'promotion', 'points']);
const AdjustmentForOperator = z.object({
  id: z.number(),
  player: PlayerBrief,
  purse: AdjustedPurse,
  direction: z.enum(['give', 'take']),
  amount: Kyat,
  reason: z.string(),
  asked_by: z.string(),
  confirmed_by: z.string(),
  created_at: Instant,
});

/** Corrections of balances. */
export const adjustments = callsOf({
  list: {
    method: 'GET',
    path: '/api/console/adjustments',
    auth: 'operator',
    may: 'cash',
    summary: 'Corrections of balances that are booked, newest first',
    query: CountedPage.extend({ player_id: Id.optional(), sort: sortOf('created_at', 'amount') }),
    reply: z.object({ total_count: z.number(), next: z.number().nullable(), data: z.array(AdjustmentForOperator) }),
    refuses: [],
  },
  ask: {
    method: 'POST',
    path: '/api/console/adjustments',
    auth: 'operator',
    may: 'cash',
    proof: true,
    summary: 'Asks for a correction of a balance; nothing moves until a second person confirms it',
    body: z.object({
      player_id: Id,
      purse: AdjustedPurse,
      direction: z.enum(['give', 'take']),
      amount: KyatIn,
      reason: Line(200),
    }),
    reply: z.object({ deed_id: DeedAsked }),
    refuses: ['amount_not_set', 'amount_too_large', 'amount_not_valid', 'deed_waits'],
  },
});
