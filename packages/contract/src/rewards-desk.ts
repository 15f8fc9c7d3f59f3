import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Day, Id, Instant, Kyat, Line, WholeKyatIn } from './fields.ts';
import { WelcomeNeed } from './rewards.ts';

const ById = z.object({ id: Id });
const Page = z.object({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  limit: z.coerce.number().int().min(1).max(200).default(50),
});
const PlayerBrief = z.object({ id: z.number(), name: z.string(), phone: z.string() });
/** A text in the four languages; one that is empty is read in English, then in Burmese. */
const inFour = (max: number) => {
  const text = z.union([z.literal(''), Line(max)]);
  return z.object({ en: text, zh: text, my: text, th: text });
};
/** The same with lines: a paragraph a line. */
const Paragraphs = z
  .string()
  .trim()
  .max(4000)
  .regex(/^(\n|[^\p{Cc}\p{Cs}])*$/u);
const ParagraphsInFour = z.object({ en: Paragraphs, zh: Paragraphs, my: Paragraphs, th: Paragraphs });

const Name = inFour(80);
const Points = z.number().int().min(1).max(1_000_000_000);
const OfferForOperator = z.object({
  id: z.number(),
  name: Name,
  point: z.number(),
  amount: Kyat,
  image: z.string().nullable(),
  position: z.number(),
  is_open: z.boolean(),
  /** Players see it from then on, and until then; null: no bound. */
  shown_from: Instant.nullable(),
  shown_until: Instant.nullable(),
  claimed_count: z.number(),
  /** Who set what it costs and gives, and who opened it: never the same operator. */
  changed_by: z.string(),
  opened_by: z.string().nullable(),
});
const Shown = { shown_from: Instant.nullable().default(null), shown_until: Instant.nullable().default(null) };
const OfferReply = z.object({ data: OfferForOperator });
const Offers = z.object({ data: z.array(OfferForOperator) });
export const pointOffers = endpoint({
  method: 'GET',
  path: '/api/console/point-offers',
  auth: 'operator',
  may: 'content',
  summary: 'What points can be exchanged for, in the order shown',
  reply: Offers,
  refuses: [],
});
export const addPointOffer = endpoint({
  method: 'POST',
  path: '/api/console/point-offers',
  auth: 'operator',
  may: 'content',
  summary: 'Adds an offer, at the end and closed: another operator opens it',
  body: z.object({ name: Name, point: Points, amount: WholeKyatIn, ...Shown }),
  reply: OfferReply,
  refuses: ['amount_not_set', 'name_not_valid', 'time_not_valid'],
});
export const changePointOffer = endpoint({
  method: 'POST',
  path: '/api/console/point-offers/:id',
  auth: 'operator',
  may: 'content',
  summary: 'Changes an offer, opens or closes it; who set its price does not open it. Claims keep what they were given',
  params: ById,
  body: z.object({
    name: Name.optional(),
    point: Points.optional(),
    amount: WholeKyatIn.optional(),
    is_open: z.boolean().optional(),
    shown_from: Instant.nullable().optional(),
    shown_until: Instant.nullable().optional(),
  }),
  reply: OfferReply,
  refuses: ['amount_not_set', 'name_not_valid', 'time_not_valid', 'same_operator'],
});
export const setPointOfferImage = endpoint({
  method: 'POST',
  path: '/api/console/point-offers/:id/image',
  auth: 'operator',
  may: 'content',
  summary: "Sets an offer's picture",
  params: ById,
  image: 'field',
  reply: OfferReply,
  refuses: ['image_not_valid'],
});
export const orderPointOffers = endpoint({
  method: 'POST',
  path: '/api/console/point-offers-order',
  auth: 'operator',
  may: 'content',
  summary: 'Puts offers in an order; those left out come after',
  body: z.object({ ids: z.array(Id).min(1).max(200) }),
  reply: Offers,
  refuses: [],
});

const PointsText = z.object({ header: inFour(120), body: ParagraphsInFour });
export const pointsText = endpoint({
  method: 'GET',
  path: '/api/console/points-text',
  auth: 'operator',
  may: 'content',
  summary: 'The points dialog in four languages',
  reply: z.object({ data: PointsText }),
  refuses: [],
});
export const changePointsText = endpoint({
  method: 'POST',
  path: '/api/console/points-text',
  auth: 'operator',
  may: 'content',
  summary: 'Changes the points dialog',
  body: PointsText,
  reply: z.object({ data: PointsText }),
  refuses: [],
});

const Percent = z.number().min(0).max(100).multipleOf(0.01);
const RewardTerms = z.object({
  /** So much settled stake or valid turnover earns a point. */
  kyat_per_point: Kyat,
  game_referral_percent: z.number(),
  weekly_percent: z.number(),
  /** False: a run pays as soon as it has counted. True: two operators look at its amounts first. */
  weekly_needs_confirmation: z.boolean(),
  /** Whether Monday 00:00 of Yangon starts a run by itself. */
  weekly_starts_itself: z.boolean(),
  welcome: z.object({ is_open: z.boolean(), amount: Kyat, needs: WelcomeNeed, since: Instant.nullable() }),
});
const RewardTermsReply = z.object({
  data: RewardTerms,
  /** A change that may cost more: it counts once another operator confirmed it. `data` is what would hold then. */
  waiting: z.object({ id: z.number(), data: RewardTerms, asked_by: z.string(), asked_at: Instant }).nullable(),
});
export const rewardTerms = endpoint({
  method: 'GET',
  path: '/api/console/reward-terms',
  auth: 'operator',
  summary: 'What holds for points, referral, the weekly promotion and the welcome bonus, and a change that waits',
  reply: RewardTermsReply,
  refuses: [],
});
export const changeRewardTerms = endpoint({
  method: 'POST',
  path: '/api/console/reward-terms',
  auth: 'operator',
  may: 'owner',
  summary:
    'Changes what holds, for what is settled or started from now on; what may cost more waits for a second operator and takes the place of what waited. The welcome bonus is for accounts opened after it was',
  body: z.object({
    kyat_per_point: WholeKyatIn.optional(),
    game_referral_percent: Percent.optional(),
    weekly_percent: Percent.optional(),
    weekly_needs_confirmation: z.boolean().optional(),
    weekly_starts_itself: z.boolean().optional(),
    welcome: z.object({ is_open: z.boolean(), amount: WholeKyatIn, needs: WelcomeNeed }).optional(),
  }),
  reply: RewardTermsReply,
  refuses: ['amount_not_set', 'amount_too_large'],
});
export const confirmRewardTerms = endpoint({
  method: 'POST',
  path: '/api/console/reward-terms-changes/:id/confirm',
  auth: 'operator',
  may: 'cash',
  summary: 'Lets a change of the terms count from now on; not by the operator who asked for it',
  params: ById,
  reply: RewardTermsReply,
  refuses: ['same_operator', 'already_decided'],
});
export const withdrawRewardTerms = endpoint({
  method: 'POST',
  path: '/api/console/reward-terms-changes/:id/withdraw',
  auth: 'operator',
  may: 'cash',
  summary: 'Drops a change of the terms that waits',
  params: ById,
  reply: RewardTermsReply,
  refuses: ['already_decided'],
});

export const WeeklyRunState = z.enum(['counting', 'counted', 'paying', 'paid', 'stopped']);
const WeeklyRun = z.object({
  id: z.number(),
  /** Monday to Sunday, Yangon days. */
  from: Day,
  to: Day,
  state: WeeklyRunState,
  percent: z.number(),
  player_count: z.number(),
  /** What players of the run lost, what it gives them, and what of that they have by now. */
  net_loss: Kyat,
  amount: Kyat,
  paid: Kyat,
  paid_count: z.number(),
  /** What it waits for while it counts: draws or wagers of the week whose stakes are not summed up yet. */
  waits: z.boolean(),
  needs_confirmation: z.boolean(),
  started_by: z.string().nullable(),
  looked_by: z.string().nullable(),
  confirmed_by: z.string().nullable(),
  stopped_by: z.string().nullable(),
  started_at: Instant,
  counted_at: Instant.nullable(),
  paid_at: Instant.nullable(),
});
const RunReply = z.object({ data: WeeklyRun });
export const weeklyRuns = endpoint({
  method: 'GET',
  path: '/api/console/weekly-runs',
  auth: 'operator',
  may: 'cash',
  summary: 'Weekly promotions, the latest first',
  query: Page,
  reply: z.object({ total_count: z.number(), data: z.array(WeeklyRun) }),
  refuses: [],
});
export const startWeeklyRun = endpoint({
  method: 'POST',
  path: '/api/console/weekly-runs',
  auth: 'operator',
  may: 'cash',
  summary: 'Starts the run of a week that is over: counts its amounts and, where nobody has to confirm them, pays them',
  body: z.object({ from: Day }),
  reply: RunReply,
  refuses: ['week_not_valid', 'week_not_over', 'already_started'],
});
export const weeklyRunItems = endpoint({
  method: 'GET',
  path: '/api/console/weekly-runs/:id/items',
  auth: 'operator',
  may: 'cash',
  summary: 'What a run gives each player, the largest first',
  params: ById,
  query: Page.extend({ search: z.string().max(80).optional() }),
  reply: z.object({
    total_count: z.number(),
    data: z.array(
      z.object({
        id: z.number(),
        player: PlayerBrief,
        lottery_loss: Kyat,
        game_loss: Kyat,
        net_loss: Kyat,
        amount: Kyat,
        paid_at: Instant.nullable(),
      }),
    ),
  }),
  refuses: [],
});
export const confirmWeeklyRun = endpoint({
  method: 'POST',
  path: '/api/console/weekly-runs/:id/confirm',
  auth: 'operator',
  may: 'cash',
  summary: 'Says yes to the counted amounts: the first yes is who started the run or looked at it, a second operator lets it pay',
  params: ById,
  reply: RunReply,
  refuses: ['same_operator', 'run_not_ready'],
});
export const stopWeeklyRun = endpoint({
  method: 'POST',
  path: '/api/console/weekly-runs/:id/stop',
  auth: 'operator',
  may: 'cash',
  summary: 'Stops a run; who was paid stays paid',
  params: ById,
  body: z.object({ reason: Line(200) }),
  reply: RunReply,
  refuses: ['run_not_ready'],
});
export const repeatWeeklyRun = endpoint({
  method: 'POST',
  path: '/api/console/weekly-runs/:id/repeat',
  auth: 'operator',
  may: 'cash',
  summary: 'Counts a stopped or finished run again; who was paid is not paid again',
  params: ById,
  reply: RunReply,
  refuses: ['run_not_ready'],
});

const PocketPeriod = z.enum(['once', 'day', 'week']);
export const CampaignState = z.enum(['draft', 'running', 'stopped']);
const VideoIn = z
  .string()
  .trim()
  .max(300)
  .regex(/^(https:\/\/\S+|\/[\w./-]+)$/);
const Level = z.union([z.literal(1), z.literal(2)]);
const CampaignTerms = z.object({
  name: Name,
  budget: WholeKyatIn,
  smallest: WholeKyatIn,
  largest: WholeKyatIn,
  from_at: Instant,
  until_at: Instant,
  period: PocketPeriod,
  level: Level.default(1),
  /** What a player must have staked or turned over since then; 0 asks for nothing. */
  turnover: WholeKyatIn.default(0),
  turnover_since: Instant.nullable().default(null),
  video: VideoIn.nullable().default(null),
});
const CampaignForOperator = z.object({
  id: z.number(),
  name: Name,
  budget: Kyat,
  spent: Kyat,
  smallest: Kyat,
  largest: Kyat,
  from_at: Instant,
  until_at: Instant,
  period: PocketPeriod,
  level: z.number(),
  turnover: Kyat,
  turnover_since: Instant.nullable(),
  video: z.string().nullable(),
  state: CampaignState,
  winner_count: z.number(),
  changed_by: z.string(),
  started_by: z.string().nullable(),
});
const CampaignReply = z.object({ data: CampaignForOperator });
const campaignRefusals = ['amount_not_set', 'amount_not_valid', 'name_not_valid', 'time_not_valid', 'video_not_allowed'] as const;
export const pocketCampaigns = endpoint({
  method: 'GET',
  path: '/api/console/pocket-campaigns',
  auth: 'operator',
  may: 'content',
  summary: 'Campaigns of pocket money, the latest first',
  query: Page,
  reply: z.object({ total_count: z.number(), data: z.array(CampaignForOperator) }),
  refuses: [],
});
export const addPocketCampaign = endpoint({
  method: 'POST',
  path: '/api/console/pocket-campaigns',
  auth: 'operator',
  may: 'content',
  summary: 'Adds a campaign as a draft; its budget is never exceeded',
  body: CampaignTerms,
  reply: CampaignReply,
  refuses: campaignRefusals,
});
export const changePocketCampaign = endpoint({
  method: 'POST',
  path: '/api/console/pocket-campaigns/:id',
  auth: 'operator',
  may: 'content',
  summary: 'Changes a campaign that is not running',
  params: ById,
  body: CampaignTerms,
  reply: CampaignReply,
  refuses: [...campaignRefusals, 'campaign_running'],
});
export const startPocketCampaign = endpoint({
  method: 'POST',
  path: '/api/console/pocket-campaigns/:id/start',
  auth: 'operator',
  may: 'content',
  summary: 'Starts a campaign; not by the operator who changed it last',
  params: ById,
  reply: CampaignReply,
  refuses: ['same_operator', 'time_not_valid', 'campaign_running'],
});
export const stopPocketCampaign = endpoint({
  method: 'POST',
  path: '/api/console/pocket-campaigns/:id/stop',
  auth: 'operator',
  may: 'content',
  summary: 'Stops a campaign at once',
  params: ById,
  reply: CampaignReply,
  refuses: [],
});
export const pocketCampaignWinners = endpoint({
  method: 'GET',
  path: '/api/console/pocket-campaigns/:id/winners',
  auth: 'operator',
  may: 'content',
  summary: 'Who won in a campaign, the latest first',
  params: ById,
  query: Page,
  reply: z.object({
    total_count: z.number(),
    data: z.array(z.object({ id: z.number(), player: PlayerBrief, amount: Kyat, created_at: Instant })),
  }),
  refuses: [],
});

export const RewardKind = z.enum([
  'points',
  'weekly_promotion',
  'pocket_money',
  'welcome_bonus',
  'cash_in_bonus',
  'lottery_referral',
  'game_referral',
]);
export const rewardCosts = endpoint({
  method: 'GET',
  path: '/api/console/reward-costs',
  auth: 'operator',
  may: 'cash',
  summary: 'What each kind of reward gave, what of it was claimed, and what is open',
  query: z.object({ from: Day.optional(), to: Day.optional(), per: z.enum(['all', 'day', 'week', 'month']).default('all') }),
  reply: z.object({
    from: Day,
    to: Day,
    /** A row per kind and period that has any. Points are counts; `cost` is always money that reached players. */
    data: z.array(
      z.object({
        kind: RewardKind,
        period: Day.nullable(),
        unit: z.enum(['kyat', 'points']),
        given: z.string(),
        claimed: z.string(),
        cost: Kyat,
        count: z.number(),
      }),
    ),
    /** What players hold and may still claim, now. */
    open: z.array(z.object({ kind: RewardKind, unit: z.enum(['kyat', 'points']), open: z.string() })),
  }),
  refuses: [],
});

export const rewardDeskCalls = [
  pointOffers,
  addPointOffer,
  changePointOffer,
  setPointOfferImage,
  orderPointOffers,
  pointsText,
  changePointsText,
  rewardTerms,
  changeRewardTerms,
  confirmRewardTerms,
  withdrawRewardTerms,
  weeklyRuns,
  startWeeklyRun,
  weeklyRunItems,
  confirmWeeklyRun,
  stopWeeklyRun,
  repeatWeeklyRun,
  pocketCampaigns,
  addPocketCampaign,
  changePocketCampaign,
  startPocketCampaign,
  stopPocketCampaign,
  pocketCampaignWinners,
  rewardCosts,
] as const;
