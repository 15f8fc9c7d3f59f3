/** Types and statements of src/lottery/player-slips.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';
import type { PayoutKind } from '#queries/unions.ts';

export interface PlayerExistsParams {
  player_id: number;
}

export interface PlayerExistsResult {
  exists: number;
}

export const playerExists = new PreparedQuery<PlayerExistsParams, PlayerExistsResult>({"usedParamSet":{"player_id":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":52,"b":62}]}],"statement":"select 1 as \"exists!\" from public_player where id = :player_id!"} as never);

export interface SlipsForOperatorParams {
  code?: string | null | void;
  from_at: Date;
  player_id: number;
  row_count: number;
  skipped: number;
  until_at: Date;
}

export interface SlipsForOperatorResult {
  accepted_at: Date;
  code: string;
  day: string;
  digits: number;
  id: number;
  is_settled: boolean;
  numbers: number[];
  odds_hundredths: number;
  paid_pya: number | null;
  payout_kind: PayoutKind | null;
  result: number | null;
  section: string;
  stakes_pya: number[];
  tot_odds_hundredths: number | null;
  total_pya: number;
  voucher: string;
}

export const slipsForOperator = new PreparedQuery<SlipsForOperatorParams, SlipsForOperatorResult>({"usedParamSet":{"player_id":true,"from_at":true,"until_at":true,"code":true,"row_count":true,"skipped":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":318,"b":328}]},{"name":"from_at","required":true,"transform":{"type":"scalar"},"locs":[{"a":351,"b":359}]},{"name":"until_at","required":true,"transform":{"type":"scalar"},"locs":[{"a":381,"b":390}]},{"name":"code","required":false,"transform":{"type":"scalar"},"locs":[{"a":401,"b":405},{"a":530,"b":534}]},{"name":"row_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":586,"b":596}]},{"name":"skipped","required":true,"transform":{"type":"scalar"},"locs":[{"a":605,"b":613}]}],"statement":"select s.id, s.voucher, s.numbers, s.stakes_pya, s.total_pya, s.odds_hundredths, s.tot_odds_hundredths, s.accepted_at, d.day, d.section, d.result,\n  d.settled_at is not null as \"is_settled!\", p.kind as \"payout_kind?\", p.amount_pya as \"paid_pya?\", l.digits, l.code\nfrom (\n  select s.* from slip s\n  where s.player_id = :player_id! and s.accepted_at >= :from_at! and s.accepted_at < :until_at!\n    and (:code::text is null or exists (select from draw d where d.id = s.draw_id and d.lottery_id = (select id from lottery where code = :code)))\n  order by s.accepted_at desc, s.id desc limit :row_count! offset :skipped!\n) s\njoin draw d on d.id = s.draw_id join lottery l on l.id = d.lottery_id left join payout p on p.slip_id = s.id\norder by s.accepted_at desc, s.id desc"} as never);

export interface SlipOfVoucherParams {
  voucher: string;
}

export interface SlipOfVoucherResult {
  accepted_at: Date;
  code: string;
  day: string;
  draw_id: number;
  id: number;
  name: string;
  phone: string;
  player_id: number;
  section: string;
  total_pya: number;
  voucher: string;
}

export const slipOfVoucher = new PreparedQuery<SlipOfVoucherParams, SlipOfVoucherResult>({"usedParamSet":{"voucher":true},"params":[{"name":"voucher","required":true,"transform":{"type":"scalar"},"locs":[{"a":267,"b":275}]}],"statement":"select s.id, s.voucher, s.player_id, p.name, p.phone, s.draw_id, l.code, d.day, d.section, s.total_pya, s.accepted_at\nfrom slip s join draw d on d.id = s.draw_id join lottery l on l.id = d.lottery_id join public_player p on p.id = s.player_id\nwhere s.voucher = upper(:voucher!)"} as never);

