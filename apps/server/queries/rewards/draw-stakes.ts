/** Types and statements of src/rewards/draw-stakes.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export type DrawsToSumParams = void;

export interface DrawsToSumResult {
  id: number;
}

export const drawsToSum = new PreparedQuery<DrawsToSumParams, DrawsToSumResult>({"usedParamSet":{},"params":[],"statement":"select d.id from public_draw d left join draw_stake_run r on r.draw_id = d.id\nwhere d.settled_at is not null and (r.done_at is null or r.round < d.round) order by d.id limit 20"} as never);

export type DrawsToUnsumParams = void;

export interface DrawsToUnsumResult {
  draw_id: number;
}

export const drawsToUnsum = new PreparedQuery<DrawsToUnsumParams, DrawsToUnsumResult>({"usedParamSet":{},"params":[],"statement":"select r.draw_id from draw_stake_run r join public_draw d on d.id = r.draw_id where r.round < d.round order by r.draw_id limit 20"} as never);

export interface StartSumParams {
  draw_id: number;
  pya_per_point: number;
}

export type StartSumResult = void;

export const startSum = new PreparedQuery<StartSumParams, StartSumResult>({"usedParamSet":{"pya_per_point":true,"draw_id":true},"params":[{"name":"pya_per_point","required":true,"transform":{"type":"scalar"},"locs":[{"a":101,"b":115}]},{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":153,"b":161}]}],"statement":"insert into draw_stake_run (draw_id, round, settled_at, pya_per_point)\nselect id, round, settled_at, :pya_per_point!::bigint from public_draw where id = :draw_id! and settled_at is not null on conflict do nothing"} as never);

export interface HoldDrawParams {
  draw_id: number;
}

export interface HoldDrawResult {
  held: number;
}

export const holdDraw = new PreparedQuery<HoldDrawParams, HoldDrawResult>({"usedParamSet":{"draw_id":true},"params":[{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":35,"b":43}]}],"statement":"select 1 as \"held!\" from hold_draw(:draw_id!::bigint)"} as never);

export interface LockSumParams {
  draw_id: number;
}

export interface LockSumResult {
  paid_to: number;
  pya_per_point: number;
  settled_at: Date;
}

export const lockSum = new PreparedQuery<LockSumParams, LockSumResult>({"usedParamSet":{"draw_id":true},"params":[{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":127,"b":135}]}],"statement":"select r.paid_to, r.pya_per_point, r.settled_at from draw_stake_run r join public_draw d on d.id = r.draw_id\nwhere r.draw_id = :draw_id! and r.done_at is null and r.round = d.round and d.settled_at is not null for no key update of r"} as never);

export interface LockUnsumParams {
  draw_id: number;
}

export interface LockUnsumResult {
  round: number;
  settled_at: Date;
}

export const lockUnsum = new PreparedQuery<LockUnsumParams, LockUnsumResult>({"usedParamSet":{"draw_id":true},"params":[{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":108,"b":116}]}],"statement":"select d.round, r.settled_at from draw_stake_run r join public_draw d on d.id = r.draw_id\nwhere r.draw_id = :draw_id! and r.round < d.round for no key update of r"} as never);

export interface TakeSumsOutParams {
  draw_id: number;
  player_count: number;
}

export interface TakeSumsOutResult {
  micro: number;
  player_id: number;
}

export const takeSumsOut = new PreparedQuery<TakeSumsOutParams, TakeSumsOutResult>({"usedParamSet":{"draw_id":true,"player_count":true},"params":[{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":39,"b":47},{"a":119,"b":127}]},{"name":"player_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":154,"b":167}]}],"statement":"delete from draw_stake where draw_id = :draw_id! and player_id in (\n  select player_id from draw_stake where draw_id = :draw_id! order by player_id limit :player_count!\n) returning player_id, -micro_points as \"micro!\""} as never);

export interface StartNextSumParams {
  draw_id: number;
  round: number;
}

export type StartNextSumResult = void;

export const startNextSum = new PreparedQuery<StartNextSumParams, StartNextSumResult>({"usedParamSet":{"round":true,"draw_id":true},"params":[{"name":"round","required":true,"transform":{"type":"scalar"},"locs":[{"a":34,"b":40}]},{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":87,"b":95}]}],"statement":"update draw_stake_run set round = :round!, paid_to = 0, done_at = null where draw_id = :draw_id!"} as never);

export interface EndOfSlipsToSumParams {
  after: number;
  draw_id: number;
  slip_count: number;
}

export interface EndOfSlipsToSumResult {
  slip_id: number | null;
}

export const endOfSlipsToSum = new PreparedQuery<EndOfSlipsToSumParams, EndOfSlipsToSumResult>({"usedParamSet":{"draw_id":true,"after":true,"slip_count":true},"params":[{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":75,"b":83}]},{"name":"after","required":true,"transform":{"type":"scalar"},"locs":[{"a":94,"b":100}]},{"name":"slip_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":120,"b":131}]}],"statement":"select max(id) as slip_id from (select id from public_slip where draw_id = :draw_id! and id > :after! order by id limit :slip_count!) s"} as never);

export interface SumSlipsParams {
  after: number;
  draw_id: number;
  pya_per_point: number;
  up_to: number;
}

export interface SumSlipsResult {
  micro: number;
  player_id: number;
}

export const sumSlips = new PreparedQuery<SumSlipsParams, SumSlipsResult>({"usedParamSet":{"draw_id":true,"after":true,"up_to":true,"pya_per_point":true},"params":[{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":218,"b":226},{"a":421,"b":429},{"a":565,"b":573},{"a":759,"b":767}]},{"name":"after","required":true,"transform":{"type":"scalar"},"locs":[{"a":239,"b":245}]},{"name":"up_to","required":true,"transform":{"type":"scalar"},"locs":[{"a":259,"b":265}]},{"name":"pya_per_point","required":true,"transform":{"type":"scalar"},"locs":[{"a":630,"b":644},{"a":681,"b":695}]}],"statement":"with staked as (\n  select s.player_id, sum(s.total_pya)::bigint as stake_pya, coalesce(sum(o.amount_pya), 0)::bigint as payout_pya\n  from public_slip s left join public_payout o on o.slip_id = s.id\n  where s.draw_id = :draw_id! and s.id > :after! and s.id <= :up_to!\n  group by s.player_id\n), old as (\n  select d.player_id, d.micro_points from draw_stake d join staked on staked.player_id = d.player_id where d.draw_id = :draw_id!\n), summed as (\n  insert into draw_stake (draw_id, player_id, stake_pya, payout_pya, settled_at, pya_per_point, micro_points)\n  select :draw_id!, x.player_id, x.stake_pya, x.payout_pya, r.settled_at, :pya_per_point!::bigint, micro_points(x.stake_pya, :pya_per_point!::bigint)\n  from staked x join draw_stake_run r on r.draw_id = :draw_id!\n  on conflict (draw_id, player_id) do update set\n    stake_pya = draw_stake.stake_pya + excluded.stake_pya,\n    payout_pya = draw_stake.payout_pya + excluded.payout_pya,\n    micro_points = micro_points(draw_stake.stake_pya + excluded.stake_pya, draw_stake.pya_per_point)\n  returning player_id, micro_points\n)\nselect n.player_id, n.micro_points - coalesce(old.micro_points, 0) as \"micro!\"\nfrom summed n left join old on old.player_id = n.player_id order by n.player_id"} as never);

export interface MarkSummedParams {
  draw_id: number;
  paid_to: number;
}

export type MarkSummedResult = void;

export const markSummed = new PreparedQuery<MarkSummedParams, MarkSummedResult>({"usedParamSet":{"paid_to":true,"draw_id":true},"params":[{"name":"paid_to","required":true,"transform":{"type":"scalar"},"locs":[{"a":36,"b":44}]},{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":62,"b":70}]}],"statement":"update draw_stake_run set paid_to = :paid_to! where draw_id = :draw_id!"} as never);

export interface EndSumParams {
  draw_id: number;
}

export type EndSumResult = void;

export const endSum = new PreparedQuery<EndSumParams, EndSumResult>({"usedParamSet":{"draw_id":true},"params":[{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":66,"b":74}]}],"statement":"update draw_stake_run set done_at = product_now() where draw_id = :draw_id!"} as never);

