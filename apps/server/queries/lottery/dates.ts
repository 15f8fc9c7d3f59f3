/** Types and statements of src/lottery/dates.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export interface WriteDatesParams {
  days: string[];
  lottery_id: number;
  normal_days: string[];
}

export type WriteDatesResult = void;

export const writeDates = new PreparedQuery<WriteDatesParams, WriteDatesResult>({"usedParamSet":{"lottery_id":true,"normal_days":true,"days":true},"params":[{"name":"lottery_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":59,"b":70}]},{"name":"normal_days","required":true,"transform":{"type":"scalar"},"locs":[{"a":105,"b":117}]},{"name":"days","required":true,"transform":{"type":"scalar"},"locs":[{"a":128,"b":133}]}],"statement":"insert into draw_date (lottery_id, normal_day, day)\nselect :lottery_id!, n.normal_day, n.day from unnest(:normal_days!::date[], :days!::date[]) as n(normal_day, day) on conflict do nothing"} as never);

export interface DatesFromParams {
  from_day: string;
  lottery_id: number;
}

export interface DatesFromResult {
  day: string;
  normal_day: string;
}

export const datesFrom = new PreparedQuery<DatesFromParams, DatesFromResult>({"usedParamSet":{"lottery_id":true,"from_day":true},"params":[{"name":"lottery_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":57,"b":68}]},{"name":"from_day","required":true,"transform":{"type":"scalar"},"locs":[{"a":81,"b":90}]}],"statement":"select normal_day, day from draw_date where lottery_id = :lottery_id! and day >= :from_day! order by day"} as never);

export type WaitForCalendarParams = void;

export interface WaitForCalendarResult {
  locked: string | null;
}

export const waitForCalendar = new PreparedQuery<WaitForCalendarParams, WaitForCalendarResult>({"usedParamSet":{},"params":[],"statement":"select pg_advisory_xact_lock(hashtextextended('lottery.draws', 0))::text as \"locked?\""} as never);

export interface RoomForDateParams {
  day: string;
  from_day: string;
  lottery_id: number;
}

export interface RoomForDateResult {
  after: string | null;
  before: string | null;
  is_taken: boolean;
}

export const roomForDate = new PreparedQuery<RoomForDateParams, RoomForDateResult>({"usedParamSet":{"lottery_id":true,"from_day":true,"day":true},"params":[{"name":"lottery_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":58,"b":69},{"a":160,"b":171},{"a":254,"b":265}]},{"name":"from_day","required":true,"transform":{"type":"scalar"},"locs":[{"a":81,"b":90},{"a":183,"b":192}]},{"name":"day","required":true,"transform":{"type":"scalar"},"locs":[{"a":277,"b":281}]}],"statement":"select (select max(day) from draw_date where lottery_id = :lottery_id! and day < :from_day!) as \"before?\",\n  (select min(day) from draw_date where lottery_id = :lottery_id! and day > :from_day!) as \"after?\",\n  exists (select from draw where lottery_id = :lottery_id! and day = :day!) as \"is_taken!\""} as never);

export interface DatesOfYearParams {
  lottery_id: number;
  year: number;
}

export interface DatesOfYearResult {
  day: string;
  draw_id: number | null;
  is_closed: boolean;
  is_confirmed: boolean;
  normal_day: string;
  slip_count: number;
}

export const datesOfYear = new PreparedQuery<DatesOfYearParams, DatesOfYearResult>({"usedParamSet":{"lottery_id":true,"year":true},"params":[{"name":"lottery_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":395,"b":406}]},{"name":"year","required":true,"transform":{"type":"scalar"},"locs":[{"a":446,"b":451}]}],"statement":"select t.normal_day, t.day, t.confirmed_at is not null as \"is_confirmed!\", d.id as \"draw_id?\",\n  (select count(*) from slip s where s.draw_id = d.id)::int as \"slip_count!\",\n  coalesce(d.closes_at <= product_now() or d.closed_at is not null or d.voided_at is not null, false) as \"is_closed!\"\nfrom draw_date t left join draw d on d.lottery_id = t.lottery_id and d.day = t.day\nwhere t.lottery_id = :lottery_id! and extract(year from t.normal_day) = :year!::int order by t.normal_day"} as never);

export interface WriteConfirmedParams {
  lottery_id: number;
  normal_days: string[];
}

export type WriteConfirmedResult = void;

export const writeConfirmed = new PreparedQuery<WriteConfirmedParams, WriteConfirmedResult>({"usedParamSet":{"lottery_id":true,"normal_days":true},"params":[{"name":"lottery_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":69,"b":80}]},{"name":"normal_days","required":true,"transform":{"type":"scalar"},"locs":[{"a":104,"b":116}]}],"statement":"update draw_date set confirmed_at = product_now()\nwhere lottery_id = :lottery_id! and normal_day = any (:normal_days!::date[]) and confirmed_at is null"} as never);

export interface MoveDateParams {
  day: string;
  from_day: string;
  lottery_id: number;
}

export type MoveDateResult = void;

export const moveDate = new PreparedQuery<MoveDateParams, MoveDateResult>({"usedParamSet":{"day":true,"lottery_id":true,"from_day":true},"params":[{"name":"day","required":true,"transform":{"type":"scalar"},"locs":[{"a":27,"b":31}]},{"name":"lottery_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":52,"b":63}]},{"name":"from_day","required":true,"transform":{"type":"scalar"},"locs":[{"a":75,"b":84}]}],"statement":"update draw_date set day = :day! where lottery_id = :lottery_id! and day = :from_day!"} as never);

export interface MoveDrawParams {
  closes_at: Date;
  day: string;
  draw_id: number;
  draws_at: Date;
}

export type MoveDrawResult = void;

export const moveDraw = new PreparedQuery<MoveDrawParams, MoveDrawResult>({"usedParamSet":{"day":true,"closes_at":true,"draws_at":true,"draw_id":true},"params":[{"name":"day","required":true,"transform":{"type":"scalar"},"locs":[{"a":22,"b":26}]},{"name":"closes_at","required":true,"transform":{"type":"scalar"},"locs":[{"a":62,"b":72},{"a":113,"b":123}]},{"name":"draws_at","required":true,"transform":{"type":"scalar"},"locs":[{"a":137,"b":146}]},{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":159,"b":167}]}],"statement":"update draw set day = :day!, own_closes_at = own_closes_at + (:closes_at!::timestamptz - closes_at), closes_at = :closes_at!, draws_at = :draws_at!\nwhere id = :draw_id!"} as never);

