/* @name rewards_of_days
  What each kind of reward cost between two days, to how many players, and what those players staked, left and moved on the same days; a row without a kind is of all kinds. */
with rewarded as materialized (
  select distinct b.key from booked_in('{player}', :from!, :to!, true) b where b.reason = any (:reward_reasons!::text[])
), booked as materialized (
  select b.key, b.reason, sum(b.amount_pya) as amount_pya, sum(b.entry_count) as entry_count
  from booked_in('{player}', :from!, :to!, true) b
  where b.key in (select r.key from rewarded r)
    and (b.reason = any (:reward_reasons!::text[]) or b.reason = any (:play_reasons!::text[]) or b.reason in ('cash_in', 'cash_out_paid'))
  group by 1, 2
), given as materialized (
  select b.key, k.kind, -sum(b.amount_pya) as cost_pya, sum(b.entry_count) as entry_count
  from booked b join unnest(:kinds!::text[], :reward_reasons!::text[]) as k(kind, reason) on k.reason = b.reason
  group by grouping sets ((b.key, k.kind), (b.key))
), brought as materialized (
  select b.key, coalesce(sum(b.amount_pya) filter (where b.reason in ('stake', 'game_bet')), 0) as stakes_pya,
    coalesce(sum(b.amount_pya) filter (where b.reason = any (:play_reasons!::text[])), 0) as result_pya,
    coalesce(-sum(b.amount_pya) filter (where b.reason = 'cash_in'), 0) as in_pya, coalesce(sum(b.amount_pya) filter (where b.reason = 'cash_out_paid'), 0) as out_pya
  from booked b group by 1
)
select g.kind, sum(g.cost_pya)::bigint as "cost_pya!", sum(g.entry_count)::int as "count!", count(*)::int as "player_count!", sum(b.stakes_pya)::bigint as "stakes_pya!",
  sum(b.result_pya)::bigint as "result_pya!", sum(b.in_pya)::bigint as "in_pya!", sum(b.out_pya)::bigint as "out_pya!"
from given g join brought b using (key)
group by g.kind order by 2 desc, 1;
