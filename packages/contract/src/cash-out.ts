import { z } from 'zod';
import { CashInRow } from './cash-in.ts';
import { claimFields } from './claims.ts';
import { DeedAsked } from './deeds.ts';
import { callsOf } from './endpoint.ts';
import {
  ById,
  CountedPage,
  CursorQuery,
  Id,
  Instant,
  Kyat,
  Line,
  NameLine,
  PasswordIn,
  PlayerBrief,
  sortOf,
  WholeKyatIn,
} from './fields.ts';
import { RequestStory } from './request-story.ts';

const CashOutStateForOperator = z.enum(['pending', 'paid', 'rejected']);
const CashOutForOperator = z.object({
  id: z.number(),
  player: PlayerBrief,
  /** Of the player as they are now: one that waits is not paid then, and can be rejected. */
  is_blocked: z.boolean(),
  /** The same of one whose balance or game money is below zero: what was sent to them already is noted, and booked once a second person confirms it. */
  is_overdrawn: z.boolean(),
  /** Whether its payment was noted so, and waits for that. */
  is_sent: z.boolean(),
  method_id: z.number(),
  method: z.string(),
  amount: Kyat,
  account_name: z.string(),
  account_number: z.string(),
  /** The name on the level 2 photo, and whether the account holder's is the same. */
  lvl_2_name: z.string().nullable(),
  is_name_same: z.boolean(),
  state: CashOutStateForOperator,
  /** True above the amount from which two different operators are needed, and for an account in another name: one asks to pay it, another confirms. While it
   * waits, also for an operator who alone credited the player last, or approved their level 2. */
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
const MethodOut = z.object({
  id: z.number(),
  code: z.string(),
  name: z.string(),
  logo: z.string().nullable(),
  minimum: Kyat,
  maximum: Kyat,
});

/** Cash-outs: how to be paid out, asking, and the queue that operators pay. */
export const cashOut = callsOf({
  methods: {
    method: 'GET',
    path: '/api/payment-method/show-cashout',
    auth: 'none',
    summary: 'How to be paid out',
    reply: z.object({
      pay: z.array(MethodOut),
      banking: z.array(MethodOut),
      mobile_topup: z.array(
        z.object({ id: z.number(), code: z.string(), name: z.string(), logo: z.string().nullable(), percentage: z.number() }),
      ),
      /** Whether only players of level 2 are paid out. */
      needs_level_2: z.boolean(),
      /** How long the last payments of a day took in the middle; null while too few were paid to tell. */
      usual_minutes: z.number().nullable(),
    }),
    refuses: [],
  },
  amounts: {
    method: 'GET',
    path: '/api/cashout-amount',
    auth: 'none',
    summary: 'Quick amounts of cash-out',
    reply: z.object({ data: z.array(z.string()), minimum: Kyat, maximum: Kyat }),
    refuses: [],
  },
  ask: {
    method: 'POST',
    says: 'cash_out_sent',
    path: '/api/cash-out',
    auth: 'player',
    summary:
      'Asks to be paid out; the money is held at once. Without the password only what was answered to this Idempotency-Key is answered again',
    aliases: ['/api/user/cash-out'],
    body: z.object({
      payment_id: Id,
      account_name: NameLine(80),
      user_phone: Line(60),
      amount: WholeKyatIn,
      password: PasswordIn.optional(),
    }),
    reply: z.object({ data: CashInRow }),
    refuses: [
      'password_wrong',
      'blocked',
      'method_not_found',
      'method_closed',
      'amount_too_small',
      'amount_too_large',
      'level_two_needed',
      'changed_recently',
      'day_limit_reached',
      'overdrawn',
      'not_enough_money',
    ],
    idempotent: true,
  },
  history: {
    method: 'GET',
    path: '/api/user/cash_out_history',
    auth: 'player',
    summary: 'Own cash-outs',
    aliases: ['/api/cash_out_history'],
    query: CursorQuery,
    reply: z.object({ data: z.array(CashInRow), next: z.string().nullable() }),
    refuses: [],
  },
  list: {
    method: 'GET',
    path: '/api/console/cash-out',
    auth: 'operator',
    may: 'cash',
    summary: 'Cash-out requests: pending ones first, the oldest on top',
    query: CountedPage.extend({
      state: CashOutStateForOperator.optional(),
      player_id: Id.optional(),
      search: z.string().max(80).optional(),
      sort: sortOf('amount', 'created_at'),
    }),
    reply: z.object({ total_count: z.number(), next: z.number().nullable(), data: z.array(CashOutForOperator) }),
    refuses: [],
  },
  story: {
    method: 'GET',
    path: '/api/console/cash-out/:id/story',
    auth: 'operator',
    may: ['cash', 'risk'],
    summary: 'All that happened to a cash-out: deeds, lines of statements, entries, alerts',
    params: ById,
    reply: z.object({ data: RequestStory }),
    refuses: [],
  },
  askToPay: {
    method: 'POST',
    path: '/api/console/cash-out/:id/ask',
    auth: 'operator',
    may: 'cash',
    proof: true,
    summary: 'Asks to pay a request that this operator does not pay alone; a second person confirms before the money is sent',
    params: ById,
    reply: CashOutReply.extend({ deed_id: DeedAsked }),
    refuses: ['claimed', 'already_decided', 'player_blocked', 'player_overdrawn', 'already_approved', 'no_second_needed', 'deed_waits'],
  },
  pay: {
    method: 'POST',
    path: '/api/console/cash-out/:id/pay',
    auth: 'operator',
    may: 'cash',
    proof: true,
    summary: 'Says that the money was sent, with its transaction id; one that needs two people only after a second person has confirmed it',
    params: ById,
    body: z.object({
      payout_reference: z
        .string()
        .trim()
        .min(4)
        .max(60)
        .regex(/^[A-Za-z0-9-]+$/),
      /** The account of ours that it was sent from. */
      account_id: Id.optional(),
    }),
    reply: CashOutReply.extend({ deed_id: DeedAsked }),
    refuses: [
      'claimed',
      'already_decided',
      'player_blocked',
      'second_operator_needed',
      'credited_by_same_operator',
      'transaction_id_used',
      'account_not_found',
      'deed_waits',
    ],
  },
  reject: {
    method: 'POST',
    path: '/api/console/cash-out/:id/reject',
    auth: 'operator',
    may: 'cash',
    summary: 'Refuses a request with a reason the player reads; the held money comes back',
    params: ById,
    body: z.object({ reason: Line(200) }),
    reply: CashOutReply,
    refuses: ['claimed', 'already_decided', 'deed_waits'],
  },
});
