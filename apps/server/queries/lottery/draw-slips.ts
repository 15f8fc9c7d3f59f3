/** Types and statements of src/lottery/draw-slips.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';
import type { PayoutKind } from '#queries/unions.ts';

export interface LookedThroughParams {
  before?: number | null | void;
  draw_id: number;
  looked_at: number;
}

export interface LookedThroughResult {
  oldest: number | null;
  slip_count: number;
}

export const lookedThrough = new PreparedQuery<LookedThroughParams, LookedThroughResult>({"usedParamSet":{"draw_id":true,"before":true,"looked_at":true},"params":[{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":113,"b":121}]},{"name":"before","required":false,"transform":{"type":"scalar"},"locs":[{"a":128,"b":134},{"a":162,"b":168}]},{"name":"looked_at","required":true,"transform":{"type":"scalar"},"locs":[{"a":196,"b":206}]}],"statement":"select min(w.id) as \"oldest?\", count(*)::int as \"slip_count!\" from (\n  select s.id from slip s where s.draw_id = :draw_id! and (:before::bigint is null or s.id < :before) order by s.id desc limit :looked_at!\n) w"} as never);

export interface SlipsOfDrawParams {
  before?: number | null | void;
  draw_id: number;
  number?: number | null | void;
  oldest: number;
  row_count: number;
  voucher?: string | null | void;
}

export interface SlipsOfDrawResult {
  accepted_at: Date;
  id: number;
  name: string;
  numbers: number[];
  player_id: number;
  stakes_pya: number[];
  total_pya: number;
  voucher: string;
}

export const slipsOfDraw = new PreparedQuery<SlipsOfDrawParams, SlipsOfDrawResult>({"usedParamSet":{"draw_id":true,"oldest":true,"before":true,"number":true,"voucher":true,"row_count":true},"params":[{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":149,"b":157}]},{"name":"oldest","required":true,"transform":{"type":"scalar"},"locs":[{"a":171,"b":178}]},{"name":"before","required":false,"transform":{"type":"scalar"},"locs":[{"a":185,"b":191},{"a":219,"b":225}]},{"name":"number","required":false,"transform":{"type":"scalar"},"locs":[{"a":237,"b":243},{"a":266,"b":272}]},{"name":"voucher","required":false,"transform":{"type":"scalar"},"locs":[{"a":298,"b":305},{"a":347,"b":354},{"a":379,"b":386}]},{"name":"row_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":417,"b":427}]}],"statement":"select s.id, s.voucher, s.player_id, p.name, s.numbers, s.stakes_pya, s.total_pya, s.accepted_at\nfrom (\n  select s.* from slip s\n  where s.draw_id = :draw_id! and s.id >= :oldest! and (:before::bigint is null or s.id < :before)\n    and (:number::smallint is null or :number = any (s.numbers)) and (:voucher::text is null or s.id = slip_of_voucher(:voucher) and s.voucher = upper(:voucher))\n  order by s.id desc limit :row_count!\n) s join public_player p on p.id = s.player_id order by s.id desc"} as never);

export interface SlipInDrawParams {
  draw_id: number;
  voucher: string;
}

export interface SlipInDrawResult {
  id: number;
}

export const slipInDraw = new PreparedQuery<SlipInDrawParams, SlipInDrawResult>({"usedParamSet":{"voucher":true,"draw_id":true},"params":[{"name":"voucher","required":true,"transform":{"type":"scalar"},"locs":[{"a":47,"b":55},{"a":78,"b":86}]},{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":103,"b":111}]}],"statement":"select id from slip where id = slip_of_voucher(:voucher!) and voucher = upper(:voucher!) and draw_id = :draw_id!"} as never);

export interface WholeSlipParams {
  voucher: string;
}

export interface WholeSlipResult {
  accepted_at: Date;
  code: string;
  day: string;
  digits: number;
  draw_id: number;
  id: number;
  is_settled: boolean;
  numbers: number[];
  odds_hundredths: number;
  paid_at: Date | null;
  paid_pya: number | null;
  payout_kind: PayoutKind | null;
  player_id: number;
  player_name: string;
  result: number | null;
  section: string;
  stakes_pya: number[];
  tot_odds_hundredths: number | null;
  total_pya: number;
  voucher: string;
}

export const wholeSlip = new PreparedQuery<WholeSlipParams, WholeSlipResult>({"usedParamSet":{"voucher":true},"params":[{"name":"voucher","required":true,"transform":{"type":"scalar"},"locs":[{"a":538,"b":546},{"a":571,"b":579}]}],"statement":"select s.id, s.voucher, s.player_id, p.name as \"player_name!\", s.draw_id, l.code as \"code!\", s.numbers, s.stakes_pya, s.total_pya, s.odds_hundredths, s.tot_odds_hundredths,\n  s.accepted_at, d.day, d.section, d.result, d.settled_at is not null as \"is_settled!\", o.kind as \"payout_kind?\", o.amount_pya as \"paid_pya?\", o.at as \"paid_at?\", l.digits\nfrom slip s join draw d on d.id = s.draw_id join lottery l on l.id = d.lottery_id join public_player p on p.id = s.player_id left join payout o on o.slip_id = s.id\nwhere s.id = slip_of_voucher(:voucher!) and s.voucher = upper(:voucher!)"} as never);

