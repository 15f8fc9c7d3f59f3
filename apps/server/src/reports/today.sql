/* @name figures_of_days  -- the house's, each draw's and each account's of some days */
select b.subject as "subject!", b.day as "day!", b.key as "key!", b.reason as "reason!", b.amount_pya as "amount_pya!", b.entry_count as "entry_count!"
from booked_between(:subjects!::report_subject[], :from!, :to!) b where b.day = any (:days!::date[]);

/* @name house_by_day  -- what each kind of purse of the house got and gave, by day */
select b.day as "day!", split_part(b.key, ':', 1) as "kind!", sum(b.amount_pya)::bigint as "amount_pya!",
  sum(b.amount_pya) filter (where b.reason = 'cash_in')::bigint as cash_in_pya, sum(b.amount_pya) filter (where b.reason = 'cash_out_paid')::bigint as cash_out_pya
from booked_between('{house}', :from!, :to!) b group by 1, 2;

/* @name draws_named */
select d.id, l.code, to_char(d.section, 'HH24:MI') as "section!" from public_draw d join public_lottery l on l.id = d.lottery_id where d.id = any (:draw_ids!);

/* @name methods_named */
select id, code, name, position from public_payment_method order by position, id;

/* @name providers_named */
select p_code, name from public_provider;

/* @name funds_of_days  -- what players had in each kind of purse when each day was over, and have now on the last of them */
select f.day as "day!", f.purse as "purse!", f.amount as "amount!" from funds_between(:from!, :to!) f order by f.day;

/* @name below_zero_of_days  -- what it was when a day was closed, from the last closing before the first of some days on */
select day as "day!", below_zero_pya as "below_zero_pya!" from closing
where day >= coalesce((select max(day) from closing where day <= :from!), :from!) and day <= :to! order by day;

/* @name open_stakes  -- what is staked on the numbers of draws that have no result yet */
select d.id, d.day, to_char(d.section, 'HH24:MI') as "section!", d.closes_at, d.odds_hundredths, d.tot_odds_hundredths, l.code, l.digits, n.number, n.taken_pya
from public_draw d
join public_lottery l on l.id = d.lottery_id
join public_draw_number n on n.draw_id = d.id
where d.settled_at is null and d.refunded_at is null and d.voided_at is null and d.result is null and n.taken_pya > 0
order by d.draws_at, d.id, n.number;

/* @name open_sales  -- what of these draws is sold to other houses */
select o.draw_id as "draw_id!", o.numbers as "numbers!", o.stakes_pya as "stakes_pya!", o.odds_hundredths as "odds_hundredths!", o.tot_odds_hundredths as "tot_odds_hundredths?",
  o.commission_pya as "commission_pya!"
from public_draw d join public_lay_off o on o.draw_id = d.id
where d.settled_at is null and d.refunded_at is null and d.voided_at is null and d.result is null order by o.id;

/* @name feeds_heard */
select market, (extract(epoch from product_now() - answered_at) * 1000)::bigint as answered_ms_ago,
  case when failed_at > product_now() - interval '5 minutes' then (extract(epoch from product_now() - failing_since) * 1000)::bigint end as in_vain_ms
from public_live_number order by market;

/* @name archive_age  -- since the database last handed a part of its log to the archive from which it can be put back, and whether it failed since */
select (extract(epoch from clock_timestamp() - last_archived_time) * 1000)::bigint as archived_ms_ago,
  coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) as "has_failed!"
from pg_stat_archiver where current_setting('archive_mode') <> 'off';

/* @name workers_told  -- how the loops of each process with jobs fared when it said so, and how long ago that was */
select place as "place!", loops as "loops!", (extract(epoch from clock_timestamp() - told_at) * 1000)::bigint as "told_ms_ago!"
from public_worker_process order by place;

/* @name last_backup  -- how long ago the newest backup began, as the last rehearsal of a restore found it, and whether it was good */
select (extract(epoch from clock_timestamp() - backup_at) * 1000)::bigint as began_ms_ago, trouble is null as "is_good!" from public_rehearsal_run order by id desc limit 1;

/* @name entries_left_out  -- how many entries pages have no figures of yet */
select (coalesce((select max(id) from public_entry), 0) - booked_up_to())::int as "left_out_count!";
