/* @name sales_of_draw */
select id, taker_id, numbers, stakes_pya, total_pya, odds_hundredths, tot_odds_hundredths as "tot_odds_hundredths?", commission_pya
from lay_off where draw_id = :draw_id! order by id;

/* @name write_lay_off_payouts */
insert into lay_off_payout (lay_off_id, round, kind, amount_pya)
select x.lay_off_id, :round!, :kind!, x.amount_pya from unnest(:lay_off_ids!::bigint[], :amounts_pya!::bigint[]) as x(lay_off_id, amount_pya);

/* @name reverse_lay_offs  -- what rounds that are over made other houses owe, each once */
with over as (
  update lay_off_payout p set reversed_at = product_now()
  from lay_off o where o.id = p.lay_off_id and o.draw_id = :draw_id! and p.kind = 'win' and p.round < :round! and p.reversed_at is null
  returning p.lay_off_id, o.taker_id, p.round, p.amount_pya
)
select lay_off_id, taker_id, round, amount_pya from over order by lay_off_id;
