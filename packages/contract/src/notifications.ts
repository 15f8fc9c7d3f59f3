import { z } from 'zod';
import { callsOf } from './endpoint.ts';
import { Instant } from './fields.ts';

/** What a player was told. */
export const notifications = callsOf({
  list: {
    method: 'GET',
    path: '/api/user/notifications',
    auth: 'player',
    summary: 'Messages to the player, newest first',
    reply: z.object({
      unread: z.number(),
      data: z.array(z.object({ id: z.number(), title: z.string(), body: z.string(), icon: z.string(), at: Instant, is_read: z.boolean() })),
    }),
    refuses: [],
  },
  readAll: {
    method: 'POST',
    path: '/api/user/notifications/read',
    auth: 'player',
    summary: 'Marks all messages as read',
    reply: z.object({}),
    refuses: [],
  },
});
