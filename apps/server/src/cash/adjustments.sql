/* @name find_player  -- who a correction is for */
select id from player where id = :player_id!;

/* @name insert_adjustment */
insert into adjustment (player_id, purse, amount_pya, reason, proposed_by)
values (:player_id!, :purse!, :amount_pya!, :reason!, :operator_id!) returning id;

/* @name page_of_adjustments  -- proposed ones first, the oldest on top; then newest first */
select a.id, a.player_id, p.name as player_name, p.phone as player_phone, a.purse, a.amount_pya, a.reason, a.state, a.balance_after_pya,
  w.username as proposed_by, d.username as "decided_by?", a.created_at, a.decided_at, count(*) over () as "total_count!"
from adjustment a
join player p on p.id = a.player_id
join operator w on w.id = a.proposed_by
left join operator d on d.id = a.decided_by
where (:adjustment_id::bigint is null or a.id = :adjustment_id)
  and (:state::text is null or a.state = :state)
  and (:player_id::bigint is null or a.player_id = :player_id)
order by a.state = 'proposed' desc, case when a.state = 'proposed' then a.id end, a.id desc
limit :row_count! offset :skipped!;

/* @name lock_adjustment */
select a.id, a.player_id, a.purse, a.amount_pya, a.reason, a.state, a.proposed_by, purse.id as purse_id
from adjustment a join purse on purse.player_id = a.player_id and purse.kind = a.purse
where a.id = :adjustment_id! for update of a;

/* @name mark_adjustment_confirmed */
update adjustment set state = 'confirmed', balance_after_pya = :balance_after_pya!, decided_by = :operator_id!, decided_at = product_now()
where id = :adjustment_id!;

/* @name mark_adjustment_rejected */
update adjustment set state = 'rejected', decided_by = :operator_id!, decided_at = product_now() where id = :adjustment_id!;
