/* @name write_dates  -- a normal day that has its date keeps it, wherever it was moved */
insert into draw_date (lottery_id, normal_day, day)
select :lottery_id!, n.normal_day, n.day from unnest(:normal_days!::date[], :days!::date[]) as n(normal_day, day) on conflict do nothing;

/* @name dates_from */
select normal_day, day from draw_date where lottery_id = :lottery_id! and day >= :from_day! order by day;

/* @name wait_for_calendar  -- the lock under which draws are made: none is made for a day while its draw moves away */
select pg_advisory_xact_lock(hashtextextended('lottery.draws', 0))::text as "locked?";

/* @name room_for_date  -- the draw dates before and after one, and whether a day has a draw already */
select (select max(day) from draw_date where lottery_id = :lottery_id! and day < :from_day!) as "before?",
  (select min(day) from draw_date where lottery_id = :lottery_id! and day > :from_day!) as "after?",
  exists (select from draw where lottery_id = :lottery_id! and day = :day!) as "is_taken!";

/* @name dates_of_year  -- with the draw of each, one a day: what it holds, and whether it is past moving */
select t.normal_day, t.day, t.confirmed_at is not null as "is_confirmed!", d.id as "draw_id?",
  (select count(*) from slip s where s.draw_id = d.id)::int as "slip_count!",
  coalesce(d.closes_at <= product_now() or d.closed_at is not null or d.voided_at is not null, false) as "is_closed!"
from draw_date t left join draw d on d.lottery_id = t.lottery_id and d.day = t.day
where t.lottery_id = :lottery_id! and extract(year from t.normal_day) = :year!::int order by t.normal_day;

/* @name write_confirmed  -- the first time counts */
update draw_date set confirmed_at = product_now()
where lottery_id = :lottery_id! and normal_day = any (:normal_days!::date[]) and confirmed_at is null;

/* @name move_date */
update draw_date set day = :day! where lottery_id = :lottery_id! and day = :from_day!;

/* @name move_draw  -- with all that was bet on it */
update draw set day = :day!, own_closes_at = own_closes_at + (:closes_at!::timestamptz - closes_at), closes_at = :closes_at!, draws_at = :draws_at!
where id = :draw_id!;
