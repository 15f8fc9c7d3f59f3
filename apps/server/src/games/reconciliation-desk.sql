/* @name desk_reconciliations */
select r.id, r.dialect, r.day::text as "day!", r.state, r.error, r.ours_count, r.theirs_count, r.difference_count, o.username as "asked_by?", r.at,
  (select count(*) from wager_difference d where d.reconciliation_id = r.id and d.state in ('open', 'proposed')) as "open_count!",
  count(*) over () as "total_count!"
from reconciliation r left join operator o on o.id = r.asked_by
where :reconciliation_id::bigint is null or r.id = :reconciliation_id order by r.day desc, r.dialect limit :row_count! offset :skipped!;

/* @name desk_differences  -- those to decide first */
select d.id, d.dialect, r.day::text as "day!", d.kind, d.p_code, d.wager_code, d.player_id, p.name as "player_name?", p.phone as "player_phone?", d.member,
  d.ours_pya, d.theirs_pya, coalesce(d.repair_pya, d.theirs_pya - d.ours_pya) as "repair_pya!", d.state, d.reason,
  a.username as "proposed_by?", b.username as "decided_by?", d.decided_at, count(*) over () as "total_count!"
from wager_difference d join reconciliation r on r.id = d.reconciliation_id left join player p on p.id = d.player_id
left join operator a on a.id = d.proposed_by left join operator b on b.id = d.decided_by
where (:difference_id::bigint is null or d.id = :difference_id) and (:state::text is null or d.state = :state)
  and (:reconciliation_id::bigint is null or d.reconciliation_id = :reconciliation_id)
order by d.state not in ('open', 'proposed'), d.id desc limit :row_count! offset :skipped!;

/* @name lock_difference */
select d.id, d.state, d.player_id, d.p_code, d.wager_code, d.ours_pya, d.theirs_pya, d.repair_pya, d.reason, d.proposed_by
from wager_difference d where d.id = :difference_id! for update;

/* @name net_of_wager  -- what a wager moved here, with repairs */
select (coalesce((
    select w.paid_pya + w.returned_pya - w.staked_pya - w.taken_back_pya from wager w
    where w.player_id = :player_id! and w.product = :p_code! and w.wager_code = :wager_code!
  ), 0) + coalesce((
    select sum(d.repair_pya) from wager_difference d
    where d.state = 'repaired' and d.player_id = :player_id! and d.p_code = :p_code! and d.wager_code = :wager_code!
  ), 0))::bigint as "net_pya!";

/* @name mark_proposed */
update wager_difference set state = 'proposed', repair_pya = :repair_pya!, reason = :reason!, proposed_by = :operator_id! where id = :difference_id!;

/* @name mark_repaired */
update wager_difference set state = 'repaired', decided_by = :operator_id!, decided_at = product_now() where id = :difference_id!;

/* @name mark_dismissed */
update wager_difference set state = 'dismissed', reason = :reason!, decided_by = :operator_id!, decided_at = product_now() where id = :difference_id!;
