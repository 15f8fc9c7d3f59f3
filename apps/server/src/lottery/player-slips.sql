/* @name player_exists */
select 1 as "exists!" from public_player where id = :player_id!;

/* @name slips_for_operator  -- of one lottery or of all, newest first */
select s.id, s.voucher, s.numbers, s.stakes_pya, s.total_pya, s.odds_hundredths, s.tot_odds_hundredths, s.accepted_at, d.day, d.section, d.result,
  d.settled_at is not null as "is_settled!", p.kind as "payout_kind?", p.amount_pya as "paid_pya?", l.digits, l.code,
  count(*) over () as "total_count!"
from slip s join draw d on d.id = s.draw_id join lottery l on l.id = d.lottery_id left join payout p on p.slip_id = s.id
where s.player_id = :player_id! and (:code::text is null or l.code = :code)
  and s.accepted_at >= :from_at! and s.accepted_at < :until_at!
order by s.id desc limit :row_count! offset :skipped!;
