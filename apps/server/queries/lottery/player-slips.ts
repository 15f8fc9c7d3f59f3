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
  sort?: string | null | void;
  until_at: Date;
  voucher?: string | null | void;
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

export const slipsForOperator = new PreparedQuery<SlipsForOperatorParams, SlipsForOperatorResult>({"usedParamSet":{"player_id":true,"from_at":true,"until_at":true,"voucher":true,"code":true,"sort":true,"row_count":true,"skipped":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":92,"b":102}]},{"name":"from_at","required":true,"transform":{"type":"scalar"},"locs":[{"a":125,"b":133}]},{"name":"until_at","required":true,"transform":{"type":"scalar"},"locs":[{"a":155,"b":164}]},{"name":"voucher","required":false,"transform":{"type":"scalar"},"locs":[{"a":175,"b":182},{"a":224,"b":231},{"a":256,"b":263}]},{"name":"code","required":false,"transform":{"type":"scalar"},"locs":[{"a":276,"b":280},{"a":405,"b":409}]},{"name":"sort","required":false,"transform":{"type":"scalar"},"locs":[{"a":473,"b":477},{"a":620,"b":624},{"a":800,"b":804},{"a":934,"b":938}]},{"name":"row_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":498,"b":508},{"a":1002,"b":1012}]},{"name":"skipped","required":true,"transform":{"type":"scalar"},"locs":[{"a":517,"b":525},{"a":1021,"b":1029}]}],"statement":"with found as (\n  select s.id, s.accepted_at, s.total_pya from slip s\n  where s.player_id = :player_id! and s.accepted_at >= :from_at! and s.accepted_at < :until_at!\n    and (:voucher::text is null or s.id = slip_of_voucher(:voucher) and s.voucher = upper(:voucher))\n    and (:code::text is null or exists (select from draw d where d.id = s.draw_id and d.lottery_id = (select id from lottery where code = :code)))\n  order by s.accepted_at desc, s.id desc\n  limit case when :sort::text is null then :row_count!::int + :skipped!::int else 10000 end\n), shown as (\n  select f.id, row_number() over (\n    order by case ltrim(:sort, '-') when 'total_amount' then f.total_pya when 'reward_amount' then coalesce(p.amount_pya, 0) when 'created_at' then extract(epoch from f.accepted_at) end\n      * case when :sort like '-%' then -1 else 1 end, f.accepted_at desc, f.id desc) as place\n  from found f left join payout p on p.slip_id = f.id and :sort in ('reward_amount', '-reward_amount')\n  order by place limit :row_count! offset :skipped!\n)\nselect s.id, s.voucher, s.numbers, s.stakes_pya, s.total_pya, s.odds_hundredths, s.tot_odds_hundredths, s.accepted_at, d.day, d.section, d.result,\n  d.settled_at is not null as \"is_settled!\", p.kind as \"payout_kind?\", p.amount_pya as \"paid_pya?\", l.digits, l.code\nfrom shown join slip s using (id) join draw d on d.id = s.draw_id join lottery l on l.id = d.lottery_id left join payout p on p.slip_id = s.id\norder by shown.place"} as never);

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

export const slipOfVoucher = new PreparedQuery<SlipOfVoucherParams, SlipOfVoucherResult>({"usedParamSet":{"voucher":true},"params":[{"name":"voucher","required":true,"transform":{"type":"scalar"},"locs":[{"a":272,"b":280},{"a":305,"b":313}]}],"statement":"select s.id, s.voucher, s.player_id, p.name, p.phone, s.draw_id, l.code, d.day, d.section, s.total_pya, s.accepted_at\nfrom slip s join draw d on d.id = s.draw_id join lottery l on l.id = d.lottery_id join public_player p on p.id = s.player_id\nwhere s.id = slip_of_voucher(:voucher!) and s.voucher = upper(:voucher!)"} as never);

