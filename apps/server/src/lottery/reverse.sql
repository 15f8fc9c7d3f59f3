/* @name settlements_at  -- of a draw and of those that follow from it and have a number, the draw first */
select d.id, l.code, l.digits, d.round, d.result, d.settled_at, d.stopped_at,
  coalesce(p.paid_pya, 0)::bigint as "paid_pya!", coalesce(p.win_count, 0)::int as "win_count!"
from draw d join lottery l on l.id = d.lottery_id
left join lateral (select sum(amount_pya) as paid_pya, count(*) as win_count from payout where draw_id = d.id and kind = 'win') p on true
where l.code = any (:codes!) and d.day = :day! and d.section = :section! and (d.id = :draw_id! or d.result is not null and d.voided_at is null)
order by d.id <> :draw_id!, d.id;

/* @name reopen_draw  -- closed again, in its next round; wins of the round before are taken back before it can have a result */
update draw set result = null, result_id = null, resulted_at = null, settled_at = null, checked_at = null, stopped_at = null, stop_reason = null,
  paid_to = 0, round = round + 1, reversing_at = product_now()
where id = :draw_id! and result is not null;

/* @name reverse_proposals  -- the confirmed one, and what else stood for the draw: none of it can be confirmed afterwards */
update result_proposal set state = case state when 'confirmed' then 'reversed'::proposal_state else 'withdrawn' end, reason = :reason!
where draw_id = :draw_id! and state in ('confirmed', 'proposed');

/* @name payouts_to_reverse */
select o.slip_id, o.player_id, o.round, o.amount_pya, s.voucher, p.id as main_purse
from payout o join slip s on s.id = o.slip_id join public_purse p on p.player_id = o.player_id and p.kind = 'main'
where o.draw_id = :draw_id! and o.kind = 'win' and o.round < :round! order by o.slip_id limit :most!;

/* @name move_payouts  -- from what stands to what was taken back */
insert into payout_reversed (slip_id, round, draw_id, player_id, amount_pya, stake_pya, paid_at)
select slip_id, round, draw_id, player_id, amount_pya, stake_pya, at from payout where slip_id = any (:slip_ids!) and kind = 'win';

/* @name drop_payouts  -- the database lets go only what was moved */
delete from payout where slip_id = any (:slip_ids!) and kind = 'win';

/* @name end_reversal */
update draw set reversing_at = null where id = :draw_id!;

/* @name resume_draw */
update draw set stopped_at = null, stop_reason = null where id = :draw_id! and stopped_at is not null returning id;
