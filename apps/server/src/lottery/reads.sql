/* @name lotteries_offered  -- in the order of the menu, with the next draw that takes bets and the last that was settled; none takes bets while the house takes no play */
with clock as materialized (select product_now() as now, house_stop() is null as takes_play)
select l.id, l.code as "code!", l.name as "name!", l.odds_hundredths as "odds_hundredths!", l.image,
  l.is_open and (select takes_play from clock) as "is_open!",
  n.closes_at as "closes_at?", n.section as "section?", r.result as "last_number?", r.day as "last_day?", r.section as "last_section?", l.digits as "digits!",
  (select now from clock) as "now!"
from lottery l left join lateral (
  select d.closes_at, d.section from draw d, clock
  where d.lottery_id = l.id and clock.takes_play and l.is_open and d.is_open and d.opens_at <= clock.now and d.closes_at > clock.now and d.voided_at is null
    and not exists (select from section s where s.id = d.section_id and not s.is_open)
  order by d.closes_at limit 1
) n on true left join lateral (
  select d.result, d.day, d.section from draw d
  where d.lottery_id = l.id and d.day <= yangon_day((select now from clock)) and d.settled_at is not null
  order by d.day desc, d.section desc limit 1
) r on true
where l.is_offered order by array_position(array['1D', '2D', 'C1D', 'C2D', '3D'], l.code);

/* @name sections_ahead  -- each section's next draw that has not closed */
select s.id as "id!", s.day as "day!", s.section as "section!", s.opens_at as "opens_at!", s.closes_at as "closes_at!", s.odds_hundredths as "odds_hundredths!",
  s.takes_bets as "takes_bets!", s.is_today as "is_today!"
from (
  select distinct on (d.section) d.id, d.day, d.section, d.opens_at, d.closes_at, d.odds_hundredths,
    l.is_open and d.is_open and d.opens_at <= c.now
      and not exists (select from section s where s.id = d.section_id and not s.is_open) as takes_bets, d.day = yangon_day(c.now) as is_today
  from (select product_now() as now) c, lottery l join draw d on d.lottery_id = l.id
  where l.code = :code! and l.is_offered and d.closes_at > c.now and d.voided_at is null
  order by d.section, d.closes_at
) s order by s.closes_at;

/* @name today_of_lottery */
select c.now as "now!", exists (
  select from draw d join lottery l on l.id = d.lottery_id where l.code = :code! and d.day = yangon_day(c.now) and d.voided_at is null
) as "draws_today!" from (select product_now() as now) c;

/* @name draw_asked_for  -- of a day, or the section's next draw that has not closed */
select d.id, d.day, d.section, d.opens_at, d.closes_at, d.result, d.settled_at, d.voided_at, l.digits,
  d.is_open and l.is_open and not exists (select from section s where s.id = d.section_id and not s.is_open) as "is_open!",
  d.odds_hundredths, d.tot_odds_hundredths, d.cap_pya, d.stake_min_pya, d.stake_max_pya, d.stake_step_pya, product_now() as "now!",
  pg_snapshot_xmin(pg_current_snapshot())::text as "version!"
from draw d join lottery l on l.id = d.lottery_id
where l.code = :code! and l.is_offered and d.section = :section!
  and (d.day = :day::date or (:day::date is null and d.id = next_draw(l.id, d.section)));

/* @name next_days  -- the day of the next draw of a lottery's section that has not closed: who bets without a day bets on it */
select x.code as "code!", x.section as "section!", d.day as "day!"
from unnest(:codes!::text[], :sections!::time[]) as x(code, section)
join lottery l on l.code = x.code join draw d on d.id = next_draw(l.id, x.section);

/* @name numbers_of_draw */
select number, taken_pya, laid_off_pya, n.cap_pya, n.is_blocked as "is_blocked!", own_cap_pya, own_block, rule_block from draw_number n where draw_id = :draw_id! order by number;

/* @name slips_of_player
  Newest first, after one of them where it is named. A page is found in the index of the player's slips, however many there are; the rest is looked up for its rows alone. */
select s.id, s.voucher, s.numbers, s.stakes_pya, s.total_pya, s.odds_hundredths, s.tot_odds_hundredths, s.accepted_at, d.day, d.section, d.result,
  d.settled_at is not null as "is_settled!", p.kind as "payout_kind?", p.amount_pya as "paid_pya?", l.digits
from (
  select s.* from slip s join draw d on d.id = s.draw_id
  where s.player_id = :player_id! and s.accepted_at >= :from_at! and s.accepted_at < :until_at! and d.lottery_id = (select id from lottery where code = :code!)
    and (:after_id::bigint is null or (s.accepted_at, s.id) < (select b.accepted_at, b.id from slip b where b.id = :after_id and b.player_id = :player_id!))
  order by s.accepted_at desc, s.id desc limit :row_count!
) s
join draw d on d.id = s.draw_id join lottery l on l.id = d.lottery_id left join payout p on p.slip_id = s.id
order by s.accepted_at desc, s.id desc;

/* @name slips_of_today  -- of all lotteries, placed on this day or drawn on it, those that won first, then newest first; without any, the last one before */
with today as materialized (
  select slips_of_day(:player_id!, :day!, :looked_at!) as id
), own as (
  select id, true as is_today from today
  union all
  (select id, false from slip where player_id = :player_id! and not exists (select from today) order by accepted_at desc, id desc limit 1)
), shown as (
  select own.id, own.is_today, coalesce(p.kind = 'win', false) as is_won from own left join payout p on p.slip_id = own.id
  order by 3 desc, own.id desc limit :row_count!
)
select s.id, s.voucher, s.numbers, s.stakes_pya, s.total_pya, s.odds_hundredths, s.tot_odds_hundredths, s.accepted_at, d.day, d.section, d.result,
  d.settled_at is not null as "is_settled!", p.kind as "payout_kind?", p.amount_pya as "paid_pya?", l.digits, l.code, shown.is_today as "is_today!"
from shown join slip s on s.id = shown.id join draw d on d.id = s.draw_id join lottery l on l.id = d.lottery_id left join payout p on p.slip_id = s.id
order by shown.is_won desc, s.id desc;

/* @name draws_of_today  -- the draws of those slips, with what became of all of them, however many */
select l.code, d.day, d.section, count(*) as "slip_count!", count(*) filter (where p.slip_id is null and d.settled_at is null) as "open_count!",
  count(*) filter (where p.kind = 'win') as "won_count!", count(*) filter (where p.kind = 'refund') as "refunded_count!",
  coalesce(sum(p.amount_pya) filter (where p.kind = 'win'), 0)::bigint as "won_pya!"
from slip s join draw d on d.id = s.draw_id join lottery l on l.id = d.lottery_id left join payout p on p.slip_id = s.id
where s.id in (select slips_of_day(:player_id!, :day!, :looked_at!))
group by l.code, d.id order by max(s.id) desc;

/* @name lucky_of_day  -- the draws of today, or of the next draw day when there are none today; also those that were called off */
select d.day, d.section, d.closes_at, d.voided_at is not null as "is_called_off!", l.digits, case when d.settled_at is not null then d.result end as "result?", r.source_set as "set?", r.source_value as "value?"
from draw d join lottery l on l.id = d.lottery_id left join result_proposal r on r.id = d.result_id and d.settled_at is not null
where l.code = :code! and l.is_offered
  and d.day = (select min(n.day) from draw n where n.lottery_id = l.id and n.day >= yangon_day(product_now()))
order by d.section;

/* @name lucky_history */
select d.id, d.day, d.section, d.result as "result!", l.id as lottery_id, l.digits, r.source_set, r.source_value
from draw d join lottery l on l.id = d.lottery_id join result_proposal r on r.id = d.result_id
where l.code = :code! and d.settled_at is not null and d.day >= :from_day! and d.day <= :until_day!
order by d.draws_at desc, d.id desc limit :row_count! offset :skipped!;

/* @name latest_settled */
select d.id, d.day, d.section, d.result as "result!", d.settled_at as "settled_at!", l.digits from draw d join lottery l on l.id = d.lottery_id
where l.code = :code! and d.settled_at is not null order by d.draws_at desc, d.id desc limit 1;

/* @name winners_of_draw  -- a row per player, largest first */
select p.name, p.phone, w.amount_pya as "amount_pya!", w.stake_pya as "stake_pya!"
from (
  select player_id, sum(amount_pya)::bigint as amount_pya, sum(stake_pya)::bigint as stake_pya
  from payout where draw_id = :draw_id! and kind = 'win' group by player_id order by 2 desc, player_id limit :limit!
) w join public_player p on p.id = w.player_id order by w.amount_pya desc, w.player_id;

/* @name exact_winners_of_draw  -- a row per player who has the very number, largest first; near wins are left out */
select p.name, p.phone, w.amount_pya as "amount_pya!", w.stake_pya as "stake_pya!"
from (
  select s.player_id, sum(x.stake * s.odds_hundredths / 100)::bigint as amount_pya, sum(x.stake)::bigint as stake_pya
  from payout o join slip s on s.id = o.slip_id cross join lateral unnest(s.numbers, s.stakes_pya) as x(number, stake)
  where o.draw_id = :draw_id! and o.kind = 'win' and x.number = :number! group by s.player_id order by 2 desc, s.player_id limit :limit!
) w join public_player p on p.id = w.player_id order by w.amount_pya desc, w.player_id;

/* @name live_of_market */
select data, at >= product_now() - make_interval(secs => :fresh_s!::int) and at <= product_now() + make_interval(secs => :fresh_s!::int) as "is_fresh!"
from live_number where market = :market! and data is not null;
