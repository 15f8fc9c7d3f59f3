import { z } from 'zod';
import { callsOf } from './endpoint.ts';
import { ById, DayIn, Id, Instant, Kyat, Line, Page, PlayerBrief, WholeKyatIn } from './fields.ts';

const forCash = { auth: 'operator', may: 'cash', params: ById } as const;
const PATH = '/api/console/house-accounts/:id';

/** Which column of a table, counted from 0, means what: chosen by hand where its heads are not known. */
const Column = z.number().int().min(0).max(59).optional();
const Columns = z.object({
  time: Column,
  clock: Column,
  transaction_id: Column,
  amount: Column,
  amount_in: Column,
  amount_out: Column,
  direction: Column,
  status: Column,
  party: Column,
  balance: Column,
});
const Brought = z.object({
  /** A CSV or XLSX file as base64, or pasted messages of KBZPay, Wave Pay or AYA Pay. */
  kind: z.enum(['file', 'messages']),
  content: z.string().min(1).max(3_500_000),
  name: Line(120).optional(),
  columns: Columns.optional(),
});
const Source = z.enum(['csv', 'xlsx', 'messages']);
const Direction = z.enum(['in', 'out']);

const Look = z.object({
  source: Source,
  /** The cells among which columns are chosen, of a table. */
  heads: z.array(z.string()),
  columns: Columns,
  line_count: z.number(),
  new_count: z.number(),
  skipped_count: z.number(),
  lines: z.array(
    z.object({
      line_number: z.number(),
      at: Instant,
      transaction_id: z.string().nullable(),
      direction: Direction,
      amount: Kyat,
      party: z.string().nullable(),
      balance: Kyat.nullable(),
      /** A statement before has it. */
      is_known: z.boolean(),
    }),
  ),
  skipped: z.array(
    z.object({
      line_number: z.number(),
      reason: z.enum(['no_time', 'no_amount', 'no_direction', 'not_done', 'in_future', 'not_read']),
      said: z.string(),
    }),
  ),
});
const AccountStatement = z.object({
  id: z.number(),
  source: Source,
  file_name: z.string().nullable(),
  file_sha256: z.string(),
  operator: z.string(),
  at: Instant,
  line_count: z.number(),
  new_count: z.number(),
  skipped_count: z.number(),
  from_at: Instant,
  until_at: Instant,
});
/** What came, beside the request that it is, or looks like. */
const Matched = z.object({
  /** The line's. */
  id: z.number(),
  cash_in_id: z.number(),
  state: z.enum(['certain', 'likely']),
  reason: z.enum([
    'digits',
    'exact',
    'amount_differs',
    'other_account',
    'far_apart',
    'several',
    'no_id',
    'digits_differ',
    'used_twice',
    'closed',
  ]),
  at: Instant,
  transaction_id: z.string().nullable(),
  amount: Kyat,
  party: z.string().nullable(),
  brought_by: z.string(),
  player: PlayerBrief,
  asked: Kyat,
  asked_at: Instant,
  /** Who asked a second person to confirm its approval. */
  asked_by: z.string().nullable(),
  account_name: z.string(),
  /** Whether that is the player's name: the one of level 2, where there is one. */
  is_name_same: z.boolean(),
  digits: z.string(),
  promotion: z.string().nullable(),
});
const ExceptionKind = z.enum(['no_request', 'no_cash_out', 'amount_differs', 'used_twice', 'no_money']);
const StatementException = z.object({
  /** "account_line:12", "cash_in:5", "cash_out:7". */
  subject: z.string(),
  kind: ExceptionKind,
  state: z.enum(['open', 'closed']),
  at: Instant,
  transaction_id: z.string().nullable(),
  direction: Direction,
  /** By the statement, and by the books or the request; null where there is none. */
  came: Kyat.nullable(),
  booked: Kyat.nullable(),
  who: z.string(),
  /** The request that it is about, or looks like. */
  cash_in_id: z.number().nullable(),
  cash_out_id: z.number().nullable(),
  note: z.string().nullable(),
  noted_by: z.string().nullable(),
  noted_at: Instant.nullable(),
});
const DifferenceLine = z.object({
  kind: z.enum(['at_start', 'not_booked', 'not_in_statement', 'amount_differs', 'jump', 'signed', 'booked_later', 'more']),
  at: Instant,
  /** What it adds to the app's balance over the books, or takes from it. */
  amount: Kyat,
  text: z.string(),
  cash_in_id: z.number().nullable(),
  cash_out_id: z.number().nullable(),
  note: z.string().nullable(),
});

/** Statements of our accounts: bringing them in, what they say beside the requests and the books, and what fits nothing. */
export const accountStatements = callsOf({
  look: {
    ...forCash,
    method: 'POST',
    path: `${PATH}/statements/look`,
    summary: 'Reads a statement and writes nothing: what its columns mean, its lines, what is skipped',
    large: true,
    body: Brought,
    reply: z.object({ data: Look }),
    refuses: ['statement_not_valid', 'statement_too_long'],
    limit: { per_minute: 30 },
  },
  keep: {
    ...forCash,
    method: 'POST',
    path: `${PATH}/statements`,
    summary: 'Keeps a statement for ever; a line that one before had counts once. It approves nothing',
    large: true,
    body: Brought,
    reply: z.object({ data: AccountStatement }),
    refuses: ['statement_not_valid', 'statement_too_long', 'statement_columns_unknown', 'statement_empty'],
    limit: { per_minute: 20 },
  },
  list: {
    ...forCash,
    method: 'GET',
    path: `${PATH}/statements`,
    summary: 'The statements of an account that were brought in, newest first',
    query: Page,
    reply: z.object({ total_count: z.number(), data: z.array(AccountStatement) }),
    refuses: [],
  },
  sample: {
    ...forCash,
    method: 'GET',
    path: `${PATH}/sample-statement`,
    summary: 'A statement to try with: what the payment app would say of the account of this demo',
    demo: true,
    reply: z.object({ data: z.object({ name: z.string(), text: z.string() }) }),
    refuses: [],
  },
  matches: {
    ...forCash,
    method: 'GET',
    path: `${PATH}/matches`,
    summary: 'What came and is not booked, beside the cash-in that it is or looks like: certain ones first',
    reply: z.object({ data: z.array(Matched) }),
    refuses: [],
  },
  approve: {
    ...forCash,
    method: 'POST',
    path: `${PATH}/matches/approve`,
    proof: true,
    summary:
      'Approves pairs that are certain, each by itself and once; above the amount of the terms they are asked for, and who brought a statement in approves by it no more in a day alone',
    body: z.object({
      pairs: z
        .array(z.object({ line_id: Id, cash_in_id: Id }))
        .min(1)
        .max(200),
    }),
    reply: z.object({
      data: z.array(
        z.object({
          line_id: z.number(),
          cash_in_id: z.number(),
          outcome: z.enum(['approved', 'asked', 'refused']),
          code: z.string().nullable(),
          message: z.string(),
        }),
      ),
    }),
    refuses: [],
  },
  exceptions: {
    ...forCash,
    method: 'GET',
    path: `${PATH}/exceptions`,
    summary: 'What fits nothing: money without a request, requests and bookings without money, other amounts, ids used twice; newest first',
    query: Page.extend({ state: z.enum(['open', 'closed']).optional() }),
    reply: z.object({ total_count: z.number(), data: z.array(StatementException) }),
    refuses: [],
  },
  note: {
    ...forCash,
    method: 'POST',
    path: `${PATH}/exceptions`,
    summary: 'Writes down what became of an exception, and closes it or opens it again. It moves no money',
    body: z.object({
      subject: z
        .string()
        .max(40)
        .regex(/^(account_line|cash_in|cash_out):\d{1,15}$/),
      state: z.enum(['open', 'closed']),
      note: Line(300),
    }),
    reply: z.object({}),
    refuses: [],
  },
  difference: {
    ...forCash,
    method: 'GET',
    path: `${PATH}/difference`,
    summary: 'What the payment app says, typed or by the last statement, beside the books, and the lines that make the difference',
    query: z.object({ counted: WholeKyatIn.optional(), from: DayIn.optional() }),
    reply: z.object({
      data: z.object({
        source: z.enum(['counted', 'statement']).nullable(),
        /** Between these the statements are compared line by line. */
        from_at: Instant.nullable(),
        until_at: Instant.nullable(),
        app: Kyat.nullable(),
        booked: Kyat,
        difference: Kyat.nullable(),
        explained: Kyat,
        /** What no line explains. */
        rest: Kyat.nullable(),
        lines: z.array(DifferenceLine),
      }),
    }),
    refuses: [],
  },
});
