import { z } from 'zod';
import { callsOf } from './endpoint.ts';
import { Instant, PhoneIn } from './fields.ts';

const Clock = z.object({ data: z.object({ now: Instant, offset_ms: z.number() }) });

/** Demo mode: its clock and its text messages. */
export const demo = callsOf({
  readClock: {
    method: 'GET',
    path: '/api/demo/clock',
    auth: 'none',
    summary: 'The product clock',
    reply: Clock,
    refuses: [],
    demo: true,
  },
  moveClock: {
    method: 'POST',
    path: '/api/demo/clock',
    auth: 'none',
    summary: 'Moves the product clock',
    body: z.union([
      z.object({ now: Instant }),
      z.object({
        advance_ms: z
          .number()
          .int()
          .min(-400 * 86_400_000)
          .max(400 * 86_400_000),
      }),
    ]),
    reply: Clock,
    refuses: ['time_not_valid'],
    demo: true,
  },
  outbox: {
    method: 'GET',
    path: '/api/demo/outbox',
    auth: 'none',
    summary: 'The last one-time code sent to a phone',
    query: z.object({ phone: PhoneIn }),
    reply: z.object({ data: z.object({ phone: z.string(), text: z.string(), code: z.string(), at: Instant }) }),
    refuses: [],
    demo: true,
  },
});
