import { z } from 'zod';
import { DeedAsked } from './deeds.ts';
import { callsOf } from './endpoint.ts';
import {
  ById,
  CountedPage,
  Day,
  DayIn,
  Id,
  Instant,
  Kyat,
  Line,
  LotteryCode,
  NameLine,
  Page,
  SectionLabel,
  sortOf,
  WholeKyatIn,
} from './fields.ts';

/** As the lotteries' own odds are. */
const Odd = z.number().min(1).max(1000).multipleOf(0.01);
const Percent = z.number().min(0).max(100).multipleOf(0.01);
const Terms = z.object({ lottery: LotteryCode, odd: z.number(), tot_odd: z.number().nullable(), commission_percent: z.number() });
const TermsIn = z.object({
  lottery: LotteryCode,
  odd: Odd,
  // Null: it pays nothing for a near win, or its lottery has none.
  tot_odd: Odd.nullable(),
  // What of the stake it gives back.
  commission_percent: Percent,
});
const Taker = z.object({
  id: z.number(),
  name: z.string(),
  is_open: z.boolean(),
  // What of one draw is sold to it, taken together, before a second person is asked.
  second_above: Kyat,
  terms: z.array(Terms),
  // What this house owes it; below zero what it owes this house.
  owed: Kyat,
  // What is sold to it of draws that have no number yet.
  open_stakes: Kyat,
});
const TermsOfAll = z
  .array(TermsIn)
  .max(LotteryCode.options.length)
  .refine((terms) => new Set(terms.map((it) => it.lottery)).size === terms.length, 'a lottery twice');
const LayOff = z.object({
  id: z.number(),
  draw_id: z.number(),
  lottery: LotteryCode,
  date: Day,
  section: SectionLabel,
  taker_id: z.number(),
  taker: z.string(),
  lines: z.array(z.object({ bet_number: z.string(), amount: Kyat })),
  total: Kyat,
  // As they were when it was sold.
  odd: z.number(),
  tot_odd: z.number().nullable(),
  commission_percent: z.number(),
  commission: Kyat,
  state: z.enum(['open', 'won', 'lost', 'refunded']),
  // What the other house owes for it now: a win, or the stake of a draw that was called off.
  paid: Kyat,
  sold_by: z.string(),
  sold_at: Instant,
});

/** How money goes between two houses. */
export const TAKER_PAYMENT_WAYS = ['bank', 'app', 'cash'] as const;
/** What changes what is owed between two houses. */
export const TAKER_MOVES = ['sale', 'win', 'refund', 'take_back', 'paid_in', 'paid_out', 'payment_taken_back'] as const;
const TakerMove = z.object({
  // Its place in the statement, the first is 1.
  id: z.number(),
  kind: z.enum(TAKER_MOVES),
  at: Instant,
  draw_id: z.number().nullable(),
  lottery: LotteryCode.nullable(),
  // Of the draw, or on which the money moved.
  day: Day,
  section: SectionLabel.nullable(),
  payment_id: z.number().nullable(),
  way: z.enum(TAKER_PAYMENT_WAYS).nullable(),
  reference: z.string().nullable(),
  account: z.string().nullable(),
  // Why it was paid, or taken back.
  note: z.string().nullable(),
  by: z.string().nullable(),
  confirmed_by: z.string().nullable(),
  // A payment that was taken back since.
  is_taken_back: z.boolean(),
  // Above zero this house owes it more.
  amount: Kyat,
  // After it: above zero this house owes it.
  balance: Kyat,
});

/** What is sold to other houses. */
export const layOff = callsOf({
  takers: {
    method: 'GET',
    path: '/api/console/takers',
    auth: 'operator',
    may: ['draws', 'risk', 'cash'],
    summary: 'The houses that take what this one lays off, with their terms and what is owed',
    reply: z.object({ data: z.array(Taker) }),
    refuses: [],
  },
  addTaker: {
    method: 'POST',
    path: '/api/console/takers',
    auth: 'operator',
    may: 'draws',
    summary: 'Asks for another house to be added, with its odds and commission of each lottery',
    body: z.object({ name: NameLine(60), second_above: WholeKyatIn, terms: TermsOfAll }),
    reply: z.object({ deed_id: DeedAsked }),
    refuses: ['taker_taken', 'amount_not_valid', 'deed_waits', 'not_allowed'],
  },
  changeTaker: {
    method: 'POST',
    path: '/api/console/takers/:id',
    auth: 'operator',
    may: 'draws',
    summary:
      'Shuts another house; asks for it to be opened, and for its name, terms and the amount that needs two to be changed. What is sold keeps its terms',
    params: ById,
    body: z.object({
      name: NameLine(60).optional(),
      is_open: z.boolean().optional(),
      second_above: WholeKyatIn.optional(),
      terms: TermsOfAll.optional(),
    }),
    reply: z.object({ deed_id: DeedAsked }),
    refuses: ['taker_taken', 'amount_not_valid', 'deed_waits', 'not_allowed'],
  },
  statement: {
    method: 'GET',
    path: '/api/console/takers/:id/statement',
    auth: 'operator',
    may: ['draws', 'risk', 'cash'],
    report: true,
    summary: 'All that changed what is owed between this house and another one, with the balance after each, the newest first',
    params: ById,
    query: Page,
    reply: z.object({ total_count: z.number(), data: z.array(TakerMove) }),
    refuses: [],
  },
  pay: {
    method: 'POST',
    path: '/api/console/takers/:id/payments',
    auth: 'operator',
    may: 'cash',
    proof: true,
    summary: 'Asks for a payment between this house and another one to be booked. A reference counts once for a house',
    params: ById,
    body: z
      .object({
        // In: it paid this house.
        direction: z.enum(['in', 'out']),
        amount: WholeKyatIn,
        day: DayIn,
        way: z.enum(TAKER_PAYMENT_WAYS),
        reference: Line(60).regex(/[\p{L}\p{N}]/u),
        note: z.union([z.literal(''), Line(300)]),
        // Ours, that it went through; null where it went through none.
        account_id: Id.nullable(),
        // It may be more than is owed.
        is_ahead: z.boolean(),
      })
      .refine((it) => it.account_id === null || it.way !== 'cash', 'cash goes through no account'),
    reply: z.object({ deed_id: DeedAsked }),
    refuses: [
      'amount_not_set',
      'amount_not_valid',
      'time_not_valid',
      'account_not_found',
      'payment_booked',
      'payment_above_owed',
      'deed_waits',
      'not_allowed',
    ],
  },
  takeBackPayment: {
    method: 'POST',
    path: '/api/console/taker-payments/:id/take-back',
    auth: 'operator',
    may: 'cash',
    proof: true,
    summary: 'Asks for a payment between two houses to be taken back: it stays in the statement, and so does what took it back',
    params: ById,
    body: z.object({ reason: Line(300) }),
    reply: z.object({ deed_id: DeedAsked }),
    refuses: ['payment_taken_back', 'deed_waits', 'not_allowed'],
  },
  list: {
    method: 'GET',
    path: '/api/console/lay-offs',
    auth: 'operator',
    may: ['draws', 'risk', 'cash'],
    summary: 'What was sold to other houses, the newest first',
    query: CountedPage.extend({
      taker_id: Id.optional(),
      draw_id: Id.optional(),
      sort: sortOf('sold_at', 'total', 'commission', 'paid'),
    }),
    reply: z.object({ total_count: z.number(), next: z.number().nullable(), data: z.array(LayOff) }),
    refuses: [],
  },
  sell: {
    method: 'POST',
    path: '/api/console/draws/:id/lay-offs',
    auth: 'operator',
    may: ['draws', 'risk'],
    proof: true,
    summary:
      'Sells what is staked on numbers of a draw to another house at its terms, or asks for it when the draw comes above the amount that needs two',
    params: ById,
    body: z.object({
      taker_id: Id,
      lines: z
        .array(z.object({ bet_number: z.string().max(3), amount: WholeKyatIn }))
        .min(1)
        .max(1000),
    }),
    // Null while it waits for a second person.
    reply: z.object({ data: LayOff.nullable(), deed_id: DeedAsked }),
    refuses: [
      'amount_not_set',
      'amount_not_valid',
      'number_not_valid',
      'draw_voided',
      'draw_already_resulted',
      'lay_off_too_late',
      'lay_off_above_stakes',
      'taker_shut',
      'deed_waits',
      'not_allowed',
    ],
    idempotent: true,
  },
});
