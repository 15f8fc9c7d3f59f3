/* @name funds_before_hour
  What players held in each kind of purse when the hour of an instant began, as it is summed up; and between which entries those of that hour stand, and those that are not summed up yet. */
with asked as materialized (
  select date_trunc('hour', :at!::timestamptz at time zone interval '+06:30') at time zone interval '+06:30' as hour, yangon_day(:at!::timestamptz) as day
)
select kind.purse as "purse!",
  (coalesce((select f.amount from booked_funds f where f.purse = kind.purse and f.day < a.day order by f.day desc limit 1), 0)
    + coalesce((select sum(h.amount) from booked_hour h where h.purse = kind.purse and h.hour >= yangon_instant(a.day, '00:00') and h.hour < a.hour), 0))::bigint as "amount!",
  (select min(h.first_entry) from booked_hour h where h.hour = a.hour) as first_entry, (select max(h.last_entry) from booked_hour h where h.hour = a.hour) as last_entry,
  p.read_to as "read_to!", booked_up_to() as "up_to!"
from asked a cross join booked_place p cross join unnest(:purses!::text[]) as kind(purse);

/* @name funds_changed  -- what entries after one and up to another changed between two instants, by kind of purse. Nested loops as in `booked_moves` */
select c.purse as "purse!", c.amount as "amount!" from funds_changed_between(:after!, :up_to!, :from_at, :until_at!) c;

/* @name below_zero_at
  What purses held below zero when everything before an instant was booked, by kind. Only those are looked at that a move has left below zero at some time: what the last
  move before the instant left in each. */
select p.kind as "purse!", sum(held.balance)::bigint as "amount!"
from public_purse p
cross join lateral (
  select x.balance from (
    (select m.entry_id, m.line, m.from_balance_after as balance from public_move m join public_entry e on e.id = m.entry_id
      where m.from_purse = p.id and m.from_balance_after is not null and e.at < :at! order by m.entry_id desc, m.line desc limit 1)
    union all
    (select m.entry_id, m.line, m.to_balance_after from public_move m join public_entry e on e.id = m.entry_id
      where m.to_purse = p.id and m.to_balance_after is not null and e.at < :at! order by m.entry_id desc, m.line desc limit 1)
  ) x order by x.entry_id desc, x.line desc limit 1
) held
where p.id = any (array(select m.from_purse from public_move m where m.from_balance_after < 0)) and held.balance < 0
group by p.kind;

/* @name entries_of_purse
  Of the entries after one and up to another, the newest that changed purses of a kind between two days, or all purses of money, before an instant: in all, or what was owed of them, or below zero. */
select e.id as "id!", e.ref as "ref!", e.reason as "reason!", e.at as "at!", c.amount as "amount_pya!", p.id as "player_id!", p.name as "name!", p.phone as "phone!"
from (
  select c.entry_id, c.player_id, sum(case :figure! when 'owed' then c.amount - c.below_zero when 'below_zero' then c.below_zero else c.amount end)::bigint as amount
  from purse_changes(:after!, :up_to!) c
  where case when :purse::text is null then c.purse <> 'points' else c.purse = :purse end
    and yangon_day(c.at) between :from! and :to! and (:until::timestamptz is null or c.at < :until)
  group by 1, 2 having sum(case :figure! when 'owed' then c.amount - c.below_zero when 'below_zero' then c.below_zero else c.amount end) <> 0
  order by 1 desc limit :row_count!
) c
join public_entry e on e.id = c.entry_id
join public_player p on p.id = c.player_id
order by 1 desc;

/* @name spans_of_purse  -- between which entries those of each day stand that changed purses of a kind, or any, newest first, and those that are not summed up yet */
select s.first as "first!", s.last as "last!" from (
  select min(h.first_entry) as first, max(h.last_entry) as last from booked_hour h
  where (:purse::text is null or h.purse = :purse) and yangon_day(h.hour) between :from! and :to! group by yangon_day(h.hour)
  union all
  select p.read_to + 1, coalesce((select max(id) from public_entry), 0) from booked_place p
) s where s.last >= s.first order by s.last desc;

/* @name days_booked  -- the first day on which anything was booked and summed up, and that of the last entry up to one */
select min(yangon_day(hour)) as first_day, (select yangon_day(e.at) from public_entry e where e.id <= :up_to::bigint order by e.id desc limit 1) as last_day
from booked_hour;
