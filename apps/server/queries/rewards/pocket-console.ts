/** Types and statements of src/rewards/pocket-console.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';
import type { PocketPeriod, PocketState } from '#queries/unions.ts';

export interface PageOfCampaignsParams {
  campaign_id?: number | null | void;
  from_at?: Date | null | void;
  row_count: number;
  skipped: number;
  until_at?: Date | null | void;
}

export interface PageOfCampaignsResult {
  budget_pya: number;
  from_at: Date;
  id: number;
  largest_pya: number;
  level: number;
  name: unknown;
  period: PocketPeriod;
  smallest_pya: number;
  spent_pya: number;
  state: PocketState;
  total_count: number;
  turnover_pya: number;
  turnover_since: Date | null;
  until_at: Date;
  video: string | null;
  winner_count: number;
}

export const pageOfCampaigns = new PreparedQuery<PageOfCampaignsParams, PageOfCampaignsResult>({"usedParamSet":{"campaign_id":true,"from_at":true,"until_at":true,"row_count":true,"skipped":true},"params":[{"name":"campaign_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":326,"b":337},{"a":365,"b":376}]},{"name":"from_at","required":false,"transform":{"type":"scalar"},"locs":[{"a":384,"b":391},{"a":430,"b":437}]},{"name":"until_at","required":false,"transform":{"type":"scalar"},"locs":[{"a":447,"b":455},{"a":493,"b":501}]},{"name":"row_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":529,"b":539}]},{"name":"skipped","required":true,"transform":{"type":"scalar"},"locs":[{"a":548,"b":556}]}],"statement":"select c.id, c.name, c.budget_pya, c.spent_pya, c.smallest_pya, c.largest_pya, c.from_at, c.until_at, c.period, c.level, c.turnover_pya, c.turnover_since,\n  c.video, c.state,\n  (select count(*) from pocket_draw d where d.campaign_id = c.id) as \"winner_count!\", count(*) over () as \"total_count!\"\nfrom pocket_campaign c\nwhere (:campaign_id::bigint is null or c.id = :campaign_id) and (:from_at::timestamptz is null or c.until_at > :from_at)\n  and (:until_at::timestamptz is null or c.from_at < :until_at)\norder by c.id desc limit :row_count! offset :skipped!"} as never);

export interface LockCampaignParams {
  campaign_id: number;
}

export interface LockCampaignResult {
  id: number;
  spent_pya: number;
  state: PocketState;
  until_at: Date;
}

export const lockCampaign = new PreparedQuery<LockCampaignParams, LockCampaignResult>({"usedParamSet":{"campaign_id":true},"params":[{"name":"campaign_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":70,"b":82}]}],"statement":"select id, state, spent_pya, until_at from pocket_campaign where id = :campaign_id! for no key update"} as never);

export interface CampaignToStartParams {
  campaign_id: number;
}

export interface CampaignToStartResult {
  budget_pya: number;
  from_at: Date;
  is_over: boolean;
  largest_pya: number;
  level: number;
  name: unknown;
  period: PocketPeriod;
  smallest_pya: number;
  spent_pya: number;
  state: PocketState;
  turnover_pya: number;
  turnover_since: Date | null;
  until_at: Date;
  video: string | null;
}

export const campaignToStart = new PreparedQuery<CampaignToStartParams, CampaignToStartResult>({"usedParamSet":{"campaign_id":true},"params":[{"name":"campaign_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":215,"b":227}]}],"statement":"select name, budget_pya, spent_pya, smallest_pya, largest_pya, from_at, until_at, period, level, turnover_pya, turnover_since, video, state,\n  until_at <= product_now() as \"is_over!\"\nfrom pocket_campaign where id = :campaign_id!"} as never);

export interface InsertCampaignParams {
  budget_pya: number;
  from_at: Date;
  largest_pya: number;
  level: number;
  name: unknown;
  period: PocketPeriod;
  smallest_pya: number;
  turnover_pya: number;
  turnover_since?: Date | null | void;
  until_at: Date;
  video?: string | null | void;
}

export interface InsertCampaignResult {
  id: number;
}

export const insertCampaign = new PreparedQuery<InsertCampaignParams, InsertCampaignResult>({"usedParamSet":{"name":true,"budget_pya":true,"smallest_pya":true,"largest_pya":true,"from_at":true,"until_at":true,"period":true,"level":true,"turnover_pya":true,"turnover_since":true,"video":true},"params":[{"name":"name","required":true,"transform":{"type":"scalar"},"locs":[{"a":153,"b":158}]},{"name":"budget_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":161,"b":172}]},{"name":"smallest_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":175,"b":188}]},{"name":"largest_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":191,"b":203}]},{"name":"from_at","required":true,"transform":{"type":"scalar"},"locs":[{"a":206,"b":214}]},{"name":"until_at","required":true,"transform":{"type":"scalar"},"locs":[{"a":217,"b":226}]},{"name":"period","required":true,"transform":{"type":"scalar"},"locs":[{"a":229,"b":236}]},{"name":"level","required":true,"transform":{"type":"scalar"},"locs":[{"a":239,"b":245}]},{"name":"turnover_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":248,"b":261}]},{"name":"turnover_since","required":false,"transform":{"type":"scalar"},"locs":[{"a":264,"b":278}]},{"name":"video","required":false,"transform":{"type":"scalar"},"locs":[{"a":281,"b":286}]}],"statement":"insert into pocket_campaign (name, budget_pya, smallest_pya, largest_pya, from_at, until_at, period, level, turnover_pya, turnover_since, video)\nvalues (:name!, :budget_pya!, :smallest_pya!, :largest_pya!, :from_at!, :until_at!, :period!, :level!, :turnover_pya!, :turnover_since, :video)\nreturning id"} as never);

export interface UpdateCampaignParams {
  budget_pya: number;
  campaign_id: number;
  from_at: Date;
  largest_pya: number;
  level: number;
  name: unknown;
  period: PocketPeriod;
  smallest_pya: number;
  turnover_pya: number;
  turnover_since?: Date | null | void;
  until_at: Date;
  video?: string | null | void;
}

export type UpdateCampaignResult = void;

export const updateCampaign = new PreparedQuery<UpdateCampaignParams, UpdateCampaignResult>({"usedParamSet":{"name":true,"budget_pya":true,"smallest_pya":true,"largest_pya":true,"from_at":true,"until_at":true,"period":true,"level":true,"turnover_pya":true,"turnover_since":true,"video":true,"campaign_id":true},"params":[{"name":"name","required":true,"transform":{"type":"scalar"},"locs":[{"a":34,"b":39}]},{"name":"budget_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":55,"b":66}]},{"name":"smallest_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":84,"b":97}]},{"name":"largest_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":114,"b":126}]},{"name":"from_at","required":true,"transform":{"type":"scalar"},"locs":[{"a":139,"b":147}]},{"name":"until_at","required":true,"transform":{"type":"scalar"},"locs":[{"a":163,"b":172}]},{"name":"period","required":true,"transform":{"type":"scalar"},"locs":[{"a":184,"b":191}]},{"name":"level","required":true,"transform":{"type":"scalar"},"locs":[{"a":202,"b":208}]},{"name":"turnover_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":226,"b":239}]},{"name":"turnover_since","required":false,"transform":{"type":"scalar"},"locs":[{"a":259,"b":273}]},{"name":"video","required":false,"transform":{"type":"scalar"},"locs":[{"a":284,"b":289}]},{"name":"campaign_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":302,"b":314}]}],"statement":"update pocket_campaign set name = :name!, budget_pya = :budget_pya!, smallest_pya = :smallest_pya!, largest_pya = :largest_pya!, from_at = :from_at!,\n  until_at = :until_at!, period = :period!, level = :level!, turnover_pya = :turnover_pya!, turnover_since = :turnover_since, video = :video\nwhere id = :campaign_id!"} as never);

export interface MarkCampaignStartedParams {
  campaign_id: number;
  deed_id: number;
}

export type MarkCampaignStartedResult = void;

export const markCampaignStarted = new PreparedQuery<MarkCampaignStartedParams, MarkCampaignStartedResult>({"usedParamSet":{"deed_id":true,"campaign_id":true},"params":[{"name":"deed_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":56,"b":64}]},{"name":"campaign_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":77,"b":89}]}],"statement":"update pocket_campaign set state = 'running', deed_id = :deed_id! where id = :campaign_id!"} as never);

export interface MarkCampaignStoppedParams {
  campaign_id: number;
}

export type MarkCampaignStoppedResult = void;

export const markCampaignStopped = new PreparedQuery<MarkCampaignStoppedParams, MarkCampaignStoppedResult>({"usedParamSet":{"campaign_id":true},"params":[{"name":"campaign_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":72,"b":84}]}],"statement":"update pocket_campaign set state = 'stopped', deed_id = null where id = :campaign_id! and state = 'running'"} as never);

export interface WinnersOfParams {
  after_id?: number | null | void;
  campaign_id: number;
  row_count: number;
  skipped: number;
  sort?: string | null | void;
}

export interface WinnersOfResult {
  amount_pya: number;
  at: Date;
  id: number;
  name: string;
  phone: string;
  player_id: number;
  total_count: number;
}

export const winnersOf = new PreparedQuery<WinnersOfParams, WinnersOfResult>({"usedParamSet":{"campaign_id":true,"after_id":true,"sort":true,"row_count":true,"skipped":true},"params":[{"name":"campaign_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":106,"b":118}]},{"name":"after_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":125,"b":133},{"a":161,"b":169}]},{"name":"sort","required":false,"transform":{"type":"scalar"},"locs":[{"a":265,"b":269},{"a":438,"b":442},{"a":546,"b":550}]},{"name":"row_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":864,"b":874}]},{"name":"skipped","required":true,"transform":{"type":"scalar"},"locs":[{"a":883,"b":891}]}],"statement":"with found as materialized (\n  select array(\n    select d.id from pocket_draw d\n    where d.campaign_id = :campaign_id! and (:after_id::bigint is null or d.id < :after_id)\n    order by d.id desc limit 10000\n  ) as ids\n), sorted as materialized (\n  select case when :sort::text is null then found.ids else array(\n    select x.id from unnest(found.ids) with ordinality x(id, place) join pocket_draw d on d.id = x.id\n    order by case ltrim(:sort, '-') when 'created_at' then extract(epoch from d.at) when 'amount' then d.amount_pya end * case when :sort like '-%' then -1 else 1 end nulls last, x.place\n  ) end as ids from found\n)\nselect d.id, d.player_id, p.name, p.phone, d.amount_pya, d.at, cardinality(found.ids) as \"total_count!\"\nfrom sorted found cross join lateral (\n  select id, place from unnest(found.ids) with ordinality x(id, place) order by place limit :row_count! offset :skipped!\n) shown\njoin pocket_draw d on d.id = shown.id\njoin public_player p on p.id = d.player_id\norder by shown.place"} as never);

