/** Types generated for queries found in "src/players/play-limits.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

/** 'ShowLimits' parameters type */
export interface ShowLimitsParams {
  player_id: number;
}

/** 'ShowLimits' return type */
export interface ShowLimitsResult {
  kind: string;
  limit_pya: number;
  period: string;
  raise_asked_at: Date | null;
  raise_pya: number | null;
  used_pya: number;
}

/** 'ShowLimits' query type */
export interface ShowLimitsQuery {
  params: ShowLimitsParams;
  result: ShowLimitsResult;
}

const showLimitsIR: any = {"usedParamSet":{"player_id":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":135,"b":145},{"a":213,"b":223}]}],"statement":"select l.kind, l.period, l.limit_pya, l.raise_pya, l.raise_asked_at, u.used_pya as \"used_pya!\"\nfrom play_limit l join play_limits_used(:player_id!) u on u.kind = l.kind and u.period = l.period\nwhere l.player_id = :player_id!\norder by array_position(array['cash_in', 'stake', 'loss'], l.kind), array_position(array['day', 'week', 'month'], l.period)"};

/**
 * Query generated from SQL:
 * ```
 * select l.kind, l.period, l.limit_pya, l.raise_pya, l.raise_asked_at, u.used_pya as "used_pya!"
 * from play_limit l join play_limits_used(:player_id!) u on u.kind = l.kind and u.period = l.period
 * where l.player_id = :player_id!
 * order by array_position(array['cash_in', 'stake', 'loss'], l.kind), array_position(array['day', 'week', 'month'], l.period)
 * ```
 */
export const showLimits = new PreparedQuery<ShowLimitsParams,ShowLimitsResult>(showLimitsIR);


/** 'RunningBreak' parameters type */
export interface RunningBreakParams {
  player_id: number;
}

/** 'RunningBreak' return type */
export interface RunningBreakResult {
  kind: string;
  until_at: Date;
}

/** 'RunningBreak' query type */
export interface RunningBreakQuery {
  params: RunningBreakParams;
  result: RunningBreakResult;
}

const runningBreakIR: any = {"usedParamSet":{"player_id":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":56,"b":66}]}],"statement":"select kind, until_at from play_break where player_id = :player_id! and until_at > product_now() order by until_at desc limit 1"};

/**
 * Query generated from SQL:
 * ```
 * select kind, until_at from play_break where player_id = :player_id! and until_at > product_now() order by until_at desc limit 1
 * ```
 */
export const runningBreak = new PreparedQuery<RunningBreakParams,RunningBreakResult>(runningBreakIR);


/** 'QueueForLimits' parameters type */
export interface QueueForLimitsParams {
  player_id: number;
}

/** 'QueueForLimits' return type */
export interface QueueForLimitsResult {
  held: number;
}

/** 'QueueForLimits' query type */
export interface QueueForLimitsQuery {
  params: QueueForLimitsParams;
  result: QueueForLimitsResult;
}

const queueForLimitsIR: any = {"usedParamSet":{"player_id":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":42,"b":52}]}],"statement":"select 1 as \"held!\" from queue_for_limits(:player_id!::bigint)"};

/**
 * Query generated from SQL:
 * ```
 * select 1 as "held!" from queue_for_limits(:player_id!::bigint)
 * ```
 */
export const queueForLimits = new PreparedQuery<QueueForLimitsParams,QueueForLimitsResult>(queueForLimitsIR);


/** 'LockLimit' parameters type */
export interface LockLimitParams {
  kind: string;
  period: string;
  player_id: number;
  wait_hours: number;
}

/** 'LockLimit' return type */
export interface LockLimitResult {
  limit_pya: number;
  may_confirm: boolean;
  raise_asked_at: Date | null;
  raise_pya: number | null;
}

/** 'LockLimit' query type */
export interface LockLimitQuery {
  params: LockLimitParams;
  result: LockLimitResult;
}

const lockLimitIR: any = {"usedParamSet":{"wait_hours":true,"player_id":true,"kind":true,"period":true},"params":[{"name":"wait_hours","required":true,"transform":{"type":"scalar"},"locs":[{"a":113,"b":124}]},{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":187,"b":197}]},{"name":"kind","required":true,"transform":{"type":"scalar"},"locs":[{"a":210,"b":215}]},{"name":"period","required":true,"transform":{"type":"scalar"},"locs":[{"a":230,"b":237}]}],"statement":"select limit_pya, raise_pya, raise_asked_at,\n  coalesce(raise_asked_at <= product_now() - make_interval(hours => :wait_hours!), false) as \"may_confirm!\"\nfrom play_limit where player_id = :player_id! and kind = :kind! and period = :period! for no key update"};

/**
 * Query generated from SQL:
 * ```
 * select limit_pya, raise_pya, raise_asked_at,
 *   coalesce(raise_asked_at <= product_now() - make_interval(hours => :wait_hours!), false) as "may_confirm!"
 * from play_limit where player_id = :player_id! and kind = :kind! and period = :period! for no key update
 * ```
 */
export const lockLimit = new PreparedQuery<LockLimitParams,LockLimitResult>(lockLimitIR);


/** 'PutLimit' parameters type */
export interface PutLimitParams {
  kind: string;
  limit_pya: number;
  period: string;
  player_id: number;
}

/** 'PutLimit' return type */
export type PutLimitResult = void;

/** 'PutLimit' query type */
export interface PutLimitQuery {
  params: PutLimitParams;
  result: PutLimitResult;
}

const putLimitIR: any = {"usedParamSet":{"player_id":true,"kind":true,"period":true,"limit_pya":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":68,"b":78}]},{"name":"kind","required":true,"transform":{"type":"scalar"},"locs":[{"a":81,"b":86}]},{"name":"period","required":true,"transform":{"type":"scalar"},"locs":[{"a":89,"b":96}]},{"name":"limit_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":99,"b":109}]}],"statement":"insert into play_limit (player_id, kind, period, limit_pya) values (:player_id!, :kind!, :period!, :limit_pya!)\non conflict (player_id, kind, period) do update set limit_pya = excluded.limit_pya, raise_pya = null, raise_asked_at = null, changed_at = product_now()"};

/**
 * Query generated from SQL:
 * ```
 * insert into play_limit (player_id, kind, period, limit_pya) values (:player_id!, :kind!, :period!, :limit_pya!)
 * on conflict (player_id, kind, period) do update set limit_pya = excluded.limit_pya, raise_pya = null, raise_asked_at = null, changed_at = product_now()
 * ```
 */
export const putLimit = new PreparedQuery<PutLimitParams,PutLimitResult>(putLimitIR);


/** 'AskRaise' parameters type */
export interface AskRaiseParams {
  kind: string;
  period: string;
  player_id: number;
  raise_pya?: number | null | void;
}

/** 'AskRaise' return type */
export type AskRaiseResult = void;

/** 'AskRaise' query type */
export interface AskRaiseQuery {
  params: AskRaiseParams;
  result: AskRaiseResult;
}

const askRaiseIR: any = {"usedParamSet":{"raise_pya":true,"player_id":true,"kind":true,"period":true},"params":[{"name":"raise_pya","required":false,"transform":{"type":"scalar"},"locs":[{"a":34,"b":43}]},{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":95,"b":105}]},{"name":"kind","required":true,"transform":{"type":"scalar"},"locs":[{"a":118,"b":123}]},{"name":"period","required":true,"transform":{"type":"scalar"},"locs":[{"a":138,"b":145}]}],"statement":"update play_limit set raise_pya = :raise_pya, raise_asked_at = product_now() where player_id = :player_id! and kind = :kind! and period = :period!"};

/**
 * Query generated from SQL:
 * ```
 * update play_limit set raise_pya = :raise_pya, raise_asked_at = product_now() where player_id = :player_id! and kind = :kind! and period = :period!
 * ```
 */
export const askRaise = new PreparedQuery<AskRaiseParams,AskRaiseResult>(askRaiseIR);


/** 'DropLimit' parameters type */
export interface DropLimitParams {
  kind: string;
  period: string;
  player_id: number;
}

/** 'DropLimit' return type */
export type DropLimitResult = void;

/** 'DropLimit' query type */
export interface DropLimitQuery {
  params: DropLimitParams;
  result: DropLimitResult;
}

const dropLimitIR: any = {"usedParamSet":{"player_id":true,"kind":true,"period":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":41,"b":51}]},{"name":"kind","required":true,"transform":{"type":"scalar"},"locs":[{"a":64,"b":69}]},{"name":"period","required":true,"transform":{"type":"scalar"},"locs":[{"a":84,"b":91}]}],"statement":"delete from play_limit where player_id = :player_id! and kind = :kind! and period = :period!"};

/**
 * Query generated from SQL:
 * ```
 * delete from play_limit where player_id = :player_id! and kind = :kind! and period = :period!
 * ```
 */
export const dropLimit = new PreparedQuery<DropLimitParams,DropLimitResult>(dropLimitIR);


/** 'AddBreak' parameters type */
export interface AddBreakParams {
  days: number;
  kind: string;
  months: number;
  player_id: number;
}

/** 'AddBreak' return type */
export interface AddBreakResult {
  excluded_until: Date | null;
}

/** 'AddBreak' query type */
export interface AddBreakQuery {
  params: AddBreakParams;
  result: AddBreakResult;
}

const addBreakIR: any = {"usedParamSet":{"player_id":true,"kind":true,"days":true,"months":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":87,"b":97},{"a":319,"b":329}]},{"name":"kind","required":true,"transform":{"type":"scalar"},"locs":[{"a":100,"b":105}]},{"name":"days","required":true,"transform":{"type":"scalar"},"locs":[{"a":139,"b":144}]},{"name":"months","required":true,"transform":{"type":"scalar"},"locs":[{"a":157,"b":164}]}],"statement":"with added as (\n  insert into play_break (player_id, kind, from_at, until_at)\n  select :player_id!, :kind!, at, at + make_interval(days => :days!, months => :months!) from product_now() as at\n  returning until_at\n)\nupdate player p set excluded_until = greatest(p.excluded_until, added.until_at) from added where p.id = :player_id!\nreturning p.excluded_until"};

/**
 * Query generated from SQL:
 * ```
 * with added as (
 *   insert into play_break (player_id, kind, from_at, until_at)
 *   select :player_id!, :kind!, at, at + make_interval(days => :days!, months => :months!) from product_now() as at
 *   returning until_at
 * )
 * update player p set excluded_until = greatest(p.excluded_until, added.until_at) from added where p.id = :player_id!
 * returning p.excluded_until
 * ```
 */
export const addBreak = new PreparedQuery<AddBreakParams,AddBreakResult>(addBreakIR);


