import { z } from 'zod';
import { callsOf } from './endpoint.ts';
import { ById, CountedPage, Instant, Line, sortOf } from './fields.ts';

/** What a call answers that asks for a deed: its number, or null when nothing needed a second person and it is done. */
export const DeedAsked = z.number().nullable();
const Deed = z.object({
  id: z.number(),
  kind: z.string(),
  /** What it is about, as in the audit trail. */
  subject: z.string(),
  title: z.string(),
  /** What it changes; `before` is null for what is not there yet, `after` for what goes. */
  lines: z.array(
    z.object({
      field: z.string(),
      before: z.string().nullable(),
      after: z.string().nullable(),
      /** Whether an operator wrote it: it is read letter by letter. */
      is_typed: z.literal(true).optional(),
    }),
  ),
  /** A hash of what is shown here: the confirming operator sends it back. */
  digest: z.string(),
  state: z.enum(['asked', 'done', 'refused', 'stale', 'asker_gone', 'withdrawn']),
  asked_by: z.string(),
  asked_at: Instant,
  decided_by: z.string().nullable(),
  decided_at: Instant.nullable(),
  reason: z.string().nullable(),
  is_own: z.boolean(),
  may_decide: z.boolean(),
});

/** What one operator asks for and another decides. */
export const deeds = callsOf({
  list: {
    method: 'GET',
    path: '/api/console/deeds',
    auth: 'operator',
    may: 'all',
    summary: 'What waits for a second person, or was decided, of the kinds that the roles of the operator ask or decide',
    query: CountedPage.extend({
      state: z.enum(['waiting', 'decided']).default('waiting'),
      subject: z.string().max(80).optional(),
      /** A part of what it says or of the name of who asked for it, or its number, as "#12". */
      search: z.string().trim().max(80).optional(),
      sort: sortOf('asked_at'),
    }),
    reply: z.object({ total_count: z.number(), next: z.number().nullable(), data: z.array(Deed) }),
    refuses: [],
  },
  confirm: {
    method: 'POST',
    path: '/api/console/deeds/:id/confirm',
    auth: 'operator',
    may: 'all',
    proof: true,
    summary: 'Does what another operator asked for, once, as it was read: the digest says what that was',
    params: ById,
    body: z.object({ digest: Line(100) }),
    reply: z.object({}),
    refuses: [
      'not_allowed',
      'same_operator',
      'already_decided',
      'record_changed',
      'deed_stale',
      'deed_asker_gone',
      'reversal_running',
      'draw_not_settled',
      'transaction_id_used',
      'player_blocked',
      'limit_reached',
      'not_enough_money',
    ],
  },
  refuse: {
    method: 'POST',
    path: '/api/console/deeds/:id/refuse',
    auth: 'operator',
    may: 'all',
    proof: true,
    summary: 'Refuses what another operator asked for, with a reason',
    params: ById,
    body: z.object({ reason: Line(200) }),
    reply: z.object({}),
    refuses: ['not_allowed', 'same_operator', 'already_decided', 'deed_stale', 'deed_asker_gone'],
  },
  withdraw: {
    method: 'POST',
    path: '/api/console/deeds/:id/withdraw',
    auth: 'operator',
    may: 'all',
    summary: 'Takes back what the operator asked for',
    params: ById,
    reply: z.object({}),
    refuses: ['not_allowed', 'already_decided', 'deed_stale', 'deed_asker_gone'],
  },
});
