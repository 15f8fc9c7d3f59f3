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
    summary:
      'What waits to leave the house, who listens, the last audit and rehearsal of a restore, versions, and the room of the disks of the server that answers',
    reply: z.object({
      outbox: z.array(z.object({ name: z.enum(['sms', 'push', 'alert']), waiting_count: z.number(), oldest_at: Instant.nullable() })),
      /** Players with an open stream, at whatever process. */
      stream_count: z.number(),
      /** The last that was written down; null before the first. */
      audit: z
        .object({ at: Instant, check_count: z.number(), after_day: z.string().nullable(), difference: z.string().nullable() })
        .nullable(),
      /** The last rehearsal of a restore; null before the first. `trouble` is why the backup cannot be relied on. */
      rehearsal: z
        .object({
          at: Instant,
          backup_at: Instant.nullable(),
          newest_at: Instant.nullable(),
          missing_count: z.number().nullable(),
          trouble: z.string().nullable(),
        })
        .nullable(),
      versions: z.object({ product: z.string(), node: z.string(), postgres: z.string() }),
      disks: z.array(z.object({ folder: z.string(), free_mb: z.number(), free_percent: z.number(), is_low: z.boolean() })),
      machine: z.string(),
    }),
    refuses: [],
  },
  gateways: {
    method: 'GET',
    path: '/api/console/gateways',
    auth: 'operator',
    may: 'owner',
    summary:
      'Whom outside the house works with: for text messages, notifications, results and games, each with how it fares as far as the server that answers knows; never a secret',
    reply: z.object({
      data: z.array(
        z.object({
          kind: z.enum(['sms', 'push', 'feed', 'games']),
          /** What the settings call it. */
          name: z.string(),
          /** The lottery of a feed. */
          lottery: z.string().nullable(),
          host: z.string().nullable(),
          /** `demo`: nothing leaves, or what comes is made up; outside demo mode the start refuses it. */
          state: z.enum(['works', 'failing', 'unheard', 'demo', 'off', 'missing']),
          /** How long ago it last answered or called, and when it last failed. */
          heard_ms_ago: z.number().nullable(),
          failed_ms_ago: z.number().nullable(),
          /** Why it last failed, if it did since it answered; or what the doctor says of it. */
          error: z.string().nullable(),
        }),
      ),
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
