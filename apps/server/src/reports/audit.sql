-- What must be true of the figures by day and hour (see `ledger/audit.sql`).

/* @name every_day_is_what_the_ledger_booked */
select format('%s of %s on %s: %s summed up, %s booked', reason, key, day, coalesce(d.amount, 0), coalesce(b.amount, 0)) as "difference!"
from (select day, key, reason, amount_pya as amount from booked_day where subject = 'house') d
full join (
  select yangon_day(e.at) as day, side.kind || ':' || side.name as key, e.reason, sum(side.amount) as amount
  from entry e
  join move m on m.entry_id = e.id
  join purse f on f.id = m.from_purse
  join purse t on t.id = m.to_purse
  cross join lateral (values (f.player_id, f.kind, f.name, -m.amount), (t.player_id, t.kind, t.name, m.amount)) as side(player_id, kind, name, amount)
  where e.id <= (select read_to from booked_place) and f.unit = 'pya' and side.player_id is null
  group by 1, 2, 3
) b using (day, key, reason)
where d.amount is distinct from b.amount
limit 1;

/* @name every_hour_is_what_purses_changed */
select format('purses %s at %s: %s summed up, %s changed', purse, hour, coalesce(h.amount, 0), coalesce(b.amount, 0)) as "difference!"
from (select hour, purse, amount from booked_hour) h
full join (
  select date_trunc('hour', e.at at time zone interval '+06:30') at time zone interval '+06:30' as hour, p.kind as purse, sum(side.amount) as amount
  from entry e
  join move m on m.entry_id = e.id
  cross join lateral (values (m.from_purse, -m.amount), (m.to_purse, m.amount)) as side(purse_id, amount)
  join purse p on p.id = side.purse_id
  where e.id <= (select read_to from booked_place) and p.keeps_balance
  group by 1, 2
) b using (hour, purse)
where h.amount is distinct from b.amount
limit 1;

/* @name count_books */
select (select count(*) from booked_day) as "sums_by_day!";
