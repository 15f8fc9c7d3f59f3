/** Types and statements of src/lottery/number-sets.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export interface SetsOfParams {
  digits: number;
  player_id: number;
}

export interface SetsOfResult {
  bet_numbers: string[];
  name: string;
  stakes_pya: number[];
}

export const setsOf = new PreparedQuery<SetsOfParams, SetsOfResult>({"usedParamSet":{"player_id":true,"digits":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":71,"b":81}]},{"name":"digits","required":true,"transform":{"type":"scalar"},"locs":[{"a":96,"b":103}]}],"statement":"select name, bet_numbers, stakes_pya from number_set where player_id = :player_id! and digits = :digits! order by kept_at desc, name limit 20"} as never);

export interface QueueForSetsParams {
  player_id: number;
}

export interface QueueForSetsResult {
  held: number;
}

export const queueForSets = new PreparedQuery<QueueForSetsParams, QueueForSetsResult>({"usedParamSet":{"player_id":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":37,"b":47}]}],"statement":"select 1 as \"held!\" from lock_player(:player_id!)"} as never);

export interface CountSetsParams {
  digits: number;
  name: string;
  player_id: number;
}

export interface CountSetsResult {
  count: number;
  has: boolean;
}

export const countSets = new PreparedQuery<CountSetsParams, CountSetsResult>({"usedParamSet":{"name":true,"player_id":true,"digits":true},"params":[{"name":"name","required":true,"transform":{"type":"scalar"},"locs":[{"a":53,"b":58}]},{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":113,"b":123}]},{"name":"digits","required":true,"transform":{"type":"scalar"},"locs":[{"a":138,"b":145}]}],"statement":"select count(*) as \"count!\", coalesce(bool_or(name = :name!), false) as \"has!\" from number_set where player_id = :player_id! and digits = :digits!"} as never);

export interface KeepSetParams {
  bet_numbers: string[];
  digits: number;
  name: string;
  player_id: number;
  stakes_pya: number[];
}

export type KeepSetResult = void;

export const keepSet = new PreparedQuery<KeepSetParams, KeepSetResult>({"usedParamSet":{"player_id":true,"digits":true,"name":true,"bet_numbers":true,"stakes_pya":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":82,"b":92}]},{"name":"digits","required":true,"transform":{"type":"scalar"},"locs":[{"a":95,"b":102}]},{"name":"name","required":true,"transform":{"type":"scalar"},"locs":[{"a":105,"b":110}]},{"name":"bet_numbers","required":true,"transform":{"type":"scalar"},"locs":[{"a":113,"b":125}]},{"name":"stakes_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":128,"b":139}]}],"statement":"insert into number_set (player_id, digits, name, bet_numbers, stakes_pya) values (:player_id!, :digits!, :name!, :bet_numbers!, :stakes_pya!)\non conflict (player_id, digits, name) do update set bet_numbers = excluded.bet_numbers, stakes_pya = excluded.stakes_pya, kept_at = product_now()"} as never);

export interface DropSetParams {
  digits: number;
  name: string;
  player_id: number;
}

export type DropSetResult = void;

export const dropSet = new PreparedQuery<DropSetParams, DropSetResult>({"usedParamSet":{"player_id":true,"digits":true,"name":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":41,"b":51}]},{"name":"digits","required":true,"transform":{"type":"scalar"},"locs":[{"a":66,"b":73}]},{"name":"name","required":true,"transform":{"type":"scalar"},"locs":[{"a":86,"b":91}]}],"statement":"delete from number_set where player_id = :player_id! and digits = :digits! and name = :name!"} as never);

