/* @name stakes_at  -- what is staked on the numbers of draws of one day and section, and what they pay */
select l.code, l.digits, d.odds_hundredths, d.tot_odds_hundredths, n.number, n.taken_pya
from draw d join lottery l on l.id = d.lottery_id join draw_number n on n.draw_id = d.id
where l.code = any (:codes!) and d.day = :day! and d.section = :section! and d.voided_at is null and d.result is null and n.taken_pya > 0;
