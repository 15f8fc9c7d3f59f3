/* @name calendar_mark
  All that draws follow from and what is planned of them, as one number: the day, the lotteries with their switches, their sections, off days, dates, and the
  draws that there are. A plan that was carried out under it has nothing to do until it is another. */
select concat_ws(' ', yangon_day(product_now()),
  (select sum(hash_record_extended(row(l.id, l.code, l.odds_hundredths, l.tot_odds_hundredths, l.stake_min_pya, l.stake_max_pya, l.stake_step_pya, l.cap_pya,
    l.bet_next_day, l.digits, l.is_open), 0)) from lottery l where l.is_offered),
  (select sum(hash_record_extended(row(s.lottery_id, s.id, s.draws_at, s.close_before_minutes, s.odds_hundredths, s.is_open), 1)) from section s),
  (select sum(hash_record_extended(row(o.lottery_id, o.day), 2)) from off_day o where o.day >= yangon_day(product_now()) - 31),
  (select sum(hash_record_extended(row(t.lottery_id, t.normal_day, t.day), 3)) from draw_date t where t.day >= yangon_day(product_now()) - 62),
  (select sum(hash_record_extended(row(d.id, d.day, d.section, d.opens_at, d.closes_at, d.own_closes_at, d.odds_hundredths, d.tot_odds_hundredths, d.stake_min_pya,
    d.stake_max_pya, d.stake_step_pya, d.cap_pya, d.opens_at > product_now() and d.voided_at is null and d.closed_at is null), 4))
    from draw d where d.lottery_id in (select id from lottery) and d.day >= yangon_day(product_now()) - 31)
) as "mark!";

/* @name calendar_lotteries  -- those that are offered, open or not */
select id, code, is_open, odds_hundredths, tot_odds_hundredths, stake_min_pya, stake_max_pya, stake_step_pya, cap_pya, bet_next_day, digits
from lottery where is_offered order by id;

/* @name calendar_sections */
select lottery_id, id, draws_at, close_before_minutes, odds_hundredths, is_open from section
where lottery_id = any (:lottery_ids!) order by draws_at;

/* @name off_days_from */
select lottery_id, day from off_day where lottery_id = any (:lottery_ids!) and day >= :from_day!;

/* @name draws_from */
select d.lottery_id, d.id, d.day, d.section, d.opens_at, d.closes_at, d.own_closes_at, d.odds_hundredths, d.tot_odds_hundredths, d.stake_min_pya, d.stake_max_pya,
  d.stake_step_pya, d.cap_pya, d.opens_at > product_now() and d.voided_at is null and d.closed_at is null as "is_scheduled!"
from draw d where d.lottery_id = any (:lottery_ids!) and d.day >= :from_day! order by d.day, d.section;

/* @name write_draws  -- new draws with their numbers, as standing rules have them; those that are there already stay as they are */
with made as (
  insert into draw (lottery_id, section_id, day, section, opens_at, closes_at, draws_at, odds_hundredths, tot_odds_hundredths,
    stake_min_pya, stake_max_pya, stake_step_pya, cap_pya)
  select l.id, x.section_id, x.day, x.section, x.opens_at, x.closes_at, x.draws_at, x.odds_hundredths, l.tot_odds_hundredths,
    l.stake_min_pya, l.stake_max_pya, l.stake_step_pya, l.cap_pya
  from lottery l, unnest(:section_ids!::bigint[], :days!::date[], :sections!::time[], :opens_at!::timestamptz[], :closes_at!::timestamptz[],
    :draws_at!::timestamptz[], :odds_hundredths!::integer[]) as x(section_id, day, section, opens_at, closes_at, draws_at, odds_hundredths)
  where l.id = :lottery_id!
  on conflict (lottery_id, day, section) do nothing
  returning id, lottery_id, section_id, day
), ruled as (
  select made.id, t.number, t.cap_pya, t.is_blocked from made cross join lateral rule_terms(made.lottery_id, made.section_id, made.day) t
)
insert into draw_number (draw_id, number, rule_cap_pya, rule_block)
select made.id, n, ruled.cap_pya, coalesce(ruled.is_blocked, false)
from made cross join generate_series(0, :number_count!::integer - 1) as n left join ruled on ruled.id = made.id and ruled.number = n;

/* @name move_scheduled_draw  -- a draw that is not open yet follows the configuration; an open one never does */
update draw d set opens_at = :opens_at!, closes_at = :closes_at!, odds_hundredths = :odds_hundredths!,
  tot_odds_hundredths = l.tot_odds_hundredths, stake_min_pya = l.stake_min_pya, stake_max_pya = l.stake_max_pya,
  stake_step_pya = l.stake_step_pya, cap_pya = l.cap_pya
from lottery l
where d.id = :id! and l.id = d.lottery_id and d.opens_at > product_now() and d.voided_at is null and d.closed_at is null;

/* @name drop_scheduled_draws  -- of days and sections that are off now; a draw with a bet or a proposal stays */
delete from draw d
where d.id = any (:ids!) and d.opens_at > product_now() and d.voided_at is null and d.closed_at is null
  and not exists (select from slip s where s.draw_id = d.id) and not exists (select from result_proposal r where r.draw_id = d.id);
