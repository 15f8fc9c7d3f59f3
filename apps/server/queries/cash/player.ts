/** Types and statements of src/cash/player.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export interface FindPasswordParams {
  player_id: number;
}

export interface FindPasswordResult {
  password_hash: string;
  phone: string;
}

export const findPassword = new PreparedQuery<FindPasswordParams, FindPasswordResult>({"usedParamSet":{"player_id":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":85,"b":95}]}],"statement":"select phone, password_hash_of(id) as \"password_hash!\" from public_player where id = :player_id!"} as never);

export interface LockPlayerParams {
  player_id: number;
  quiet_hours: number;
}

export interface LockPlayerResult {
  birthday: string | null;
  is_blocked: boolean;
  is_excluded: boolean;
  is_level_2: boolean;
  is_quiet: boolean;
  is_self_excluded: boolean;
  lvl_2_name: string | null;
  today: string;
  turnover_pya: number;
}

export const lockPlayer = new PreparedQuery<LockPlayerParams, LockPlayerResult>({"usedParamSet":{"quiet_hours":true,"player_id":true},"params":[{"name":"quiet_hours","required":true,"transform":{"type":"scalar"},"locs":[{"a":308,"b":320}]},{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":363,"b":373}]}],"statement":"select is_blocked as \"is_blocked!\", is_excluded as \"is_excluded!\", is_self_excluded as \"is_self_excluded!\", birthday, yangon_day(product_now()) as \"today!\",\n  is_level_2 as \"is_level_2!\", lvl_2_name, turnover_pya as \"turnover_pya!\",\n  coalesce(credentials_changed_at > product_now() - make_interval(hours => :quiet_hours!), false) as \"is_quiet!\"\nfrom lock_player(:player_id!)"} as never);

export interface AddTurnoverParams {
  added_pya: number;
  player_id: number;
}

export interface AddTurnoverResult {
  add_turnover: undefined | null;
}

export const addTurnover = new PreparedQuery<AddTurnoverParams, AddTurnoverResult>({"usedParamSet":{"player_id":true,"added_pya":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":20,"b":30}]},{"name":"added_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":33,"b":43}]}],"statement":"select add_turnover(:player_id!, :added_pya!)"} as never);

export interface DropTurnoverParams {
  player_id: number;
}

export interface DropTurnoverResult {
  set_turnovers: undefined | null;
}

export const dropTurnover = new PreparedQuery<DropTurnoverParams, DropTurnoverResult>({"usedParamSet":{"player_id":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":27,"b":37}]}],"statement":"select set_turnovers(array[:player_id!]::bigint[], '{0}')"} as never);

