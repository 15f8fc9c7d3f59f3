/* @name write_reversal */
insert into settlement_reversal (draw_id, reason, asked_by) values (:draw_id!, :reason!, :asked_by!)
on conflict (draw_id) where state = 'asked' do nothing returning id;

/* @name find_reversal */
select id, draw_id, state, asked_by, reason from settlement_reversal where id = :reversal_id!;

/* @name decide_reversal */
update settlement_reversal set state = :state!, decided_by = :decided_by!, decided_at = product_now() where id = :reversal_id! and state = 'asked';

/* @name reopen_draw  -- closed again, in its next round; wins of the round before are taken back before it can have a result */
update draw set result = null, result_id = null, resulted_at = null, settled_at = null, checked_at = null, stopped_at = null, stop_reason = null,
  paid_to = 0, round = round + 1, reversing_at = product_now()
where id = :draw_id! and result is not null;

/* @name reverse_proposals  -- the confirmed one, and what else stood for the draw: none of it can be confirmed afterwards */
update result_proposal set state = case state when 'confirmed' then 'reversed' else 'withdrawn' end, reason = :reason!
where draw_id = :draw_id! and state in ('confirmed', 'proposed');

/* @name payouts_to_reverse */
select o.slip_id, o.player_id, o.round, o.amount_pya, s.voucher, p.id as main_purse
from payout o join slip s on s.id = o.slip_id join purse p on p.player_id = o.player_id and p.kind = 'main'
where o.draw_id = :draw_id! and o.kind = 'win' and o.round < :round! order by o.slip_id limit :most!;

/* @name move_payouts  -- from what stands to what was taken back */
insert into payout_reversed (slip_id, round, draw_id, player_id, amount_pya, stake_pya, paid_at)
select slip_id, round, draw_id, player_id, amount_pya, stake_pya, at from payout where slip_id = any (:slip_ids!) and kind = 'win';

/* @name drop_payouts  -- the database lets go only what was moved; each player is told */
with gone as (
  delete from payout where slip_id = any (:slip_ids!) and kind = 'win' returning slip_id, player_id, amount_pya
), notes as (
  insert into notification (player_id, kind, data)
  select g.player_id, 'win_reversed', :told_data!::jsonb || jsonb_build_object('amount_pya', g.amount_pya, 'voucher', s.voucher)
  from gone g join slip s on s.id = g.slip_id
  returning id, player_id
)
insert into fact (kind, player_id, data)
select 'notification', player_id, jsonb_build_object('id', id) from notes;

/* @name end_reversal */
update draw set reversing_at = null where id = :draw_id!;

/* @name resume_draw */
update draw set stopped_at = null, stop_reason = null where id = :draw_id! and stopped_at is not null returning id;
