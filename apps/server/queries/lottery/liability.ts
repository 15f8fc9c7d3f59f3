/** Types and statements of src/lottery/liability.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export interface StakesAtParams {
  codes: string[];
  day: string;
  section: string;
}

export interface StakesAtResult {
  code: string;
  digits: number;
  number: number;
  odds_hundredths: number;
  taken_pya: number;
  tot_odds_hundredths: number | null;
}

export const stakesAt = new PreparedQuery<StakesAtParams, StakesAtResult>({"usedParamSet":{"codes":true,"day":true,"section":true},"params":[{"name":"codes","required":true,"transform":{"type":"scalar"},"locs":[{"a":198,"b":204}]},{"name":"day","required":true,"transform":{"type":"scalar"},"locs":[{"a":219,"b":223}]},{"name":"section","required":true,"transform":{"type":"scalar"},"locs":[{"a":241,"b":249}]}],"statement":"select l.code, l.digits, d.odds_hundredths, d.tot_odds_hundredths, n.number, n.taken_pya\nfrom draw d join lottery l on l.id = d.lottery_id join draw_number n on n.draw_id = d.id\nwhere l.code = any (:codes!) and d.day = :day! and d.section = :section! and d.voided_at is null and d.result is null and n.taken_pya > 0"} as never);

