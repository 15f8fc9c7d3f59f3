-- What must be true of the figures by day and hour (see `ledger/audit.sql`).

/* @name every_day_is_what_the_ledger_booked  -- of the house, of each player and of each operator: one reading of the ledger */
select format('%s of %s %s on %s: %s summed up, %s booked', reason, subject, key, day, coalesce(d.amount, 0), coalesce(b.amount, 0)) as "difference!"
from (select subject, day, key, reason, amount_pya as amount from booked_day where subject in ('house', 'player', 'operator')) d
full join (
  select (case when grouping(house) = 0 then 'house' when grouping(player_id) = 0 then 'player' else 'operator' end)::report_subject as subject, day,
    coalesce(house, player_id::text, operator_id::text) as key, reason, sum(amount) as amount
  from (
    select yangon_day(e.at) as day, e.reason, e.operator_id, coalesce(f.player_id, t.player_id) as player_id,
      case when f.player_id is null then f.kind || ':' || f.name else t.kind || ':' || t.name end as house,
      case when f.player_id is null then -m.amount else m.amount end as amount
    from entry e
    join move m on m.entry_id = e.id
    join purse f on f.id = m.from_purse
    join purse t on t.id = m.to_purse
    where e.id <= (select read_to from booked_place) and f.unit = 'pya' and (f.player_id is null or t.player_id is null)
  ) moved
  group by grouping sets ((day, reason, house), (day, reason, player_id), (day, reason, operator_id))
  having grouping(operator_id) = 1 or operator_id is not null
) b using (subject, day, key, reason)
where d.amount is distinct from b.amount
limit 1;

/* @name every_draw_account_and_game_is_what_the_ledger_booked  -- by what an entry is named for: a slip, a request, a callback */
select format('%s of %s %s on %s: %s summed up, %s booked', reason, subject, key, day, coalesce(d.amount, 0), coalesce(b.amount, 0)) as "difference!"
from (select subject, day, key, reason, amount_pya as amount from booked_day where subject in ('draw', 'account', 'game')) d
full join (
  select (case when slip.id is not null then 'draw' when house like 'house\_provider:%' then 'game' else 'account' end)::report_subject as subject, day,
    case when slip.id is not null then slip.draw_id::text
      when house like 'house\_provider:%' then substr(house, 16) || ':' || coalesce(w.game_code, '')
      when cash_out.id is not null then cash_out.method_id || ':'
      else cash_in.method_id || ':' || coalesce(cash_in.holder_phone, 'card') end as key,
    moved.reason, sum(moved.amount) as amount
  from (
    select yangon_day(e.at) as day, e.reason, split_part(e.ref, ':', 2)::bigint as id,
      case when f.player_id is null then f.kind || ':' || f.name else t.kind || ':' || t.name end as house,
      case when f.player_id is null then -m.amount else m.amount end as amount
    from entry e
    join move m on m.entry_id = e.id
    join purse f on f.id = m.from_purse
    join purse t on t.id = m.to_purse
    where e.id <= (select read_to from booked_place) and (f.kind in ('house_lottery', 'house_provider', 'house_cash') or t.kind in ('house_lottery', 'house_provider', 'house_cash'))
  ) moved
  left join slip on slip.id = moved.id and house like 'house\_lottery:%'
  left join cash_in on cash_in.id = moved.id and moved.reason = 'cash_in'
  left join cash_out on cash_out.id = moved.id and moved.reason = 'cash_out_paid'
  left join game_transaction g on g.id = moved.id and house like 'house\_provider:%' and moved.reason <> 'game_repair'
  left join wager w on w.id = g.wager_id
  group by 1, 2, 3, 4
) b using (subject, day, key, reason)
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

/* @name every_day_of_funds_is_what_its_hours_came_to */
select format('purses %s on %s: %s summed up, %s by hours', purse, day, coalesce(f.amount, 0), coalesce(h.amount, 0)) as "difference!"
from (select purse, day, amount from booked_funds) f
full join (
  select purse, yangon_day(hour) as day, sum(sum(amount)) over (partition by purse order by yangon_day(hour)) as amount from booked_hour group by 1, 2
) h using (purse, day)
where f.amount is distinct from h.amount
limit 1;

/* @name count_books */
select (select count(*) from booked_day) as "sums_by_day!";
