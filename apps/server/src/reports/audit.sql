-- What must be true of the figures by day and hour (see `ledger/audit.sql`).

/* @name every_day_is_what_the_ledger_booked  -- of the house, of each player and of each operator: one reading of the ledger */
select format('%s of %s %s on %s: %s summed up, %s booked', reason, subject, key, day, coalesce(d.amount, 0), coalesce(b.amount, 0)) as "difference!"
from (select subject, day, key, reason, amount_pya as amount from booked_day where subject in ('house', 'player', 'operator') and day >= :from_day!::date) d
full join (
  select (case when grouping(house) = 0 then 'house' when grouping(player_id) = 0 then 'player' else 'operator' end)::report_subject as subject, day,
    coalesce(house, player_id::text, operator_id::text) as key, reason, sum(amount) as amount
  from (
    select yangon_day(e.at) as day, e.reason, case when coalesce(f.player_id, t.player_id) is not null then e.operator_id end as operator_id,
      coalesce(f.player_id, t.player_id) as player_id, side.house, side.amount
    from entry e
    join move m on m.entry_id = e.id
    join purse f on f.id = m.from_purse
    join purse t on t.id = m.to_purse
    cross join lateral (
      select f.kind || ':' || f.name as house, -m.amount as amount where f.player_id is null
      union all
      select t.kind || ':' || t.name, m.amount where t.player_id is null
    ) side
    where e.id <= (select read_to from booked_place) and e.id > :after_entry! and yangon_day(e.at) >= :from_day!::date
      and f.unit = 'pya' and (f.player_id is null or t.player_id is null)
  ) moved
  group by grouping sets ((day, reason, house), (day, reason, player_id), (day, reason, operator_id))
  having (grouping(operator_id) = 1 or operator_id is not null) and (grouping(player_id) = 1 or player_id is not null)
) b using (subject, day, key, reason)
where d.amount is distinct from b.amount;

/* @name every_month_is_what_its_days_came_to */
select format('%s of %s %s in %s: %s summed up, %s by days', reason, subject, key, month, coalesce(m.amount, 0), coalesce(d.amount, 0)) as "difference!"
from (select subject, month, key, reason, amount_pya as amount, entry_count from booked_month where month >= date_trunc('month', :from_day!::date::timestamp)::date) m
full join (
  select subject, date_trunc('month', day::timestamp)::date as month, key, reason, sum(amount_pya) as amount, sum(entry_count) as entry_count
  from booked_day where day >= date_trunc('month', :from_day!::date::timestamp)::date group by 1, 2, 3, 4
) d using (subject, month, key, reason)
where m.amount is distinct from d.amount or m.entry_count is distinct from d.entry_count;

/* @name every_draw_account_and_game_is_what_the_ledger_booked  -- by what an entry is named for: a slip, a sale to another house, a payment between the two, a request, a callback */
select format('%s of %s %s on %s: %s summed up, %s booked', reason, subject, key, day, coalesce(d.amount, 0), coalesce(b.amount, 0)) as "difference!"
from (select subject, day, key, reason, amount_pya as amount from booked_day where subject in ('draw', 'account', 'game') and day >= :from_day!::date) d
full join (
  select (case when slip.id is not null or sale.id is not null then 'draw' when house like 'house\_provider:%' then 'game' else 'account' end)::report_subject as subject, moved.day,
    case when slip.id is not null then slip.draw_id::text when sale.id is not null then sale.draw_id::text
      when house like 'house\_provider:%' then substr(house, 16) || ':' || coalesce(w.game_code, '')
      when cash_out.id is not null then cash_out.method_id || ':' || coalesce(account.account_number, '')
      when account.id is not null then account.method_id || ':' || account.account_number
      else cash_in.method_id || ':' || coalesce(cash_in.holder_phone, 'card') end as key,
    moved.reason, sum(moved.amount) as amount
  from (
    select yangon_day(e.at) as day, e.reason, id_of_ref(e.ref) as id,
      case when f.player_id is null and f.kind <> 'house_lay_off' then f.kind || ':' || f.name else t.kind || ':' || t.name end as house,
      case when f.player_id is null and f.kind <> 'house_lay_off' then -m.amount else m.amount end as amount
    from entry e
    join move m on m.entry_id = e.id
    join purse f on f.id = m.from_purse
    join purse t on t.id = m.to_purse
    where e.id <= (select read_to from booked_place) and e.id > :after_entry! and yangon_day(e.at) >= :from_day!::date and (f.kind in ('house_lottery', 'house_provider', 'house_cash') or t.kind in ('house_lottery', 'house_provider', 'house_cash'))
  ) moved
  left join slip on slip.id = moved.id and house like 'house\_lottery:%' and moved.reason not like 'lay\_off%'
  left join lay_off sale on sale.id = moved.id and moved.reason like 'lay\_off%'
  left join cash_in on cash_in.id = moved.id and moved.reason = 'cash_in'
  left join cash_out on cash_out.id = moved.id and moved.reason = 'cash_out_paid'
  left join taker_payment on taker_payment.id = moved.id and moved.reason like 'taker\_payment%'
  left join payment_account account on account.id = coalesce(taker_payment.account_id, cash_out.account_id)
  left join game_transaction g on g.id = moved.id and house like 'house\_provider:%' and moved.reason <> 'game_repair'
  left join wager w on w.id = g.wager_id
  group by 1, 2, 3, 4
) b using (subject, day, key, reason)
where d.amount is distinct from b.amount;

/* @name every_hour_is_what_purses_changed */
select format('purses %s at %s: %s summed up, %s changed', purse, hour, coalesce(h.amount, 0), coalesce(b.amount, 0)) as "difference!"
from (select hour, purse, amount from booked_hour where yangon_day(hour) >= :from_day!::date) h
full join (
  select date_trunc('hour', e.at at time zone interval '+06:30') at time zone interval '+06:30' as hour, p.kind as purse, sum(side.amount) as amount
  from entry e
  join move m on m.entry_id = e.id
  cross join lateral (values (m.from_purse, -m.amount), (m.to_purse, m.amount)) as side(purse_id, amount)
  join purse p on p.id = side.purse_id
  where e.id <= (select read_to from booked_place) and e.id > :after_entry! and yangon_day(e.at) >= :from_day!::date and (p.keeps_balance or p.kind = 'house_lay_off')
  group by 1, 2
) b using (hour, purse)
where h.amount is distinct from b.amount;

/* @name every_day_of_a_purse_is_what_its_moves_came_to */
select format('%s of %s of player %s on %s: %s in and %s out summed up, %s and %s moved', reason, purse, player_id, day, coalesce(s.amount_in, 0), coalesce(s.amount_out, 0),
  coalesce(b.amount_in, 0), coalesce(b.amount_out, 0)) as "difference!"
from (select * from booked_purse where day >= :from_day!::date) s
full join (
  select p.player_id, yangon_day(e.at) as day, p.kind as purse, e.reason, coalesce(sum(side.amount) filter (where side.amount > 0), 0) as amount_in,
    coalesce(-sum(side.amount) filter (where side.amount < 0), 0) as amount_out, count(*) as line_count, min(e.id) as first_entry, max(e.id) as last_entry
  from entry e
  join move m on m.entry_id = e.id
  cross join lateral (values (m.from_purse, -m.amount), (m.to_purse, m.amount)) as side(purse_id, amount)
  join purse p on p.id = side.purse_id
  where e.id <= (select read_to from booked_place) and e.id > :after_entry! and yangon_day(e.at) >= :from_day!::date and p.player_id is not null
  group by 1, 2, 3, 4
) b using (player_id, day, purse, reason)
where (s.amount_in, s.amount_out, s.line_count, s.first_entry, s.last_entry) is distinct from (b.amount_in, b.amount_out, b.line_count, b.first_entry, b.last_entry);

/* @name every_day_of_funds_is_what_its_hours_came_to */
select format('purses %s on %s: %s summed up, %s by hours', purse, day, coalesce(f.amount, 0), coalesce(h.amount, 0)) as "difference!"
from (select purse, day, amount from booked_funds) f
full join (
  select purse, yangon_day(hour) as day, sum(sum(amount)) over (partition by purse order by yangon_day(hour)) as amount from booked_hour group by 1, 2
) h using (purse, day)
where f.amount is distinct from h.amount;

/* @name every_closing_is_what_its_entries_came_to
  Purses above and below zero by each move's balance after it, ways to pay by what came and went, as of the last entry of each closing; one reading of the ledger.
  A step adds to what the closing says at which it begins. */
with closings as materialized (
  select c.*, row_number() over (order by day) as n, lag(last_entry, 1, 0::bigint) over (order by day) + 1 as follows from closing c
), ends as materialized (
  select array_agg(last_entry order by day) as ends from closing
), changed as materialized (
  select m.n, side.what, sum(side.amount) as amount, count(*) filter (where side.what = 'entries') as entry_count
  from (
    select width_bucket(m.entry_id - 1, e.ends) + 1 as n, m.line, m.amount, m.from_balance_after as f_after, m.to_balance_after as t_after, f.kind as f_kind, t.kind as t_kind, f.unit,
      f.name as f_name, t.name as t_name
    from ends e cross join move m join purse f on f.id = m.from_purse join purse t on t.id = m.to_purse
    where m.entry_id <= (select max(last_entry) from closing) and m.entry_id > :after_entry!
  ) m
  cross join lateral (values
    (case when m.unit = 'pya' and m.f_after is not null then m.f_kind end, greatest(m.f_after, 0) - greatest(m.f_after + m.amount, 0)),
    (case when m.unit = 'pya' and m.t_after is not null then m.t_kind end, greatest(m.t_after, 0) - greatest(m.t_after - m.amount, 0)),
    (case when m.unit = 'pya' and m.f_after is not null then 'below_zero' end, least(m.f_after, 0) - least(m.f_after + m.amount, 0)),
    (case when m.unit = 'pya' and m.t_after is not null then 'below_zero' end, least(m.t_after, 0) - least(m.t_after - m.amount, 0)),
    (case when m.f_kind = 'house_cash' then 'cash:' || m.f_name when m.t_kind = 'house_cash' then 'cash:' || m.t_name end, case when m.f_kind = 'house_cash' then m.amount else -m.amount end),
    (case when m.line = 0 then 'entries' end, 0)) as side(what, amount)
  where side.what is not null
  group by 1, 2
), told as (
  select c.n, c.day, x.what, x.amount from closings c cross join lateral (values ('main', c.main_pya), ('game', c.game_pya), ('hold', c.hold_pya), ('promotion', c.promotion_pya),
    ('referral', c.referral_pya), ('below_zero', c.below_zero_pya)) as x(what, amount)
  union all
  select c.n, c.day, 'cash:' || a.method, a.amount_pya from closings c join closing_account a using (day)
), before as (
  select t.what, t.amount from told t join closings c using (n) where c.last_entry = :after_entry!
)
select format('the closing of %s: %s', coalesce(w.day, c.day), w.difference) as "difference!"
from (
  select t.n, t.day, format('%s is %s, its entries come to %s', what, t.amount, b.amount) as difference
  from (select t.* from told t join closings c using (n) where c.last_entry > :after_entry!) t
  full join (
    select c.n, w.what, coalesce(b.amount, 0) + coalesce(sum(d.amount) over (partition by w.what order by c.n), 0) as amount,
      count(d.amount) over (partition by w.what order by c.n) as come
    from closings c cross join (select what from changed where what <> 'entries' union select what from before) w
    left join changed d on d.n = c.n and d.what = w.what left join before b on b.what = w.what
    where c.last_entry > :after_entry!
  ) b using (n, what)
  where coalesce(t.amount, 0) <> coalesce(b.amount, 0) or t.n is null and b.come > 0
  union all
  select c.n, c.day, 'its entries are not those since the closing before it'
  from closings c left join changed d on d.n = c.n and d.what = 'entries'
  where c.last_entry > :after_entry! and (c.first_entry <> c.follows or c.entry_count is distinct from d.entry_count)
) w left join closings c on c.n = w.n;

/* @name every_closing_has_the_stakes_that_were_open  -- those of a step by the draws of the step: all others were paid before its first day */
with ends as materialized (
  select array_agg(last_entry order by day) as ends from closing
), booked as materialized (
  select s.draw_id, width_bucket(e.id - 1, ends.ends) + 1 as n, sum(case when e.reason = 'stake' then m.amount else -m.amount end) as amount
  from ends cross join slip s cross join (values ('stake'), ('refund')) as way(reason) join entry e on e.ref = way.reason || ':' || s.id join move m on m.entry_id = e.id
  where (:draws::bigint[] is null or s.draw_id = any (:draws)) and e.id <= (select max(last_entry) from closing)
  group by 1, 2
), paid as materialized (
  select draw_id, kind, yangon_day(at) as day, row_number() over (partition by draw_id order by id desc) as nth from draw_record where kind in ('settlement', 'refund', 'reversal')
)
select format('the closing of %s says %s of open stakes, %s were booked', c.day, c.open_stakes_pya, coalesce(s.amount, 0)) as "difference!"
from (select c.*, row_number() over (order by day) as n from closing c) c
left join lateral (
  select sum(b.amount) as amount
  from booked b
  left join paid last on last.draw_id = b.draw_id and last.nth = 1
  where b.n <= c.n and (last.draw_id is null or last.kind = 'reversal' or last.day > c.day or exists (select from paid p where p.draw_id = b.draw_id and p.nth > 1))
    and coalesce((select r.kind = 'reversal' from draw_record r
      where r.draw_id = b.draw_id and r.kind in ('settlement', 'refund', 'reversal') and r.at < yangon_instant(c.day + 1, '00:00') order by r.id desc limit 1), true)
) s on true
where c.day >= :from_day!::date and c.open_stakes_pya <> coalesce(s.amount, 0);

/* @name count_books */
select (select count(*) from booked_day) as "sums_by_day!";
