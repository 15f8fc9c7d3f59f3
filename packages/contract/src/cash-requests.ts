import { z } from 'zod';
import { callsOf } from './endpoint.ts';
import { CountedPage, Id, Instant, Kyat, PlayerBrief, sortOf } from './fields.ts';

/** Requests for money in and out, as who answers players about them reads them. Who decides them has lists of their own. */
export const cashRequests = callsOf({
  list: {
    method: 'GET',
    path: '/api/console/cash-requests',
    auth: 'operator',
    may: ['cash', 'support', 'risk'],
    summary:
      'Cash-ins or cash-outs as they stand, newest first, for who answers about them and decides none: with ids of payments, without codes of cards and accounts of players',
    query: CountedPage.extend({
      kind: z.enum(['cash_in', 'cash_out']).default('cash_in'),
      player_id: Id.optional(),
      /** A phone, a part of a name, a request's number as `#12`, an id of a payment; of one that waits its last digits are known. */
      search: z.string().max(80).optional(),
      sort: sortOf('amount', 'created_at'),
    }),
    reply: z.object({
      total_count: z.number(),
      next: z.number().nullable(),
      data: z.array(
        z.object({
          id: z.number(),
          player: PlayerBrief,
          method: z.string(),
          amount: Kyat,
          /** What came, where that is not what the player wrote. */
          corrected: Kyat.nullable(),
          is_card: z.boolean(),
          state: z.enum(['pending', 'approved', 'paid', 'rejected', 'expired']),
          /** The id of the payment: whole once it is decided, before that the digits that the player gave. Empty of a card and of what is not paid out. */
          transaction_id: z.string(),
          /** As the player reads it. */
          reason: z.string().nullable(),
          created_at: Instant,
          decided_at: Instant.nullable(),
        }),
      ),
    }),
    refuses: [],
  },
});
