import { z } from 'zod';
import { DeedAsked } from './deeds.ts';
import { callsOf } from './endpoint.ts';
import { Day, DayIn, Flag, Instant, Kyat, WholeKyatIn } from './fields.ts';

const WelcomeNeed = z.enum(['level_2', 'cash_in']);
/** What a reward comes to: points are counted, all else is money. */
const PointsOrKyat = z.union([Kyat, z.string().regex(/^-?\d+$/)]);
const Percent = z.number().min(0).max(100).multipleOf(0.01);
const RewardTerms = z.object({
  /** So much settled stake or valid turnover earns a point. */
  kyat_per_point: Kyat,
  game_referral_percent: z.number(),
  weekly_percent: z.number(),
  /** False: a run pays as soon as it has counted. True: one operator asks for it once it is counted, another confirms. */
  weekly_needs_confirmation: z.boolean(),
  /** Whether Monday 00:00 of Yangon starts a run by itself. */
  weekly_starts_itself: z.boolean(),
  welcome: z.object({ is_open: z.boolean(), amount: Kyat, needs: WelcomeNeed, since: Instant.nullable() }),
});
const RewardKind = z.enum([
  'points',
  'weekly_promotion',
  'pocket_money',
  'welcome_bonus',
  'cash_in_bonus',
  'lottery_referral',
  'game_referral',
]);

/** The welcome bonus, and the terms and costs of all rewards. */
export const rewards = callsOf({
  welcome: {
    method: 'GET',
    path: '/api/welcome_bonus',
    auth: 'optional',
    summary: 'The bonus for new players: what it gives, what it needs, and whether this player has it',
    /** To a player it is open while it is promised to them; `amount` is what they got where they have it. */
    reply: z.object({ data: z.object({ is_open: Flag, amount: Kyat, needs: WelcomeNeed, is_given: Flag }) }),
    refuses: [],
  },
  terms: {
    method: 'GET',
    path: '/api/console/reward-terms',
    auth: 'operator',
    may: 'all',
    summary: 'What holds for points, referral, the weekly promotion and the welcome bonus',
    reply: z.object({ data: RewardTerms }),
    refuses: [],
  },
  changeTerms: {
    method: 'POST',
    path: '/api/console/reward-terms',
    auth: 'operator',
    may: 'owner',
    summary:
      'Changes what holds, for what is settled or started from now on; what may cost more waits for a second person. The welcome bonus is for accounts opened after it was',
    body: z.object({
      kyat_per_point: WholeKyatIn.optional(),
      game_referral_percent: Percent.optional(),
      weekly_percent: Percent.optional(),
      weekly_needs_confirmation: z.boolean().optional(),
      weekly_starts_itself: z.boolean().optional(),
      welcome: z.object({ is_open: z.boolean(), amount: WholeKyatIn, needs: WelcomeNeed }).optional(),
    }),
    reply: z.object({ data: RewardTerms, deed_id: DeedAsked }),
    refuses: ['amount_not_set', 'amount_too_large', 'deed_waits'],
  },
  costs: {
    method: 'GET',
    path: '/api/console/reward-costs',
    auth: 'operator',
    may: 'cash',
    report: true,
    summary: 'What each kind of reward gave, what of it was claimed, and what is open',
    query: z.object({ from: DayIn.optional(), to: DayIn.optional(), per: z.enum(['all', 'day', 'week', 'month']).default('all') }),
    reply: z.object({
      from: Day,
      to: Day,
      /** A row per kind and period that has any. Points are counts; `cost` is always money that reached players. */
      data: z.array(
        z.object({
          kind: RewardKind,
          period: Day.nullable(),
          unit: z.enum(['kyat', 'points']),
          given: PointsOrKyat,
          claimed: PointsOrKyat,
          cost: Kyat,
          count: z.number(),
        }),
      ),
      /** What players hold and may still claim, now. */
      open: z.array(z.object({ kind: RewardKind, unit: z.enum(['kyat', 'points']), open: PointsOrKyat })),
    }),
    refuses: [],
  },
});
