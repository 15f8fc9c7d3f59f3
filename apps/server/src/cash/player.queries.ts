/** Types generated for queries found in "src/cash/player.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

/** 'FindPassword' parameters type */
export interface FindPasswordParams {
  player_id: number;
}

/** 'FindPassword' return type */
export interface FindPasswordResult {
  password_hash: string;
}

/** 'FindPassword' query type */
export interface FindPasswordQuery {
  params: FindPasswordParams;
  result: FindPasswordResult;
}

const findPasswordIR: any = {"usedParamSet":{"player_id":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":44,"b":54}]}],"statement":"select password_hash from player where id = :player_id!"};

/**
 * Query generated from SQL:
 * ```
 * select password_hash from player where id = :player_id!
 * ```
 */
export const findPassword = new PreparedQuery<FindPasswordParams,FindPasswordResult>(findPasswordIR);


/** 'LockPlayer' parameters type */
export interface LockPlayerParams {
  player_id: number;
  quiet_hours: number;
}

/** 'LockPlayer' return type */
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

/** 'LockPlayer' query type */
export interface LockPlayerQuery {
  params: LockPlayerParams;
  result: LockPlayerResult;
}

const lockPlayerIR: any = {"usedParamSet":{"quiet_hours":true,"player_id":true},"params":[{"name":"quiet_hours","required":true,"transform":{"type":"scalar"},"locs":[{"a":535,"b":547}]},{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":600,"b":610}]}],"statement":"select p.blocked_at is not null as \"is_blocked!\", coalesce(p.excluded_until > product_now(), false) as \"is_excluded!\",\n  coalesce(p.excluded_until > product_now(), false) and not exists (\n    select from play_break b where b.player_id = p.id and b.kind = 'time_out' and b.until_at = p.excluded_until\n  ) as \"is_self_excluded!\",\n  p.birthday, yangon_day(product_now()) as \"today!\",\n  p.lvl_2_state = 'approved' as \"is_level_2!\", p.lvl_2_name, p.turnover_pya,\n  coalesce(p.credentials_changed_at > product_now() - make_interval(hours => :quiet_hours!), false) as \"is_quiet!\"\nfrom player p where p.id = :player_id! for no key update"};

/**
 * Query generated from SQL:
 * ```
 * select p.blocked_at is not null as "is_blocked!", coalesce(p.excluded_until > product_now(), false) as "is_excluded!",
 *   coalesce(p.excluded_until > product_now(), false) and not exists (
 *     select from play_break b where b.player_id = p.id and b.kind = 'time_out' and b.until_at = p.excluded_until
 *   ) as "is_self_excluded!",
 *   p.birthday, yangon_day(product_now()) as "today!",
 *   p.lvl_2_state = 'approved' as "is_level_2!", p.lvl_2_name, p.turnover_pya,
 *   coalesce(p.credentials_changed_at > product_now() - make_interval(hours => :quiet_hours!), false) as "is_quiet!"
 * from player p where p.id = :player_id! for no key update
 * ```
 */
export const lockPlayer = new PreparedQuery<LockPlayerParams,LockPlayerResult>(lockPlayerIR);


/** 'AddTurnover' parameters type */
export interface AddTurnoverParams {
  added_pya: number;
  player_id: number;
}

/** 'AddTurnover' return type */
export interface AddTurnoverResult {
  add_turnover: undefined | null;
}

/** 'AddTurnover' query type */
export interface AddTurnoverQuery {
  params: AddTurnoverParams;
  result: AddTurnoverResult;
}

const addTurnoverIR: any = {"usedParamSet":{"player_id":true,"added_pya":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":20,"b":30}]},{"name":"added_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":33,"b":43}]}],"statement":"select add_turnover(:player_id!, :added_pya!)"};

/**
 * Query generated from SQL:
 * ```
 * select add_turnover(:player_id!, :added_pya!)
 * ```
 */
export const addTurnover = new PreparedQuery<AddTurnoverParams,AddTurnoverResult>(addTurnoverIR);


/** 'DropTurnover' parameters type */
export interface DropTurnoverParams {
  player_id: number;
}

/** 'DropTurnover' return type */
export interface DropTurnoverResult {
  set_turnovers: undefined | null;
}

/** 'DropTurnover' query type */
export interface DropTurnoverQuery {
  params: DropTurnoverParams;
  result: DropTurnoverResult;
}

const dropTurnoverIR: any = {"usedParamSet":{"player_id":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":27,"b":37}]}],"statement":"select set_turnovers(array[:player_id!]::bigint[], '{0}')"};

/**
 * Query generated from SQL:
 * ```
 * select set_turnovers(array[:player_id!]::bigint[], '{0}')
 * ```
 */
export const dropTurnover = new PreparedQuery<DropTurnoverParams,DropTurnoverResult>(dropTurnoverIR);


