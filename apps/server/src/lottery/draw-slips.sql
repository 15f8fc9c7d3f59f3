/* @name looked_through  -- the oldest of so many slips of a draw before one, and whether there are older ones */
select min(w.id) as "oldest?", count(*)::int as "slip_count!" from (
  select s.id from slip s where s.draw_id = :draw_id! and (:before::bigint is null or s.id < :before) order by s.id desc limit :looked_at!
) w;

/* @name slips_of_draw  -- newest first; with a number, or of a voucher, where one is asked for */
select s.id, s.voucher, s.player_id, p.name, s.numbers, s.stakes_pya, s.total_pya, s.accepted_at
from (
  select s.* from slip s
  where s.draw_id = :draw_id! and s.id >= :oldest! and (:before::bigint is null or s.id < :before)
    and (:number::smallint is null or :number = any (s.numbers)) and (:voucher::text is null or s.id = slip_of_voucher(:voucher) and s.voucher = upper(:voucher))
  order by s.id desc limit :row_count!
) s join public_player p on p.id = s.player_id order by s.id desc;

/* @name slip_in_draw  -- the place of a voucher, if it is of the draw */
select id from slip where id = slip_of_voucher(:voucher!) and voucher = upper(:voucher!) and draw_id = :draw_id!;

/* @name whole_slip  -- the slip of a voucher, however it is written, with its draw and what it was paid */
select s.id, s.voucher, s.player_id, p.name as "player_name!", s.draw_id, l.code as "code!", s.numbers, s.stakes_pya, s.total_pya, s.odds_hundredths, s.tot_odds_hundredths,
  s.accepted_at, d.day, d.section, d.result, d.settled_at is not null as "is_settled!", o.kind as "payout_kind?", o.amount_pya as "paid_pya?", o.at as "paid_at?", l.digits
from slip s join draw d on d.id = s.draw_id join lottery l on l.id = d.lottery_id join public_player p on p.id = s.player_id left join payout o on o.slip_id = s.id
where s.id = slip_of_voucher(:voucher!) and s.voucher = upper(:voucher!);
