import { z } from 'zod';
import { callsOf } from './endpoint.ts';
import { Instant } from './fields.ts';

/** The machine and what runs on it. */
export const system = callsOf({
  show: {
    method: 'GET',
    path: '/api/console/system',
    auth: 'operator',
    may: 'owner',
    summary: 'What waits to leave the house, who listens, the last audit, versions, and the room of the disks of the server that answers',
    reply: z.object({
      outbox: z.array(z.object({ name: z.enum(['sms', 'push', 'alert']), waiting_count: z.number(), oldest_at: Instant.nullable() })),
      /** Players with an open stream at the server that answers. */
      stream_count: z.number(),
      /** The last that was written down; null before the first. */
      audit: z
        .object({ at: Instant, check_count: z.number(), after_day: z.string().nullable(), difference: z.string().nullable() })
        .nullable(),
      versions: z.object({ product: z.string(), node: z.string(), postgres: z.string() }),
      disks: z.array(z.object({ folder: z.string(), free_mb: z.number(), free_percent: z.number(), is_low: z.boolean() })),
      machine: z.string(),
    }),
    refuses: [],
  },
  firstRun: {
    method: 'GET',
    path: '/api/console/first-run',
    auth: 'operator',
    may: 'owner',
    summary: 'What a house has to do before its first bet, and what it would do well to, each with whether it is done',
    reply: z.object({
      data: z.array(
        z.object({
          code: z.string(),
          /** Without it nobody bets, or pays in or out; else it is advice. */
          is_needed: z.boolean(),
          is_done: z.boolean(),
          /** Which ones, where it is about several. */
          detail: z.string().nullable(),
        }),
      ),
    }),
    refuses: [],
  },
});
