/* @name exposed_draws  -- all draws that have opened and have no result */
select d.id, l.code, l.digits, d.day, d.section, d.closes_at, d.draws_at, d.odds_hundredths, d.tot_odds_hundredths, d.cap_pya,
  d.is_open and l.is_open and not exists (select from section s where s.id = d.section_id and not s.is_open) as "is_open!", l.stop_loss_pya
from draw d join lottery l on l.id = d.lottery_id
where d.settled_at is null and d.refunded_at is null and d.result is null and d.voided_at is null and d.opens_at <= product_now()
order by d.draws_at, d.id;

/* @name exposed_numbers  -- of draws, those that are otherwise than all others */
select draw_id, number, taken_pya, laid_off_pya, n.cap_pya, n.is_blocked as "is_blocked!" from draw_number n
where draw_id = any (:draw_ids!::bigint[]) and (taken_pya > 0 or n.cap_pya is not null or n.is_blocked) order by draw_id, number;

/* @name exposed_sales  -- what is sold of draws to other houses */
select draw_id, numbers, stakes_pya, odds_hundredths, tot_odds_hundredths as "tot_odds_hundredths?", commission_pya
from lay_off where draw_id = any (:draw_ids!::bigint[]) order by id;
