import { z } from 'zod';
import { DeedAsked } from './deeds.ts';
import { callsOf } from './endpoint.ts';
import {
  ById,
  CountedPage,
  CursorQuery,
  Day,
  DayIn,
  Flag,
  Instant,
  Kyat,
  LineInFour,
  Page,
  PlayerBrief,
  sortOf,
  WholeKyatIn,
} from './fields.ts';
import { ClaimRow } from './weekly.ts';

const Name = LineInFour(80);
const PocketPeriod = z.enum(['once', 'day', 'week']);
const CampaignState = z.enum(['draft', 'running', 'stopped']);
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
});
const CampaignReply = z.object({ data: CampaignForOperator });
const campaignRefusals = ['amount_not_set', 'amount_not_valid', 'name_not_valid', 'time_not_valid', 'video_not_allowed'] as const;

/** Pocket money: draws of players, campaigns of operators. */
export const pocket = callsOf({
  available: {
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
  },
  claim: {
    method: 'POST',
    says: 'pocket_won',
    path: '/api/pocket/money/claim',
    auth: 'player',
    summary: 'Draws pocket money, once a period, to the main balance',
    reply: z.object({ amount: Kyat, balance: Kyat }),
    refuses: ['house_maintenance', 'nothing_to_claim'],
    idempotent: true,
  },
  winners: {
    method: 'GET',
    path: '/api/pocket/money/winner',
    auth: 'none',
    summary: 'The latest winners of pocket money, names and phones masked',
    reply: z.object({ data: z.array(z.object({ name: z.string(), phone: z.string(), amount: Kyat, date: Day })) }),
    refuses: [],
  },
  history: {
    method: 'GET',
    path: '/api/pocket/money/history/user_only',
    auth: 'player',
    summary: 'Own draws of pocket money',
    query: CursorQuery,
    reply: z.object({ data: z.array(ClaimRow), next: z.string().nullable() }),
    refuses: [],
  },
  campaigns: {
    method: 'GET',
    path: '/api/console/pocket-campaigns',
    auth: 'operator',
    may: 'content',
    summary: 'Campaigns of pocket money, the latest first; of some days, those that run or would run on one of them',
    query: Page.extend({ from: DayIn.optional(), to: DayIn.optional() }),
    reply: z.object({ total_count: z.number(), data: z.array(CampaignForOperator) }),
    refuses: [],
  },
  addCampaign: {
    method: 'POST',
    path: '/api/console/pocket-campaigns',
    auth: 'operator',
    may: 'content',
    summary: 'Adds a campaign as a draft; its budget is never exceeded',
    body: CampaignTerms,
    reply: CampaignReply,
    refuses: campaignRefusals,
  },
  changeCampaign: {
    method: 'POST',
    path: '/api/console/pocket-campaigns/:id',
    auth: 'operator',
    may: 'content',
    summary: 'Changes a campaign that is not running, as a whole; `before` is what it was read as',
    params: ById,
    body: CampaignTerms.extend({ before: CampaignTerms }),
    reply: CampaignReply,
    refuses: [...campaignRefusals, 'campaign_running', 'record_changed'],
  },
  startCampaign: {
    method: 'POST',
    path: '/api/console/pocket-campaigns/:id/start',
    auth: 'operator',
    may: 'content',
    proof: true,
    summary: 'Asks for a campaign to run; a second person confirms',
    params: ById,
    reply: CampaignReply.extend({ deed_id: DeedAsked }),
    refuses: ['time_not_valid', 'campaign_running', 'deed_waits'],
  },
  stopCampaign: {
    method: 'POST',
    path: '/api/console/pocket-campaigns/:id/stop',
    auth: 'operator',
    may: 'content',
    summary: 'Stops a campaign at once',
    params: ById,
    reply: CampaignReply,
    refuses: [],
  },
  campaignWinners: {
    method: 'GET',
    path: '/api/console/pocket-campaigns/:id/winners',
    auth: 'operator',
    may: 'content',
    summary: 'Who won in a campaign, the latest first',
    params: ById,
    query: CountedPage.extend({ sort: sortOf('created_at', 'amount') }),
    reply: z.object({
      total_count: z.number(),
      next: z.number().nullable(),
      data: z.array(z.object({ id: z.number(), player: PlayerBrief, amount: Kyat, created_at: Instant })),
    }),
    refuses: [],
  },
});
