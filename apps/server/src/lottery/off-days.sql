/* @name queue_for_day  -- the draws of lotteries on days, alone: no bet passes who waits here */
select queue_for_draws(array(select id from draw where lottery_id = any (:lottery_ids!::smallint[]) and day = any (:days!::date[])), true)::text as "queued?";

/* @name lock_days  -- the draws of lotteries on days that were not called off; waits for every bet in flight */
select d.id, d.lottery_id, d.day, d.section, d.opens_at <= product_now() as "is_opened!", d.closes_at <= product_now() or d.closed_at is not null as "is_closed!",
  d.closed_at is not null as "is_shut!", d.result is not null or d.reversing_at is not null as "has_result!"
from draw d where d.lottery_id = any (:lottery_ids!::smallint[]) and d.day = any (:days!::date[]) and d.voided_at is null order by d.id for update;

/* @name with_slips  -- those of locked draws that hold bets: asked once they are locked, so that none arrives after */
select d.id from unnest(:draw_ids!::bigint[]) as d(id) where exists (select from slip s where s.draw_id = d.id);

/* @name drop_empty_draws  -- without a bet, a seal or a proposal */
delete from draw where id = any (:draw_ids!);

/* @name move_days_draws  -- with all that was bet on them */
update draw set day = :day!, closes_at = closes_at + make_interval(days => :days!::int), draws_at = draws_at + make_interval(days => :days!::int),
  own_closes_at = own_closes_at + make_interval(days => :days!::int)
where id = any (:draw_ids!);

/* @name day_effect  -- what an off day would do: the draws of lotteries on a day that take or took bets, with what they hold */
select count(*)::int as "draw_count!", coalesce(sum(s.slips), 0)::int as "slip_count!", coalesce(sum(s.staked), 0)::bigint as "staked_pya!",
  coalesce(bool_or(d.result is not null), false) as "has_result!", coalesce(bool_or(s.slips > 0 and (d.closes_at <= product_now() or d.closed_at is not null)), false) as "has_closed!"
from draw d cross join lateral (select count(*) as slips, sum(total_pya) as staked from slip where draw_id = d.id) s
where d.lottery_id = any (:lottery_ids!::smallint[]) and d.day = :day! and d.voided_at is null and d.opens_at <= product_now();

/* @name players_of_draws  -- who bet on draws, once for each draw, with where these stand */
select distinct s.player_id, s.draw_id, l.code, d.day, d.section from slip s join draw d on d.id = s.draw_id join lottery l on l.id = d.lottery_id
where s.draw_id = any (:draw_ids!::bigint[]) order by s.draw_id, s.player_id;

/* @name called_off_on  -- draws of lotteries on a day that were called off: they do not come back with the day */
select count(*)::int as "draws!" from draw where lottery_id = any (:lottery_ids!::smallint[]) and day = :day! and voided_at is not null;
