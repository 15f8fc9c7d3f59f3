import { PROMOTION_PERCENT_MAX, PROMOTION_PERCENT_MIN, PROMOTION_TURNOVER_MAX, PROMOTION_TURNOVER_MIN } from '@shwekan/rules';
import { z } from 'zod';
import { DeedAsked } from './deeds.ts';
import { endpoint } from './endpoint.ts';
import { ById, Kyat, Line, NameLine, Picture, WholeKyatIn } from './fields.ts';

const CashTerms = z.object({
  needs_level_2: z.boolean(),
  second_operator_above: Kyat,
  day_maximum: Kyat,
  game_maintenance: z.boolean(),
  /** A credit of a provider above it is booked, and an alert. */
  game_credit_alert_above: Kyat,
  /** A cash-in above it is credited once a second operator has confirmed it. */
  cash_in_second_above: Kyat,
});
export const cashTerms = endpoint({
  method: 'GET',
  path: '/api/console/cash-terms',
  auth: 'operator',
  may: 'cash',
  summary: 'What holds for every cash-out and transfer',
  reply: z.object({ data: CashTerms }),
  refuses: [],
});
export const changeCashTerms = endpoint({
  method: 'POST',
  path: '/api/console/cash-terms',
  auth: 'operator',
  may: 'owner',
  summary: 'Asks for what holds for every cash-out and transfer to be changed; maintenance of games counts at once',
  body: z.object({
    needs_level_2: z.boolean().optional(),
    second_operator_above: WholeKyatIn.optional(),
    day_maximum: WholeKyatIn.optional(),
    game_maintenance: z.boolean().optional(),
    game_credit_alert_above: WholeKyatIn.optional(),
    cash_in_second_above: WholeKyatIn.optional(),
  }),
  reply: z.object({ data: CashTerms, deed_id: DeedAsked }),
  refuses: ['amount_not_valid', 'deed_waits', 'not_allowed'],
});

const AccountForOperator = z.object({ id: z.number(), account_number: z.string(), account_name: z.string(), is_open: z.boolean() });
const MethodForOperator = z.object({
  id: z.number(),
  code: z.string(),
  name: z.string(),
  kind: z.enum(['pay', 'banking', 'mobile_topup']),
  logo: z.string().nullable(),
  cash_in_open: z.boolean(),
  cash_out_open: z.boolean(),
  in_minimum: Kyat,
  in_maximum: Kyat,
  out_minimum: Kyat,
  out_maximum: Kyat,
  fee_percent: z.number(),
  position: z.number(),
  accounts: z.array(AccountForOperator),
});
const MethodReply = z.object({ data: MethodForOperator });
const MethodAsked = MethodReply.extend({ deed_id: DeedAsked });
export const paymentMethods = endpoint({
  method: 'GET',
  path: '/api/console/payment-methods',
  auth: 'operator',
  may: 'cash',
  summary: 'Every way to pay, with our accounts',
  reply: z.object({ data: z.array(MethodForOperator) }),
  refuses: [],
});
export const changePaymentMethod = endpoint({
  method: 'POST',
  path: '/api/console/payment-methods/:id',
  auth: 'operator',
  may: 'cash',
  summary: 'Changes a way to pay: name, picture, switches, limits, fee, place',
  params: ById,
  body: z.object({
    name: NameLine(40).optional(),
    logo: Picture.nullable().optional(),
    cash_in_open: z.boolean().optional(),
    cash_out_open: z.boolean().optional(),
    in_minimum: WholeKyatIn.optional(),
    in_maximum: WholeKyatIn.optional(),
    out_minimum: WholeKyatIn.optional(),
    out_maximum: WholeKyatIn.optional(),
    fee_percent: z.number().int().min(0).max(99).optional(),
    position: z.number().int().min(0).max(1000).optional(),
  }),
  reply: MethodReply,
  refuses: ['amount_not_valid'],
});
export const addPaymentMethod = endpoint({
  method: 'POST',
  path: '/api/console/payment-methods',
  auth: 'operator',
  may: 'cash',
  summary: 'Adds a way to pay; it is off both ways until it is set up',
  body: z.object({
    name: NameLine(40),
    kind: z.enum(['pay', 'banking', 'mobile_topup']),
    fee_percent: z.number().int().min(0).max(99).default(0),
  }),
  reply: MethodReply,
  refuses: [],
});
export const setPaymentLogo = endpoint({
  method: 'POST',
  path: '/api/console/payment-methods/:id/logo',
  auth: 'operator',
  may: 'cash',
  summary: 'Sets the picture of a way to pay, sent raw',
  params: ById,
  image: 'raw',
  reply: MethodReply,
  refuses: ['image_not_valid'],
});
export const addPaymentAccount = endpoint({
  method: 'POST',
  path: '/api/console/payment-methods/:id/accounts',
  auth: 'operator',
  may: 'cash',
  summary: 'Asks for an account of ours to be added',
  params: ById,
  body: z.object({ account_number: Line(60), account_name: NameLine(80) }),
  reply: MethodAsked,
  refuses: ['account_taken', 'deed_waits', 'not_allowed'],
});
export const changePaymentAccount = endpoint({
  method: 'POST',
  path: '/api/console/payment-accounts/:id',
  auth: 'operator',
  may: 'cash',
  summary: 'Closes an account of ours; asks for it to be open again or to have another holder',
  params: ById,
  body: z.object({ account_name: NameLine(80).optional(), is_open: z.boolean().optional() }),
  reply: MethodAsked,
  refuses: ['deed_waits', 'not_allowed'],
});

const Percent = z.number().min(PROMOTION_PERCENT_MIN).max(PROMOTION_PERCENT_MAX).multipleOf(0.01);
const Times = z.number().min(PROMOTION_TURNOVER_MIN).max(PROMOTION_TURNOVER_MAX).multipleOf(0.01);
const PromotionForOperator = z.object({
  id: z.number(),
  title: z.string(),
  code: z.string(),
  percent: z.number(),
  turnover: z.number(),
  level: z.number(),
  rule: z.string(),
  image: z.string().nullable(),
  position: z.number(),
  is_open: z.boolean(),
  used_count: z.number(),
});
export const promotions = endpoint({
  method: 'GET',
  path: '/api/console/promotions',
  auth: 'operator',
  may: 'content',
  summary: 'Promotions of cash-in',
  reply: z.object({ data: z.array(PromotionForOperator) }),
  refuses: [],
});
const Level = z.union([z.literal(1), z.literal(2)]);
const PromotionCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9]{3,20}$/);
export const addPromotion = endpoint({
  method: 'POST',
  path: '/api/console/promotions',
  auth: 'operator',
  may: 'content',
  summary: 'Adds a promotion, closed: that it opens takes a second person',
  body: z.object({
    title: Line(80),
    code: PromotionCode,
    percent: Percent,
    turnover: Times,
    level: Level.default(1),
    rule: z.string().trim().max(2000).default(''),
    image: Picture.nullable().default(null),
    position: z.number().int().min(0).max(1000).default(0),
  }),
  reply: z.object({ data: PromotionForOperator }),
  refuses: ['promotion_taken'],
});
export const changePromotion = endpoint({
  method: 'POST',
  path: '/api/console/promotions/:id',
  auth: 'operator',
  may: 'content',
  summary:
    'Changes a promotion or closes it; that it opens, or changes its terms while it is open, waits for a second person. Requests that wait keep what they were promised',
  params: ById,
  body: z.object({
    title: Line(80).optional(),
    percent: Percent.optional(),
    turnover: Times.optional(),
    level: Level.optional(),
    rule: z.string().trim().max(2000).optional(),
    image: Picture.nullable().optional(),
    position: z.number().int().min(0).max(1000).optional(),
    is_open: z.boolean().optional(),
  }),
  reply: z.object({ data: PromotionForOperator, deed_id: DeedAsked }),
  refuses: ['deed_waits'],
});

export const setPromotionImage = endpoint({
  method: 'POST',
  path: '/api/console/promotions/:id/image',
  auth: 'operator',
  may: 'content',
  summary: 'Sets the picture of a promotion, sent raw',
  params: ById,
  image: 'raw',
  reply: z.object({ data: PromotionForOperator }),
  refuses: ['image_not_valid'],
});

export const walletSetupCalls = [
  cashTerms,
  changeCashTerms,
  paymentMethods,
  changePaymentMethod,
  addPaymentMethod,
  setPaymentLogo,
  addPaymentAccount,
  changePaymentAccount,
  promotions,
  addPromotion,
  changePromotion,
  setPromotionImage,
] as const;
