import { z } from 'zod';
import { callsOf } from './endpoint.ts';
import { Day, Id, Instant, Kyat, LotteryCode, SectionLabel } from './fields.ts';
import { WinState } from './lottery-shapes.ts';

/** The slips of a draw, for who sets its limits, and one with all of its numbers, for whoever reads slips. */
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
  show: {
    method: 'GET',
    path: '/api/console/slips/:voucher',
    auth: 'operator',
    may: ['draws', 'risk', 'support', 'cash'],
    summary:
      'The slip of a voucher, however it is written, with every number: its stake, its odds, what became of it and what was paid for it',
    params: z.object({ voucher: z.string().trim().min(1).max(20) }),
    reply: z.object({
      data: z.object({
        id: z.number(),
        voucher: z.string(),
        player: z.object({ id: z.number(), name: z.string() }),
        draw_id: z.number(),
        lottery: LotteryCode,
        date: Day,
        section: SectionLabel,
        created_at: Instant,
        total_amount: Kyat,
        win: WinState,
        lucky_number: z.string().nullable(),
        paid_amount: Kyat,
        paid_at: Instant.nullable(),
        lines: z.array(z.object({ bet_number: z.string(), amount: Kyat, odd: z.number(), win: WinState, paid_amount: Kyat })),
      }),
    }),
    refuses: [],
  },
});
