import { z } from 'zod';
import { callsOf } from './endpoint.ts';
import { Id, Instant, Kyat } from './fields.ts';

/** The slips of a draw, for who sets its limits. */
export const drawSlips = callsOf({
  list: {
    method: 'GET',
    path: '/api/console/draws/:id/slips',
    auth: 'operator',
    may: ['draws', 'risk'],
    summary: 'The slips of a draw, newest first: all, those with a number, or the one of a voucher',
    params: z.object({ id: Id }),
    query: z.object({
      bet_number: z.string().trim().max(3).optional(),
      voucher: z.string().trim().max(20).optional(),
      // The `next` of the answer before. Of slips with a number so many are looked through at a time: an answer with none may have a next.
      before: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
      limit: z.coerce.number().int().min(1).max(200).default(50),
    }),
    reply: z.object({
      data: z.array(
        z.object({
          id: z.number(),
          voucher: z.string(),
          player: z.object({ id: z.number(), name: z.string() }),
          lines: z.array(z.object({ bet_number: z.string(), amount: Kyat })),
          // On the number that was asked for, or all of the slip.
          staked: Kyat,
          total_amount: Kyat,
          created_at: Instant,
        }),
      ),
      next: z.number().nullable(),
    }),
    refuses: ['number_not_valid'],
  },
});
