/** Types generated for queries found in "src/rewards/draw-stakes.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

/** 'DrawsToSum' parameters type */
export type DrawsToSumParams = void;

/** 'DrawsToSum' return type */
export interface DrawsToSumResult {
  id: number;
}

/** 'DrawsToSum' query type */
export interface DrawsToSumQuery {
  params: DrawsToSumParams;
  result: DrawsToSumResult;
}

const drawsToSumIR: any = {"usedParamSet":{},"params":[],"statement":"select d.id from public_draw d left join draw_stake_run r on r.draw_id = d.id\nwhere d.settled_at is not null and (r.done_at is null or r.round < d.round) order by d.id limit 20"};

/**
 * Query generated from SQL:
 * ```
 * select d.id from public_draw d left join draw_stake_run r on r.draw_id = d.id
 * where d.settled_at is not null and (r.done_at is null or r.round < d.round) order by d.id limit 20
 * ```
 */
export const drawsToSum = new PreparedQuery<DrawsToSumParams,DrawsToSumResult>(drawsToSumIR);


/** 'DrawsToUnsum' parameters type */
export type DrawsToUnsumParams = void;

/** 'DrawsToUnsum' return type */
export interface DrawsToUnsumResult {
  draw_id: number;
}

/** 'DrawsToUnsum' query type */
export interface DrawsToUnsumQuery {
  params: DrawsToUnsumParams;
  result: DrawsToUnsumResult;
}

const drawsToUnsumIR: any = {"usedParamSet":{},"params":[],"statement":"select r.draw_id from draw_stake_run r join public_draw d on d.id = r.draw_id where r.round < d.round order by r.draw_id limit 20"};

/**
 * Query generated from SQL:
 * ```
 * select r.draw_id from draw_stake_run r join public_draw d on d.id = r.draw_id where r.round < d.round order by r.draw_id limit 20
 * ```
 */
export const drawsToUnsum = new PreparedQuery<DrawsToUnsumParams,DrawsToUnsumResult>(drawsToUnsumIR);


/** 'StartSum' parameters type */
export interface StartSumParams {
  draw_id: number;
  pya_per_point: number;
}

/** 'StartSum' return type */
export type StartSumResult = void;

/** 'StartSum' query type */
export interface StartSumQuery {
  params: StartSumParams;
  result: StartSumResult;
}

const startSumIR: any = {"usedParamSet":{"pya_per_point":true,"draw_id":true},"params":[{"name":"pya_per_point","required":true,"transform":{"type":"scalar"},"locs":[{"a":101,"b":115}]},{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":153,"b":161}]}],"statement":"insert into draw_stake_run (draw_id, round, settled_at, pya_per_point)\nselect id, round, settled_at, :pya_per_point!::bigint from public_draw where id = :draw_id! and settled_at is not null on conflict do nothing"};

/**
 * Query generated from SQL:
 * ```
 * insert into draw_stake_run (draw_id, round, settled_at, pya_per_point)
 * select id, round, settled_at, :pya_per_point!::bigint from public_draw where id = :draw_id! and settled_at is not null on conflict do nothing
 * ```
 */
export const startSum = new PreparedQuery<StartSumParams,StartSumResult>(startSumIR);


/** 'HoldDraw' parameters type */
export interface HoldDrawParams {
  draw_id: number;
}

/** 'HoldDraw' return type */
export interface HoldDrawResult {
  held: number;
}

/** 'HoldDraw' query type */
export interface HoldDrawQuery {
  params: HoldDrawParams;
  result: HoldDrawResult;
}

const holdDrawIR: any = {"usedParamSet":{"draw_id":true},"params":[{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":35,"b":43}]}],"statement":"select 1 as \"held!\" from hold_draw(:draw_id!::bigint)"};

/**
 * Query generated from SQL:
 * ```
 * select 1 as "held!" from hold_draw(:draw_id!::bigint)
 * ```
 */
export const holdDraw = new PreparedQuery<HoldDrawParams,HoldDrawResult>(holdDrawIR);


/** 'LockSum' parameters type */
export interface LockSumParams {
  draw_id: number;
}

/** 'LockSum' return type */
export interface LockSumResult {
  paid_to: number;
  pya_per_point: number;
}

/** 'LockSum' query type */
export interface LockSumQuery {
  params: LockSumParams;
  result: LockSumResult;
}

const lockSumIR: any = {"usedParamSet":{"draw_id":true},"params":[{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":113,"b":121}]}],"statement":"select r.paid_to, r.pya_per_point from draw_stake_run r join public_draw d on d.id = r.draw_id\nwhere r.draw_id = :draw_id! and r.done_at is null and r.round = d.round and d.settled_at is not null for no key update of r"};

/**
 * Query generated from SQL:
 * ```
 * select r.paid_to, r.pya_per_point from draw_stake_run r join public_draw d on d.id = r.draw_id
 * where r.draw_id = :draw_id! and r.done_at is null and r.round = d.round and d.settled_at is not null for no key update of r
 * ```
 */
export const lockSum = new PreparedQuery<LockSumParams,LockSumResult>(lockSumIR);


/** 'LockUnsum' parameters type */
export interface LockUnsumParams {
  draw_id: number;
}

/** 'LockUnsum' return type */
export interface LockUnsumResult {
  round: number;
}

/** 'LockUnsum' query type */
export interface LockUnsumQuery {
  params: LockUnsumParams;
  result: LockUnsumResult;
}

const lockUnsumIR: any = {"usedParamSet":{"draw_id":true},"params":[{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":94,"b":102}]}],"statement":"select d.round from draw_stake_run r join public_draw d on d.id = r.draw_id\nwhere r.draw_id = :draw_id! and r.round < d.round for no key update of r"};

/**
 * Query generated from SQL:
 * ```
 * select d.round from draw_stake_run r join public_draw d on d.id = r.draw_id
 * where r.draw_id = :draw_id! and r.round < d.round for no key update of r
 * ```
 */
export const lockUnsum = new PreparedQuery<LockUnsumParams,LockUnsumResult>(lockUnsumIR);


/** 'TakeSumsOut' parameters type */
export interface TakeSumsOutParams {
  draw_id: number;
  player_count: number;
}

/** 'TakeSumsOut' return type */
export interface TakeSumsOutResult {
  micro: number;
  player_id: number;
}

/** 'TakeSumsOut' query type */
export interface TakeSumsOutQuery {
  params: TakeSumsOutParams;
  result: TakeSumsOutResult;
}

const takeSumsOutIR: any = {"usedParamSet":{"draw_id":true,"player_count":true},"params":[{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":39,"b":47},{"a":119,"b":127}]},{"name":"player_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":154,"b":167}]}],"statement":"delete from draw_stake where draw_id = :draw_id! and player_id in (\n  select player_id from draw_stake where draw_id = :draw_id! order by player_id limit :player_count!\n) returning player_id, -micro_points as \"micro!\""};

/**
 * Query generated from SQL:
 * ```
 * delete from draw_stake where draw_id = :draw_id! and player_id in (
 *   select player_id from draw_stake where draw_id = :draw_id! order by player_id limit :player_count!
 * ) returning player_id, -micro_points as "micro!"
 * ```
 */
export const takeSumsOut = new PreparedQuery<TakeSumsOutParams,TakeSumsOutResult>(takeSumsOutIR);


/** 'StartNextSum' parameters type */
export interface StartNextSumParams {
  draw_id: number;
  round: number;
}

/** 'StartNextSum' return type */
export type StartNextSumResult = void;

/** 'StartNextSum' query type */
export interface StartNextSumQuery {
  params: StartNextSumParams;
  result: StartNextSumResult;
}

const startNextSumIR: any = {"usedParamSet":{"round":true,"draw_id":true},"params":[{"name":"round","required":true,"transform":{"type":"scalar"},"locs":[{"a":34,"b":40}]},{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":87,"b":95}]}],"statement":"update draw_stake_run set round = :round!, paid_to = 0, done_at = null where draw_id = :draw_id!"};

/**
 * Query generated from SQL:
 * ```
 * update draw_stake_run set round = :round!, paid_to = 0, done_at = null where draw_id = :draw_id!
 * ```
 */
export const startNextSum = new PreparedQuery<StartNextSumParams,StartNextSumResult>(startNextSumIR);


/** 'EndOfSlipsToSum' parameters type */
export interface EndOfSlipsToSumParams {
  after: number;
  draw_id: number;
  slip_count: number;
}

/** 'EndOfSlipsToSum' return type */
export interface EndOfSlipsToSumResult {
  slip_id: number | null;
}

/** 'EndOfSlipsToSum' query type */
export interface EndOfSlipsToSumQuery {
  params: EndOfSlipsToSumParams;
  result: EndOfSlipsToSumResult;
}

const endOfSlipsToSumIR: any = {"usedParamSet":{"draw_id":true,"after":true,"slip_count":true},"params":[{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":75,"b":83}]},{"name":"after","required":true,"transform":{"type":"scalar"},"locs":[{"a":94,"b":100}]},{"name":"slip_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":120,"b":131}]}],"statement":"select max(id) as slip_id from (select id from public_slip where draw_id = :draw_id! and id > :after! order by id limit :slip_count!) s"};

/**
 * Query generated from SQL:
 * ```
 * select max(id) as slip_id from (select id from public_slip where draw_id = :draw_id! and id > :after! order by id limit :slip_count!) s
 * ```
 */
export const endOfSlipsToSum = new PreparedQuery<EndOfSlipsToSumParams,EndOfSlipsToSumResult>(endOfSlipsToSumIR);


/** 'SumSlips' parameters type */
export interface SumSlipsParams {
  after: number;
  draw_id: number;
  pya_per_point: number;
  up_to: number;
}

/** 'SumSlips' return type */
export interface SumSlipsResult {
  micro: number;
  player_id: number;
}

/** 'SumSlips' query type */
export interface SumSlipsQuery {
  params: SumSlipsParams;
  result: SumSlipsResult;
}

const sumSlipsIR: any = {"usedParamSet":{"draw_id":true,"after":true,"up_to":true,"pya_per_point":true},"params":[{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":218,"b":226},{"a":421,"b":429},{"a":565,"b":573},{"a":759,"b":767}]},{"name":"after","required":true,"transform":{"type":"scalar"},"locs":[{"a":239,"b":245}]},{"name":"up_to","required":true,"transform":{"type":"scalar"},"locs":[{"a":259,"b":265}]},{"name":"pya_per_point","required":true,"transform":{"type":"scalar"},"locs":[{"a":630,"b":644},{"a":681,"b":695}]}],"statement":"with staked as (\n  select s.player_id, sum(s.total_pya)::bigint as stake_pya, coalesce(sum(o.amount_pya), 0)::bigint as payout_pya\n  from public_slip s left join public_payout o on o.slip_id = s.id\n  where s.draw_id = :draw_id! and s.id > :after! and s.id <= :up_to!\n  group by s.player_id\n), old as (\n  select d.player_id, d.micro_points from draw_stake d join staked on staked.player_id = d.player_id where d.draw_id = :draw_id!\n), summed as (\n  insert into draw_stake (draw_id, player_id, stake_pya, payout_pya, settled_at, pya_per_point, micro_points)\n  select :draw_id!, x.player_id, x.stake_pya, x.payout_pya, r.settled_at, :pya_per_point!::bigint, micro_points(x.stake_pya, :pya_per_point!::bigint)\n  from staked x join draw_stake_run r on r.draw_id = :draw_id!\n  on conflict (draw_id, player_id) do update set\n    stake_pya = draw_stake.stake_pya + excluded.stake_pya,\n    payout_pya = draw_stake.payout_pya + excluded.payout_pya,\n    micro_points = micro_points(draw_stake.stake_pya + excluded.stake_pya, draw_stake.pya_per_point)\n  returning player_id, micro_points\n)\nselect n.player_id, n.micro_points - coalesce(old.micro_points, 0) as \"micro!\"\nfrom summed n left join old on old.player_id = n.player_id order by n.player_id"};

/**
 * Query generated from SQL:
 * ```
 * with staked as (
 *   select s.player_id, sum(s.total_pya)::bigint as stake_pya, coalesce(sum(o.amount_pya), 0)::bigint as payout_pya
 *   from public_slip s left join public_payout o on o.slip_id = s.id
 *   where s.draw_id = :draw_id! and s.id > :after! and s.id <= :up_to!
 *   group by s.player_id
 * ), old as (
 *   select d.player_id, d.micro_points from draw_stake d join staked on staked.player_id = d.player_id where d.draw_id = :draw_id!
 * ), summed as (
 *   insert into draw_stake (draw_id, player_id, stake_pya, payout_pya, settled_at, pya_per_point, micro_points)
 *   select :draw_id!, x.player_id, x.stake_pya, x.payout_pya, r.settled_at, :pya_per_point!::bigint, micro_points(x.stake_pya, :pya_per_point!::bigint)
 *   from staked x join draw_stake_run r on r.draw_id = :draw_id!
 *   on conflict (draw_id, player_id) do update set
 *     stake_pya = draw_stake.stake_pya + excluded.stake_pya,
 *     payout_pya = draw_stake.payout_pya + excluded.payout_pya,
 *     micro_points = micro_points(draw_stake.stake_pya + excluded.stake_pya, draw_stake.pya_per_point)
 *   returning player_id, micro_points
 * )
 * select n.player_id, n.micro_points - coalesce(old.micro_points, 0) as "micro!"
 * from summed n left join old on old.player_id = n.player_id order by n.player_id
 * ```
 */
export const sumSlips = new PreparedQuery<SumSlipsParams,SumSlipsResult>(sumSlipsIR);


/** 'MarkSummed' parameters type */
export interface MarkSummedParams {
  draw_id: number;
  paid_to: number;
}

/** 'MarkSummed' return type */
export type MarkSummedResult = void;

/** 'MarkSummed' query type */
export interface MarkSummedQuery {
  params: MarkSummedParams;
  result: MarkSummedResult;
}

const markSummedIR: any = {"usedParamSet":{"paid_to":true,"draw_id":true},"params":[{"name":"paid_to","required":true,"transform":{"type":"scalar"},"locs":[{"a":36,"b":44}]},{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":62,"b":70}]}],"statement":"update draw_stake_run set paid_to = :paid_to! where draw_id = :draw_id!"};

/**
 * Query generated from SQL:
 * ```
 * update draw_stake_run set paid_to = :paid_to! where draw_id = :draw_id!
 * ```
 */
export const markSummed = new PreparedQuery<MarkSummedParams,MarkSummedResult>(markSummedIR);


/** 'EndSum' parameters type */
export interface EndSumParams {
  draw_id: number;
}

/** 'EndSum' return type */
export type EndSumResult = void;

/** 'EndSum' query type */
export interface EndSumQuery {
  params: EndSumParams;
  result: EndSumResult;
}

const endSumIR: any = {"usedParamSet":{"draw_id":true},"params":[{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":66,"b":74}]}],"statement":"update draw_stake_run set done_at = product_now() where draw_id = :draw_id!"};

/**
 * Query generated from SQL:
 * ```
 * update draw_stake_run set done_at = product_now() where draw_id = :draw_id!
 * ```
 */
export const endSum = new PreparedQuery<EndSumParams,EndSumResult>(endSumIR);


