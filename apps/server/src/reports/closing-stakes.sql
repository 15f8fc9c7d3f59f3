/* @name stakes_by_day
  What was staked on each draw by the end of a day, less what was given back, as days are summed up (`key`, `amount_pya`); and between which entries (`after`, `up_to`) there may be
  some whose number is of one day and whose time of another: those of an hour after the day up to its last entry, and those of its hours after it. One statement, so that both are of one moment. */
with asked as materialized (
  select :day!::date as day, :last_entry!::bigint as last_entry
), spans as (
  select h.first_entry as first, least(h.last_entry, a.last_entry) as last from asked a join booked_hour h on h.hour >= yangon_instant(a.day + 1, '00:00')
  union all
  select greatest(h.first_entry, a.last_entry + 1), h.last_entry from asked a join booked_hour h on h.hour < yangon_instant(a.day + 1, '00:00')
), parts as (
  select unnest(range_agg(int8range(first, last, '[]'))) as part from spans where first <= last
)
select b.key, sum(b.amount_pya)::bigint as amount_pya, null::bigint as after, null::bigint as up_to
from asked a join booked_day b on b.subject = 'draw' and b.day <= a.day and b.reason in ('stake', 'refund') group by b.key
union all
select null, null, lower(part) - 1, upper(part) - 1 from parts;

/* @name stakes_of_another_day  -- what entries after one and up to another change of that, because days are cut by time and a closing by entries */
select m.key as "key!", sum(case when m.entry_id <= :last_entry!::bigint then m.amount_pya else -m.amount_pya end)::bigint as "amount_pya!"
from booked_moves(:after!, :up_to!, '{draw}', '{stake,refund}') m
where (m.entry_id <= :last_entry!::bigint) = (m.day > :day!::date)
group by m.key;

/* @name sum_of_unpaid  -- of what was staked on some draws: that of those that had paid nothing when a day was over */
select coalesce(sum(s.amount_pya), 0)::bigint as "open_stakes_pya!"
from unnest(:draw_ids!::bigint[], :amounts_pya!::bigint[]) as s(draw_id, amount_pya)
where coalesce((
  select r.kind = 'reversal' from public_draw_record r
  where r.draw_id = s.draw_id and r.kind in ('settlement', 'refund', 'reversal') and r.at < yangon_instant(:day!::date + 1, '00:00')
  order by r.id desc limit 1), true);
