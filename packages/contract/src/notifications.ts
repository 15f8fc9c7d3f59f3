import { z } from 'zod';
import { callsOf } from './endpoint.ts';
import { ById, CursorQuery, Id, Instant } from './fields.ts';
import { SEES_PLAYERS } from './players.ts';

/** What a player was told. */
export const notifications = callsOf({
  list: {
    method: 'GET',
    path: '/api/user/notifications',
    auth: 'player',
    summary: 'Messages to the player, newest first',
    reply: z.object({
      unread: z.number(),
      data: z.array(
        z.object({
          id: z.number(),
          title: z.string(),
          body: z.string(),
          icon: z.string(),
          // the screen of the app where it can be seen
          path: z.string().nullable(),
          at: Instant,
          is_read: z.boolean(),
        }),
      ),
    }),
    refuses: [],
  },
  ofPlayer: {
    method: 'GET',
    path: '/api/console/players/:id/notifications',
    auth: 'operator',
    may: SEES_PLAYERS,
    summary: 'All that a player was told, newest first, in English: in the app, or, as the player chooses now, by push only or in neither',
    params: ById,
    query: CursorQuery.pick({ cursor: true, limit: true }),
    reply: z.object({
      data: z.array(
        z.object({
          id: z.number(),
          title: z.string(),
          body: z.string(),
          at: Instant,
          is_read: z.boolean(),
          way: z.enum(['app', 'push', 'none']),
        }),
      ),
      next: z.string().nullable(),
    }),
    refuses: [],
  },
  read: {
    method: 'POST',
    path: '/api/user/notifications/read',
    auth: 'player',
    summary: 'Marks messages as read up to `seen_id`, the newest that was shown; what came since stays unread',
    body: z.object({ seen_id: Id }),
    reply: z.object({}),
    refuses: [],
  },
});
