/** Types and statements of src/cash/exact-amount.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export interface QueueForExactAmountParams {
  method_id: number;
}

export interface QueueForExactAmountResult {
  is_open: boolean;
  maximum_pya: number;
  minimum_pya: number;
}

export const queueForExactAmount = new PreparedQuery<QueueForExactAmountParams, QueueForExactAmountResult>({"usedParamSet":{"method_id":true},"params":[{"name":"method_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":125,"b":135}]}],"statement":"select cash_in_open as \"is_open!\", in_min_pya as \"minimum_pya!\", in_max_pya as \"maximum_pya!\" from payment_method where id = :method_id! and kind <> 'mobile_topup' for no key update"} as never);

export interface RenewExactAmountParams {
  amount_pya: number;
  beside_kyat: number;
  days: number;
  maximum_pya: number;
  method_id: number;
  minutes: number;
  player_id: number;
}

export interface RenewExactAmountResult {
  amount_pya: number;
  until: Date;
}

export const renewExactAmount = new PreparedQuery<RenewExactAmountParams, RenewExactAmountResult>({"usedParamSet":{"minutes":true,"method_id":true,"player_id":true,"amount_pya":true,"beside_kyat":true,"maximum_pya":true,"days":true},"params":[{"name":"minutes","required":true,"transform":{"type":"scalar"},"locs":[{"a":78,"b":86}]},{"name":"method_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":107,"b":117},{"a":240,"b":250},{"a":448,"b":458}]},{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":210,"b":220}]},{"name":"amount_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":307,"b":318},{"a":588,"b":599}]},{"name":"beside_kyat","required":true,"transform":{"type":"scalar"},"locs":[{"a":324,"b":336}]},{"name":"maximum_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":372,"b":384}]},{"name":"days","required":true,"transform":{"type":"scalar"},"locs":[{"a":549,"b":554}]}],"statement":"update cash_in_exact_amount set until = product_now() + make_interval(mins => :minutes!)\nwhere method_id = :method_id! and amount_pya = (\n  select h.amount_pya from cash_in_exact_amount h\n  where h.player_id = :player_id! and h.method_id = :method_id! and h.until > product_now()\n    and abs(h.amount_pya - :amount_pya!) <= :beside_kyat!::bigint * 100 and h.amount_pya <= :maximum_pya!\n    and not exists (select from cash_in c where c.method_id = :method_id! and c.amount_pya = h.amount_pya and c.created_at > product_now() - make_interval(days => :days!))\n  order by abs(h.amount_pya - :amount_pya!) limit 1\n)\nreturning amount_pya, until"} as never);

export interface HoldExactAmountParams {
  amount_pya: number;
  beside_kyat: number;
  days: number;
  maximum_pya: number;
  method_id: number;
  minimum_pya: number;
  minutes: number;
  most: number;
  player_id: number;
}

export interface HoldExactAmountResult {
  amount_pya: number;
  until: Date;
}

export const holdExactAmount = new PreparedQuery<HoldExactAmountParams, HoldExactAmountResult>({"usedParamSet":{"method_id":true,"player_id":true,"minutes":true,"amount_pya":true,"beside_kyat":true,"minimum_pya":true,"maximum_pya":true,"days":true,"most":true},"params":[{"name":"method_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":92,"b":102},{"a":523,"b":533},{"a":691,"b":701},{"a":905,"b":915}]},{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":122,"b":132},{"a":875,"b":885}]},{"name":"minutes","required":true,"transform":{"type":"scalar"},"locs":[{"a":188,"b":196}]},{"name":"amount_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":212,"b":223}]},{"name":"beside_kyat","required":true,"transform":{"type":"scalar"},"locs":[{"a":288,"b":300},{"a":308,"b":320}]},{"name":"minimum_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":385,"b":397}]},{"name":"maximum_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":403,"b":415}]},{"name":"days","required":true,"transform":{"type":"scalar"},"locs":[{"a":622,"b":627},{"a":795,"b":800},{"a":969,"b":974},{"a":1245,"b":1250}]},{"name":"most","required":true,"transform":{"type":"scalar"},"locs":[{"a":980,"b":985}]}],"statement":"insert into cash_in_exact_amount (method_id, amount_pya, player_id, given_at, until)\nselect :method_id!, near.amount_pya, :player_id!, product_now(), product_now() + make_interval(mins => :minutes!)\nfrom (select :amount_pya!::bigint + kyat * 100 as amount_pya, kyat from generate_series(-:beside_kyat!::int, :beside_kyat!::int) kyat where kyat <> 0) near\nwhere near.amount_pya between :minimum_pya! and :maximum_pya! and near.amount_pya % 10000 <> 0\n  and not exists (select from cash_in_exact_amount h where h.method_id = :method_id! and h.amount_pya = near.amount_pya and h.until > product_now() - make_interval(days => :days!))\n  and not exists (select from cash_in c where c.method_id = :method_id! and c.amount_pya = near.amount_pya and c.created_at > product_now() - make_interval(days => :days!))\n  and (select count(*) from cash_in_exact_amount o where o.player_id = :player_id! and o.method_id = :method_id! and o.until > product_now() - make_interval(days => :days!)) < :most!\norder by near.kyat < 0, abs(near.kyat) limit 1\non conflict (method_id, amount_pya) do update set player_id = excluded.player_id, given_at = excluded.given_at, until = excluded.until\n  where cash_in_exact_amount.until <= product_now() - make_interval(days => :days!)\nreturning amount_pya, until"} as never);

