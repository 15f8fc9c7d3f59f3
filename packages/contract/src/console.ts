import { z } from 'zod';
import { claimFields } from './claims.ts';
import { DeedAsked } from './deeds.ts';
import { drawDeskCalls } from './draw-desk.ts';
import { endpoint } from './endpoint.ts';
import { DayIn, Id, Instant, Kyat, Line, Page, PlayerBrief } from './fields.ts';
import { lotteryDeskCalls } from './lottery-desk.ts';

const Permission = z.enum(['cash', 'draws', 'content', 'support', 'owner']);
export const Operator = z.object({ id: z.number(), username: z.string(), roles: z.array(Permission) });
export type Operator = z.output<typeof Operator>;

export const operatorLogin = endpoint({
  method: 'POST',
  path: '/api/console/login',
  auth: 'none',
  summary: 'Opens an operator session',
  body: z.object({ username: z.string().trim().toLowerCase().min(1).max(60), password: z.string().min(1).max(200) }),
  reply: z.object({ data: Operator, token: z.string() }),
  refuses: ['operator_login_wrong'],
});
export const operatorLogout = endpoint({
  method: 'POST',
  path: '/api/console/logout',
  auth: 'operator',
  summary: 'Ends this operator session',
  reply: z.object({}),
  refuses: [],
});
export const operatorMe = endpoint({
  method: 'GET',
  path: '/api/console/me',
  auth: 'operator',
  summary: 'Who is logged in, and what waits',
  reply: z.object({
    data: Operator,
    waiting: z.object({
      cash_in: z.number(),
      cash_out: z.number(),
      results: z.number(),
      level_two: z.number(),
      weekly_runs: z.number(),
      alerts: z.number(),
      /** Those that this operator may decide. */
      deeds: z.number(),
    }),
    /** The number of the newest request of each queue: it rises when one arrives, whatever was decided meanwhile. */
    newest: z.object({ cash_in: z.number(), cash_out: z.number(), level_two: z.number() }),
    now: Instant,
    is_demo: z.boolean(),
  }),
  refuses: [],
});

/** Of a top-up card's request `account_name`, `transaction_id` and `holder_phone` are empty. */
const CashInForOperator = z.object({
  id: z.number(),
  player: PlayerBrief,
  method: z.string(),
  amount: Kyat,
  account_name: z.string(),
  transaction_id: z.string(),
  holder_phone: z.string(),
  state: z.enum(['pending', 'approved', 'rejected', 'expired']),
  full_transaction_id: z.string().nullable(),
  reason: z.string().nullable(),
  decided_by: z.string().nullable(),
  created_at: Instant,
  decided_at: Instant.nullable(),
  expires_at: Instant,
  voucher_code: z.string().nullable(),
  /** What a top-up card's operator keeps, in whole percent, and what an approval credits or credited. */
  fee_percent: z.number(),
  credited: Kyat,
  promotion: z.object({ code: z.string(), percent: z.number(), turnover: z.number(), bonus: Kyat }).nullable(),
  ...claimFields,
  /** Other requests with the same method, last six digits, amount and day. */
  reused_by: z.array(z.number()),
});
export const cashInQueue = endpoint({
  method: 'GET',
  path: '/api/console/cash-in',
  auth: 'operator',
  may: 'cash',
  summary: 'Cash-in requests',
  query: Page.extend({
    state: z.enum(['pending', 'approved', 'rejected', 'expired']).optional(),
    player_id: Id.optional(),
    search: z.string().max(80).optional(),
  }),
  reply: z.object({ total_count: z.number(), data: z.array(CashInForOperator) }),
  refuses: [],
});
export const approveCashIn = endpoint({
  method: 'POST',
  path: '/api/console/cash-in/:id/approve',
  auth: 'operator',
  may: 'cash',
  summary: 'Credits the player, once; a transfer needs its whole id, a top-up card none. Above the amount of the terms it is asked for',
  params: z.object({ id: Id }),
  body: z.object({
    full_transaction_id: z
      .string()
      .trim()
      .min(6)
      .max(60)
      .regex(/^[A-Za-z0-9-]+$/)
      .optional(),
  }),
  reply: z.object({ data: CashInForOperator, deed_id: DeedAsked }),
  refuses: ['claimed', 'already_decided', 'transaction_id_used', 'transaction_id_not_valid', 'deed_waits', 'not_allowed'],
});
export const rejectCashIn = endpoint({
  method: 'POST',
  path: '/api/console/cash-in/:id/reject',
  auth: 'operator',
  may: 'cash',
  summary: 'Refuses a request with a reason the player reads',
  params: z.object({ id: Id }),
  body: z.object({ reason: Line(200) }),
  reply: z.object({ data: CashInForOperator }),
  refuses: ['claimed', 'already_decided'],
});

export const outbox = endpoint({
  method: 'GET',
  path: '/api/console/outbox',
  auth: 'operator',
  may: 'support',
  summary: 'Text messages sent',
  query: Page.extend({ phone: z.string().max(20).optional() }),
  reply: z.object({
    total_count: z.number(),
    data: z.array(
      z.object({
        id: z.number(),
        phone: z.string(),
        text: z.string().nullable(),
        state: z.string(),
        at: Instant,
        error: z.string().nullable(),
      }),
    ),
  }),
  refuses: [],
});
export const broadcast = endpoint({
  method: 'POST',
  path: '/api/console/marquee',
  auth: 'operator',
  may: 'content',
  summary: 'Shows a text to everyone who is looking, for 20 s',
  body: z.object({ text: Line(200) }),
  reply: z.object({}),
  refuses: [],
});
export const auditTrail = endpoint({
  method: 'GET',
  path: '/api/console/audit',
  auth: 'operator',
  may: 'owner',
  summary: 'What operators did, newest first',
  query: Page.extend({
    subject: z.string().max(80).optional(),
    /** A word of what was done, as in "approve" or "cash in". */
    action: z.string().max(60).optional(),
    operator: z.string().max(60).optional(),
    /** Days of Yangon, both included. */
    from: DayIn.optional(),
    to: DayIn.optional(),
  }),
  reply: z.object({
    total_count: z.number(),
    /** Everyone who may be asked for. */
    operators: z.array(z.string()),
    data: z.array(
      z.object({
        id: z.number(),
        operator: z.string(),
        action: z.string(),
        subject: z.string(),
        reason: z.string().nullable(),
        before: z.unknown(),
        after: z.unknown(),
        at: Instant,
      }),
    ),
  }),
  refuses: [],
});
export const alerts = endpoint({
  method: 'GET',
  path: '/api/console/alerts',
  auth: 'operator',
  summary: 'What needs an eye, of the kinds that the roles of the operator see',
  query: Page,
  reply: z.object({
    data: z.array(
      z.object({ id: z.number(), kind: z.string(), ref: z.string(), data: z.unknown(), at: Instant, closed_at: Instant.nullable() }),
    ),
  }),
  refuses: [],
});
export const closeAlert = endpoint({
  method: 'POST',
  path: '/api/console/alerts/:id/close',
  auth: 'operator',
  summary: 'Marks an alert as seen to, of the kinds that the roles of the operator see',
  params: z.object({ id: Id }),
  reply: z.object({}),
  refuses: [],
});

export const consoleCalls = [
  operatorLogin,
  operatorLogout,
  operatorMe,
  cashInQueue,
  approveCashIn,
  rejectCashIn,
  ...lotteryDeskCalls,
  ...drawDeskCalls,
  outbox,
  broadcast,
  auditTrail,
  alerts,
  closeAlert,
] as const;
