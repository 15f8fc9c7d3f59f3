/** Types generated for queries found in "src/lottery/dates.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type stringArray = (string)[];

/** 'WriteDates' parameters type */
export interface WriteDatesParams {
  days: stringArray;
  lottery_id: number;
}

/** 'WriteDates' return type */
export type WriteDatesResult = void;

/** 'WriteDates' query type */
export interface WriteDatesQuery {
  params: WriteDatesParams;
  result: WriteDatesResult;
}

const writeDatesIR: any = {"usedParamSet":{"lottery_id":true,"days":true},"params":[{"name":"lottery_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":59,"b":70}]},{"name":"days","required":true,"transform":{"type":"scalar"},"locs":[{"a":98,"b":103}]}],"statement":"insert into draw_date (lottery_id, normal_day, day) select :lottery_id!, n.day, n.day from unnest(:days!::date[]) as n(day) on conflict do nothing"};

/**
 * Query generated from SQL:
 * ```
 * insert into draw_date (lottery_id, normal_day, day) select :lottery_id!, n.day, n.day from unnest(:days!::date[]) as n(day) on conflict do nothing
 * ```
 */
export const writeDates = new PreparedQuery<WriteDatesParams,WriteDatesResult>(writeDatesIR);


/** 'DatesFrom' parameters type */
export interface DatesFromParams {
  from_day: string;
  lottery_id: number;
}

/** 'DatesFrom' return type */
export interface DatesFromResult {
  day: string;
  normal_day: string;
}

/** 'DatesFrom' query type */
export interface DatesFromQuery {
  params: DatesFromParams;
  result: DatesFromResult;
}

const datesFromIR: any = {"usedParamSet":{"lottery_id":true,"from_day":true},"params":[{"name":"lottery_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":57,"b":68}]},{"name":"from_day","required":true,"transform":{"type":"scalar"},"locs":[{"a":81,"b":90}]}],"statement":"select normal_day, day from draw_date where lottery_id = :lottery_id! and day >= :from_day! order by day"};

/**
 * Query generated from SQL:
 * ```
 * select normal_day, day from draw_date where lottery_id = :lottery_id! and day >= :from_day! order by day
 * ```
 */
export const datesFrom = new PreparedQuery<DatesFromParams,DatesFromResult>(datesFromIR);


