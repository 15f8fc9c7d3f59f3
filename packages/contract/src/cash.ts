import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Day, HistoryQuery, Id, Instant, Kyat, Line, NameLine, WholeKyatIn } from './fields.ts';

const Method = z.object({
  id: z.number(),
  name: z.string(),
  logo: z.string().nullable(),
  minimum: Kyat,
  maximum: Kyat,
  payment_account_numbers: z.array(z.object({ account_number: z.string(), account_name: z.string() })),
});

export const showCashIn = endpoint({
  method: 'GET',
  path: '/api/payment-method/show-cashin',
  auth: 'none',
  summary: 'How to pay in',
  reply: z.object({
    pay: z.array(Method),
    banking: z.array(Method),
    mobile_topup: z.array(Method.omit({ payment_account_numbers: true }).extend({ percentage: z.number() })),
  }),
  refuses: [],
});

export const cashInAmounts = endpoint({
  method: 'GET',
  path: '/api/cashin-amount',
  auth: 'none',
  summary: 'Quick amounts of cash-in',
  reply: z.object({ data: z.array(z.string()), minimum: Kyat, maximum: Kyat }),
  refuses: [],
});

export const CashInState = z.enum(['Pending', 'Approve', 'Reject']);
/** A request for money in or out as its player sees it. */
export const CashInRow = z.object({
  id: z.number(),
  amount: Kyat,
  old_amount: Kyat.nullable(),
  new_amount: Kyat.nullable(),
  status: CashInState,
  message: z.string(),
  account_name: z.string(),
  transaction_id: z.string().nullable(),
  voucher_code: z.string().nullable(),
  user_phone: z.string().nullable(),
  holder_phone: z.string().nullable(),
  promo_percent: z.number().nullable(),
  date: Day,
  time: z.string(),
  payment_method: z.object({ id: z.number(), name: z.string(), logo: z.string().nullable() }),
});

export const cashIn = endpoint({
  method: 'POST',
  says: 'cash_in_sent',
  path: '/api/cash-in',
  auth: 'player',
  summary: 'Says that money was paid in; an operator approves it',
  aliases: ['/api/user/cash-in'],
  body: z
    .object({
      payment_id: Id,
      amount: WholeKyatIn,
      /** A transfer: who paid, the last six digits of its id, our account that was paid. */
      account_name: NameLine(80).optional(),
      transaction_id: z
        .union([z.string().max(40), z.number()])
        .transform(String)
        .optional(),
      holder_phone: Line(60).optional(),
      /** A top-up card: its code. */
      voucher_code: z
        .union([z.string().max(60), z.number()])
        .transform(String)
        .optional(),
      is_mobile_topup: z.boolean().optional(),
      promo_code: z
        .union([z.literal(''), Line(40)])
        .nullable()
        .optional(),
      promo_id: Id.nullable().optional(),
    })
    .superRefine((body, context) => {
      const needed = body.is_mobile_topup ? (['voucher_code'] as const) : (['account_name', 'transaction_id', 'holder_phone'] as const);
      for (const field of needed) if (body[field] === undefined) context.addIssue({ code: 'custom', path: [field], message: 'malformed' });
    }),
  reply: z.object({ data: CashInRow }),
  refuses: [
    'method_not_found',
    'method_closed',
    'account_not_found',
    'transaction_id_not_valid',
    'voucher_not_valid',
    'voucher_used',
    'promotion_not_found',
    'promotion_used',
    'level_two_needed',
    'amount_too_small',
    'amount_too_large',
    'limit_reached',
    'request_pending',
    'birthday_needed',
    'under_age',
    'excluded',
    'blocked',
  ],
  idempotent: true,
});

export const cashInHistory = endpoint({
  method: 'GET',
  path: '/api/user/cash_in_history',
  auth: 'player',
  summary: 'Own cash-ins',
  aliases: ['/api/cash_in_history'],
  query: HistoryQuery,
  reply: z.object({ total_count: z.number(), data: z.array(CashInRow) }),
  refuses: [],
});

const StatementQuery = HistoryQuery.extend({
  purse: z.enum(['main', 'game', 'promotion', 'points', 'referral', 'hold']).optional(),
  /** A reason of the entry book: cash_in, stake, win, transfer_in ... */
  reason: z
    .string()
    .regex(/^[a-z_]{1,40}$/)
    .optional(),
});

export const StatementPageQuery = StatementQuery.extend({ cursor: z.string().max(40).optional() });
export const StatementFileQuery = StatementQuery.omit({ page: true, limit: true });
export const StatementReply = z.object({
  /** On the first page: what came in and went out of each purse on all of the days asked for. Null on the next pages. */
  totals: z.array(z.object({ purse: z.string(), money_in: Kyat, money_out: Kyat, count: z.number() })).nullable(),
  data: z.array(
    z.object({ id: z.number(), purse: z.string(), reason: z.string(), ref: z.string(), amount: Kyat, balance_after: Kyat, at: Instant }),
  ),
  next: z.string().nullable(),
});

export const statement = endpoint({
  method: 'GET',
  path: '/api/user/statement',
  auth: 'player',
  summary: 'Every movement of the own purses, with the balance after',
  query: StatementPageQuery,
  reply: StatementReply,
  refuses: [],
});

export const statementCsv = endpoint({
  method: 'GET',
  path: '/api/user/statement.csv',
  auth: 'player',
  summary: 'The statement as a file (text/csv, UTF-8), oldest line first, at most 20,000 lines',
  query: StatementFileQuery,
  reply: z.string(),
  bare: true,
  refuses: [],
  limit: { per_minute: 20 },
});

export const cashCalls = [showCashIn, cashInAmounts, cashIn, cashInHistory, statement, statementCsv] as const;
