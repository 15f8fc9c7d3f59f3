import { z } from 'zod';
import { claimFields } from './claims.ts';
import { DeedAsked } from './deeds.ts';
import { endpoint } from './endpoint.ts';
import { ById, Id, Instant, Kyat, KyatIn, Line, Page, PlayerBrief } from './fields.ts';

export const CashOutStateForOperator = z.enum(['pending', 'paid', 'rejected']);
const CashOutForOperator = z.object({
  id: z.number(),
  player: PlayerBrief,
  method: z.string(),
  amount: Kyat,
  account_name: z.string(),
  account_number: z.string(),
  /** The name on the level 2 photo, and whether the account holder's is the same. */
  lvl_2_name: z.string().nullable(),
  is_name_same: z.boolean(),
  state: CashOutStateForOperator,
  /** True above the amount from which two different operators are needed, and for an account in another name: one asks to pay it, another confirms. */
  needs_second: z.boolean(),
  asked_by: z.string().nullable(),
  confirmed_by: z.string().nullable(),
  ...claimFields,
  payout_reference: z.string().nullable(),
  reason: z.string().nullable(),
  decided_by: z.string().nullable(),
  created_at: Instant,
  decided_at: Instant.nullable(),
});
const CashOutReply = z.object({ data: CashOutForOperator });

export const cashOutQueue = endpoint({
  method: 'GET',
  path: '/api/console/cash-out',
  auth: 'operator',
  may: 'cash',
  summary: 'Cash-out requests: pending ones first, the oldest on top',
  query: Page.extend({ state: CashOutStateForOperator.optional(), player_id: Id.optional(), search: z.string().max(80).optional() }),
  reply: z.object({ total_count: z.number(), data: z.array(CashOutForOperator) }),
  refuses: [],
});
export const askCashOut = endpoint({
  method: 'POST',
  path: '/api/console/cash-out/:id/ask',
  auth: 'operator',
  may: 'cash',
  summary: 'Asks to pay a request that this operator does not pay alone; a second person confirms before the money is sent',
  params: ById,
  reply: CashOutReply.extend({ deed_id: DeedAsked }),
  refuses: ['claimed', 'already_decided', 'already_approved', 'no_second_needed', 'deed_waits'],
});
export const payCashOut = endpoint({
  method: 'POST',
  path: '/api/console/cash-out/:id/pay',
  auth: 'operator',
  may: 'cash',
  summary: 'Says that the money was sent, with its transaction id; one that needs two people only after a second person has confirmed it',
  params: ById,
  body: z.object({
    payout_reference: z
      .string()
      .trim()
      .min(4)
      .max(60)
      .regex(/^[A-Za-z0-9-]+$/),
  }),
  reply: CashOutReply,
  refuses: ['claimed', 'already_decided', 'second_operator_needed', 'credited_by_same_operator', 'transaction_id_used', 'player_overdrawn'],
});
export const rejectCashOut = endpoint({
  method: 'POST',
  path: '/api/console/cash-out/:id/reject',
  auth: 'operator',
  may: 'cash',
  summary: 'Refuses a request with a reason the player reads; the held money comes back',
  params: ById,
  body: z.object({ reason: Line(200) }),
  reply: CashOutReply,
  refuses: ['claimed', 'already_decided'],
});

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
export const adjustments = endpoint({
  method: 'GET',
  path: '/api/console/adjustments',
  auth: 'operator',
  may: 'cash',
  summary: 'Corrections of balances that are booked, newest first',
  query: Page.extend({ player_id: Id.optional() }),
  reply: z.object({ total_count: z.number(), data: z.array(AdjustmentForOperator) }),
  refuses: [],
});
export const askAdjustment = endpoint({
  method: 'POST',
  path: '/api/console/adjustments',
  auth: 'operator',
  may: 'cash',
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
});

export const walletDeskCalls = [cashOutQueue, askCashOut, payCashOut, rejectCashOut, adjustments, askAdjustment] as const;
