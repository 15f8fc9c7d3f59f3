/** Types and statements of src/players/play-limits.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';
import type { PlayBreakKind, PlayLimitKind, PlayLimitPeriod } from '#queries/unions.ts';

export interface ShowLimitsParams {
  player_id: number;
}

export interface ShowLimitsResult {
  kind: PlayLimitKind;
  limit_pya: number;
  period: PlayLimitPeriod;
  raise_asked_at: Date | null;
  raise_pya: number | null;
  used_pya: number;
}

export const showLimits = new PreparedQuery<ShowLimitsParams, ShowLimitsResult>({"usedParamSet":{"player_id":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":135,"b":145},{"a":213,"b":223}]}],"statement":"select l.kind, l.period, l.limit_pya, l.raise_pya, l.raise_asked_at, u.used_pya as \"used_pya!\"\nfrom play_limit l join play_limits_used(:player_id!) u on u.kind = l.kind and u.period = l.period\nwhere l.player_id = :player_id!\norder by l.kind, l.period"} as never);

export interface RunningBreakParams {
  player_id: number;
}

export interface RunningBreakResult {
  kind: PlayBreakKind;
  until_at: Date;
}

export const runningBreak = new PreparedQuery<RunningBreakParams, RunningBreakResult>({"usedParamSet":{"player_id":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":56,"b":66}]}],"statement":"select kind, until_at from play_break where player_id = :player_id! and until_at > product_now() order by until_at desc limit 1"} as never);

export interface QueueForLimitsParams {
  player_id: number;
}

export interface QueueForLimitsResult {
  held: number;
}

export const queueForLimits = new PreparedQuery<QueueForLimitsParams, QueueForLimitsResult>({"usedParamSet":{"player_id":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":42,"b":52}]}],"statement":"select 1 as \"held!\" from queue_for_limits(:player_id!::bigint)"} as never);

export interface LockLimitParams {
  kind: PlayLimitKind;
  period: PlayLimitPeriod;
  player_id: number;
  wait_hours: number;
}

export interface LockLimitResult {
  limit_pya: number;
  may_confirm: boolean;
  raise_asked_at: Date | null;
  raise_pya: number | null;
}

export const lockLimit = new PreparedQuery<LockLimitParams, LockLimitResult>({"usedParamSet":{"wait_hours":true,"player_id":true,"kind":true,"period":true},"params":[{"name":"wait_hours","required":true,"transform":{"type":"scalar"},"locs":[{"a":113,"b":124}]},{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":187,"b":197}]},{"name":"kind","required":true,"transform":{"type":"scalar"},"locs":[{"a":210,"b":215}]},{"name":"period","required":true,"transform":{"type":"scalar"},"locs":[{"a":230,"b":237}]}],"statement":"select limit_pya, raise_pya, raise_asked_at,\n  coalesce(raise_asked_at <= product_now() - make_interval(hours => :wait_hours!), false) as \"may_confirm!\"\nfrom play_limit where player_id = :player_id! and kind = :kind! and period = :period! for no key update"} as never);

export interface PutLimitParams {
  kind: PlayLimitKind;
  limit_pya: number;
  period: PlayLimitPeriod;
  player_id: number;
}

export type PutLimitResult = void;

export const putLimit = new PreparedQuery<PutLimitParams, PutLimitResult>({"usedParamSet":{"player_id":true,"kind":true,"period":true,"limit_pya":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":68,"b":78}]},{"name":"kind","required":true,"transform":{"type":"scalar"},"locs":[{"a":81,"b":86}]},{"name":"period","required":true,"transform":{"type":"scalar"},"locs":[{"a":89,"b":96}]},{"name":"limit_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":99,"b":109}]}],"statement":"insert into play_limit (player_id, kind, period, limit_pya) values (:player_id!, :kind!, :period!, :limit_pya!)\non conflict (player_id, kind, period) do update set limit_pya = excluded.limit_pya, raise_pya = null, raise_asked_at = null, changed_at = product_now()"} as never);

export interface AskRaiseParams {
  kind: PlayLimitKind;
  period: PlayLimitPeriod;
  player_id: number;
  raise_pya?: number | null | void;
}

export type AskRaiseResult = void;

export const askRaise = new PreparedQuery<AskRaiseParams, AskRaiseResult>({"usedParamSet":{"raise_pya":true,"player_id":true,"kind":true,"period":true},"params":[{"name":"raise_pya","required":false,"transform":{"type":"scalar"},"locs":[{"a":34,"b":43}]},{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":95,"b":105}]},{"name":"kind","required":true,"transform":{"type":"scalar"},"locs":[{"a":118,"b":123}]},{"name":"period","required":true,"transform":{"type":"scalar"},"locs":[{"a":138,"b":145}]}],"statement":"update play_limit set raise_pya = :raise_pya, raise_asked_at = product_now() where player_id = :player_id! and kind = :kind! and period = :period!"} as never);

export interface DropLimitParams {
  kind: PlayLimitKind;
  period: PlayLimitPeriod;
  player_id: number;
}

export type DropLimitResult = void;

export const dropLimit = new PreparedQuery<DropLimitParams, DropLimitResult>({"usedParamSet":{"player_id":true,"kind":true,"period":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":41,"b":51}]},{"name":"kind","required":true,"transform":{"type":"scalar"},"locs":[{"a":64,"b":69}]},{"name":"period","required":true,"transform":{"type":"scalar"},"locs":[{"a":84,"b":91}]}],"statement":"delete from play_limit where player_id = :player_id! and kind = :kind! and period = :period!"} as never);

export interface NoteRaiseParams {
  from_pya: number;
  kind: PlayLimitKind;
  period: PlayLimitPeriod;
  player_id: number;
  to_pya?: number | null | void;
}

export type NoteRaiseResult = void;

export const noteRaise = new PreparedQuery<NoteRaiseParams, NoteRaiseResult>({"usedParamSet":{"player_id":true,"kind":true,"period":true,"from_pya":true,"to_pya":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":81,"b":91}]},{"name":"kind","required":true,"transform":{"type":"scalar"},"locs":[{"a":94,"b":99}]},{"name":"period","required":true,"transform":{"type":"scalar"},"locs":[{"a":102,"b":109}]},{"name":"from_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":112,"b":121}]},{"name":"to_pya","required":false,"transform":{"type":"scalar"},"locs":[{"a":124,"b":130}]}],"statement":"insert into play_limit_raise (player_id, kind, period, from_pya, to_pya) values (:player_id!, :kind!, :period!, :from_pya!, :to_pya)"} as never);

export interface AddBreakParams {
  days: number;
  kind: PlayBreakKind;
  months: number;
  player_id: number;
}

export interface AddBreakResult {
  excluded_until: Date | null;
}

export const addBreak = new PreparedQuery<AddBreakParams, AddBreakResult>({"usedParamSet":{"player_id":true,"kind":true,"days":true,"months":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":87,"b":97},{"a":319,"b":329}]},{"name":"kind","required":true,"transform":{"type":"scalar"},"locs":[{"a":100,"b":105}]},{"name":"days","required":true,"transform":{"type":"scalar"},"locs":[{"a":139,"b":144}]},{"name":"months","required":true,"transform":{"type":"scalar"},"locs":[{"a":157,"b":164}]}],"statement":"with added as (\n  insert into play_break (player_id, kind, from_at, until_at)\n  select :player_id!, :kind!, at, at + make_interval(days => :days!, months => :months!) from product_now() as at\n  returning until_at\n)\nupdate player p set excluded_until = greatest(p.excluded_until, added.until_at) from added where p.id = :player_id!\nreturning p.excluded_until"} as never);

