/** Types and statements of src/reports/rewards.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export interface RewardsOfDaysParams {
  from: string;
  kinds: string[];
  play_reasons: string[];
  reward_reasons: string[];
  to: string;
}

export interface RewardsOfDaysResult {
  cost_pya: number;
  count: number;
  in_pya: number;
  kind: string | null;
  out_pya: number;
  player_count: number;
  result_pya: number;
  stakes_pya: number;
}

export const rewardsOfDays = new PreparedQuery<RewardsOfDaysParams, RewardsOfDaysResult>({"usedParamSet":{"from":true,"to":true,"reward_reasons":true,"play_reasons":true,"kinds":true},"params":[{"name":"from","required":true,"transform":{"type":"scalar"},"locs":[{"a":83,"b":88},{"a":303,"b":308}]},{"name":"to","required":true,"transform":{"type":"scalar"},"locs":[{"a":91,"b":94},{"a":311,"b":314}]},{"name":"reward_reasons","required":true,"transform":{"type":"scalar"},"locs":[{"a":127,"b":142},{"a":398,"b":413},{"a":690,"b":705}]},{"name":"play_reasons","required":true,"transform":{"type":"scalar"},"locs":[{"a":443,"b":456},{"a":1011,"b":1024}]},{"name":"kinds","required":true,"transform":{"type":"scalar"},"locs":[{"a":673,"b":679}]}],"statement":"with rewarded as materialized (\n  select distinct b.key from booked_in('{player}', :from!, :to!, true) b where b.reason = any (:reward_reasons!::text[])\n), booked as materialized (\n  select b.key, b.reason, sum(b.amount_pya) as amount_pya, sum(b.entry_count) as entry_count\n  from booked_in('{player}', :from!, :to!, true) b\n  where b.key in (select r.key from rewarded r)\n    and (b.reason = any (:reward_reasons!::text[]) or b.reason = any (:play_reasons!::text[]) or b.reason in ('cash_in', 'cash_out_paid'))\n  group by 1, 2\n), given as materialized (\n  select b.key, k.kind, -sum(b.amount_pya) as cost_pya, sum(b.entry_count) as entry_count\n  from booked b join unnest(:kinds!::text[], :reward_reasons!::text[]) as k(kind, reason) on k.reason = b.reason\n  group by grouping sets ((b.key, k.kind), (b.key))\n), brought as materialized (\n  select b.key, coalesce(sum(b.amount_pya) filter (where b.reason in ('stake', 'game_bet')), 0) as stakes_pya,\n    coalesce(sum(b.amount_pya) filter (where b.reason = any (:play_reasons!::text[])), 0) as result_pya,\n    coalesce(-sum(b.amount_pya) filter (where b.reason = 'cash_in'), 0) as in_pya, coalesce(sum(b.amount_pya) filter (where b.reason = 'cash_out_paid'), 0) as out_pya\n  from booked b group by 1\n)\nselect g.kind, sum(g.cost_pya)::bigint as \"cost_pya!\", sum(g.entry_count)::int as \"count!\", count(*)::int as \"player_count!\", sum(b.stakes_pya)::bigint as \"stakes_pya!\",\n  sum(b.result_pya)::bigint as \"result_pya!\", sum(b.in_pya)::bigint as \"in_pya!\", sum(b.out_pya)::bigint as \"out_pya!\"\nfrom given g join brought b using (key)\ngroup by g.kind order by 2 desc, 1"} as never);

