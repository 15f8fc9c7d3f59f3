/* @name read_place  -- how far entries are summed up, and how far there are any. Takes no lock and no transaction number. */
select p.read_to, p.next_to, pg_snapshot_xmin(pg_current_snapshot()) >= p.next_xid as "is_ready!",
  coalesce((select max(id) from public_entry), 0) as "newest!"
from booked_place p;

/* @name mark_next  -- the number of this transaction is taken here, after the newest entry was looked up: whoever took an earlier entry's number is older */
update booked_place set next_to = :next_to!, next_xid = pg_current_xact_id();

/* @name sum_days  -- by day and by month: the entries are read once */
with booked as materialized (
  select a.subject, a.day, a.key, a.reason, a.amount_pya, a.entry_count from booked_after(:after!, :up_to!, enum_range(null::report_subject)) a
), days as (
  insert into booked_day as d (subject, day, key, reason, amount_pya, entry_count)
  select subject, day, key, reason, amount_pya, entry_count from booked order by 1, 2, 3, 4
  on conflict (subject, day, key, reason) do update
  set amount_pya = d.amount_pya + excluded.amount_pya, entry_count = d.entry_count + excluded.entry_count
)
insert into booked_month as m (subject, month, key, reason, amount_pya, entry_count)
select subject, month_of(day), key, reason, sum(amount_pya), sum(entry_count) from booked group by 1, 2, 3, 4 order by 1, 2, 3, 4
on conflict (subject, month, key, reason) do update
set amount_pya = m.amount_pya + excluded.amount_pya, entry_count = m.entry_count + excluded.entry_count;

/* @name sum_purses  -- what the same entries changed on each player's purses */
insert into booked_purse as p (player_id, day, purse, reason, amount_in, amount_out, line_count, first_entry, last_entry)
select a.player_id, a.day, a.purse, a.reason, a.amount_in, a.amount_out, a.line_count, a.first_entry, a.last_entry
from booked_purses_after(:after!, :up_to!) a
order by 1, 2, 3, 4
on conflict (player_id, day, purse, reason) do update
set amount_in = p.amount_in + excluded.amount_in, amount_out = p.amount_out + excluded.amount_out, line_count = p.line_count + excluded.line_count,
  first_entry = least(p.first_entry, excluded.first_entry), last_entry = greatest(p.last_entry, excluded.last_entry);

/* @name sum_funds
  What hours changed, and what players had at the end of each of their days and of all days after them: those change too when an entry of an earlier day comes late. */
with changed as materialized (
  select a.hour, a.purse, a.amount, a.first_entry, a.last_entry from booked_hours_after(:after!, :up_to!) a
), hours as (
  insert into booked_hour as h (hour, purse, amount, first_entry, last_entry)
  select hour, purse, amount, first_entry, last_entry from changed
  on conflict (hour, purse) do update
  set amount = h.amount + excluded.amount, first_entry = least(h.first_entry, excluded.first_entry), last_entry = greatest(h.last_entry, excluded.last_entry)
), changed_days as (
  select purse, yangon_day(hour) as day, sum(amount) as amount from changed group by 1, 2
), days as (
  select purse, day from changed_days
  union
  select f.purse, f.day from booked_funds f join (select purse, min(day) as first from changed_days group by purse) c on c.purse = f.purse and f.day > c.first
)
insert into booked_funds as b (purse, day, amount)
select d.purse, d.day,
  coalesce((select f.amount from booked_funds f where f.purse = d.purse and f.day <= d.day order by f.day desc limit 1), 0)
    + (select sum(c.amount) from changed_days c where c.purse = d.purse and c.day <= d.day)
from days d
on conflict (purse, day) do update set amount = excluded.amount;

/* @name mark_read_to */
update booked_place set read_to = :read_to!;
