/* @name read_place  -- how far entries are summed up, and how far there are any. Takes no lock and no transaction number. */
select p.read_to, p.next_to, pg_snapshot_xmin(pg_current_snapshot()) >= p.next_xid as "is_ready!",
  coalesce((select max(id) from public_entry), 0) as "newest!"
from booked_place p;

/* @name mark_next  -- the number of this transaction is taken here, after the newest entry was looked up: whoever took an earlier entry's number is older */
update booked_place set next_to = :next_to!, next_xid = pg_current_xact_id();

/* @name sum_days */
insert into booked_day as d (subject, day, key, reason, amount_pya, entry_count)
select a.subject, a.day, a.key, a.reason, a.amount_pya, a.entry_count from booked_after(:after!, :up_to!) a
order by 1, 2, 3, 4
on conflict (subject, day, key, reason) do update
set amount_pya = d.amount_pya + excluded.amount_pya, entry_count = d.entry_count + excluded.entry_count;

/* @name sum_hours */
insert into booked_hour as h (hour, purse, amount, first_entry, last_entry)
select a.hour, a.purse, a.amount, a.first_entry, a.last_entry from booked_hours_after(:after!, :up_to!) a
on conflict (hour, purse) do update
set amount = h.amount + excluded.amount, first_entry = least(h.first_entry, excluded.first_entry), last_entry = greatest(h.last_entry, excluded.last_entry);

/* @name mark_read_to */
update booked_place set read_to = :read_to!;
