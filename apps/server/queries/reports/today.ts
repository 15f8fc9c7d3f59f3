/** Types and statements of src/reports/today.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';
import type { ReportSubject } from '#queries/unions.ts';

export interface FiguresOfDaysParams {
  days: string[];
  from: string;
  subjects: ReportSubject[];
  to: string;
}

export interface FiguresOfDaysResult {
  amount_pya: number;
  day: string;
  entry_count: number;
  key: string;
  reason: string;
  subject: ReportSubject;
}

export const figuresOfDays = new PreparedQuery<FiguresOfDaysParams, FiguresOfDaysResult>({"usedParamSet":{"subjects":true,"from":true,"to":true,"days":true},"params":[{"name":"subjects","required":true,"transform":{"type":"scalar"},"locs":[{"a":172,"b":181}]},{"name":"from","required":true,"transform":{"type":"scalar"},"locs":[{"a":202,"b":207}]},{"name":"to","required":true,"transform":{"type":"scalar"},"locs":[{"a":210,"b":213}]},{"name":"days","required":true,"transform":{"type":"scalar"},"locs":[{"a":237,"b":242}]}],"statement":"select b.subject as \"subject!\", b.day as \"day!\", b.key as \"key!\", b.reason as \"reason!\", b.amount_pya as \"amount_pya!\", b.entry_count as \"entry_count!\"\nfrom booked_between(:subjects!::report_subject[], :from!, :to!) b where b.day = any (:days!::date[])"} as never);

export interface HouseByDayParams {
  from: string;
  to: string;
}

export interface HouseByDayResult {
  amount_pya: number;
  cash_in_pya: number | null;
  cash_out_pya: number | null;
  day: string;
  kind: string;
}

export const houseByDay = new PreparedQuery<HouseByDayParams, HouseByDayResult>({"usedParamSet":{"from":true,"to":true},"params":[{"name":"from","required":true,"transform":{"type":"scalar"},"locs":[{"a":301,"b":306}]},{"name":"to","required":true,"transform":{"type":"scalar"},"locs":[{"a":309,"b":312}]}],"statement":"select b.day as \"day!\", split_part(b.key, ':', 1) as \"kind!\", sum(b.amount_pya)::bigint as \"amount_pya!\",\n  sum(b.amount_pya) filter (where b.reason = 'cash_in')::bigint as cash_in_pya, sum(b.amount_pya) filter (where b.reason = 'cash_out_paid')::bigint as cash_out_pya\nfrom booked_between('{house}', :from!, :to!) b group by 1, 2"} as never);

export interface DrawsNamedParams {
  draw_ids: number[];
}

export interface DrawsNamedResult {
  code: string;
  id: number;
  section: string;
}

export const drawsNamed = new PreparedQuery<DrawsNamedParams, DrawsNamedResult>({"usedParamSet":{"draw_ids":true},"params":[{"name":"draw_ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":147,"b":156}]}],"statement":"select d.id, l.code, to_char(d.section, 'HH24:MI') as \"section!\" from public_draw d join public_lottery l on l.id = d.lottery_id where d.id = any (:draw_ids!)"} as never);

export type MethodsNamedParams = void;

export interface MethodsNamedResult {
  code: string;
  id: number;
  name: string;
  position: number;
}

export const methodsNamed = new PreparedQuery<MethodsNamedParams, MethodsNamedResult>({"usedParamSet":{},"params":[],"statement":"select id, code, name, position from public_payment_method order by position, id"} as never);

export type ProvidersNamedParams = void;

export interface ProvidersNamedResult {
  name: string;
  p_code: string;
}

export const providersNamed = new PreparedQuery<ProvidersNamedParams, ProvidersNamedResult>({"usedParamSet":{},"params":[],"statement":"select p_code, name from public_provider"} as never);

export interface FundsOfDaysParams {
  from: string;
  to: string;
}

export interface FundsOfDaysResult {
  amount: number;
  day: string;
  purse: string;
}

export const fundsOfDays = new PreparedQuery<FundsOfDaysParams, FundsOfDaysResult>({"usedParamSet":{"from":true,"to":true},"params":[{"name":"from","required":true,"transform":{"type":"scalar"},"locs":[{"a":86,"b":91}]},{"name":"to","required":true,"transform":{"type":"scalar"},"locs":[{"a":94,"b":97}]}],"statement":"select f.day as \"day!\", f.purse as \"purse!\", f.amount as \"amount!\" from funds_between(:from!, :to!) f order by f.day"} as never);

export interface BelowZeroOfDaysParams {
  from: string;
  to: string;
}

export interface BelowZeroOfDaysResult {
  below_zero_pya: number;
  day: string;
}

export const belowZeroOfDays = new PreparedQuery<BelowZeroOfDaysParams, BelowZeroOfDaysResult>({"usedParamSet":{"from":true,"to":true},"params":[{"name":"from","required":true,"transform":{"type":"scalar"},"locs":[{"a":136,"b":141},{"a":145,"b":150}]},{"name":"to","required":true,"transform":{"type":"scalar"},"locs":[{"a":164,"b":167}]}],"statement":"select day as \"day!\", below_zero_pya as \"below_zero_pya!\" from closing\nwhere day >= coalesce((select max(day) from closing where day <= :from!), :from!) and day <= :to! order by day"} as never);

export type OpenStakesParams = void;

export interface OpenStakesResult {
  closes_at: Date;
  code: string;
  day: string;
  digits: number;
  id: number;
  number: number;
  odds_hundredths: number;
  section: string;
  taken_pya: number;
  tot_odds_hundredths: number | null;
}

export const openStakes = new PreparedQuery<OpenStakesParams, OpenStakesResult>({"usedParamSet":{},"params":[],"statement":"select d.id, d.day, to_char(d.section, 'HH24:MI') as \"section!\", d.closes_at, d.odds_hundredths, d.tot_odds_hundredths, l.code, l.digits, n.number, n.taken_pya\nfrom public_draw d\njoin public_lottery l on l.id = d.lottery_id\njoin public_draw_number n on n.draw_id = d.id\nwhere d.settled_at is null and d.refunded_at is null and d.voided_at is null and d.result is null and n.taken_pya > 0\norder by d.draws_at, d.id, n.number"} as never);

export type OpenSalesParams = void;

export interface OpenSalesResult {
  commission_pya: number;
  draw_id: number;
  numbers: number[];
  odds_hundredths: number;
  stakes_pya: number[];
  tot_odds_hundredths: number | null;
}

export const openSales = new PreparedQuery<OpenSalesParams, OpenSalesResult>({"usedParamSet":{},"params":[],"statement":"select o.draw_id as \"draw_id!\", o.numbers as \"numbers!\", o.stakes_pya as \"stakes_pya!\", o.odds_hundredths as \"odds_hundredths!\", o.tot_odds_hundredths as \"tot_odds_hundredths?\",\n  o.commission_pya as \"commission_pya!\"\nfrom public_draw d join public_lay_off o on o.draw_id = d.id\nwhere d.settled_at is null and d.refunded_at is null and d.voided_at is null and d.result is null order by o.id"} as never);

export type FeedsHeardParams = void;

export interface FeedsHeardResult {
  answered_ms_ago: number | null;
  in_vain_ms: number | null;
  market: string;
}

export const feedsHeard = new PreparedQuery<FeedsHeardParams, FeedsHeardResult>({"usedParamSet":{},"params":[],"statement":"select market, (extract(epoch from product_now() - answered_at) * 1000)::bigint as answered_ms_ago,\n  case when failed_at > product_now() - interval '5 minutes' then (extract(epoch from product_now() - failing_since) * 1000)::bigint end as in_vain_ms\nfrom public_live_number order by market"} as never);

export type ArchiveAgeParams = void;

export interface ArchiveAgeResult {
  archived_ms_ago: number | null;
  has_failed: boolean;
}

export const archiveAge = new PreparedQuery<ArchiveAgeParams, ArchiveAgeResult>({"usedParamSet":{},"params":[],"statement":"select (extract(epoch from clock_timestamp() - last_archived_time) * 1000)::bigint as archived_ms_ago,\n  coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) as \"has_failed!\"\nfrom pg_stat_archiver where current_setting('archive_mode') <> 'off'"} as never);

export type WorkersToldParams = void;

export interface WorkersToldResult {
  loops: unknown;
  place: string;
  told_ms_ago: number;
}

export const workersTold = new PreparedQuery<WorkersToldParams, WorkersToldResult>({"usedParamSet":{},"params":[],"statement":"select place as \"place!\", loops as \"loops!\", (extract(epoch from clock_timestamp() - told_at) * 1000)::bigint as \"told_ms_ago!\"\nfrom public_worker_process order by place"} as never);

export type LastBackupParams = void;

export interface LastBackupResult {
  began_ms_ago: number | null;
  is_good: boolean;
}

export const lastBackup = new PreparedQuery<LastBackupParams, LastBackupResult>({"usedParamSet":{},"params":[],"statement":"select (extract(epoch from clock_timestamp() - backup_at) * 1000)::bigint as began_ms_ago, trouble is null as \"is_good!\" from public_rehearsal_run order by id desc limit 1"} as never);

export type EntriesLeftOutParams = void;

export interface EntriesLeftOutResult {
  left_out_count: number;
}

export const entriesLeftOut = new PreparedQuery<EntriesLeftOutParams, EntriesLeftOutResult>({"usedParamSet":{},"params":[],"statement":"select (coalesce((select max(id) from public_entry), 0) - booked_up_to())::int as \"left_out_count!\""} as never);

