import { z } from 'zod';
import { Instant, Kyat } from './fields.ts';

/** All that happened to a cash-in or a cash-out, in its order: what operators did, its pictures, its lines of statements, its entries, alerts about its player. */
export const RequestStory = z.object({
  events: z.array(
    z.object({
      at: Instant,
      source: z.enum(['trail', 'second_person', 'player', 'statement', 'note', 'entry', 'alert']),
      what: z.string(),
      who: z.string().nullable(),
      amount: Kyat.nullable(),
      reason: z.string().nullable(),
      details: z.record(z.string(), z.unknown()),
    }),
  ),
});
