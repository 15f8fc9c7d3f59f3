import { z } from 'zod';
import { callsOf } from './endpoint.ts';

/** What is found from anywhere in the console; its pages the console knows itself. */
export const FOUND_KINDS = ['player', 'slip', 'cash_in', 'cash_out', 'wager', 'draw', 'operator', 'deed', 'decided_deed'] as const;

/** One search over everything. */
export const search = callsOf({
  find: {
    method: 'GET',
    path: '/api/console/search',
    auth: 'operator',
    may: 'all',
    summary:
      'What a text names, a few of each kind: a player by phone, name or user code, a slip by its voucher, a request by its number, transaction id or card code, a wager by its code, a draw by lottery and day, an operator, what waits for a second person or was decided by one, by its number, what it says or who asked for it. Of each kind what the operator may read anyway',
    query: z.object({ text: z.string().trim().min(2).max(80) }),
    reply: z.object({
      data: z.array(
        z.object({
          kind: z.enum(FOUND_KINDS),
          id: z.number(),
          title: z.string(),
          /** What is told of it, in a few sentences of the server. */
          details: z.array(z.string()),
          /** Of a slip and a request the player whose it is. */
          player_id: z.number().nullable(),
        }),
      ),
    }),
    refuses: [],
    limit: { per_minute: 120 },
  },
});
