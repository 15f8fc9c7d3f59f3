import { z } from 'zod';
import { claimFields } from './claims.ts';
import { DeedAsked } from './deeds.ts';
import { callsOf } from './endpoint.ts';
import { ById, CountedPage, CursorQuery, Day, Id, Instant, Kyat, Line, NameLine, PlayerBrief, sortOf, WholeKyatIn } from './fields.ts';
import { RequestStory } from './request-story.ts';

const Method = z.object({
  id: z.number(),
  /** Stays the same whatever operators call the method. */
  code: z.string(),
  name: z.string(),
  logo: z.string().nullable(),
  minimum: Kyat,
  maximum: Kyat,
  /** Those with most room first. `room` is an amount that one can still take, in coarse steps; null where it takes any that the way to pay takes at once. */
  payment_account_numbers: z.array(z.object({ account_number: z.string(), account_name: z.string(), room: Kyat.nullable() })),
});
const CashInState = z.enum(['Pending', 'Approve', 'Reject']);

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

/** Of a top-up card's request `account_name`, `transaction_id` and `holder_phone` are empty. */
const CashInForOperator = z.object({
  id: z.number(),
  player: PlayerBrief,
  /** Of the player as they are now. What they have sent is theirs all the same. */
  is_blocked: z.boolean(),
  method: z.string(),
  amount: Kyat,
  account_name: z.string(),
  transaction_id: z.string(),
  holder_phone: z.string(),
  /** Whether that account of ours takes no more money by now: what was paid to it may not be seen in the payment app any more. */
  is_account_closed: z.boolean(),
  /** The name the player was made level 2 with, and whether the one who paid is the player: by that name, or the account's. Null of a top-up card. */
  lvl_2_name: z.string().nullable(),
  is_name_same: z.boolean().nullable(),
  /** Pictures of the payment. */
  image_count: z.number(),
  /** What came, where the approval said that it is not what the player wrote, and why; everything counts that. */
  corrected: Kyat.nullable(),
  correction: z.string().nullable(),
  /** Who asked a second person to confirm its approval, while that waits. */
  asked_by: z.string().nullable(),
  /** Whether the amount was given to this player alone. */
  is_exact: z.boolean(),
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
  /** Other requests with the same method, last six digits, amount and day, or with the same card. */
  reused_by: z.array(z.number()),
});

/**
 * A player's cash-in that waits. `usual_minutes` is null while too few were approved to tell; `is_closed` where its account, or the way to pay,
 * takes no more money since.
 */
const CashInWaiting = z
  .object({
    id: z.number(),
    image_count: z.number(),
    before_count: z.number(),
    usual_minutes: z.number().nullable(),
    is_closed: z.boolean(),
  })
  .nullable();

/** Cash-ins: how to pay in, asking, and the queue that operators decide. */
export const cashIn = callsOf({
  methods: {
    method: 'GET',
    path: '/api/payment-method/show-cashin',
    auth: 'none',
    summary: 'How to pay in',
    reply: z.object({
      pay: z.array(Method),
      banking: z.array(Method),
      mobile_topup: z.array(Method.omit({ payment_account_numbers: true }).extend({ percentage: z.number() })),
      /** Ways to pay that take no money now and did: who has sent some can still say so. */
      closed: z.array(Method.omit({ payment_account_numbers: true })),
    }),
    refuses: [],
  },
  amounts: {
    method: 'GET',
    path: '/api/cashin-amount',
    auth: 'none',
    summary: 'Quick amounts of cash-in',
    reply: z.object({ data: z.array(z.string()), minimum: Kyat, maximum: Kyat }),
    refuses: [],
  },
  ask: {
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
        /** A transfer: who paid, the last six digits of its id, our account that was paid; with `is_paid` its last digits, four at least, will do. */
        account_name: NameLine(80).optional(),
        transaction_id: z
          .union([z.string().max(40), z.number()])
          .transform(String)
          .optional(),
        holder_phone: Line(60).optional(),
        /** The player says that the money was sent already, also where that account, or the way to pay, takes no more. */
        is_paid: z.boolean().optional(),
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
        for (const field of needed)
          if (body[field] === undefined) context.addIssue({ code: 'custom', path: [field], message: 'malformed' });
      }),
    reply: z.object({ data: CashInRow }),
    refuses: [
      'no_licence',
      'house_maintenance',
      'method_not_found',
      'method_closed',
      'account_not_found',
      'account_closed',
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
  },
  exactAmount: {
    method: 'POST',
    path: '/api/user/cash_in/exact_amount',
    auth: 'player',
    summary: 'Gives an amount some kyat beside the wanted one, which nobody else is given until then; null where none is free',
    body: z.object({ payment_id: Id, amount: WholeKyatIn }),
    reply: z.object({ data: z.object({ amount: Kyat, until: Instant }).nullable() }),
    refuses: ['method_not_found', 'method_closed', 'amount_too_small', 'amount_too_large'],
    limit: { per_minute: 20 },
  },
  history: {
    method: 'GET',
    path: '/api/user/cash_in_history',
    auth: 'player',
    summary: 'Own cash-ins',
    aliases: ['/api/cash_in_history'],
    query: CursorQuery,
    reply: z.object({ data: z.array(CashInRow), next: z.string().nullable() }),
    refuses: [],
  },
  waiting: {
    method: 'GET',
    path: '/api/user/cash_in/waiting',
    auth: 'player',
    summary: 'The own cash-in that waits: its pictures, how many wait before it, and the usual time of a day with enough approvals',
    reply: z.object({ data: CashInWaiting }),
    refuses: [],
  },
  addImage: {
    method: 'POST',
    says: 'cash_in_image_sent',
    path: '/api/user/cash_in/:id/image',
    auth: 'player',
    summary: 'Adds a picture of the payment to the own cash-in that waits, three at most; operators of cash see it, after 90 days nobody',
    params: ById,
    image: 'field',
    reply: z.object({ data: CashInWaiting }),
    refuses: ['already_decided', 'too_many_images', 'image_not_valid'],
    limit: { per_minute: 10 },
  },
  list: {
    method: 'GET',
    path: '/api/console/cash-in',
    auth: 'operator',
    may: 'cash',
    summary: 'Cash-in requests',
    query: CountedPage.extend({
      state: z.enum(['pending', 'approved', 'rejected', 'expired']).optional(),
      player_id: Id.optional(),
      search: z.string().max(80).optional(),
      sort: sortOf('amount', 'created_at'),
    }),
    reply: z.object({ total_count: z.number(), next: z.number().nullable(), data: z.array(CashInForOperator) }),
    refuses: [],
  },
  images: {
    method: 'GET',
    path: '/api/console/cash-in/:id/images',
    auth: 'operator',
    may: 'cash',
    summary: 'The pictures of a payment, as data addresses; null is one that was deleted by its age',
    params: ById,
    reply: z.object({
      data: z.array(z.object({ id: z.number(), image: z.string().nullable(), at: Instant, also_in: z.array(z.number()) })),
    }),
    refuses: [],
  },
  story: {
    method: 'GET',
    path: '/api/console/cash-in/:id/story',
    auth: 'operator',
    may: ['cash', 'risk'],
    summary: 'All that happened to a cash-in: deeds, pictures, lines of statements, entries, alerts',
    params: ById,
    reply: z.object({ data: RequestStory }),
    refuses: [],
  },
  approve: {
    method: 'POST',
    path: '/api/console/cash-in/:id/approve',
    auth: 'operator',
    may: 'cash',
    proof: true,
    summary:
      'Credits the player, once; a transfer needs its whole id, a top-up card none. Above the amount of the terms, or above what the player wrote, or where another player asked for the same payment, it is asked for',
    params: z.object({ id: Id }),
    body: z.object({
      /** What came, where it is not what the player wrote; then with the reason that the player reads. */
      amount: WholeKyatIn.optional(),
      correction: Line(200).optional(),
      full_transaction_id: z
        .string()
        .trim()
        .min(6)
        .max(60)
        .regex(/^[A-Za-z0-9-]+$/)
        .optional(),
    }),
    reply: z.object({ data: CashInForOperator, deed_id: DeedAsked }),
    refuses: [
      'claimed',
      'already_decided',
      'transaction_id_used',
      'transaction_id_not_valid',
      'amount_too_large',
      'limit_reached',
      'deed_waits',
      'not_allowed',
    ],
  },
  reject: {
    method: 'POST',
    path: '/api/console/cash-in/:id/reject',
    auth: 'operator',
    may: 'cash',
    summary: 'Refuses a request with a reason the player reads; not by who alone credited another player with the same payment',
    params: z.object({ id: Id }),
    body: z.object({ reason: Line(200) }),
    reply: z.object({ data: CashInForOperator }),
    refuses: ['claimed', 'already_decided', 'same_operator'],
  },
});
