import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Day, Id, Instant, Kyat, Line, LotteryCode, SectionLabel, WholeKyatIn } from './fields.ts';

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
  refuses: ['login_wrong'],
  limit: { per_minute: 10 },
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
      adjustments: z.number(),
      results: z.number(),
      level_two: z.number(),
      alerts: z.number(),
    }),
    now: Instant,
    is_demo: z.boolean(),
  }),
  refuses: [],
});

const Page = z.object({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  limit: z.coerce.number().int().min(1).max(200).default(50),
});
const PlayerBrief = z.object({ id: z.number(), name: z.string(), phone: z.string() });

/** Of a top-up card's request `account_name`, `transaction_id` and `holder_phone` are empty. */
export const CashInForOperator = z.object({
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
  claimed_by: z.string().nullable(),
  claimed_until: Instant.nullable(),
  /** Other requests with the same method, last six digits, amount and day. */
  reused_by: z.array(z.number()),
});
export const cashInQueue = endpoint({
  method: 'GET',
  path: '/api/console/cash-in',
  auth: 'operator',
  may: 'cash',
  summary: 'Cash-in requests',
  query: Page.extend({ state: z.enum(['pending', 'approved', 'rejected', 'expired']).optional(), search: z.string().max(80).optional() }),
  reply: z.object({ total_count: z.number(), data: z.array(CashInForOperator) }),
  refuses: [],
});
export const approveCashIn = endpoint({
  method: 'POST',
  path: '/api/console/cash-in/:id/approve',
  auth: 'operator',
  may: 'cash',
  summary: 'Credits the player, once; a transfer needs its whole id, a top-up card none',
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
  reply: z.object({ data: CashInForOperator }),
  refuses: ['claimed', 'already_decided', 'transaction_id_used', 'transaction_id_not_valid'],
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

const LotteryParams = z.object({ lottery: LotteryCode });
const SectionForOperator = z.object({
  id: z.number(),
  lottery: LotteryCode,
  section: SectionLabel,
  close_before_minutes: z.number(),
  is_open: z.boolean(),
  odd: z.number(),
  has_own_odd: z.boolean(),
});
const LotteryForOperator = z.object({
  code: LotteryCode,
  is_open: z.boolean(),
  odd: z.number(),
  tot_odd: z.number().nullable(),
  stake_min: Kyat,
  stake_max: Kyat,
  stake_step: Kyat,
  cap: Kyat,
  bet_next_day: z.boolean(),
  trusted_feed: z.string().nullable(),
});
export const lotterySettings = endpoint({
  method: 'GET',
  path: '/api/console/lotteries/:lottery',
  auth: 'operator',
  may: 'draws',
  summary: 'A lottery with its sections and off days',
  params: LotteryParams,
  reply: z.object({
    data: LotteryForOperator,
    sections: z.array(SectionForOperator),
    off_days: z.array(z.object({ day: Day, reason: z.string() })),
  }),
  refuses: [],
});
const Odd = z.number().min(1).max(1000).multipleOf(0.01);
export const changeLottery = endpoint({
  method: 'POST',
  path: '/api/console/lotteries/:lottery',
  auth: 'operator',
  may: 'draws',
  summary: 'Changes odds, limits and switches for draws not yet open',
  params: LotteryParams,
  body: z.object({
    is_open: z.boolean().optional(),
    odd: Odd.optional(),
    stake_min: WholeKyatIn.optional(),
    stake_max: WholeKyatIn.optional(),
    stake_step: WholeKyatIn.optional(),
    cap: WholeKyatIn.optional(),
    bet_next_day: z.boolean().optional(),
    // Null: an operator confirms, or two feeds that agree.
    trusted_feed: z.enum(['replay', 'thaistock2d', 'set', 'binance', 'glo']).nullable().optional(),
  }),
  reply: z.object({ data: LotteryForOperator }),
  refuses: ['amount_not_valid'],
});
export const changeSection = endpoint({
  method: 'POST',
  path: '/api/console/sections/:id',
  auth: 'operator',
  may: 'draws',
  summary: 'Changes a section for draws not yet open; closing earlier counts at once',
  params: z.object({ id: Id }),
  body: z.object({
    is_open: z.boolean().optional(),
    close_before_minutes: z.number().int().min(0).max(600).optional(),
    odd: Odd.nullable().optional(),
  }),
  reply: z.object({ data: SectionForOperator }),
  refuses: ['time_not_valid'],
});
export const setOffDay = endpoint({
  method: 'POST',
  path: '/api/console/lotteries/:lottery/off-days',
  auth: 'operator',
  may: 'draws',
  summary: 'Adds or removes a day without draws',
  params: LotteryParams,
  body: z.object({ day: Day, reason: Line(80).optional(), is_off: z.boolean() }),
  reply: z.object({}),
  refuses: ['draw_opened'],
});

export const DrawState = z.enum(['scheduled', 'open', 'closed', 'resulted', 'settled', 'voided']);
const Proposal = z.object({
  id: z.number(),
  number: z.string(),
  source: z.string(),
  set: z.string().nullable(),
  value: z.string().nullable(),
  source_at: Instant.nullable(),
  received_at: Instant,
  state: z.enum(['proposed', 'confirmed', 'rejected']),
  proposed_by: z.string().nullable(),
  decided_by: z.string().nullable(),
  reason: z.string().nullable(),
});
const DrawForOperator = z.object({
  id: z.number(),
  lottery: LotteryCode,
  date: Day,
  section: SectionLabel,
  state: DrawState,
  is_open: z.boolean(),
  opens_at: Instant,
  closes_at: Instant,
  draws_at: Instant,
  odd: z.number(),
  cap: Kyat,
  result: z.string().nullable(),
  settled_at: Instant.nullable(),
  void_reason: z.string().nullable(),
  slip_count: z.number(),
  staked: Kyat,
  paid: Kyat,
  proposals: z.array(Proposal),
});
export const draws = endpoint({
  method: 'GET',
  path: '/api/console/draws',
  auth: 'operator',
  may: 'draws',
  summary: 'Draws between two days',
  query: z.object({ lottery: LotteryCode, from: Day.optional(), to: Day.optional() }),
  reply: z.object({ data: z.array(DrawForOperator) }),
  refuses: [],
});
const NumberForOperator = z.object({
  bet_number: z.string(),
  taken: Kyat,
  cap: Kyat,
  has_own_cap: z.boolean(),
  is_blocked: z.boolean(),
  would_pay: Kyat,
});
export const drawDetail = endpoint({
  method: 'GET',
  path: '/api/console/draws/:id',
  auth: 'operator',
  may: 'draws',
  summary: 'A draw with its numbers',
  params: z.object({ id: Id }),
  reply: z.object({ data: DrawForOperator, numbers: z.array(NumberForOperator) }),
  refuses: [],
});
export const changeDraw = endpoint({
  method: 'POST',
  path: '/api/console/draws/:id',
  auth: 'operator',
  may: 'draws',
  summary: 'Stops or resumes taking bets, or closes earlier',
  params: z.object({ id: Id }),
  body: z.object({ is_open: z.boolean().optional(), closes_at: Instant.optional() }),
  reply: z.object({ data: DrawForOperator }),
  refuses: ['time_not_valid', 'betting_closed'],
});
export const moveDraw = endpoint({
  method: 'POST',
  path: '/api/console/draws/:id/move',
  auth: 'operator',
  may: 'draws',
  summary: 'Moves a 3D draw to another date, with its bets',
  params: z.object({ id: Id }),
  body: z.object({ date: Day, reason: Line(200) }),
  reply: z.object({ data: DrawForOperator }),
  refuses: ['time_not_valid', 'betting_closed'],
});
export const changeNumbers = endpoint({
  method: 'POST',
  path: '/api/console/draws/:id/numbers',
  auth: 'operator',
  may: 'draws',
  summary: 'Sets hot and blocked numbers of a draw',
  params: z.object({ id: Id }),
  body: z.object({
    numbers: z
      .array(z.object({ bet_number: z.string().max(3), cap: WholeKyatIn.nullable().optional(), is_blocked: z.boolean().optional() }))
      .min(1)
      .max(1000),
  }),
  reply: z.object({ numbers: z.array(NumberForOperator) }),
  refuses: ['number_not_valid', 'betting_closed'],
});
export const enterResult = endpoint({
  method: 'POST',
  path: '/api/console/draws/:id/results',
  auth: 'operator',
  may: 'draws',
  summary: 'Proposes a result: from source values, or a bare number marked as entered',
  params: z.object({ id: Id }),
  body: z.object({
    set: z.string().trim().max(30).optional(),
    value: z.string().trim().max(30).optional(),
    number: z.string().trim().max(3).optional(),
  }),
  reply: z.object({ data: DrawForOperator }),
  refuses: ['draw_not_closed', 'draw_already_resulted', 'draw_voided', 'result_not_derived', 'number_not_valid'],
});
export const confirmResult = endpoint({
  method: 'POST',
  path: '/api/console/results/:id/confirm',
  auth: 'operator',
  may: 'draws',
  summary: 'Confirms a proposed result; an operator never confirms their own',
  params: z.object({ id: Id }),
  reply: z.object({ data: DrawForOperator }),
  refuses: ['same_operator', 'proposal_decided', 'draw_not_closed', 'draw_already_resulted', 'draw_voided'],
});
export const rejectResult = endpoint({
  method: 'POST',
  path: '/api/console/results/:id/reject',
  auth: 'operator',
  may: 'draws',
  summary: 'Rejects a proposed result',
  params: z.object({ id: Id }),
  body: z.object({ reason: Line(200) }),
  reply: z.object({ data: DrawForOperator }),
  refuses: ['proposal_decided'],
});
export const voidDraw = endpoint({
  method: 'POST',
  path: '/api/console/draws/:id/void',
  auth: 'operator',
  may: 'draws',
  summary: 'Calls a draw off and refunds every stake, once',
  params: z.object({ id: Id }),
  body: z.object({ reason: Line(200) }),
  reply: z.object({ data: DrawForOperator }),
  refuses: ['draw_already_settled', 'draw_already_resulted', 'draw_voided'],
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
const LineOrNone = z.union([z.literal(''), Line(300)]);
const Texts = z.object({ en: LineOrNone, zh: LineOrNone, my: LineOrNone, th: LineOrNone });
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
export const headerTexts = endpoint({
  method: 'GET',
  path: '/api/console/header-text',
  auth: 'operator',
  may: 'content',
  summary: 'The running text of the home screen',
  reply: z.object({ data: Texts }),
  refuses: [],
});
export const changeHeaderText = endpoint({
  method: 'POST',
  path: '/api/console/header-text',
  auth: 'operator',
  may: 'content',
  summary: 'Changes the running text',
  body: Texts,
  reply: z.object({ data: Texts }),
  refuses: [],
});
export const auditTrail = endpoint({
  method: 'GET',
  path: '/api/console/audit',
  auth: 'operator',
  may: 'owner',
  summary: 'What operators did, newest first',
  query: Page.extend({ subject: z.string().max(80).optional() }),
  reply: z.object({
    total_count: z.number(),
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
  summary: 'What needs an eye',
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
  summary: 'Marks an alert as seen to',
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
  lotterySettings,
  changeLottery,
  changeSection,
  setOffDay,
  draws,
  drawDetail,
  changeDraw,
  moveDraw,
  changeNumbers,
  enterResult,
  confirmResult,
  rejectResult,
  voidDraw,
  outbox,
  broadcast,
  headerTexts,
  changeHeaderText,
  auditTrail,
  alerts,
  closeAlert,
] as const;
