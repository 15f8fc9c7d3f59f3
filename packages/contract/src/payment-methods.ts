import { z } from 'zod';
import { DeedAsked } from './deeds.ts';
import { callsOf } from './endpoint.ts';
import { ById, Kyat, Line, NameLine, WholeKyatIn } from './fields.ts';

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

/** Ways to pay, and the accounts of the house. */
export const paymentMethods = callsOf({
  list: {
    method: 'GET',
    path: '/api/console/payment-methods',
    auth: 'operator',
    may: 'cash',
    summary: 'Every way to pay, with our accounts',
    reply: z.object({ data: z.array(MethodForOperator) }),
    refuses: [],
  },
  add: {
    method: 'POST',
    path: '/api/console/payment-methods',
    auth: 'operator',
    may: 'cash',
    summary: 'Adds a way to pay; it is off both ways until it is set up. A card cheaper than the dearest of ours has its fee by two',
    body: z.object({
      name: NameLine(40),
      kind: z.enum(['pay', 'banking', 'mobile_topup']),
      fee_percent: z.number().int().min(0).max(99).default(0),
    }),
    reply: MethodAsked,
    refuses: ['deed_waits', 'not_allowed'],
  },
  change: {
    method: 'POST',
    path: '/api/console/payment-methods/:id',
    auth: 'operator',
    may: 'cash',
    summary: 'Changes a way to pay: closes it, limits, place; asks for it to be open, or for another name or fee',
    params: ById,
    body: z.object({
      name: NameLine(40).optional(),
      cash_in_open: z.boolean().optional(),
      cash_out_open: z.boolean().optional(),
      in_minimum: WholeKyatIn.optional(),
      in_maximum: WholeKyatIn.optional(),
      out_minimum: WholeKyatIn.optional(),
      out_maximum: WholeKyatIn.optional(),
      fee_percent: z.number().int().min(0).max(99).optional(),
      position: z.number().int().min(0).max(1000).optional(),
    }),
    reply: MethodAsked,
    refuses: ['amount_not_valid', 'deed_waits', 'not_allowed'],
  },
  setLogo: {
    method: 'POST',
    path: '/api/console/payment-methods/:id/logo',
    auth: 'operator',
    may: 'cash',
    summary: 'Asks for another picture of a way to pay, sent raw',
    params: ById,
    image: 'raw',
    reply: MethodAsked,
    refuses: ['image_not_valid', 'deed_waits', 'not_allowed'],
  },
  addAccount: {
    method: 'POST',
    path: '/api/console/payment-methods/:id/accounts',
    auth: 'operator',
    may: 'cash',
    summary: 'Asks for an account of ours to be added',
    params: ById,
    body: z.object({ account_number: Line(60), account_name: NameLine(80) }),
    reply: MethodAsked,
    refuses: ['account_taken', 'deed_waits', 'not_allowed'],
  },
  changeAccount: {
    method: 'POST',
    path: '/api/console/payment-accounts/:id',
    auth: 'operator',
    may: 'cash',
    summary: 'Closes an account of ours; asks for it to be open again or to have another holder',
    params: ById,
    body: z.object({ account_name: NameLine(80).optional(), is_open: z.boolean().optional() }),
    reply: MethodAsked,
    refuses: ['deed_waits', 'not_allowed'],
  },
});
