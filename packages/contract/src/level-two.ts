import { z } from 'zod';
import { claimFields } from './claims.ts';
import { callsOf } from './endpoint.ts';
import { ById, CountedPage, Day, Id, Instant, Line, NameLine, sortOf } from './fields.ts';

const PhotoReply = z.object({ data: z.object({ image: z.string().regex(/^data:image\/webp;base64,/) }) });
const LevelTwoState = z.enum(['pending', 'approved', 'rejected']);
const LevelTwoForOperator = z.object({
  id: z.number(),
  player: z.object({ id: z.number(), name: z.string(), phone: z.string(), birthday: Day.nullable() }),
  state: LevelTwoState,
  /** The name on the photo, as the operator who approved it read it. */
  name: z.string().nullable(),
  reason: z.string().nullable(),
  /** While it waits: other accounts that may be the same person and are blocked or have stopped play. */
  barred: z.array(z.object({ id: z.number(), name: z.string(), phone: z.string(), is_blocked: z.boolean() })),
  ...claimFields,
  decided_by: z.string().nullable(),
  created_at: Instant,
  decided_at: Instant.nullable(),
});
const LevelTwoReply = z.object({ data: LevelTwoForOperator });

/** Level 2: a player sends a photo, an operator decides on it. */
export const levelTwo = callsOf({
  ask: {
    method: 'POST',
    says: 'level_two_sent',
    path: '/api/user/lvl_2',
    auth: 'player',
    summary: 'Sends a photo of the payment app to reach level 2; an operator looks at it',
    image: 'field',
    reply: z.object({ state: z.literal('pending') }),
    refuses: ['already_pending', 'already_level_two', 'image_not_valid'],
    limit: { per_minute: 10 },
  },
  ownImage: {
    method: 'GET',
    path: '/api/user/lvl_2/image',
    auth: 'player',
    summary: 'The photo the player sent last for level 2, as a data address',
    reply: PhotoReply,
    refuses: [],
  },
  list: {
    method: 'GET',
    path: '/api/console/level-two',
    auth: 'operator',
    may: 'support',
    summary: 'Photos sent for level 2: pending ones first, the oldest on top',
    query: CountedPage.extend({ state: LevelTwoState.optional(), player_id: Id.optional(), sort: sortOf('created_at') }),
    reply: z.object({ total_count: z.number(), next: z.number().nullable(), data: z.array(LevelTwoForOperator) }),
    refuses: [],
  },
  image: {
    method: 'GET',
    path: '/api/console/level-two/:id/image',
    auth: 'operator',
    may: 'support',
    summary: 'The photo of a request, as a data address; never stored where a link could reach it',
    params: ById,
    reply: PhotoReply,
    refuses: [],
  },
  approve: {
    method: 'POST',
    path: '/api/console/level-two/:id/approve',
    auth: 'operator',
    may: 'support',
    proof: true,
    summary:
      'Makes the player level 2, with the name that is read on the photo; that of a person who is blocked or has stopped play only when it is said that it is another',
    params: ById,
    body: z.object({ name: NameLine(100), is_another_person: z.boolean().default(false) }),
    reply: LevelTwoReply,
    refuses: ['claimed', 'already_decided', 'name_not_valid', 'person_barred'],
  },
  reject: {
    method: 'POST',
    path: '/api/console/level-two/:id/reject',
    auth: 'operator',
    may: 'support',
    summary: 'Refuses a photo with a reason the player reads; another may be sent',
    params: ById,
    body: z.object({ reason: Line(200) }),
    reply: LevelTwoReply,
    refuses: ['claimed', 'already_decided'],
  },
});
