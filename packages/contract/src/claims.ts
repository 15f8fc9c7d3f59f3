import { CLAIMED_AT_ONCE } from '@shwekan/rules';
import { z } from 'zod';
import { callsOf } from './endpoint.ts';
import { Id, Instant } from './fields.ts';

/** The queues of requests that one operator at a time works on. */
const ClaimQueue = z.enum(['cash_in', 'cash_out', 'level_two']);
export type ClaimQueue = z.output<typeof ClaimQueue>;

/** The operator who works on a request now, and until when; null when nobody does. */
export const claimFields = { claimed_by: z.string().nullable(), claimed_until: Instant.nullable() };
const Claimed = z.object({ data: z.object(claimFields) });
const Request = z.object({ queue: ClaimQueue, id: Id });

/** That an operator works on a request of a queue. */
export const claims = callsOf({
  claim: {
    method: 'POST',
    path: '/api/console/claims',
    auth: 'operator',
    may: 'all',
    summary: 'Takes a request of a queue for 15 minutes, so that nobody else works on it; an own claim lasts longer by it',
    body: Request,
    /** `is_new` is false for a claim of one's own that stood before. */
    reply: Claimed.extend({ is_new: z.boolean() }),
    refuses: ['not_allowed', 'claimed', 'already_decided'],
  },
  claimMany: {
    method: 'POST',
    path: '/api/console/claims/many',
    auth: 'operator',
    may: 'all',
    summary: 'Takes several requests of a queue for 15 minutes each; those that another operator has, or that are decided, are left out',
    body: z.object({ queue: ClaimQueue, ids: z.array(Id).min(1).max(CLAIMED_AT_ONCE) }),
    /** Those that are this operator's now, and of the others who has them, or what became of them and who decided it, where somebody did. */
    reply: z.object({
      data: z.array(z.number()),
      left_out: z.array(
        z.object({ id: z.number(), claimed_by: z.string().nullable(), state: z.string().nullable(), decided_by: z.string().nullable() }),
      ),
    }),
    refuses: ['not_allowed'],
  },
  release: {
    method: 'POST',
    path: '/api/console/claims/release',
    auth: 'operator',
    may: 'all',
    summary: 'Lets a claimed request go',
    body: Request,
    reply: Claimed,
    refuses: ['not_allowed', 'claimed', 'already_decided'],
  },
  handOver: {
    method: 'POST',
    path: '/api/console/claims/hand-over',
    auth: 'operator',
    may: 'all',
    summary: 'Gives a request to another operator of the queue, who has it for 15 minutes',
    body: Request.extend({ operator_id: Id }),
    reply: Claimed,
    refuses: ['not_allowed', 'claimed', 'already_decided', 'operator_not_allowed'],
  },
  claimants: {
    method: 'GET',
    path: '/api/console/claims/operators',
    auth: 'operator',
    may: 'all',
    summary: 'The other operators who may work on a queue',
    query: z.object({ queue: ClaimQueue }),
    reply: z.object({ data: z.array(z.object({ id: z.number(), username: z.string() })) }),
    refuses: ['not_allowed'],
  },
});
