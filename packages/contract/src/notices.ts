import { z } from 'zod';
import { DeedAsked } from './deeds.ts';
import { callsOf } from './endpoint.ts';
import { CountedPage, Id, Instant, Line, sortOf } from './fields.ts';

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

/** Operators' messages to players. */
export const notices = callsOf({
  list: {
    method: 'GET',
    path: '/api/console/notices',
    auth: 'operator',
    may: 'content',
    summary: "Operators' messages to players, newest first, with how far they came",
    query: CountedPage.extend({
      limit: z.coerce.number().int().min(1).max(100).default(20),
      sort: sortOf('written_at', 'told_count'),
    }),
    reply: z.object({ total_count: z.number(), next: z.number().nullable(), data: z.array(Notice) }),
    refuses: [],
  },
  players: {
    method: 'GET',
    path: '/api/console/notice-players',
    auth: 'operator',
    may: 'content',
    summary: 'Players to write a message to: by the whole phone, user code or number, or a part of the name; a few, with masked phones',
    query: z.object({ search: z.string().trim().min(1).max(80) }),
    reply: z.object({ data: z.array(z.object({ id: z.number(), name: z.string(), phone: z.string() })) }),
    refuses: [],
  },
  write: {
    method: 'POST',
    path: '/api/console/notices',
    auth: 'operator',
    may: 'content',
    summary: 'Writes a message to all players, a level or one; nothing is sent until a second person confirms it',
    body: HouseMessage,
    reply: z.object({ deed_id: DeedAsked }),
    refuses: ['text_missing', 'deed_waits'],
  },
});
