/** Types and statements of src/lottery/live.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export interface TakeTurnParams {
  came?: string | null | void;
  market: string;
}

export interface TakeTurnResult {
  now: Date;
}

export const takeTurn = new PreparedQuery<TakeTurnParams, TakeTurnResult>({"usedParamSet":{"market":true,"came":true},"params":[{"name":"market","required":true,"transform":{"type":"scalar"},"locs":[{"a":51,"b":58}]},{"name":"came","required":false,"transform":{"type":"scalar"},"locs":[{"a":167,"b":171},{"a":269,"b":273},{"a":438,"b":442}]}],"statement":"insert into live_number (market, asked_at) values (:market!, product_now())\non conflict (market) do update set asked_at = excluded.asked_at,\n  answered_at = case when :came = 'answered' then live_number.asked_at else live_number.answered_at end,\n  failing_since = case :came when 'answered' then null when 'failed' then coalesce(live_number.failing_since, live_number.asked_at) else live_number.failing_since end,\n  failed_at = case when :came = 'failed' then live_number.asked_at else live_number.failed_at end\nwhere live_number.asked_at not between excluded.asked_at - interval '900 milliseconds' and excluded.asked_at\nreturning asked_at as now"} as never);

export interface WaitingDrawsParams {
  code: string;
  early_days?: number | null | void;
  feed: string;
  now: Date;
}

export interface WaitingDrawsResult {
  day: string;
  has_result: boolean;
  id: number;
  is_ahead: boolean;
  is_fresh: boolean;
  is_proposed: boolean;
  section: string;
  was_proposed: boolean;
}

export const waitingDraws = new PreparedQuery<WaitingDrawsParams, WaitingDrawsResult>({"usedParamSet":{"now":true,"code":true,"early_days":true,"feed":true},"params":[{"name":"now","required":true,"transform":{"type":"scalar"},"locs":[{"a":77,"b":81},{"a":245,"b":249},{"a":438,"b":442},{"a":566,"b":570},{"a":614,"b":618},{"a":937,"b":941},{"a":963,"b":967},{"a":990,"b":994}]},{"name":"code","required":true,"transform":{"type":"scalar"},"locs":[{"a":395,"b":400},{"a":884,"b":889}]},{"name":"early_days","required":false,"transform":{"type":"scalar"},"locs":[{"a":575,"b":585}]},{"name":"feed","required":true,"transform":{"type":"scalar"},"locs":[{"a":1256,"b":1261}]}],"statement":"select d.id as \"id!\", d.day as \"day!\", d.section as \"section!\", d.draws_at > :now! as \"is_ahead!\", d.result is not null as \"has_result!\", p.stands as \"is_proposed!\", p.is_known as \"was_proposed!\",\n  coalesce(greatest(d.resulted_at, p.last_at) > :now!::timestamptz - interval '1 hour', false) as \"is_fresh!\"\nfrom (\n  (select d.* from draw d join lottery l on l.id = d.lottery_id\n  where l.code = :code! and l.is_offered and (d.draws_at <= :now! or least(d.day, (select t.normal_day from draw_date t where t.lottery_id = d.lottery_id and t.day = d.day)) <= yangon_day(:now!) + :early_days::integer) and d.draws_at > :now!::timestamptz - interval '40 days'\n    and d.result is null and d.voided_at is null and d.settled_at is null and d.refunded_at is null\n  order by d.draws_at desc limit 100)\n  union all\n  select d.* from draw d join lottery l on l.id = d.lottery_id\n  where l.code = :code! and l.is_offered and d.day between yangon_day(:now!) - 7 and yangon_day(:now!) and d.resulted_at > :now!::timestamptz - interval '1 hour'\n) d cross join lateral (\n  select coalesce(bool_or(r.state in ('proposed', 'confirmed')), false) as stands, count(*) > 0 as is_known, max(r.received_at) as last_at\n  from result_proposal r where r.draw_id = d.id and r.source = :feed! and r.state <> 'withdrawn'\n) p\norder by d.draws_at desc"} as never);

export interface DrawAtParams {
  code: string;
  day: string;
  section: string;
}

export interface DrawAtResult {
  id: number;
}

export const drawAt = new PreparedQuery<DrawAtParams, DrawAtResult>({"usedParamSet":{"code":true,"day":true,"section":true},"params":[{"name":"code","required":true,"transform":{"type":"scalar"},"locs":[{"a":77,"b":82}]},{"name":"day","required":true,"transform":{"type":"scalar"},"locs":[{"a":96,"b":100}]},{"name":"section","required":true,"transform":{"type":"scalar"},"locs":[{"a":118,"b":126}]}],"statement":"select d.id from draw d join lottery l on l.id = d.lottery_id where l.code = :code! and d.day = :day! and d.section = :section!"} as never);

export interface DrawsOfDayParams {
  code: string;
  day: string;
}

export interface DrawsOfDayResult {
  id: number;
}

export const drawsOfDay = new PreparedQuery<DrawsOfDayParams, DrawsOfDayResult>({"usedParamSet":{"code":true,"day":true},"params":[{"name":"code","required":true,"transform":{"type":"scalar"},"locs":[{"a":77,"b":82}]},{"name":"day","required":true,"transform":{"type":"scalar"},"locs":[{"a":96,"b":100}]}],"statement":"select d.id from draw d join lottery l on l.id = d.lottery_id where l.code = :code! and d.day = :day! and d.voided_at is null"} as never);

export interface ResultsOfDayParams {
  code: string;
  day: string;
}

export interface ResultsOfDayResult {
  digits: number;
  result: number | null;
  section: string;
}

export const resultsOfDay = new PreparedQuery<ResultsOfDayParams, ResultsOfDayResult>({"usedParamSet":{"code":true,"day":true},"params":[{"name":"code","required":true,"transform":{"type":"scalar"},"locs":[{"a":102,"b":107}]},{"name":"day","required":true,"transform":{"type":"scalar"},"locs":[{"a":121,"b":125}]}],"statement":"select d.section, d.result, l.digits from draw d join lottery l on l.id = d.lottery_id where l.code = :code! and d.day = :day! and d.result is not null"} as never);

export interface WriteLiveParams {
  data: unknown;
  market: string;
}

export interface WriteLiveResult {
  is_changed: boolean;
}

export const writeLive = new PreparedQuery<WriteLiveParams, WriteLiveResult>({"usedParamSet":{"market":true,"data":true},"params":[{"name":"market","required":true,"transform":{"type":"scalar"},"locs":[{"a":60,"b":67},{"a":176,"b":183}]},{"name":"data","required":true,"transform":{"type":"scalar"},"locs":[{"a":113,"b":118},{"a":233,"b":238}]}],"statement":"with before as (select data from live_number where market = :market! for update)\nupdate live_number n set data = :data!::jsonb, at = product_now() from before\nwhere n.market = :market! returning before.data - 'time' is distinct from :data!::jsonb - 'time' as \"is_changed!\""} as never);

export interface KeepMessageParams {
  body: string;
  feed: string;
}

export type KeepMessageResult = void;

export const keepMessage = new PreparedQuery<KeepMessageParams, KeepMessageResult>({"usedParamSet":{"feed":true,"body":true},"params":[{"name":"feed","required":true,"transform":{"type":"scalar"},"locs":[{"a":46,"b":51}]},{"name":"body","required":true,"transform":{"type":"scalar"},"locs":[{"a":54,"b":59}]}],"statement":"insert into feed_message (feed, body) values (:feed!, :body!)"} as never);

export interface PruneMessagesParams {
  feed: string;
}

export type PruneMessagesResult = void;

export const pruneMessages = new PreparedQuery<PruneMessagesParams, PruneMessagesResult>({"usedParamSet":{"feed":true},"params":[{"name":"feed","required":true,"transform":{"type":"scalar"},"locs":[{"a":38,"b":43}]}],"statement":"delete from feed_message where feed = :feed! and received_at < product_now() - interval '30 days'"} as never);

export interface MissingDrawsParams {
  after_minutes: number;
}

export interface MissingDrawsResult {
  code: string;
  day: string;
  id: number;
  round: number;
  section: string;
}

export const missingDraws = new PreparedQuery<MissingDrawsParams, MissingDrawsResult>({"usedParamSet":{"after_minutes":true},"params":[{"name":"after_minutes","required":true,"transform":{"type":"scalar"},"locs":[{"a":286,"b":300}]}],"statement":"select d.id, d.round, d.day, to_char(d.section, 'HH24:MI') as \"section!\", l.code\nfrom draw d join lottery l on l.id = d.lottery_id\nwhere d.settled_at is null and d.refunded_at is null and d.result is null and d.voided_at is null\n  and d.draws_at < product_now() - make_interval(mins => :after_minutes!::int) and exists (select from slip s where s.draw_id = d.id)\norder by d.id"} as never);

