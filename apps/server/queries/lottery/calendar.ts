/** Types and statements of src/lottery/calendar.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export type CalendarMarkParams = void;

export interface CalendarMarkResult {
  mark: string;
}

export const calendarMark = new PreparedQuery<CalendarMarkParams, CalendarMarkResult>({"usedParamSet":{},"params":[],"statement":"select concat_ws(' ', yangon_day(product_now()),\n  (select sum(hash_record_extended(row(l.id, l.code, l.odds_hundredths, l.tot_odds_hundredths, l.stake_min_pya, l.stake_max_pya, l.stake_step_pya, l.cap_pya,\n    l.bet_next_day, l.digits, l.is_open), 0)) from lottery l where l.is_offered),\n  (select sum(hash_record_extended(row(s.lottery_id, s.id, s.draws_at, s.close_before_minutes, s.odds_hundredths, s.is_open), 1)) from section s),\n  (select sum(hash_record_extended(row(o.lottery_id, o.day), 2)) from off_day o where o.day >= yangon_day(product_now()) - 31),\n  (select sum(hash_record_extended(row(t.lottery_id, t.normal_day, t.day), 3)) from draw_date t where t.day >= yangon_day(product_now()) - 62),\n  (select sum(hash_record_extended(row(d.id, d.day, d.section, d.opens_at, d.closes_at, d.own_closes_at, d.odds_hundredths, d.tot_odds_hundredths, d.stake_min_pya,\n    d.stake_max_pya, d.stake_step_pya, d.cap_pya, d.opens_at > product_now() and d.voided_at is null and d.closed_at is null), 4))\n    from draw d where d.lottery_id in (select id from lottery) and d.day >= yangon_day(product_now()) - 31)\n) as \"mark!\""} as never);

export type CalendarLotteriesParams = void;

export interface CalendarLotteriesResult {
  bet_next_day: boolean;
  cap_pya: number;
  code: string;
  digits: number;
  id: number;
  is_open: boolean;
  odds_hundredths: number;
  stake_max_pya: number;
  stake_min_pya: number;
  stake_step_pya: number;
  tot_odds_hundredths: number | null;
}

export const calendarLotteries = new PreparedQuery<CalendarLotteriesParams, CalendarLotteriesResult>({"usedParamSet":{},"params":[],"statement":"select id, code, is_open, odds_hundredths, tot_odds_hundredths, stake_min_pya, stake_max_pya, stake_step_pya, cap_pya, bet_next_day, digits\nfrom lottery where is_offered order by id"} as never);

export interface CalendarSectionsParams {
  lottery_ids: number[];
}

export interface CalendarSectionsResult {
  close_before_minutes: number;
  draws_at: string;
  id: number;
  is_open: boolean;
  lottery_id: number;
  odds_hundredths: number | null;
}

export const calendarSections = new PreparedQuery<CalendarSectionsParams, CalendarSectionsResult>({"usedParamSet":{"lottery_ids":true},"params":[{"name":"lottery_ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":117,"b":129}]}],"statement":"select lottery_id, id, draws_at, close_before_minutes, odds_hundredths, is_open from section\nwhere lottery_id = any (:lottery_ids!) order by draws_at"} as never);

export interface OffDaysFromParams {
  from_day: string;
  lottery_ids: number[];
}

export interface OffDaysFromResult {
  day: string;
  lottery_id: number;
}

export const offDaysFrom = new PreparedQuery<OffDaysFromParams, OffDaysFromResult>({"usedParamSet":{"lottery_ids":true,"from_day":true},"params":[{"name":"lottery_ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":60,"b":72}]},{"name":"from_day","required":true,"transform":{"type":"scalar"},"locs":[{"a":86,"b":95}]}],"statement":"select lottery_id, day from off_day where lottery_id = any (:lottery_ids!) and day >= :from_day!"} as never);

export interface DrawsFromParams {
  from_day: string;
  lottery_ids: number[];
}

export interface DrawsFromResult {
  cap_pya: number;
  closes_at: Date;
  day: string;
  id: number;
  is_scheduled: boolean;
  lottery_id: number;
  odds_hundredths: number;
  opens_at: Date;
  own_closes_at: Date | null;
  section: string;
  stake_max_pya: number;
  stake_min_pya: number;
  stake_step_pya: number;
  tot_odds_hundredths: number | null;
}

export const drawsFrom = new PreparedQuery<DrawsFromParams, DrawsFromResult>({"usedParamSet":{"lottery_ids":true,"from_day":true},"params":[{"name":"lottery_ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":326,"b":338}]},{"name":"from_day","required":true,"transform":{"type":"scalar"},"locs":[{"a":354,"b":363}]}],"statement":"select d.lottery_id, d.id, d.day, d.section, d.opens_at, d.closes_at, d.own_closes_at, d.odds_hundredths, d.tot_odds_hundredths, d.stake_min_pya, d.stake_max_pya,\n  d.stake_step_pya, d.cap_pya, d.opens_at > product_now() and d.voided_at is null and d.closed_at is null as \"is_scheduled!\"\nfrom draw d where d.lottery_id = any (:lottery_ids!) and d.day >= :from_day! order by d.day, d.section"} as never);

export interface WriteDrawsParams {
  closes_at: Date[];
  days: string[];
  draws_at: Date[];
  lottery_id: number;
  number_count: number;
  odds_hundredths: number[];
  opens_at: Date[];
  section_ids: number[];
  sections: string[];
}

export type WriteDrawsResult = void;

export const writeDraws = new PreparedQuery<WriteDrawsParams, WriteDrawsResult>({"usedParamSet":{"section_ids":true,"days":true,"sections":true,"opens_at":true,"closes_at":true,"draws_at":true,"odds_hundredths":true,"lottery_id":true,"number_count":true},"params":[{"name":"section_ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":418,"b":430}]},{"name":"days","required":true,"transform":{"type":"scalar"},"locs":[{"a":443,"b":448}]},{"name":"sections","required":true,"transform":{"type":"scalar"},"locs":[{"a":459,"b":468}]},{"name":"opens_at","required":true,"transform":{"type":"scalar"},"locs":[{"a":479,"b":488}]},{"name":"closes_at","required":true,"transform":{"type":"scalar"},"locs":[{"a":506,"b":516}]},{"name":"draws_at","required":true,"transform":{"type":"scalar"},"locs":[{"a":538,"b":547}]},{"name":"odds_hundredths","required":true,"transform":{"type":"scalar"},"locs":[{"a":565,"b":581}]},{"name":"lottery_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":689,"b":700}]},{"name":"number_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":1128,"b":1141}]}],"statement":"with made as (\n  insert into draw (lottery_id, section_id, day, section, opens_at, closes_at, draws_at, odds_hundredths, tot_odds_hundredths,\n    stake_min_pya, stake_max_pya, stake_step_pya, cap_pya)\n  select l.id, x.section_id, x.day, x.section, x.opens_at, x.closes_at, x.draws_at, x.odds_hundredths, l.tot_odds_hundredths,\n    l.stake_min_pya, l.stake_max_pya, l.stake_step_pya, l.cap_pya\n  from lottery l, unnest(:section_ids!::bigint[], :days!::date[], :sections!::time[], :opens_at!::timestamptz[], :closes_at!::timestamptz[],\n    :draws_at!::timestamptz[], :odds_hundredths!::integer[]) as x(section_id, day, section, opens_at, closes_at, draws_at, odds_hundredths)\n  where l.id = :lottery_id!\n  on conflict (lottery_id, day, section) do nothing\n  returning id, lottery_id, section_id, day\n), ruled as (\n  select made.id, t.number, t.cap_pya, t.is_blocked from made cross join lateral rule_terms(made.lottery_id, made.section_id, made.day) t\n)\ninsert into draw_number (draw_id, number, rule_cap_pya, rule_block)\nselect made.id, n, ruled.cap_pya, coalesce(ruled.is_blocked, false)\nfrom made cross join generate_series(0, :number_count!::integer - 1) as n left join ruled on ruled.id = made.id and ruled.number = n"} as never);

export interface MoveScheduledDrawParams {
  closes_at: Date;
  id: number;
  odds_hundredths: number;
  opens_at: Date;
}

export type MoveScheduledDrawResult = void;

export const moveScheduledDraw = new PreparedQuery<MoveScheduledDrawParams, MoveScheduledDrawResult>({"usedParamSet":{"opens_at":true,"closes_at":true,"odds_hundredths":true,"id":true},"params":[{"name":"opens_at","required":true,"transform":{"type":"scalar"},"locs":[{"a":29,"b":38}]},{"name":"closes_at","required":true,"transform":{"type":"scalar"},"locs":[{"a":53,"b":63}]},{"name":"odds_hundredths","required":true,"transform":{"type":"scalar"},"locs":[{"a":84,"b":100}]},{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":301,"b":304}]}],"statement":"update draw d set opens_at = :opens_at!, closes_at = :closes_at!, odds_hundredths = :odds_hundredths!,\n  tot_odds_hundredths = l.tot_odds_hundredths, stake_min_pya = l.stake_min_pya, stake_max_pya = l.stake_max_pya,\n  stake_step_pya = l.stake_step_pya, cap_pya = l.cap_pya\nfrom lottery l\nwhere d.id = :id! and l.id = d.lottery_id and d.opens_at > product_now() and d.voided_at is null and d.closed_at is null"} as never);

export interface DropScheduledDrawsParams {
  ids: number[];
}

export type DropScheduledDrawsResult = void;

export const dropScheduledDraws = new PreparedQuery<DropScheduledDrawsParams, DropScheduledDrawsResult>({"usedParamSet":{"ids":true},"params":[{"name":"ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":37,"b":41}]}],"statement":"delete from draw d\nwhere d.id = any (:ids!) and d.opens_at > product_now() and d.voided_at is null and d.closed_at is null\n  and not exists (select from slip s where s.draw_id = d.id) and not exists (select from result_proposal r where r.draw_id = d.id)"} as never);

