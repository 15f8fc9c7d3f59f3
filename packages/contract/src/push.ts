import { TOLD_TOPICS } from '@shwekan/rules';
import { z } from 'zod';
import { DeedAsked } from './deeds.ts';
import { endpoint } from './endpoint.ts';
import { Id, Instant, Line } from './fields.ts';

const PushAddress = z.string().min(1).max(1000);
const Base64Url = z
  .string()
  .max(200)
  .regex(/^[\w-]+={0,2}$/);

export const saveDeviceToken = endpoint({
  method: 'POST',
  path: '/api/user/save_device_token',
  auth: 'player',
  summary: "Takes this browser's Web Push subscription, in the language of the call; it ends with the session",
  body: z.object({ endpoint: PushAddress, keys: z.object({ p256dh: Base64Url, auth: Base64Url }) }),
  reply: z.object({}),
  refuses: ['push_off', 'address_not_safe', 'subscription_not_valid'],
});

export const renewDeviceToken = endpoint({
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
  limit: { per_minute: 10 },
  refuses: ['push_off', 'address_not_safe', 'subscription_not_valid'],
});

export const removeDeviceToken = endpoint({
  method: 'POST',
  path: '/api/user/remove_device_token',
  auth: 'player',
  summary: 'No more pushes to this browser',
  body: z.object({ endpoint: PushAddress }),
  reply: z.object({}),
  refuses: [],
});

const Topic = z.enum(TOLD_TOPICS);
const Choices = z.object({ data: z.array(z.object({ topic: Topic, in_app: z.boolean(), push: z.boolean() })) });
export const notificationChoices = endpoint({
  method: 'GET',
  path: '/api/user/notification_choices',
  auth: 'player',
  summary: 'What the player wants to be told of, in the app and by push',
  reply: Choices,
  refuses: [],
});

export const chooseNotifications = endpoint({
  method: 'POST',
  path: '/api/user/notification_choices',
  auth: 'player',
  summary: 'Chooses of one topic where it is told; what is not sent stays as it is',
  body: z.object({ topic: Topic, in_app: z.boolean().optional(), push: z.boolean().optional() }),
  reply: Choices,
  refuses: [],
});

const LineOrNone = (max: number) => z.union([z.literal(''), Line(max)]);
const Titles = z.object({ en: LineOrNone(80), zh: LineOrNone(80), my: LineOrNone(80), th: LineOrNone(80) });
const Bodies = z.object({ en: LineOrNone(300), zh: LineOrNone(300), my: LineOrNone(300), th: LineOrNone(300) });
const Audience = z.enum(['all', 'level_1', 'level_2', 'player']);
const Notice = z.object({
  id: z.number(),
  title: Titles,
  body: Bodies,
  audience: Audience,
  player: z.object({ id: z.number(), name: z.string(), phone: z.string() }).nullable(),
  state: z.enum(['sending', 'sent']),
  /** How many players it is for: counted now while it is being sent, then how many it was told. */
  player_count: z.number(),
  told_count: z.number(),
  read_count: z.number(),
  pushed_count: z.number(),
  failed_count: z.number(),
  /** Pushes that are still on their way. */
  waiting_count: z.number(),
  written_by: z.string(),
  decided_by: z.string(),
  written_at: Instant,
  decided_at: Instant,
  sent_at: Instant.nullable(),
});
/** What an operator writes to players. */
export const HouseMessage = z.object({ title: Titles, body: Bodies, audience: Audience, player_id: Id.nullable() });

export const notices = endpoint({
  method: 'GET',
  path: '/api/console/notices',
  auth: 'operator',
  may: 'content',
  summary: "Operators' messages to players, newest first, with how far they came",
  query: z.object({
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    limit: z.coerce.number().int().min(1).max(100).default(20),
  }),
  reply: z.object({ total_count: z.number(), data: z.array(Notice) }),
  refuses: [],
});

export const noticePlayers = endpoint({
  method: 'GET',
  path: '/api/console/notice-players',
  auth: 'operator',
  may: 'content',
  summary: 'Players to write a message to: by the whole phone, user code or number, or a part of the name; a few, with masked phones',
  query: z.object({ search: z.string().trim().min(1).max(80) }),
  reply: z.object({ data: z.array(z.object({ id: z.number(), name: z.string(), phone: z.string() })) }),
  refuses: [],
});

export const writeNotice = endpoint({
  method: 'POST',
  path: '/api/console/notices',
  auth: 'operator',
  may: 'content',
  summary: 'Writes a message to all players, a level or one; nothing is sent until a second person confirms it',
  body: HouseMessage,
  reply: z.object({ deed_id: DeedAsked }),
  refuses: ['text_missing', 'deed_waits'],
});

export const pushCalls = [saveDeviceToken, renewDeviceToken, removeDeviceToken, notificationChoices, chooseNotifications] as const;
export const noticeDeskCalls = [notices, noticePlayers, writeNotice] as const;
