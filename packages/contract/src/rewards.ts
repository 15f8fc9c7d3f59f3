import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Day, Flag, HistoryQuery, Id, Instant, Kyat, WholeKyatIn } from './fields.ts';

export const pointList = endpoint({
  method: 'GET',
  path: '/api/point/list',
  auth: 'none',
  summary: 'What points can be exchanged for',
  reply: z.object({
    /** `amount` is what the main balance gets for `point` points. */
    data: z.array(z.object({ id: z.number(), name: z.string(), point: z.number(), amount: Kyat, image: z.string().nullable() })),
  }),
  refuses: [],
});

export const pointWarning = endpoint({
  method: 'GET',
  path: '/api/point/warning',
  auth: 'none',
  summary: 'The points dialog: its header and its body',
  reply: z.object({ data: z.object({ point_header: z.string(), point_body: z.string() }) }),
  refuses: [],
});

export const pointClaim = endpoint({
  method: 'POST',
  says: 'points_claimed',
  path: '/api/point/claim',
  auth: 'player',
  summary: 'Exchanges points for an offer, to the main balance',
  /** With what the player saw it for, an offer that costs or gives something else by now is refused. */
  body: z.object({ point_id: Id, point: z.number().int().optional(), amount: WholeKyatIn.optional() }),
  reply: z.object({ point: z.number(), balance: Kyat, claimed: Kyat }),
  refuses: ['offer_not_found', 'offer_changed', 'not_enough_points'],
  idempotent: true,
});

export const pointHistory = endpoint({
  method: 'GET',
  path: '/api/point/history',
  auth: 'player',
  summary: 'Own points, newest first: earned, taken back, exchanged',
  query: HistoryQuery,
  reply: z.object({
    total_count: z.number(),
    /** `point` is below 0 when points went; `amount` and `name` are of what they were exchanged for. */
    data: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(['lottery', 'game', 'claimed']),
        point: z.number(),
        amount: Kyat.nullable(),
        name: z.string().nullable(),
        date: Day,
        created_at: Instant,
      }),
    ),
  }),
  refuses: [],
});

export const promoMaintain = endpoint({
  method: 'GET',
  path: '/api/weekly/promo_maintain',
  auth: 'none',
  summary: 'Whether the weekly promotion is being worked out: "1" refuses claims',
  reply: z.object({ data: z.object({ is_maintain: z.enum(['0', '1']) }) }),
  refuses: [],
});

export const promotionClaim = endpoint({
  method: 'POST',
  says: 'promotion_claimed',
  path: '/api/promotion/claim',
  auth: 'player',
  summary: 'Moves the whole promotion balance to the main balance',
  reply: z.object({ balance: Kyat, p_balance: Kyat, claimed: Kyat }),
  refuses: ['promotion_maintain', 'nothing_to_claim'],
  idempotent: true,
});

const ClaimRow = z.object({ id: z.number(), amount: Kyat, date: Day, created_at: Instant });
export const promotionClaimHistory = endpoint({
  method: 'GET',
  path: '/api/promotion/claim/history',
  auth: 'player',
  summary: 'Own claims of the weekly promotion',
  query: HistoryQuery,
  reply: z.object({ total_count: z.number(), data: z.array(ClaimRow) }),
  refuses: [],
});

export const pocketAvailable = endpoint({
  method: 'GET',
  path: '/api/pocket/money/available',
  auth: 'player',
  summary: 'Whether a draw of pocket money waits for the player, and the video that comes before it',
  reply: z.object({
    data: z.object({
      available: Flag,
      name: z.string().nullable(),
      video: z.string().nullable(),
      smallest: Kyat.nullable(),
      largest: Kyat.nullable(),
      /** The end of the campaign, and when the next draw of a player who drew begins. */
      until: Instant.nullable(),
      next_at: Instant.nullable(),
    }),
  }),
  refuses: [],
});

export const pocketClaim = endpoint({
  method: 'POST',
  says: 'pocket_won',
  path: '/api/pocket/money/claim',
  auth: 'player',
  summary: 'Draws pocket money, once a period, to the main balance',
  reply: z.object({ amount: Kyat, balance: Kyat }),
  refuses: ['nothing_to_claim'],
  idempotent: true,
});

export const pocketWinners = endpoint({
  method: 'GET',
  path: '/api/pocket/money/winner',
  auth: 'none',
  summary: 'The latest winners of pocket money, names and phones masked',
  reply: z.object({ data: z.array(z.object({ name: z.string(), phone: z.string(), amount: Kyat, date: Day })) }),
  refuses: [],
});

export const pocketHistory = endpoint({
  method: 'GET',
  path: '/api/pocket/money/history/user_only',
  auth: 'player',
  summary: 'Own draws of pocket money',
  query: HistoryQuery,
  reply: z.object({ total_count: z.number(), data: z.array(ClaimRow) }),
  refuses: [],
});

export const WelcomeNeed = z.enum(['level_2', 'cash_in']);
export const welcomeBonus = endpoint({
  method: 'GET',
  path: '/api/welcome_bonus',
  auth: 'optional',
  summary: 'The bonus for new players: what it gives, what it needs, and whether this player has it',
  reply: z.object({ data: z.object({ is_open: Flag, amount: Kyat, needs: WelcomeNeed, is_given: Flag }) }),
  refuses: [],
});

export const rewardCalls = [
  pointList,
  pointWarning,
  pointClaim,
  pointHistory,
  promoMaintain,
  promotionClaim,
  promotionClaimHistory,
  pocketAvailable,
  pocketClaim,
  pocketWinners,
  pocketHistory,
  welcomeBonus,
] as const;
