/* @name take_turn
  Asks a feed once a second, whichever process comes first; a clock that was moved does not stop it. What came of the turn before is written down with it: `came` is answered, failed, or null where
  there was nothing to ask. */
insert into live_number (market, asked_at) values (:market!, product_now())
on conflict (market) do update set asked_at = excluded.asked_at,
  answered_at = case when :came = 'answered' then live_number.asked_at else live_number.answered_at end,
  failing_since = case :came when 'answered' then null when 'failed' then coalesce(live_number.failing_since, live_number.asked_at) else live_number.failing_since end,
  failed_at = case when :came = 'failed' then live_number.asked_at else live_number.failed_at end
where live_number.asked_at not between excluded.asked_at - interval '900 milliseconds' and excluded.asked_at
returning asked_at as now;

/* @name waiting_draws
  They have no result and their time has come, or comes within so many days for a feed that is asked early; and those of the last week that had their
  result in the last hour. With what this feed has said of each: that stands (`is_proposed`), or was rejected or taken back as well (`was_proposed`), and whether
  anything of it is of the last hour. */
select d.id as "id!", d.day as "day!", d.section as "section!", d.draws_at > :now! as "is_ahead!", d.result is not null as "has_result!", p.stands as "is_proposed!", p.is_known as "was_proposed!",
  coalesce(greatest(d.resulted_at, p.last_at) > :now!::timestamptz - interval '1 hour', false) as "is_fresh!"
from (
  (select d.* from draw d join lottery l on l.id = d.lottery_id
  where l.code = :code! and l.is_offered and (d.draws_at <= :now! or least(d.day, (select t.normal_day from draw_date t where t.lottery_id = d.lottery_id and t.day = d.day)) <= yangon_day(:now!) + :early_days::integer) and d.draws_at > :now!::timestamptz - interval '40 days'
    and d.result is null and d.voided_at is null and d.settled_at is null and d.refunded_at is null
  order by d.draws_at desc limit 100)
  union all
  select d.* from draw d join lottery l on l.id = d.lottery_id
  where l.code = :code! and l.is_offered and d.day between yangon_day(:now!) - 7 and yangon_day(:now!) and d.resulted_at > :now!::timestamptz - interval '1 hour'
) d cross join lateral (
  select coalesce(bool_or(r.state in ('proposed', 'confirmed')), false) as stands, count(*) > 0 as is_known, max(r.received_at) as last_at
  from result_proposal r where r.draw_id = d.id and r.source = :feed! and r.state <> 'withdrawn'
) p
order by d.draws_at desc;

/* @name draw_at */
select d.id from draw d join lottery l on l.id = d.lottery_id where l.code = :code! and d.day = :day! and d.section = :section!;

/* @name draws_of_day  -- that are to be held on it */
select d.id from draw d join lottery l on l.id = d.lottery_id where l.code = :code! and d.day = :day! and d.voided_at is null;

/* @name results_of_day */
select d.section, d.result, l.digits from draw d join lottery l on l.id = d.lottery_id where l.code = :code! and d.day = :day! and d.result is not null;

/* @name write_live  -- `is_changed` when more than its time changed */
with before as (select data from live_number where market = :market! for update)
update live_number n set data = :data!::jsonb, at = product_now() from before
where n.market = :market! returning before.data - 'time' is distinct from :data!::jsonb - 'time' as "is_changed!";

/* @name keep_message */
insert into feed_message (feed, body) values (:feed!, :body!);

/* @name prune_messages */
delete from feed_message where feed = :feed! and received_at < product_now() - interval '30 days';

/* @name missing_draws  -- with bets, and no number so long after their time, whatever was to give it */
select d.id, d.round, d.day, to_char(d.section, 'HH24:MI') as "section!", l.code
from draw d join lottery l on l.id = d.lottery_id
where d.settled_at is null and d.refunded_at is null and d.result is null and d.voided_at is null
  and d.draws_at < product_now() - make_interval(mins => :after_minutes!::int) and exists (select from slip s where s.draw_id = d.id)
order by d.id;
