import { z } from 'zod';
import { callsOf } from './endpoint.ts';
import { ById, CountedPage, Id, Instant, Kyat, Line, PlayerBrief, sortOf } from './fields.ts';
import { PlayLimits } from './play-limits.ts';

/** The operators who answer players and those who move their money both look at them. */
export const SEES_PLAYERS = ['support', 'cash', 'risk'] as const;
const LevelTwo = z.enum(['none', 'pending', 'approved', 'rejected']);
const PlayerRow = PlayerBrief.extend({
  user_code: z.string(),
  lvl_2_state: LevelTwo,
  is_blocked: z.boolean(),
  excluded_until: Instant.nullable(),
  balance: Kyat,
  game_balance: Kyat,
  created_at: Instant,
  /** To an hour; null for who has not been here since it is written down. */
  seen_at: Instant.nullable(),
});
const PlayerForOperator = PlayerBrief.extend({
  user_code: z.string(),
  email: z.string().nullable(),
  birthday: z.string().nullable(),
  image: z.string().nullable(),
  language: z.string(),
  created_at: Instant,
  credentials_changed_at: Instant.nullable(),
  lvl_2: z.object({ state: LevelTwo, name: z.string().nullable(), reason: z.string().nullable() }),
  /** Why and since when the player is blocked, or null. */
  block: z.object({ at: Instant, reason: z.string() }).nullable(),
  limits: PlayLimits,
  /** Every purse; points count as kyat do: "12.00" is twelve. An overdrawn one bars play and cash-out. */
  purses: z.array(z.object({ kind: z.string(), balance: Kyat, is_overdrawn: z.boolean() })),
  /** What has to be played before money leaves the game balance. */
  turnover: Kyat,
  referral: z.object({ code: z.string(), by: PlayerBrief.nullable(), friend_count: z.number(), earned: Kyat, claimed: Kyat }),
  session_count: z.number(),
  note_count: z.number(),
});
const PlayerReply = z.object({ data: PlayerForOperator });
const SessionsReply = z.object({
  data: z.array(z.object({ id: z.number(), device: z.string(), address: z.string(), created_at: Instant, seen_at: Instant })),
});
const NotesReply = z.object({ data: z.array(z.object({ id: z.number(), text: z.string(), operator: z.string(), at: Instant })) });

/** Players as operators see them. */
export const players = callsOf({
  list: {
    method: 'GET',
    path: '/api/console/players',
    auth: 'operator',
    may: SEES_PLAYERS,
    summary: 'Players by phone, name, user code or number, newest first; or the friends that one brought along',
    query: CountedPage.extend({
      search: z.string().max(80).optional(),
      state: z.enum(['blocked', 'excluded', 'level_two', 'overdrawn']).optional(),
      referred_by: Id.optional(),
      sort: sortOf('balance', 'game_balance', 'created_at', 'seen_at'),
    }),
    reply: z.object({ total_count: z.number(), next: z.number().nullable(), data: z.array(PlayerRow) }),
    refuses: [],
  },
  show: {
    method: 'GET',
    path: '/api/console/players/:id',
    auth: 'operator',
    may: SEES_PLAYERS,
    summary: 'A player: who they are, every purse, level, block, limits, referral',
    params: ById,
    reply: PlayerReply,
    refuses: [],
  },
  block: {
    method: 'POST',
    path: '/api/console/players/:id/block',
    auth: 'operator',
    may: ['support', 'risk'],
    summary: 'Blocks a player: sessions end, and no login, bet, cash-in or cash-out until unblocked',
    params: ById,
    body: z.object({ reason: Line(200) }),
    reply: PlayerReply,
    refuses: ['already_decided'],
  },
  unblock: {
    method: 'POST',
    path: '/api/console/players/:id/unblock',
    auth: 'operator',
    may: ['support', 'risk'],
    summary: 'Asks that a blocked player is let in again, which a second person confirms',
    params: ById,
    body: z.object({ reason: Line(200) }),
    reply: z.object({ deed_id: z.number() }),
    refuses: ['already_decided', 'deed_waits', 'not_allowed'],
  },
  sessions: {
    method: 'GET',
    path: '/api/console/players/:id/sessions',
    auth: 'operator',
    may: ['support', 'risk'],
    summary: "A player's open sessions, last used first",
    params: ById,
    reply: SessionsReply,
    refuses: [],
  },
  endSessions: {
    method: 'POST',
    path: '/api/console/players/:id/sessions/end',
    auth: 'operator',
    may: 'support',
    summary: 'Ends one session of a player, or all of them',
    params: ById,
    body: z.object({ session_id: Id.optional() }),
    reply: SessionsReply,
    refuses: [],
  },
  notes: {
    method: 'GET',
    path: '/api/console/players/:id/notes',
    auth: 'operator',
    may: SEES_PLAYERS,
    summary: 'What operators wrote down about a player, newest first; players never read it',
    params: ById,
    reply: NotesReply,
    refuses: [],
  },
  addNote: {
    method: 'POST',
    path: '/api/console/players/:id/notes',
    auth: 'operator',
    may: SEES_PLAYERS,
    summary: 'Writes a note about a player; it stays for ever',
    params: ById,
    body: z.object({
      text: z
        .string()
        .trim()
        .min(1)
        .max(1000)
        .regex(/^[^\p{Cs}\0]*$/u),
    }),
    reply: NotesReply,
    refuses: [],
  },
});
