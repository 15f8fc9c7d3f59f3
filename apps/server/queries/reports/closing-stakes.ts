/** Types and statements of src/reports/closing-stakes.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export interface StakesByDayParams {
  day: string;
  last_entry: number;
}

export interface StakesByDayResult {
  after: number | null;
  amount_pya: number | null;
  key: string | null;
  up_to: number | null;
}

export const stakesByDay = new PreparedQuery<StakesByDayParams, StakesByDayResult>({"usedParamSet":{"day":true,"last_entry":true},"params":[{"name":"day","required":true,"transform":{"type":"scalar"},"locs":[{"a":38,"b":42}]},{"name":"last_entry","required":true,"transform":{"type":"scalar"},"locs":[{"a":58,"b":69}]}],"statement":"with asked as materialized (\n  select :day!::date as day, :last_entry!::bigint as last_entry\n), spans as (\n  select h.first_entry as first, least(h.last_entry, a.last_entry) as last from asked a join booked_hour h on h.hour >= yangon_instant(a.day + 1, '00:00')\n  union all\n  select greatest(h.first_entry, a.last_entry + 1), h.last_entry from asked a join booked_hour h on h.hour < yangon_instant(a.day + 1, '00:00')\n), parts as (\n  select unnest(range_agg(int8range(first, last, '[]'))) as part from spans where first <= last\n)\nselect b.key, sum(b.amount_pya)::bigint as amount_pya, null::bigint as after, null::bigint as up_to\nfrom asked a join booked_day b on b.subject = 'draw' and b.day <= a.day and b.reason in ('stake', 'refund') group by b.key\nunion all\nselect null, null, lower(part) - 1, upper(part) - 1 from parts"} as never);

export interface StakesOfAnotherDayParams {
  after: number;
  day: string;
  last_entry: number;
  up_to: number;
}

export interface StakesOfAnotherDayResult {
  amount_pya: number;
  key: string;
}

export const stakesOfAnotherDay = new PreparedQuery<StakesOfAnotherDayParams, StakesOfAnotherDayResult>({"usedParamSet":{"last_entry":true,"after":true,"up_to":true,"day":true},"params":[{"name":"last_entry","required":true,"transform":{"type":"scalar"},"locs":[{"a":52,"b":63},{"a":227,"b":238}]},{"name":"after","required":true,"transform":{"type":"scalar"},"locs":[{"a":158,"b":164}]},{"name":"up_to","required":true,"transform":{"type":"scalar"},"locs":[{"a":167,"b":173}]},{"name":"day","required":true,"transform":{"type":"scalar"},"locs":[{"a":260,"b":264}]}],"statement":"select m.key as \"key!\", sum(case when m.entry_id <= :last_entry!::bigint then m.amount_pya else -m.amount_pya end)::bigint as \"amount_pya!\"\nfrom booked_moves(:after!, :up_to!, '{draw}', '{stake,refund}') m\nwhere (m.entry_id <= :last_entry!::bigint) = (m.day > :day!::date)\ngroup by m.key"} as never);

export interface SumOfUnpaidParams {
  amounts_pya: number[];
  day: string;
  draw_ids: number[];
}

export interface SumOfUnpaidResult {
  open_stakes_pya: number;
}

export const sumOfUnpaid = new PreparedQuery<SumOfUnpaidParams, SumOfUnpaidResult>({"usedParamSet":{"draw_ids":true,"amounts_pya":true,"day":true},"params":[{"name":"draw_ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":80,"b":89}]},{"name":"amounts_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":102,"b":114}]},{"name":"day","required":true,"transform":{"type":"scalar"},"locs":[{"a":332,"b":336}]}],"statement":"select coalesce(sum(s.amount_pya), 0)::bigint as \"open_stakes_pya!\"\nfrom unnest(:draw_ids!::bigint[], :amounts_pya!::bigint[]) as s(draw_id, amount_pya)\nwhere coalesce((\n  select r.kind = 'reversal' from public_draw_record r\n  where r.draw_id = s.draw_id and r.kind in ('settlement', 'refund', 'reversal') and r.at < yangon_instant(:day!::date + 1, '00:00')\n  order by r.id desc limit 1), true)"} as never);

