/** Types and statements of src/lottery/year.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export interface DrawnInYearParams {
  from_day: string;
  until_day: string;
}

export interface DrawnInYearResult {
  codes: string[];
  day: string;
}

export const drawnInYear = new PreparedQuery<DrawnInYearParams, DrawnInYearResult>({"usedParamSet":{"from_day":true,"until_day":true},"params":[{"name":"from_day","required":true,"transform":{"type":"scalar"},"locs":[{"a":123,"b":132}]},{"name":"until_day","required":true,"transform":{"type":"scalar"},"locs":[{"a":138,"b":148}]}],"statement":"select d.day, array_agg(distinct l.code) as \"codes!\" from draw d join lottery l on l.id = d.lottery_id\nwhere d.day between :from_day! and :until_day! and d.voided_at is null group by d.day"} as never);

export interface OffInYearParams {
  from_day: string;
  until_day: string;
}

export interface OffInYearResult {
  code: string;
  day: string;
  reason: string;
}

export const offInYear = new PreparedQuery<OffInYearParams, OffInYearResult>({"usedParamSet":{"from_day":true,"until_day":true},"params":[{"name":"from_day","required":true,"transform":{"type":"scalar"},"locs":[{"a":104,"b":113}]},{"name":"until_day","required":true,"transform":{"type":"scalar"},"locs":[{"a":119,"b":129}]}],"statement":"select o.day, l.code, o.reason from off_day o join lottery l on l.id = o.lottery_id where o.day between :from_day! and :until_day! order by o.day, l.id"} as never);

export interface DatesAroundYearParams {
  from_day: string;
  until_day: string;
}

export interface DatesAroundYearResult {
  day: string;
  draw_id: number | null;
  is_confirmed: boolean;
  lottery_id: number;
  normal_day: string;
}

export const datesAroundYear = new PreparedQuery<DatesAroundYearParams, DatesAroundYearResult>({"usedParamSet":{"from_day":true,"until_day":true},"params":[{"name":"from_day","required":true,"transform":{"type":"scalar"},"locs":[{"a":211,"b":220},{"a":262,"b":271}]},{"name":"until_day","required":true,"transform":{"type":"scalar"},"locs":[{"a":226,"b":236},{"a":277,"b":287}]}],"statement":"select t.lottery_id, t.normal_day, t.day, t.confirmed_at is not null as \"is_confirmed!\", d.id as \"draw_id?\"\nfrom draw_date t left join draw d on d.lottery_id = t.lottery_id and d.day = t.day\nwhere t.day between :from_day! and :until_day! or t.normal_day between :from_day! and :until_day! order by t.normal_day"} as never);

