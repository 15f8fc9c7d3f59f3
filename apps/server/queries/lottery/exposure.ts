/** Types and statements of src/lottery/exposure.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export type ExposedDrawsParams = void;

export interface ExposedDrawsResult {
  cap_pya: number;
  closes_at: Date;
  code: string;
  day: string;
  digits: number;
  draws_at: Date;
  id: number;
  is_open: boolean;
  odds_hundredths: number;
  section: string;
  stop_loss_pya: number | null;
  tot_odds_hundredths: number | null;
}

export const exposedDraws = new PreparedQuery<ExposedDrawsParams, ExposedDrawsResult>({"usedParamSet":{},"params":[],"statement":"select d.id, l.code, l.digits, d.day, d.section, d.closes_at, d.draws_at, d.odds_hundredths, d.tot_odds_hundredths, d.cap_pya,\n  d.is_open and l.is_open and not exists (select from section s where s.id = d.section_id and not s.is_open) as \"is_open!\", l.stop_loss_pya\nfrom draw d join lottery l on l.id = d.lottery_id\nwhere d.settled_at is null and d.refunded_at is null and d.result is null and d.voided_at is null and d.opens_at <= product_now()\norder by d.draws_at, d.id"} as never);

export interface ExposedNumbersParams {
  draw_ids: number[];
}

export interface ExposedNumbersResult {
  cap_pya: number | null;
  draw_id: number;
  is_blocked: boolean;
  laid_off_pya: number;
  number: number;
  taken_pya: number;
}

export const exposedNumbers = new PreparedQuery<ExposedNumbersParams, ExposedNumbersResult>({"usedParamSet":{"draw_ids":true},"params":[{"name":"draw_ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":130,"b":139}]}],"statement":"select draw_id, number, taken_pya, laid_off_pya, n.cap_pya, n.is_blocked as \"is_blocked!\" from draw_number n\nwhere draw_id = any (:draw_ids!::bigint[]) and (taken_pya > 0 or n.cap_pya is not null or n.is_blocked) order by draw_id, number"} as never);

export interface ExposedSalesParams {
  draw_ids: number[];
}

export interface ExposedSalesResult {
  commission_pya: number;
  draw_id: number;
  numbers: number[];
  odds_hundredths: number;
  stakes_pya: number[];
  tot_odds_hundredths: number | null;
}

export const exposedSales = new PreparedQuery<ExposedSalesParams, ExposedSalesResult>({"usedParamSet":{"draw_ids":true},"params":[{"name":"draw_ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":150,"b":159}]}],"statement":"select draw_id, numbers, stakes_pya, odds_hundredths, tot_odds_hundredths as \"tot_odds_hundredths?\", commission_pya\nfrom lay_off where draw_id = any (:draw_ids!::bigint[]) order by id"} as never);

