/** Types and statements of src/rewards/pocket.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';
import type { PocketPeriod } from '#queries/unions.ts';

export interface CampaignsForParams {
  player_id: number;
}

export interface CampaignsForResult {
  from_at: Date;
  id: number;
  largest_pya: number;
  left_pya: number;
  name: unknown;
  now: Date;
  period: PocketPeriod;
  smallest_pya: number;
  until_at: Date;
  video: string | null;
}

export const campaignsFor = new PreparedQuery<CampaignsForParams, CampaignsForResult>({"usedParamSet":{"player_id":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":322,"b":332}]}],"statement":"select c.id, c.name, c.from_at, c.until_at, c.period, c.smallest_pya, c.largest_pya, c.video, c.budget_pya - c.spent_pya as \"left_pya!\", n.now as \"now!\"\nfrom (select product_now() as now) n\ncross join public_player p\njoin pocket_campaign c on c.state = 'running' and c.from_at <= n.now and c.until_at > n.now\nwhere p.id = :player_id! and (p.excluded_until is null or p.excluded_until <= n.now)\n  and (c.level = 1 or p.lvl_2_state = 'approved')\n  and (c.turnover_pya = 0 or play_since(p.id, coalesce(c.turnover_since, c.from_at)) >= c.turnover_pya)\norder by c.until_at, c.id"} as never);

export interface HasDrawnParams {
  campaign_id: number;
  player_id: number;
  since?: Date | null | void;
}

export interface HasDrawnResult {
  has_drawn: boolean;
}

export const hasDrawn = new PreparedQuery<HasDrawnParams, HasDrawnResult>({"usedParamSet":{"campaign_id":true,"player_id":true,"since":true},"params":[{"name":"campaign_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":62,"b":74}]},{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":92,"b":102}]},{"name":"since","required":false,"transform":{"type":"scalar"},"locs":[{"a":109,"b":114},{"a":146,"b":151}]}],"statement":"select exists (\n  select from pocket_draw where campaign_id = :campaign_id! and player_id = :player_id! and (:since::timestamptz is null or at >= :since)\n) as \"has_drawn!\""} as never);

export interface LockRunningCampaignParams {
  campaign_id: number;
}

export interface LockRunningCampaignResult {
  from_at: Date;
  id: number;
  largest_pya: number;
  left_pya: number;
  n: number;
  period: PocketPeriod;
  smallest_pya: number;
  until_at: Date;
}

export const lockRunningCampaign = new PreparedQuery<LockRunningCampaignParams, LockRunningCampaignResult>({"usedParamSet":{"campaign_id":true},"params":[{"name":"campaign_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":153,"b":165}]}],"statement":"select id, from_at, until_at, period, smallest_pya, largest_pya, budget_pya - spent_pya as \"left_pya!\", drawn_count as n\nfrom pocket_campaign where id = :campaign_id! and state = 'running' for no key update"} as never);

export interface InsertDrawParams {
  amount_pya: number;
  at: Date;
  campaign_id: number;
  least_kyat: number;
  main_after_pya: number;
  most_kyat: number;
  n: number;
  period_start: string;
  player_id: number;
  seed_day: string;
}

export interface InsertDrawResult {
  id: number;
}

export const insertDraw = new PreparedQuery<InsertDrawParams, InsertDrawResult>({"usedParamSet":{"campaign_id":true,"player_id":true,"period_start":true,"amount_pya":true,"main_after_pya":true,"at":true,"seed_day":true,"n":true,"least_kyat":true,"most_kyat":true},"params":[{"name":"campaign_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":139,"b":151}]},{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":154,"b":164}]},{"name":"period_start","required":true,"transform":{"type":"scalar"},"locs":[{"a":167,"b":180}]},{"name":"amount_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":183,"b":194}]},{"name":"main_after_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":197,"b":212}]},{"name":"at","required":true,"transform":{"type":"scalar"},"locs":[{"a":215,"b":218}]},{"name":"seed_day","required":true,"transform":{"type":"scalar"},"locs":[{"a":221,"b":230}]},{"name":"n","required":true,"transform":{"type":"scalar"},"locs":[{"a":233,"b":235}]},{"name":"least_kyat","required":true,"transform":{"type":"scalar"},"locs":[{"a":238,"b":249}]},{"name":"most_kyat","required":true,"transform":{"type":"scalar"},"locs":[{"a":252,"b":262}]}],"statement":"insert into pocket_draw (campaign_id, player_id, period_start, amount_pya, main_after_pya, at, seed_day, n, least_kyat, most_kyat)\nvalues (:campaign_id!, :player_id!, :period_start!, :amount_pya!, :main_after_pya!, :at!, :seed_day!, :n!, :least_kyat!, :most_kyat!) returning id"} as never);

export interface SpendParams {
  amount_pya: number;
  campaign_id: number;
}

export type SpendResult = void;

export const spend = new PreparedQuery<SpendParams, SpendResult>({"usedParamSet":{"amount_pya":true,"campaign_id":true},"params":[{"name":"amount_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":51,"b":62}]},{"name":"campaign_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":106,"b":118}]}],"statement":"update pocket_campaign set spent_pya = spent_pya + :amount_pya!, drawn_count = drawn_count + 1 where id = :campaign_id!"} as never);

export type LatestWinnersParams = void;

export interface LatestWinnersResult {
  amount_pya: number;
  at: Date;
  name: string;
  phone: string;
}

export const latestWinners = new PreparedQuery<LatestWinnersParams, LatestWinnersResult>({"usedParamSet":{},"params":[],"statement":"select p.name, p.phone, d.amount_pya, d.at from pocket_draw d join public_player p on p.id = d.player_id order by d.at desc, d.id desc limit 50"} as never);

export interface DrawsOfParams {
  after_id?: number | null | void;
  from_at: Date;
  player_id: number;
  row_count: number;
  until_at: Date;
}

export interface DrawsOfResult {
  amount_pya: number;
  at: Date;
  id: number;
}

export const drawsOf = new PreparedQuery<DrawsOfParams, DrawsOfResult>({"usedParamSet":{"player_id":true,"from_at":true,"until_at":true,"after_id":true,"row_count":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":61,"b":71},{"a":239,"b":249}]},{"name":"from_at","required":true,"transform":{"type":"scalar"},"locs":[{"a":83,"b":91}]},{"name":"until_at","required":true,"transform":{"type":"scalar"},"locs":[{"a":102,"b":111}]},{"name":"after_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":120,"b":128},{"a":211,"b":219}]},{"name":"row_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":285,"b":295}]}],"statement":"select id, amount_pya, at from pocket_draw\nwhere player_id = :player_id! and at >= :from_at! and at < :until_at!\n  and (:after_id::bigint is null or (at, id) < (select b.at, b.id from pocket_draw b where b.id = :after_id and b.player_id = :player_id!))\norder by at desc, id desc limit :row_count!"} as never);

export type MissingSeedsParams = void;

export interface MissingSeedsResult {
  day: string;
}

export const missingSeeds = new PreparedQuery<MissingSeedsParams, MissingSeedsResult>({"usedParamSet":{},"params":[],"statement":"select d.day::date::text as \"day!\" from generate_series(yangon_day(product_now())::timestamp, yangon_day(product_now()) + 8, interval '1 day') as d(day)\nwhere not exists (select from pocket_seed s where s.day = d.day::date)"} as never);

export interface WriteSeedsParams {
  days: string[];
  seeds: string[];
}

export type WriteSeedsResult = void;

export const writeSeeds = new PreparedQuery<WriteSeedsParams, WriteSeedsResult>({"usedParamSet":{"days":true,"seeds":true},"params":[{"name":"days","required":true,"transform":{"type":"scalar"},"locs":[{"a":84,"b":89}]},{"name":"seeds","required":true,"transform":{"type":"scalar"},"locs":[{"a":100,"b":106}]}],"statement":"insert into pocket_seed (day, seed) select x.day, decode(x.seed, 'hex') from unnest(:days!::date[], :seeds!::text[]) as x(day, seed) on conflict do nothing"} as never);

export interface FixMixParams {
  day: string;
}

export type FixMixResult = void;

export const fixMix = new PreparedQuery<FixMixParams, FixMixResult>({"usedParamSet":{"day":true},"params":[{"name":"day","required":true,"transform":{"type":"scalar"},"locs":[{"a":492,"b":496}]}],"statement":"insert into pocket_mix (day, mixed)\nselect s.day, coalesce((\n  select concat_ws(':', r.told->>'draw', r.told->>'round', r.told->>'number', (\n    select concat_ws(':', x->>'set', x->>'value') from jsonb_array_elements(r.told->'sources') x where x->>'set' is not null limit 1)) from public_draw_record r\n  where r.kind = 'result' and r.told->>'lottery' = '2D' and r.at >= s.made_at and r.at < yangon_instant(s.day, '00:00') order by r.id desc limit 1), 'none')\nfrom pocket_seed s where s.day = :day! on conflict do nothing"} as never);

export interface SeedOfDayParams {
  day: string;
}

export interface SeedOfDayResult {
  mixed: string;
  seed: string;
}

export const seedOfDay = new PreparedQuery<SeedOfDayParams, SeedOfDayResult>({"usedParamSet":{"day":true},"params":[{"name":"day","required":true,"transform":{"type":"scalar"},"locs":[{"a":112,"b":116}]}],"statement":"select encode(s.seed, 'hex') as \"seed!\", m.mixed from pocket_seed s join pocket_mix m using (day) where s.day = :day!"} as never);

