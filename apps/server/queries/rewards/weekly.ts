/** Types and statements of src/rewards/weekly.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';
import type { WeeklyRunState } from '#queries/unions.ts';

export interface StartDueRunParams {
  basis_points: number;
  needs_confirmation: boolean;
  operator_id?: number | null | void;
  week_start: string;
}

export interface StartDueRunResult {
  id: number;
}

export const startDueRun = new PreparedQuery<StartDueRunParams, StartDueRunResult>({"usedParamSet":{"week_start":true,"basis_points":true,"needs_confirmation":true,"operator_id":true},"params":[{"name":"week_start","required":true,"transform":{"type":"scalar"},"locs":[{"a":89,"b":100},{"a":223,"b":234},{"a":344,"b":355}]},{"name":"basis_points","required":true,"transform":{"type":"scalar"},"locs":[{"a":103,"b":116}]},{"name":"needs_confirmation","required":true,"transform":{"type":"scalar"},"locs":[{"a":128,"b":147}]},{"name":"operator_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":150,"b":161},{"a":245,"b":256}]}],"statement":"insert into weekly_run (week_start, basis_points, needs_confirmation, started_by)\nselect :week_start!, :basis_points!::integer, :needs_confirmation!, :operator_id\nwhere not exists (select from weekly_run where week_start = :week_start!) and (\n  :operator_id::bigint is not null\n  or (select min(created_at) from public_player) < yangon_instant(:week_start!::date + 7, '00:00'))\non conflict (week_start) do nothing returning id"} as never);

export type RunsAtWorkParams = void;

export interface RunsAtWorkResult {
  id: number;
  state: WeeklyRunState;
}

export const runsAtWork = new PreparedQuery<RunsAtWorkParams, RunsAtWorkResult>({"usedParamSet":{},"params":[],"statement":"select id, state from weekly_run where state in ('counting', 'paying') order by id"} as never);

export interface LockRunAtWorkParams {
  run_id: number;
}

export interface LockRunAtWorkResult {
  basis_points: number;
  counted_to: number;
  from_at: Date;
  id: number;
  needs_confirmation: boolean;
  state: WeeklyRunState;
  until_at: Date;
  waits: boolean;
  week_start: string;
}

export const lockRunAtWork = new PreparedQuery<LockRunAtWorkParams, LockRunAtWorkResult>({"usedParamSet":{"run_id":true},"params":[{"name":"run_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":218,"b":225}]}],"statement":"select id, week_start, state, basis_points, needs_confirmation, counted_to, waits,\n  yangon_instant(week_start, '00:00') as \"from_at!\", yangon_instant(week_start + 7, '00:00') as \"until_at!\"\nfrom weekly_run where id = :run_id! for no key update"} as never);

export interface HasUnsummedParams {
  from_at: Date;
  run_id: number;
  until_at: Date;
}

export interface HasUnsummedResult {
  is_unsummed: boolean;
}

export const hasUnsummed = new PreparedQuery<HasUnsummedParams, HasUnsummedResult>({"usedParamSet":{"run_id":true,"from_at":true,"until_at":true},"params":[{"name":"run_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":56,"b":63}]},{"name":"from_at","required":true,"transform":{"type":"scalar"},"locs":[{"a":235,"b":243},{"a":411,"b":419}]},{"name":"until_at","required":true,"transform":{"type":"scalar"},"locs":[{"a":264,"b":273},{"a":440,"b":449},{"a":571,"b":580}]}],"statement":"select\n  exists (\n    select from weekly_run where id = :run_id! and xid >= pg_snapshot_xmin(pg_current_snapshot())\n  ) or exists (\n    select from public_draw d left join draw_stake_run r on r.draw_id = d.id\n    where d.settled_at >= :from_at! and d.settled_at < :until_at! and r.draw_id is null\n  ) or exists (\n    select from draw_stake_run r join public_draw d on d.id = r.draw_id\n    where r.settled_at >= :from_at! and r.settled_at < :until_at! and (r.round < d.round or r.done_at is null and d.voided_at is null)\n  ) or has_unread_fact('rewards', 'wager_changed', :until_at!) as \"is_unsummed!\""} as never);

export interface MarkWaitsParams {
  run_id: number;
  waits: boolean;
}

export type MarkWaitsResult = void;

export const markWaits = new PreparedQuery<MarkWaitsParams, MarkWaitsResult>({"usedParamSet":{"waits":true,"run_id":true},"params":[{"name":"waits","required":true,"transform":{"type":"scalar"},"locs":[{"a":30,"b":36}]},{"name":"run_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":49,"b":56}]}],"statement":"update weekly_run set waits = :waits! where id = :run_id!"} as never);

export interface DropUnpaidItemsParams {
  run_id: number;
}

export type DropUnpaidItemsResult = void;

export const dropUnpaidItems = new PreparedQuery<DropUnpaidItemsParams, DropUnpaidItemsResult>({"usedParamSet":{"run_id":true},"params":[{"name":"run_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":39,"b":46}]}],"statement":"delete from weekly_item where run_id = :run_id! and paid_at is null"} as never);

export interface EndOfPlayersParams {
  after: number;
  player_count: number;
}

export interface EndOfPlayersResult {
  player_id: number | null;
}

export const endOfPlayers = new PreparedQuery<EndOfPlayersParams, EndOfPlayersResult>({"usedParamSet":{"after":true,"player_count":true},"params":[{"name":"after","required":true,"transform":{"type":"scalar"},"locs":[{"a":74,"b":80}]},{"name":"player_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":100,"b":113}]}],"statement":"select max(id) as player_id from (select id from public_player where id > :after! order by id limit :player_count!) p"} as never);

export interface CountPlayersParams {
  after: number;
  basis_points: number;
  from_at: Date;
  game_share: number;
  run_id: number;
  until_at: Date;
  up_to: number;
}

export type CountPlayersResult = void;

export const countPlayers = new PreparedQuery<CountPlayersParams, CountPlayersResult>({"usedParamSet":{"run_id":true,"basis_points":true,"game_share":true,"after":true,"up_to":true,"from_at":true,"until_at":true},"params":[{"name":"run_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":125,"b":132}]},{"name":"basis_points","required":true,"transform":{"type":"scalar"},"locs":[{"a":192,"b":205},{"a":955,"b":968},{"a":1022,"b":1035}]},{"name":"game_share","required":true,"transform":{"type":"scalar"},"locs":[{"a":380,"b":391}]},{"name":"after","required":true,"transform":{"type":"scalar"},"locs":[{"a":572,"b":578},{"a":758,"b":764}]},{"name":"up_to","required":true,"transform":{"type":"scalar"},"locs":[{"a":597,"b":603},{"a":783,"b":789}]},{"name":"from_at","required":true,"transform":{"type":"scalar"},"locs":[{"a":623,"b":631},{"a":809,"b":817}]},{"name":"until_at","required":true,"transform":{"type":"scalar"},"locs":[{"a":650,"b":659},{"a":836,"b":845}]}],"statement":"insert into weekly_item (run_id, player_id, lottery_loss_pya, game_loss_pya, game_most_pya, basis_points, amount_pya)\nselect :run_id!, x.player_id, x.lottery_pya, x.game_pya, x.game_most_pya, :basis_points!::integer, div(due.pya, 1000000)::bigint * 100\nfrom (\n  select player_id, sum(lottery_pya)::bigint as lottery_pya, sum(game_pya)::bigint as game_pya,\n    div(sum(edge_pya) * :game_share!::integer, 10000)::bigint as game_most_pya\n  from (\n    select player_id, stake_pya - payout_pya as lottery_pya, 0 as game_pya, 0 as edge_pya from draw_stake\n    where player_id > :after! and player_id <= :up_to! and settled_at >= :from_at! and settled_at < :until_at!\n    union all\n    select player_id, 0, loss_pya, edge_pya from game_reward\n    where player_id > :after! and player_id <= :up_to! and settled_at >= :from_at! and settled_at < :until_at!\n  ) part group by player_id\n) x\ncross join lateral (\n  select least((x.lottery_pya + x.game_pya)::numeric * :basis_points!::integer,\n    greatest(x.lottery_pya, 0)::numeric * :basis_points!::integer + x.game_most_pya::numeric * 10000) as pya\n) due\nwhere due.pya >= 1000000\non conflict (run_id, player_id) do nothing"} as never);

export interface MarkCountedToParams {
  counted_to: number;
  run_id: number;
}

export type MarkCountedToResult = void;

export const markCountedTo = new PreparedQuery<MarkCountedToParams, MarkCountedToResult>({"usedParamSet":{"counted_to":true,"run_id":true},"params":[{"name":"counted_to","required":true,"transform":{"type":"scalar"},"locs":[{"a":35,"b":46}]},{"name":"run_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":74,"b":81}]}],"statement":"update weekly_run set counted_to = :counted_to!, waits = false where id = :run_id!"} as never);

export interface EndCountingParams {
  run_id: number;
}

export type EndCountingResult = void;

export const endCounting = new PreparedQuery<EndCountingParams, EndCountingResult>({"usedParamSet":{"run_id":true},"params":[{"name":"run_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":353,"b":360},{"a":409,"b":416}]}],"statement":"update weekly_run r set\n  needs_confirmation = r.needs_confirmation and u.is_any,\n  state = case when not u.is_any then 'paid'::weekly_run_state when r.needs_confirmation then 'counted' else 'paying' end,\n  paid_at = case when not u.is_any then product_now() end,\n  counted_at = product_now()\nfrom (select exists (select from weekly_item where run_id = :run_id! and paid_at is null) as is_any) u\nwhere r.id = :run_id!"} as never);

export interface NextItemsParams {
  item_count: number;
  run_id: number;
}

export interface NextItemsResult {
  amount_pya: number;
  id: number;
  player_id: number;
  promotion_purse: number;
}

export const nextItems = new PreparedQuery<NextItemsParams, NextItemsResult>({"usedParamSet":{"run_id":true,"item_count":true},"params":[{"name":"run_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":174,"b":181}]},{"name":"item_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":225,"b":236}]}],"statement":"select i.id, i.player_id, i.amount_pya, p.id as promotion_purse\nfrom weekly_item i join public_purse p on p.player_id = i.player_id and p.kind = 'promotion'\nwhere i.run_id = :run_id! and i.paid_at is null order by i.id limit :item_count!"} as never);

export interface MarkItemsPaidParams {
  item_ids: number[];
}

export type MarkItemsPaidResult = void;

export const markItemsPaid = new PreparedQuery<MarkItemsPaidParams, MarkItemsPaidResult>({"usedParamSet":{"item_ids":true},"params":[{"name":"item_ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":63,"b":72}]}],"statement":"update weekly_item set paid_at = product_now() where id = any (:item_ids!::bigint[])"} as never);

export interface EndPayingParams {
  run_id: number;
}

export type EndPayingResult = void;

export const endPaying = new PreparedQuery<EndPayingParams, EndPayingResult>({"usedParamSet":{"run_id":true},"params":[{"name":"run_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":73,"b":80}]}],"statement":"update weekly_run set state = 'paid', paid_at = product_now() where id = :run_id!"} as never);

export interface CountWeeksAgainParams {
  settled_at: Date[];
}

export type CountWeeksAgainResult = void;

export const countWeeksAgain = new PreparedQuery<CountWeeksAgainParams, CountWeeksAgainResult>({"usedParamSet":{"settled_at":true},"params":[{"name":"settled_at","required":true,"transform":{"type":"scalar"},"locs":[{"a":153,"b":164}]}],"statement":"update weekly_run w set state = 'counting', counted_to = 0, counted_at = null\nwhere w.state in ('counted', 'counting') and exists (\n  select from unnest(:settled_at!::timestamptz[]) s(at)\n  where s.at >= yangon_instant(w.week_start, '00:00') and s.at < yangon_instant(w.week_start + 7, '00:00')\n)"} as never);

export type IsPromotionMaintainedParams = void;

export interface IsPromotionMaintainedResult {
  is_maintained: boolean;
}

export const isPromotionMaintained = new PreparedQuery<IsPromotionMaintainedParams, IsPromotionMaintainedResult>({"usedParamSet":{},"params":[],"statement":"select exists (select from weekly_run where state = 'paying' or state = 'counting' and not waits) as \"is_maintained!\""} as never);

export interface InsertPromotionClaimParams {
  amount_pya: number;
  main_after_pya: number;
  player_id: number;
}

export interface InsertPromotionClaimResult {
  id: number;
}

export const insertPromotionClaim = new PreparedQuery<InsertPromotionClaimParams, InsertPromotionClaimResult>({"usedParamSet":{"player_id":true,"amount_pya":true,"main_after_pya":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":76,"b":86}]},{"name":"amount_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":89,"b":100}]},{"name":"main_after_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":103,"b":118}]}],"statement":"insert into promotion_claim (player_id, amount_pya, main_after_pya) values (:player_id!, :amount_pya!, :main_after_pya!) returning id"} as never);

export interface PromotionClaimsOfParams {
  after_id?: number | null | void;
  from_at: Date;
  player_id: number;
  row_count: number;
  until_at: Date;
}

export interface PromotionClaimsOfResult {
  amount_pya: number;
  at: Date;
  id: number;
}

export const promotionClaimsOf = new PreparedQuery<PromotionClaimsOfParams, PromotionClaimsOfResult>({"usedParamSet":{"player_id":true,"from_at":true,"until_at":true,"after_id":true,"row_count":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":65,"b":75},{"a":247,"b":257}]},{"name":"from_at","required":true,"transform":{"type":"scalar"},"locs":[{"a":87,"b":95}]},{"name":"until_at","required":true,"transform":{"type":"scalar"},"locs":[{"a":106,"b":115}]},{"name":"after_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":124,"b":132},{"a":219,"b":227}]},{"name":"row_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":293,"b":303}]}],"statement":"select id, amount_pya, at from promotion_claim\nwhere player_id = :player_id! and at >= :from_at! and at < :until_at!\n  and (:after_id::bigint is null or (at, id) < (select b.at, b.id from promotion_claim b where b.id = :after_id and b.player_id = :player_id!))\norder by at desc, id desc limit :row_count!"} as never);

