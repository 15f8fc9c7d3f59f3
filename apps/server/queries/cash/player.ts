/** Types and statements of src/cash/player.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export interface FindPasswordParams {
  player_id: number;
}

export interface FindPasswordResult {
  password_hash: string;
}

export const findPassword = new PreparedQuery<FindPasswordParams, FindPasswordResult>({"usedParamSet":{"player_id":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":44,"b":54}]}],"statement":"select password_hash from player where id = :player_id!"} as never);

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

export const lockPlayer = new PreparedQuery<LockPlayerParams, LockPlayerResult>({"usedParamSet":{"quiet_hours":true,"player_id":true},"params":[{"name":"quiet_hours","required":true,"transform":{"type":"scalar"},"locs":[{"a":535,"b":547}]},{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":600,"b":610}]}],"statement":"select p.blocked_at is not null as \"is_blocked!\", coalesce(p.excluded_until > product_now(), false) as \"is_excluded!\",\n  coalesce(p.excluded_until > product_now(), false) and not exists (\n    select from play_break b where b.player_id = p.id and b.kind = 'time_out' and b.until_at = p.excluded_until\n  ) as \"is_self_excluded!\",\n  p.birthday, yangon_day(product_now()) as \"today!\",\n  p.lvl_2_state = 'approved' as \"is_level_2!\", p.lvl_2_name, p.turnover_pya,\n  coalesce(p.credentials_changed_at > product_now() - make_interval(hours => :quiet_hours!), false) as \"is_quiet!\"\nfrom player p where p.id = :player_id! for no key update"} as never);

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

