/** Types and statements of src/lottery/lay-off/settle.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';
import type { PayoutKind } from '#queries/unions.ts';

export interface SalesOfDrawParams {
  draw_id: number;
}

export interface SalesOfDrawResult {
  commission_pya: number;
  id: number;
  numbers: number[];
  odds_hundredths: number;
  stakes_pya: number[];
  taker_id: number;
  tot_odds_hundredths: number | null;
  total_pya: number;
}

export const salesOfDraw = new PreparedQuery<SalesOfDrawParams, SalesOfDrawResult>({"usedParamSet":{"draw_id":true},"params":[{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":161,"b":169}]}],"statement":"select id, taker_id, numbers, stakes_pya, total_pya, odds_hundredths, tot_odds_hundredths as \"tot_odds_hundredths?\", commission_pya\nfrom lay_off where draw_id = :draw_id! order by id"} as never);

export interface WriteLayOffPayoutsParams {
  amounts_pya: number[];
  kind: PayoutKind;
  lay_off_ids: number[];
  round: number;
}

export type WriteLayOffPayoutsResult = void;

export const writeLayOffPayouts = new PreparedQuery<WriteLayOffPayoutsParams, WriteLayOffPayoutsResult>({"usedParamSet":{"round":true,"kind":true,"lay_off_ids":true,"amounts_pya":true},"params":[{"name":"round","required":true,"transform":{"type":"scalar"},"locs":[{"a":86,"b":92}]},{"name":"kind","required":true,"transform":{"type":"scalar"},"locs":[{"a":95,"b":100}]},{"name":"lay_off_ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":128,"b":140}]},{"name":"amounts_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":153,"b":165}]}],"statement":"insert into lay_off_payout (lay_off_id, round, kind, amount_pya)\nselect x.lay_off_id, :round!, :kind!, x.amount_pya from unnest(:lay_off_ids!::bigint[], :amounts_pya!::bigint[]) as x(lay_off_id, amount_pya)"} as never);

export interface ReverseLayOffsParams {
  draw_id: number;
  round: number;
}

export interface ReverseLayOffsResult {
  amount_pya: number;
  lay_off_id: number;
  round: number;
  taker_id: number;
}

export const reverseLayOffs = new PreparedQuery<ReverseLayOffsParams, ReverseLayOffsResult>({"usedParamSet":{"draw_id":true,"round":true},"params":[{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":132,"b":140}]},{"name":"round","required":true,"transform":{"type":"scalar"},"locs":[{"a":175,"b":181}]}],"statement":"with over as (\n  update lay_off_payout p set reversed_at = product_now()\n  from lay_off o where o.id = p.lay_off_id and o.draw_id = :draw_id! and p.kind = 'win' and p.round < :round! and p.reversed_at is null\n  returning p.lay_off_id, o.taker_id, p.round, p.amount_pya\n)\nselect lay_off_id, taker_id, round, amount_pya from over order by lay_off_id"} as never);

