/** Types and statements of src/lottery/off-days.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export interface QueueForDayParams {
  days: string[];
  lottery_ids: number[];
}

export interface QueueForDayResult {
  queued: string | null;
}

export const queueForDay = new PreparedQuery<QueueForDayParams, QueueForDayResult>({"usedParamSet":{"lottery_ids":true,"days":true},"params":[{"name":"lottery_ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":73,"b":85}]},{"name":"days","required":true,"transform":{"type":"scalar"},"locs":[{"a":115,"b":120}]}],"statement":"select queue_for_draws(array(select id from draw where lottery_id = any (:lottery_ids!::smallint[]) and day = any (:days!::date[])), true)::text as \"queued?\""} as never);

export interface LockDaysParams {
  days: string[];
  lottery_ids: number[];
}

export interface LockDaysResult {
  day: string;
  has_result: boolean;
  id: number;
  is_closed: boolean;
  is_opened: boolean;
  is_shut: boolean;
  lottery_id: number;
  section: string;
}

export const lockDays = new PreparedQuery<LockDaysParams, LockDaysResult>({"usedParamSet":{"lottery_ids":true,"days":true},"params":[{"name":"lottery_ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":310,"b":322}]},{"name":"days","required":true,"transform":{"type":"scalar"},"locs":[{"a":354,"b":359}]}],"statement":"select d.id, d.lottery_id, d.day, d.section, d.opens_at <= product_now() as \"is_opened!\", d.closes_at <= product_now() or d.closed_at is not null as \"is_closed!\",\n  d.closed_at is not null as \"is_shut!\", d.result is not null or d.reversing_at is not null as \"has_result!\"\nfrom draw d where d.lottery_id = any (:lottery_ids!::smallint[]) and d.day = any (:days!::date[]) and d.voided_at is null order by d.id for update"} as never);

export interface WithSlipsParams {
  draw_ids: number[];
}

export interface WithSlipsResult {
  id: number | null;
}

export const withSlips = new PreparedQuery<WithSlipsParams, WithSlipsResult>({"usedParamSet":{"draw_ids":true},"params":[{"name":"draw_ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":24,"b":33}]}],"statement":"select d.id from unnest(:draw_ids!::bigint[]) as d(id) where exists (select from slip s where s.draw_id = d.id)"} as never);

export interface DropEmptyDrawsParams {
  draw_ids: number[];
}

export type DropEmptyDrawsResult = void;

export const dropEmptyDraws = new PreparedQuery<DropEmptyDrawsParams, DropEmptyDrawsResult>({"usedParamSet":{"draw_ids":true},"params":[{"name":"draw_ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":33,"b":42}]}],"statement":"delete from draw where id = any (:draw_ids!)"} as never);

export interface MoveDaysDrawsParams {
  day: string;
  days: number;
  draw_ids: number[];
}

export type MoveDaysDrawsResult = void;

export const moveDaysDraws = new PreparedQuery<MoveDaysDrawsParams, MoveDaysDrawsResult>({"usedParamSet":{"day":true,"days":true,"draw_ids":true},"params":[{"name":"day","required":true,"transform":{"type":"scalar"},"locs":[{"a":22,"b":26}]},{"name":"days","required":true,"transform":{"type":"scalar"},"locs":[{"a":75,"b":80},{"a":133,"b":138},{"a":203,"b":208}]},{"name":"draw_ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":232,"b":241}]}],"statement":"update draw set day = :day!, closes_at = closes_at + make_interval(days => :days!::int), draws_at = draws_at + make_interval(days => :days!::int),\n  own_closes_at = own_closes_at + make_interval(days => :days!::int)\nwhere id = any (:draw_ids!)"} as never);

export interface DayEffectParams {
  day: string;
  lottery_ids: number[];
}

export interface DayEffectResult {
  draw_count: number;
  has_closed: boolean;
  has_result: boolean;
  slip_count: number;
  staked_pya: number;
}

export const dayEffect = new PreparedQuery<DayEffectParams, DayEffectResult>({"usedParamSet":{"lottery_ids":true,"day":true},"params":[{"name":"lottery_ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":468,"b":480}]},{"name":"day","required":true,"transform":{"type":"scalar"},"locs":[{"a":507,"b":511}]}],"statement":"select count(*)::int as \"draw_count!\", coalesce(sum(s.slips), 0)::int as \"slip_count!\", coalesce(sum(s.staked), 0)::bigint as \"staked_pya!\",\n  coalesce(bool_or(d.result is not null), false) as \"has_result!\", coalesce(bool_or(s.slips > 0 and (d.closes_at <= product_now() or d.closed_at is not null)), false) as \"has_closed!\"\nfrom draw d cross join lateral (select count(*) as slips, sum(total_pya) as staked from slip where draw_id = d.id) s\nwhere d.lottery_id = any (:lottery_ids!::smallint[]) and d.day = :day! and d.voided_at is null and d.opens_at <= product_now()"} as never);

export interface PlayersOfDrawsParams {
  draw_ids: number[];
}

export interface PlayersOfDrawsResult {
  code: string;
  day: string;
  draw_id: number;
  player_id: number;
  section: string;
}

export const playersOfDraws = new PreparedQuery<PlayersOfDrawsParams, PlayersOfDrawsResult>({"usedParamSet":{"draw_ids":true},"params":[{"name":"draw_ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":170,"b":179}]}],"statement":"select distinct s.player_id, s.draw_id, l.code, d.day, d.section from slip s join draw d on d.id = s.draw_id join lottery l on l.id = d.lottery_id\nwhere s.draw_id = any (:draw_ids!::bigint[]) order by s.draw_id, s.player_id"} as never);

export interface CalledOffOnParams {
  day: string;
  lottery_ids: number[];
}

export interface CalledOffOnResult {
  draws: number;
}

export const calledOffOn = new PreparedQuery<CalledOffOnParams, CalledOffOnResult>({"usedParamSet":{"lottery_ids":true,"day":true},"params":[{"name":"lottery_ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":67,"b":79}]},{"name":"day","required":true,"transform":{"type":"scalar"},"locs":[{"a":104,"b":108}]}],"statement":"select count(*)::int as \"draws!\" from draw where lottery_id = any (:lottery_ids!::smallint[]) and day = :day! and voided_at is not null"} as never);

