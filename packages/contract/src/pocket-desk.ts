import { z } from 'zod';
import { DeedAsked } from './deeds.ts';
import { endpoint } from './endpoint.ts';
import { ById, Instant, Kyat, LineInFour, Page, PlayerBrief, WholeKyatIn } from './fields.ts';

const Name = LineInFour(80);
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
  summary: 'Asks for a campaign to run; a second person confirms',
  params: ById,
  reply: CampaignReply.extend({ deed_id: DeedAsked }),
  refuses: ['time_not_valid', 'campaign_running', 'deed_waits'],
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

export const pocketDeskCalls = [
  pocketCampaigns,
  addPocketCampaign,
  changePocketCampaign,
  startPocketCampaign,
  stopPocketCampaign,
  pocketCampaignWinners,
] as const;
