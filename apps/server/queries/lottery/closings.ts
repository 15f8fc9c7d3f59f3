/** Types and statements of src/lottery/closings.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export type ClosingsAheadParams = void;

export interface ClosingsAheadResult {
  code: string;
  day: string;
  left_ms: number;
  section: string;
}

export const closingsAhead = new PreparedQuery<ClosingsAheadParams, ClosingsAheadResult>({"usedParamSet":{},"params":[],"statement":"with clock as materialized (select product_now() as now)\nselect l.code as \"code!\", to_char(d.section, 'HH24:MI') as \"section!\", d.day as \"day!\",\n  (extract(epoch from d.closes_at - c.now) * 1000)::double precision as \"left_ms!\"\nfrom clock c, draw d join lottery l on l.id = d.lottery_id\nwhere d.closes_at > c.now and d.closes_at < c.now + interval '6 hours' and d.voided_at is null and d.closed_at is null\norder by d.closes_at, d.id"} as never);

