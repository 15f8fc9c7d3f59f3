import { z } from 'zod';
import { callsOf } from './endpoint.ts';

const Place = { index: z.number(), size: z.number(), proof: z.array(z.string()) };

/** What a player keeps to prove their own slip against the house, without asking it. The format is docs/log-format.md. */
export const receipts = callsOf({
  show: {
    method: 'GET',
    path: '/api/slips/:voucher/receipt',
    auth: 'player',
    summary:
      "What proves an own slip: the house's signed promise, its place in the sealed book, and what the house's public log tells of its draw. It grows. `only=promise` leaves out all but the promise",
    params: z.object({ voucher: z.string().regex(/^[0-9A-Z]{2,3}-[0-9A-Z-]{7,20}$/) }),
    query: z.object({ only: z.literal('promise').optional() }),
    bare: true,
    reply: z.object({
      v: z.literal(1),
      origin: z.string(),
      log_key: z.string(),
      promise_key: z.string(),
      promise: z.string(),
      book: z.object(Place).nullable(),
      payout: z.object({ leaf: z.string(), round: z.number(), ...Place }).nullable(),
      leaves: z.array(z.object({ entry: z.string(), proof: z.string() })),
    }),
    limit: { per_minute: 60 },
    refuses: ['not_found'],
  },
});
