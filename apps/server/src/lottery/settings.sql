/* @name lottery_settings */
select id, code, is_open, odds_hundredths, tot_odds_hundredths, stake_min_pya, stake_max_pya, stake_step_pya, cap_pya, bet_next_day, trusted_feed,
  result_second_above_pya, stop_loss_pya
from lottery where code = :code!;

/* @name sections_of_lottery */
select s.id, s.lottery_id, l.code, s.draws_at, s.close_before_minutes, s.is_open, s.odds_hundredths, l.odds_hundredths as lottery_odds_hundredths
from section s join lottery l on l.id = s.lottery_id
where (:code::text is null or l.code = :code) and (:section_id::bigint is null or s.id = :section_id) order by s.draws_at;

/* @name off_days_of_lottery */
select o.day, o.reason from off_day o join lottery l on l.id = o.lottery_id where l.code = :code! order by o.day desc limit 400;

/* @name off_days_of_year */
select day, reason from off_day where lottery_id = :lottery_id! and extract(year from day) = :year!::int;

/* @name lock_lottery */
select id from lottery where code = :code! for no key update;

/* @name write_lottery */
update lottery set is_open = :is_open!, odds_hundredths = :odds_hundredths!, tot_odds_hundredths = :tot_odds_hundredths, stake_min_pya = :stake_min_pya!, stake_max_pya = :stake_max_pya!,
  stake_step_pya = :stake_step_pya!, cap_pya = :cap_pya!, bet_next_day = :bet_next_day!, trusted_feed = :trusted_feed,
  result_second_above_pya = :result_second_above_pya!, stop_loss_pya = :stop_loss_pya
where id = :id!;

/* @name queue_for_open_draws */
select queue_for_draws(array(
  select id from draw
  where lottery_id = :lottery_id! and (:section_id::bigint is null or section_id = :section_id) and opens_at <= product_now() and closes_at > product_now()
), true);

/* @name lock_open_draws  -- of a lottery or of a section; waits for every bet in flight */
select id from draw
where lottery_id = :lottery_id! and (:section_id::bigint is null or section_id = :section_id) and opens_at <= product_now() and closes_at > product_now()
  and voided_at is null
order by id for update;

/* @name limit_draws  -- limits count at once, also for draws that are open */
update draw d set stake_min_pya = l.stake_min_pya, stake_max_pya = l.stake_max_pya, stake_step_pya = l.stake_step_pya, cap_pya = l.cap_pya
from lottery l where d.id = any (:draw_ids!) and l.id = d.lottery_id;

/* @name lock_section */
select id from section where id = :section_id! for no key update;

/* @name write_section */
update section set is_open = :is_open!, close_before_minutes = :close_before_minutes!, odds_hundredths = :odds_hundredths where id = :section_id!;

/* @name close_draws_earlier  -- it moves no closing later, and none before now: bets up to now were taken */
update draw set closes_at = least(closes_at, greatest(draws_at - make_interval(mins => :close_before_minutes!::int), :not_before!::timestamptz))
where id = any (:draw_ids!);

/* @name add_off_day */
insert into off_day (lottery_id, day, reason) values (:lottery_id!, :day!, :reason!)
on conflict (lottery_id, day) do update set reason = excluded.reason;

/* @name remove_off_day */
delete from off_day where lottery_id = :lottery_id! and day = :day!;
