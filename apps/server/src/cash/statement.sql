/* @name span_of_days
  Between which entries a player's moves of some days stand, so that no page walks through all that came after them. Where any of the player's is not summed up yet, up to the newest of all. */
select coalesce(min(s.first_entry), b.read_to + 1) as "first_id!",
  case when exists (
    select from public_purse p where p.player_id = :player_id! and (
      exists (select from public_move m where m.from_purse = p.id and m.from_balance_after is not null and m.entry_id > b.read_to)
      or exists (select from public_move m where m.to_purse = p.id and m.to_balance_after is not null and m.entry_id > b.read_to))
  ) then null else coalesce(max(s.last_entry), 0) end as last_id
from public_booked_place b
left join public_booked_purse s on s.player_id = :player_id! and s.day between :from_day! and :until_day!
group by b.read_to;

/* @name totals_of_days
  What came in and went out of each purse of a player on some days: as the reports summed it up by day, and by its moves what they have not summed up yet. One statement, so that each
  entry counts once. */
with place as materialized (
  select read_to from public_booked_place
), told as (
  select s.purse, s.amount_in, s.amount_out, s.line_count
  from public_booked_purse s
  where s.player_id = :player_id! and s.day between :from_day! and :until_day! and (:reason::text is null or s.reason = :reason)
  union all
  select p.kind, greatest(m.amount, 0), greatest(-m.amount, 0), 1
  from place cross join public_purse p cross join lateral (
    select m.entry_id, -m.amount as amount from public_move m where m.from_purse = p.id and m.from_balance_after is not null and m.entry_id > place.read_to
    union all
    select m.entry_id, m.amount from public_move m where m.to_purse = p.id and m.to_balance_after is not null and m.entry_id > place.read_to
  ) m
  join public_entry e on e.id = m.entry_id
  where p.player_id = :player_id! and yangon_day(e.at) between :from_day! and :until_day! and (:reason::text is null or e.reason = :reason)
)
select p.kind as purse, p.unit, sum(t.amount_in)::bigint as "money_in!", sum(t.amount_out)::bigint as "money_out!", sum(t.line_count)::int as "line_count!"
from told t join public_purse p on p.player_id = :player_id! and p.kind = t.purse
where :purse::text is null or p.kind = :purse
group by p.id, p.kind, p.unit order by p.id;

/* @name slips_told  -- the slips that lines of a player's statement are of */
select s.id, s.voucher, l.code as lottery, d.day, d.section
from public_slip s join public_draw d on d.id = s.draw_id join public_lottery l on l.id = d.lottery_id
where s.id = any (:slip_ids!::bigint[]) and s.player_id = :player_id!;
