/* The moves of the entries after one and up to another, of all reasons or of some, as they count for some subjects: above 0 they came to the house. A move between two
   purses of the house (what is sold to another house, and what is paid between the two) counts for each of them, for its draw as it came to the lottery, and for no operator. Of a subject that is
   not asked for nothing is looked up. Nested loops on purpose: the planner cannot know how few entries stand between two numbers, and would read the whole ledger. */
create or replace function booked_moves(p_after bigint, p_to bigint, p_subjects report_subject[], p_reasons text[])
returns table (entry_id bigint, line smallint, player_id bigint, subject report_subject, day date, key text, reason text, amount_pya bigint)
language sql stable set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off as $$
  with moved as materialized (
    select m.entry_id, m.line, e.reason, e.operator_id, yangon_day(e.at) as day, coalesce(f.player_id, t.player_id) as player_id, side.house, side.amount,
      case when e.reason in ('stake', 'win', 'refund', 'win_reversed') then split_part(e.ref, ':', 2)::bigint end as slip_id,
      case when e.reason like 'lay\_off%' and side.house like 'house\_lottery:%' then split_part(e.ref, ':', 2)::bigint end as lay_off_id,
      case when e.reason in ('game_bet', 'game_win', 'game_rollback', 'game_resettled') then split_part(e.ref, ':', 2)::bigint end as transaction_id,
      case when e.reason = 'cash_in' then split_part(e.ref, ':', 2)::bigint end as cash_in_id,
      case when e.reason = 'cash_out_paid' then split_part(e.ref, ':', 2)::bigint end as cash_out_id,
      case when e.reason like 'taker\_payment%' and side.house like 'house\_cash:%' then split_part(e.ref, ':', 2)::bigint end as taker_payment_id
    from public_entry e
    join public_move m on m.entry_id = e.id
    join public_purse f on f.id = m.from_purse
    join public_purse t on t.id = m.to_purse
    cross join lateral (
      select f.kind || ':' || f.name as house, -m.amount as amount where f.player_id is null
      union all
      select t.kind || ':' || t.name, m.amount where t.player_id is null
    ) side
    where e.id > p_after and e.id <= p_to and (p_reasons is null or e.reason = any (p_reasons)) and f.unit = 'pya' and (f.player_id is null or t.player_id is null)
  ), keyed as (
    select 'house'::report_subject as subject, m.house as key, m.* from moved m where 'house' = any (p_subjects)
    union all
    select 'player', m.player_id::text, m.* from moved m where m.player_id is not null and 'player' = any (p_subjects)
    union all
    select 'operator', m.operator_id::text, m.* from moved m where m.operator_id is not null and m.player_id is not null and 'operator' = any (p_subjects)
    union all
    select 'draw', s.draw_id::text, m.* from moved m join public_slip s on s.id = m.slip_id where m.slip_id is not null and 'draw' = any (p_subjects)
    union all
    select 'draw', o.draw_id::text, m.* from moved m join public_lay_off o on o.id = m.lay_off_id where m.lay_off_id is not null and 'draw' = any (p_subjects)
    union all
    select 'game', split_part(m.house, ':', 2) || ':' || coalesce(w.game_code, ''), m.*
    from moved m
    left join public_game_transaction g on g.id = m.transaction_id
    left join public_wager w on w.id = g.wager_id
    where m.house like 'house\_provider:%' and 'game' = any (p_subjects)
    union all
    select 'account', c.method_id || ':' || coalesce(c.holder_phone, 'card'), m.* from moved m join public_cash_in c on c.id = m.cash_in_id where m.cash_in_id is not null and 'account' = any (p_subjects)
    union all
    select 'account', c.method_id || ':' || coalesce(a.account_number, ''), m.*
    from moved m join public_cash_out c on c.id = m.cash_out_id left join public_payment_account a on a.id = c.account_id
    where m.cash_out_id is not null and 'account' = any (p_subjects)
    union all
    select 'account', a.method_id || ':' || a.account_number, m.*
    from moved m join public_taker_payment y on y.id = m.taker_payment_id join public_payment_account a on a.id = y.account_id
    where m.taker_payment_id is not null and 'account' = any (p_subjects)
  )
  select k.entry_id, k.line, k.player_id, k.subject, k.day, k.key, k.reason, k.amount from keyed k
$$;

/* The first day of the month of a day. */
create or replace function month_of(p_day date) returns date
language sql immutable as $$ select date_trunc('month', p_day::timestamp)::date $$;

/* What the entries after one and up to another come to for some subjects, by subject, day and reason, as `booked_day` has it. */
create or replace function booked_after(p_after bigint, p_to bigint, p_subjects report_subject[])
returns table (subject report_subject, day date, key text, reason text, amount_pya bigint, entry_count bigint)
language sql stable as $$
  select b.subject, b.day, b.key, b.reason, sum(b.amount_pya)::bigint, count(*) filter (where b.line = 0)
  from booked_moves(p_after, p_to, p_subjects, null) b group by 1, 2, 3, 4
$$;

/* What the same entries change on players' purses and on those of other houses, by hour of Yangon and kind. */
create or replace function booked_hours_after(p_after bigint, p_to bigint)
returns table (hour timestamptz, purse text, amount bigint, first_entry bigint, last_entry bigint)
language sql stable set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off as $$
  select date_trunc('hour', e.at at time zone interval '+06:30') at time zone interval '+06:30', p.kind, sum(side.amount)::bigint, min(e.id), max(e.id)
  from public_entry e
  join public_move m on m.entry_id = e.id
  cross join lateral (values (m.from_purse, -m.amount), (m.to_purse, m.amount)) as side(purse_id, amount)
  join public_purse p on p.id = side.purse_id
  where e.id > p_after and e.id <= p_to and (p.player_id is not null or p.kind = 'house_lay_off')
  group by 1, 2
$$;

/* What the same entries change on each purse of each player, by day of Yangon and reason: what came in, and what went out. */
create or replace function booked_purses_after(p_after bigint, p_to bigint)
returns table (player_id bigint, day date, purse text, reason text, amount_in bigint, amount_out bigint, line_count bigint, first_entry bigint, last_entry bigint)
language sql stable set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off as $$
  select p.player_id, yangon_day(e.at), p.kind, e.reason, coalesce(sum(side.amount) filter (where side.amount > 0), 0)::bigint,
    coalesce(-sum(side.amount) filter (where side.amount < 0), 0)::bigint, count(*), min(e.id), max(e.id)
  from public_entry e
  join public_move m on m.entry_id = e.id
  cross join lateral (values (m.from_purse, -m.amount), (m.to_purse, m.amount)) as side(purse_id, amount)
  join public_purse p on p.id = side.purse_id
  where e.id > p_after and e.id <= p_to and p.player_id is not null
  group by 1, 2, 3, 4
$$;

/* Up to which entry figures of pages are: the newest, unless the job that sums up is far behind. Then a page would sum up for everybody who looks at it what the job does once. */
create or replace function booked_up_to() returns bigint
language sql stable as $$
  select least(coalesce((select max(id) from public_entry), 0), p.read_to + 10000) from booked_place p
$$;

/* The figures of some subjects between two days, both included: what is summed up, and what is not yet (see `booked_up_to`). A figure of a day that is still summed up may come in two rows. */
create or replace function booked_between(p_subjects report_subject[], p_from date, p_to date)
returns table (subject report_subject, day date, key text, reason text, amount_pya bigint, entry_count bigint)
language sql stable as $$
  select d.subject, d.day, d.key, d.reason, d.amount_pya, d.entry_count from booked_day d where d.subject = any (p_subjects) and d.day between p_from and p_to
  union all
  select a.subject, a.day, a.key, a.reason, a.amount_pya, a.entry_count
  from booked_place p cross join lateral booked_after(p.read_to, booked_up_to(), p_subjects) a
  where a.day between p_from and p_to
$$;

/* The same for who does not tell days apart and says so: whole months come as their first day, the one that runs too when no day after those asked for is booked. */
create or replace function booked_in(p_subjects report_subject[], p_from date, p_to date, p_by_month boolean)
returns table (subject report_subject, day date, key text, reason text, amount_pya bigint, entry_count bigint)
language sql stable as $$
  with span as materialized (
    select case when p_by_month then (month_of(p_from - 1) + interval '1 month')::date else 'infinity' end as whole_from,
      case when p_to >= (select max(d.day) from booked_day d where d.subject = 'house') then (month_of(p_to) + interval '1 month')::date else month_of(p_to + 1) end as whole_until
  )
  select m.subject, m.month, m.key, m.reason, m.amount_pya, m.entry_count
  from booked_month m where m.subject = any (p_subjects) and m.month >= (select whole_from from span) and m.month < (select whole_until from span)
  union all
  select d.subject, d.day, d.key, d.reason, d.amount_pya, d.entry_count
  from booked_day d where d.subject = any (p_subjects) and d.day between p_from and least((select whole_from from span) - 1, p_to)
  union all
  select d.subject, d.day, d.key, d.reason, d.amount_pya, d.entry_count
  from booked_day d where d.subject = any (p_subjects) and d.day between greatest((select whole_from from span), (select whole_until from span)) and p_to
  union all
  select a.subject, a.day, a.key, a.reason, a.amount_pya, a.entry_count
  from booked_place p cross join lateral booked_after(p.read_to, booked_up_to(), p_subjects) a
  where a.day between p_from and p_to
$$;

/* What players had in each kind of purse when each day was over (points count points): what is summed up, and what is not yet. A day on which nothing was booked has
   what the day before it had. Reads a row for each day and kind, however long the house has been open. */
create or replace function funds_between(p_from date, p_to date) returns table (day date, purse text, amount bigint)
language sql stable as $$
  with coming as materialized (
    select yangon_day(a.hour) as day, a.purse, sum(a.amount) as amount
    from booked_place p cross join lateral booked_hours_after(p.read_to, booked_up_to()) a group by 1, 2
  )
  select on_day.day::date, kind.purse,
    (coalesce((select f.amount from booked_funds f where f.purse = kind.purse and f.day <= on_day.day order by f.day desc limit 1), 0)
      + coalesce((select sum(c.amount) from coming c where c.purse = kind.purse and c.day <= on_day.day), 0))::bigint
  from generate_series(p_from::timestamp, p_to, interval '1 day') as on_day(day)
  cross join unnest(array['main', 'game', 'hold', 'promotion', 'referral', 'points']) as kind(purse)
$$;

revoke execute on function month_of, booked_moves, booked_after, booked_hours_after, booked_purses_after, booked_up_to, booked_between, booked_in, funds_between from public;
grant execute on function month_of, booked_moves, booked_after, booked_hours_after, booked_purses_after, booked_up_to, booked_between, booked_in, funds_between to shwekan_app;
