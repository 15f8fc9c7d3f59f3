/** Types generated for queries found in "src/rewards/weekly.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type numberArray = (number)[];

/** 'StartDueRun' parameters type */
export interface StartDueRunParams {
  basis_points: number;
  needs_confirmation: boolean;
  operator_id?: number | null | void;
  week_start: string;
}

/** 'StartDueRun' return type */
export interface StartDueRunResult {
  id: number;
}

/** 'StartDueRun' query type */
export interface StartDueRunQuery {
  params: StartDueRunParams;
  result: StartDueRunResult;
}

const startDueRunIR: any = {"usedParamSet":{"week_start":true,"basis_points":true,"needs_confirmation":true,"operator_id":true},"params":[{"name":"week_start","required":true,"transform":{"type":"scalar"},"locs":[{"a":89,"b":100},{"a":268,"b":279}]},{"name":"basis_points","required":true,"transform":{"type":"scalar"},"locs":[{"a":103,"b":116}]},{"name":"needs_confirmation","required":true,"transform":{"type":"scalar"},"locs":[{"a":128,"b":147}]},{"name":"operator_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":150,"b":161},{"a":169,"b":180}]}],"statement":"insert into weekly_run (week_start, basis_points, needs_confirmation, started_by)\nselect :week_start!, :basis_points!::integer, :needs_confirmation!, :operator_id\nwhere :operator_id::bigint is not null\n  or exists (select from player where created_at < yangon_instant(:week_start!::date + 7, '00:00'))\non conflict (week_start) do nothing returning id"};

/**
 * Query generated from SQL:
 * ```
 * insert into weekly_run (week_start, basis_points, needs_confirmation, started_by)
 * select :week_start!, :basis_points!::integer, :needs_confirmation!, :operator_id
 * where :operator_id::bigint is not null
 *   or exists (select from player where created_at < yangon_instant(:week_start!::date + 7, '00:00'))
 * on conflict (week_start) do nothing returning id
 * ```
 */
export const startDueRun = new PreparedQuery<StartDueRunParams,StartDueRunResult>(startDueRunIR);


/** 'RunsAtWork' parameters type */
export type RunsAtWorkParams = void;

/** 'RunsAtWork' return type */
export interface RunsAtWorkResult {
  id: number;
  state: string;
}

/** 'RunsAtWork' query type */
export interface RunsAtWorkQuery {
  params: RunsAtWorkParams;
  result: RunsAtWorkResult;
}

const runsAtWorkIR: any = {"usedParamSet":{},"params":[],"statement":"select id, state from weekly_run where state in ('counting', 'paying') order by id"};

/**
 * Query generated from SQL:
 * ```
 * select id, state from weekly_run where state in ('counting', 'paying') order by id
 * ```
 */
export const runsAtWork = new PreparedQuery<RunsAtWorkParams,RunsAtWorkResult>(runsAtWorkIR);


/** 'LockRunAtWork' parameters type */
export interface LockRunAtWorkParams {
  run_id: number;
}

/** 'LockRunAtWork' return type */
export interface LockRunAtWorkResult {
  basis_points: number;
  counted_to: number;
  from_at: Date;
  id: number;
  needs_confirmation: boolean;
  state: string;
  until_at: Date;
  waits: boolean;
  week_start: string;
}

/** 'LockRunAtWork' query type */
export interface LockRunAtWorkQuery {
  params: LockRunAtWorkParams;
  result: LockRunAtWorkResult;
}

const lockRunAtWorkIR: any = {"usedParamSet":{"run_id":true},"params":[{"name":"run_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":218,"b":225}]}],"statement":"select id, week_start, state, basis_points, needs_confirmation, counted_to, waits,\n  yangon_instant(week_start, '00:00') as \"from_at!\", yangon_instant(week_start + 7, '00:00') as \"until_at!\"\nfrom weekly_run where id = :run_id! for no key update"};

/**
 * Query generated from SQL:
 * ```
 * select id, week_start, state, basis_points, needs_confirmation, counted_to, waits,
 *   yangon_instant(week_start, '00:00') as "from_at!", yangon_instant(week_start + 7, '00:00') as "until_at!"
 * from weekly_run where id = :run_id! for no key update
 * ```
 */
export const lockRunAtWork = new PreparedQuery<LockRunAtWorkParams,LockRunAtWorkResult>(lockRunAtWorkIR);


/** 'HasUnsummed' parameters type */
export interface HasUnsummedParams {
  run_id: number;
  until_at: Date;
}

/** 'HasUnsummed' return type */
export interface HasUnsummedResult {
  is_unsummed: boolean;
}

/** 'HasUnsummed' query type */
export interface HasUnsummedQuery {
  params: HasUnsummedParams;
  result: HasUnsummedResult;
}

const hasUnsummedIR: any = {"usedParamSet":{"run_id":true,"until_at":true},"params":[{"name":"run_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":56,"b":63}]},{"name":"until_at","required":true,"transform":{"type":"scalar"},"locs":[{"a":234,"b":243},{"a":450,"b":459}]}],"statement":"select\n  exists (\n    select from weekly_run where id = :run_id! and xid >= pg_snapshot_xmin(pg_current_snapshot())\n  ) or exists (\n    select from public_draw d left join draw_stake_run r on r.draw_id = d.id\n    where d.settled_at < :until_at! and (r.done_at is null or r.round < d.round)\n  ) or exists (\n    select from fact f join fact_reader r on r.name = 'rewards' and (f.xid, f.id) > (r.xid, r.id)\n    where f.kind = 'wager_changed' and f.at < :until_at!\n  ) as \"is_unsummed!\""};

/**
 * Query generated from SQL:
 * ```
 * select
 *   exists (
 *     select from weekly_run where id = :run_id! and xid >= pg_snapshot_xmin(pg_current_snapshot())
 *   ) or exists (
 *     select from public_draw d left join draw_stake_run r on r.draw_id = d.id
 *     where d.settled_at < :until_at! and (r.done_at is null or r.round < d.round)
 *   ) or exists (
 *     select from fact f join fact_reader r on r.name = 'rewards' and (f.xid, f.id) > (r.xid, r.id)
 *     where f.kind = 'wager_changed' and f.at < :until_at!
 *   ) as "is_unsummed!"
 * ```
 */
export const hasUnsummed = new PreparedQuery<HasUnsummedParams,HasUnsummedResult>(hasUnsummedIR);


/** 'MarkWaits' parameters type */
export interface MarkWaitsParams {
  run_id: number;
  waits: boolean;
}

/** 'MarkWaits' return type */
export type MarkWaitsResult = void;

/** 'MarkWaits' query type */
export interface MarkWaitsQuery {
  params: MarkWaitsParams;
  result: MarkWaitsResult;
}

const markWaitsIR: any = {"usedParamSet":{"waits":true,"run_id":true},"params":[{"name":"waits","required":true,"transform":{"type":"scalar"},"locs":[{"a":30,"b":36}]},{"name":"run_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":49,"b":56}]}],"statement":"update weekly_run set waits = :waits! where id = :run_id!"};

/**
 * Query generated from SQL:
 * ```
 * update weekly_run set waits = :waits! where id = :run_id!
 * ```
 */
export const markWaits = new PreparedQuery<MarkWaitsParams,MarkWaitsResult>(markWaitsIR);


/** 'EndOfPlayers' parameters type */
export interface EndOfPlayersParams {
  after: number;
  player_count: number;
}

/** 'EndOfPlayers' return type */
export interface EndOfPlayersResult {
  player_id: number | null;
}

/** 'EndOfPlayers' query type */
export interface EndOfPlayersQuery {
  params: EndOfPlayersParams;
  result: EndOfPlayersResult;
}

const endOfPlayersIR: any = {"usedParamSet":{"after":true,"player_count":true},"params":[{"name":"after","required":true,"transform":{"type":"scalar"},"locs":[{"a":67,"b":73}]},{"name":"player_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":93,"b":106}]}],"statement":"select max(id) as player_id from (select id from player where id > :after! order by id limit :player_count!) p"};

/**
 * Query generated from SQL:
 * ```
 * select max(id) as player_id from (select id from player where id > :after! order by id limit :player_count!) p
 * ```
 */
export const endOfPlayers = new PreparedQuery<EndOfPlayersParams,EndOfPlayersResult>(endOfPlayersIR);


/** 'CountPlayers' parameters type */
export interface CountPlayersParams {
  after: number;
  basis_points: number;
  from_at: Date;
  game_share: number;
  run_id: number;
  until_at: Date;
  up_to: number;
}

/** 'CountPlayers' return type */
export type CountPlayersResult = void;

/** 'CountPlayers' query type */
export interface CountPlayersQuery {
  params: CountPlayersParams;
  result: CountPlayersResult;
}

const countPlayersIR: any = {"usedParamSet":{"run_id":true,"basis_points":true,"game_share":true,"after":true,"up_to":true,"from_at":true,"until_at":true},"params":[{"name":"run_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":125,"b":132}]},{"name":"basis_points","required":true,"transform":{"type":"scalar"},"locs":[{"a":192,"b":205},{"a":955,"b":968},{"a":1022,"b":1035}]},{"name":"game_share","required":true,"transform":{"type":"scalar"},"locs":[{"a":380,"b":391}]},{"name":"after","required":true,"transform":{"type":"scalar"},"locs":[{"a":572,"b":578},{"a":758,"b":764}]},{"name":"up_to","required":true,"transform":{"type":"scalar"},"locs":[{"a":597,"b":603},{"a":783,"b":789}]},{"name":"from_at","required":true,"transform":{"type":"scalar"},"locs":[{"a":623,"b":631},{"a":809,"b":817}]},{"name":"until_at","required":true,"transform":{"type":"scalar"},"locs":[{"a":650,"b":659},{"a":836,"b":845}]}],"statement":"insert into weekly_item (run_id, player_id, lottery_loss_pya, game_loss_pya, game_most_pya, basis_points, amount_pya)\nselect :run_id!, x.player_id, x.lottery_pya, x.game_pya, x.game_most_pya, :basis_points!::integer, div(due.pya, 1000000)::bigint * 100\nfrom (\n  select player_id, sum(lottery_pya)::bigint as lottery_pya, sum(game_pya)::bigint as game_pya,\n    div(sum(edge_pya) * :game_share!::integer, 10000)::bigint as game_most_pya\n  from (\n    select player_id, stake_pya - payout_pya as lottery_pya, 0 as game_pya, 0 as edge_pya from draw_stake\n    where player_id > :after! and player_id <= :up_to! and settled_at >= :from_at! and settled_at < :until_at!\n    union all\n    select player_id, 0, loss_pya, edge_pya from game_reward\n    where player_id > :after! and player_id <= :up_to! and settled_at >= :from_at! and settled_at < :until_at!\n  ) part group by player_id\n) x\ncross join lateral (\n  select least((x.lottery_pya + x.game_pya)::numeric * :basis_points!::integer,\n    greatest(x.lottery_pya, 0)::numeric * :basis_points!::integer + x.game_most_pya::numeric * 10000) as pya\n) due\nwhere due.pya >= 1000000\non conflict (run_id, player_id) do nothing"};

/**
 * Query generated from SQL:
 * ```
 * insert into weekly_item (run_id, player_id, lottery_loss_pya, game_loss_pya, game_most_pya, basis_points, amount_pya)
 * select :run_id!, x.player_id, x.lottery_pya, x.game_pya, x.game_most_pya, :basis_points!::integer, div(due.pya, 1000000)::bigint * 100
 * from (
 *   select player_id, sum(lottery_pya)::bigint as lottery_pya, sum(game_pya)::bigint as game_pya,
 *     div(sum(edge_pya) * :game_share!::integer, 10000)::bigint as game_most_pya
 *   from (
 *     select player_id, stake_pya - payout_pya as lottery_pya, 0 as game_pya, 0 as edge_pya from draw_stake
 *     where player_id > :after! and player_id <= :up_to! and settled_at >= :from_at! and settled_at < :until_at!
 *     union all
 *     select player_id, 0, loss_pya, edge_pya from game_reward
 *     where player_id > :after! and player_id <= :up_to! and settled_at >= :from_at! and settled_at < :until_at!
 *   ) part group by player_id
 * ) x
 * cross join lateral (
 *   select least((x.lottery_pya + x.game_pya)::numeric * :basis_points!::integer,
 *     greatest(x.lottery_pya, 0)::numeric * :basis_points!::integer + x.game_most_pya::numeric * 10000) as pya
 * ) due
 * where due.pya >= 1000000
 * on conflict (run_id, player_id) do nothing
 * ```
 */
export const countPlayers = new PreparedQuery<CountPlayersParams,CountPlayersResult>(countPlayersIR);


/** 'MarkCountedTo' parameters type */
export interface MarkCountedToParams {
  counted_to: number;
  run_id: number;
}

/** 'MarkCountedTo' return type */
export type MarkCountedToResult = void;

/** 'MarkCountedTo' query type */
export interface MarkCountedToQuery {
  params: MarkCountedToParams;
  result: MarkCountedToResult;
}

const markCountedToIR: any = {"usedParamSet":{"counted_to":true,"run_id":true},"params":[{"name":"counted_to","required":true,"transform":{"type":"scalar"},"locs":[{"a":35,"b":46}]},{"name":"run_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":74,"b":81}]}],"statement":"update weekly_run set counted_to = :counted_to!, waits = false where id = :run_id!"};

/**
 * Query generated from SQL:
 * ```
 * update weekly_run set counted_to = :counted_to!, waits = false where id = :run_id!
 * ```
 */
export const markCountedTo = new PreparedQuery<MarkCountedToParams,MarkCountedToResult>(markCountedToIR);


/** 'EndCounting' parameters type */
export interface EndCountingParams {
  run_id: number;
}

/** 'EndCounting' return type */
export type EndCountingResult = void;

/** 'EndCounting' query type */
export interface EndCountingQuery {
  params: EndCountingParams;
  result: EndCountingResult;
}

const endCountingIR: any = {"usedParamSet":{"run_id":true},"params":[{"name":"run_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":335,"b":342},{"a":391,"b":398}]}],"statement":"update weekly_run r set\n  needs_confirmation = r.needs_confirmation and u.is_any,\n  state = case when not u.is_any then 'paid' when r.needs_confirmation then 'counted' else 'paying' end,\n  paid_at = case when not u.is_any then product_now() end,\n  counted_at = product_now()\nfrom (select exists (select from weekly_item where run_id = :run_id! and paid_at is null) as is_any) u\nwhere r.id = :run_id!"};

/**
 * Query generated from SQL:
 * ```
 * update weekly_run r set
 *   needs_confirmation = r.needs_confirmation and u.is_any,
 *   state = case when not u.is_any then 'paid' when r.needs_confirmation then 'counted' else 'paying' end,
 *   paid_at = case when not u.is_any then product_now() end,
 *   counted_at = product_now()
 * from (select exists (select from weekly_item where run_id = :run_id! and paid_at is null) as is_any) u
 * where r.id = :run_id!
 * ```
 */
export const endCounting = new PreparedQuery<EndCountingParams,EndCountingResult>(endCountingIR);


/** 'NextItems' parameters type */
export interface NextItemsParams {
  item_count: number;
  run_id: number;
}

/** 'NextItems' return type */
export interface NextItemsResult {
  amount_pya: number;
  id: number;
  player_id: number;
  promotion_purse: number;
}

/** 'NextItems' query type */
export interface NextItemsQuery {
  params: NextItemsParams;
  result: NextItemsResult;
}

const nextItemsIR: any = {"usedParamSet":{"run_id":true,"item_count":true},"params":[{"name":"run_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":167,"b":174}]},{"name":"item_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":218,"b":229}]}],"statement":"select i.id, i.player_id, i.amount_pya, p.id as promotion_purse\nfrom weekly_item i join purse p on p.player_id = i.player_id and p.kind = 'promotion'\nwhere i.run_id = :run_id! and i.paid_at is null order by i.id limit :item_count!"};

/**
 * Query generated from SQL:
 * ```
 * select i.id, i.player_id, i.amount_pya, p.id as promotion_purse
 * from weekly_item i join purse p on p.player_id = i.player_id and p.kind = 'promotion'
 * where i.run_id = :run_id! and i.paid_at is null order by i.id limit :item_count!
 * ```
 */
export const nextItems = new PreparedQuery<NextItemsParams,NextItemsResult>(nextItemsIR);


/** 'MarkItemsPaid' parameters type */
export interface MarkItemsPaidParams {
  item_ids: numberArray;
}

/** 'MarkItemsPaid' return type */
export type MarkItemsPaidResult = void;

/** 'MarkItemsPaid' query type */
export interface MarkItemsPaidQuery {
  params: MarkItemsPaidParams;
  result: MarkItemsPaidResult;
}

const markItemsPaidIR: any = {"usedParamSet":{"item_ids":true},"params":[{"name":"item_ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":63,"b":72}]}],"statement":"update weekly_item set paid_at = product_now() where id = any (:item_ids!::bigint[])"};

/**
 * Query generated from SQL:
 * ```
 * update weekly_item set paid_at = product_now() where id = any (:item_ids!::bigint[])
 * ```
 */
export const markItemsPaid = new PreparedQuery<MarkItemsPaidParams,MarkItemsPaidResult>(markItemsPaidIR);


/** 'EndPaying' parameters type */
export interface EndPayingParams {
  run_id: number;
}

/** 'EndPaying' return type */
export type EndPayingResult = void;

/** 'EndPaying' query type */
export interface EndPayingQuery {
  params: EndPayingParams;
  result: EndPayingResult;
}

const endPayingIR: any = {"usedParamSet":{"run_id":true},"params":[{"name":"run_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":73,"b":80}]}],"statement":"update weekly_run set state = 'paid', paid_at = product_now() where id = :run_id!"};

/**
 * Query generated from SQL:
 * ```
 * update weekly_run set state = 'paid', paid_at = product_now() where id = :run_id!
 * ```
 */
export const endPaying = new PreparedQuery<EndPayingParams,EndPayingResult>(endPayingIR);


/** 'IsPromotionMaintained' parameters type */
export type IsPromotionMaintainedParams = void;

/** 'IsPromotionMaintained' return type */
export interface IsPromotionMaintainedResult {
  is_maintained: boolean;
}

/** 'IsPromotionMaintained' query type */
export interface IsPromotionMaintainedQuery {
  params: IsPromotionMaintainedParams;
  result: IsPromotionMaintainedResult;
}

const isPromotionMaintainedIR: any = {"usedParamSet":{},"params":[],"statement":"select exists (select from weekly_run where state in ('counting', 'paying')) as \"is_maintained!\""};

/**
 * Query generated from SQL:
 * ```
 * select exists (select from weekly_run where state in ('counting', 'paying')) as "is_maintained!"
 * ```
 */
export const isPromotionMaintained = new PreparedQuery<IsPromotionMaintainedParams,IsPromotionMaintainedResult>(isPromotionMaintainedIR);


/** 'InsertPromotionClaim' parameters type */
export interface InsertPromotionClaimParams {
  amount_pya: number;
  main_after_pya: number;
  player_id: number;
}

/** 'InsertPromotionClaim' return type */
export interface InsertPromotionClaimResult {
  id: number;
}

/** 'InsertPromotionClaim' query type */
export interface InsertPromotionClaimQuery {
  params: InsertPromotionClaimParams;
  result: InsertPromotionClaimResult;
}

const insertPromotionClaimIR: any = {"usedParamSet":{"player_id":true,"amount_pya":true,"main_after_pya":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":76,"b":86}]},{"name":"amount_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":89,"b":100}]},{"name":"main_after_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":103,"b":118}]}],"statement":"insert into promotion_claim (player_id, amount_pya, main_after_pya) values (:player_id!, :amount_pya!, :main_after_pya!) returning id"};

/**
 * Query generated from SQL:
 * ```
 * insert into promotion_claim (player_id, amount_pya, main_after_pya) values (:player_id!, :amount_pya!, :main_after_pya!) returning id
 * ```
 */
export const insertPromotionClaim = new PreparedQuery<InsertPromotionClaimParams,InsertPromotionClaimResult>(insertPromotionClaimIR);


/** 'PromotionClaimsOf' parameters type */
export interface PromotionClaimsOfParams {
  from_at: Date;
  player_id: number;
  row_count: number;
  skipped: number;
  until_at: Date;
}

/** 'PromotionClaimsOf' return type */
export interface PromotionClaimsOfResult {
  amount_pya: number;
  at: Date;
  id: number;
  total_count: number;
}

/** 'PromotionClaimsOf' query type */
export interface PromotionClaimsOfQuery {
  params: PromotionClaimsOfParams;
  result: PromotionClaimsOfResult;
}

const promotionClaimsOfIR: any = {"usedParamSet":{"player_id":true,"from_at":true,"until_at":true,"row_count":true,"skipped":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":101,"b":111}]},{"name":"from_at","required":true,"transform":{"type":"scalar"},"locs":[{"a":123,"b":131}]},{"name":"until_at","required":true,"transform":{"type":"scalar"},"locs":[{"a":142,"b":151}]},{"name":"row_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":185,"b":195}]},{"name":"skipped","required":true,"transform":{"type":"scalar"},"locs":[{"a":204,"b":212}]}],"statement":"select id, amount_pya, at, count(*) over () as \"total_count!\" from promotion_claim\nwhere player_id = :player_id! and at >= :from_at! and at < :until_at!\norder by at desc, id desc limit :row_count! offset :skipped!"};

/**
 * Query generated from SQL:
 * ```
 * select id, amount_pya, at, count(*) over () as "total_count!" from promotion_claim
 * where player_id = :player_id! and at >= :from_at! and at < :until_at!
 * order by at desc, id desc limit :row_count! offset :skipped!
 * ```
 */
export const promotionClaimsOf = new PreparedQuery<PromotionClaimsOfParams,PromotionClaimsOfResult>(promotionClaimsOfIR);


