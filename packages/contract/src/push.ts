import { TOLD_TOPICS } from '@shwekan/rules';
import { z } from 'zod';
import { callsOf, FLOOD } from './endpoint.ts';

const PushAddress = z.string().min(1).max(1000);
const Base64Url = z
  .string()
  .max(200)
  .regex(/^[\w-]+={0,2}$/);
const Topic = z.enum(TOLD_TOPICS);
const Choices = z.object({ data: z.array(z.object({ topic: Topic, in_app: z.boolean(), push: z.boolean() })) });

/** Web Push: devices, and what a player wants to be told of. */
export const push = callsOf({
  saveDevice: {
    method: 'POST',
    path: '/api/user/save_device_token',
    auth: 'player',
    summary: "Takes this browser's Web Push subscription, in the language of the call; it ends with the session",
    body: z.object({ endpoint: PushAddress, keys: z.object({ p256dh: Base64Url, auth: Base64Url }) }),
    reply: z.object({}),
    refuses: ['push_off', 'address_not_safe', 'subscription_not_valid'],
  },
  renewDevice: {
    method: 'POST',
    path: '/api/user/renew_device_token',
    auth: 'none',
    summary:
      'Takes the subscription that the browser put in the place of another one, whose secret proves whose it is; nothing is told of what was known',
    body: z.object({
      old: z.object({ endpoint: PushAddress, auth: Base64Url }),
      endpoint: PushAddress,
      keys: z.object({ p256dh: Base64Url, auth: Base64Url }),
    }),
    reply: z.object({}),
    limit: FLOOD,
    refuses: ['push_off', 'address_not_safe', 'subscription_not_valid'],
  },
  removeDevice: {
    method: 'POST',
    path: '/api/user/remove_device_token',
    auth: 'player',
    summary: 'No more pushes to this browser',
    body: z.object({ endpoint: PushAddress }),
    reply: z.object({}),
    refuses: [],
  },
  choices: {
    method: 'GET',
    path: '/api/user/notification_choices',
    auth: 'player',
    summary: 'What the player wants to be told of, in the app and by push',
    reply: Choices,
    refuses: [],
  },
  choose: {
    method: 'POST',
    path: '/api/user/notification_choices',
    auth: 'player',
    summary: 'Chooses of one topic where it is told; what is not sent stays as it is',
    body: z.object({ topic: Topic, in_app: z.boolean().optional(), push: z.boolean().optional() }),
    reply: Choices,
    refuses: [],
  },
});
