/* @name console_reconciliations */
select r.id, r.dialect, r.day::text as "day!", r.state, r.error, r.ours_count, r.theirs_count, r.difference_count, r.unreadable_count, o.username as "asked_by?", r.at,
  (select count(*) from wager_difference d where d.reconciliation_id = r.id and d.state = 'open') as "open_count!",
  count(*) over () as "total_count!"
from reconciliation r left join public_operator o on o.id = r.asked_by
where :reconciliation_id::bigint is null or r.id = :reconciliation_id order by r.day desc, r.dialect limit :row_count! offset :skipped!;

/* @name console_differences  -- those to decide first, counted up to ten thousand, with who asked for the repair that waits, or for what was done, and for a dismissal that waits */
with found as materialized (
  select array(
    select d.id from wager_difference d
    where (:difference_id::bigint is null or d.id = :difference_id) and (:state::difference_state is null or d.state = :state)
      and (:reconciliation_id::bigint is null or d.reconciliation_id = :reconciliation_id)
      and (:after_id::bigint is null or d.id < :after_id and d.state = 'open' and (select k.state = 'open' from wager_difference k where k.id = :after_id)
        or d.state <> 'open' and (d.id < :after_id or (select k.state = 'open' from wager_difference k where k.id = :after_id)))
    order by d.state <> 'open', d.id desc limit 10000
  ) as ids
), sorted as materialized (
  select case when :sort::text is null then found.ids else array(
    select x.id from unnest(found.ids) with ordinality x(id, place) join wager_difference d on d.id = x.id join reconciliation r on r.id = d.reconciliation_id
    order by case ltrim(:sort, '-') when 'day' then extract(epoch from r.day) when 'ours' then d.ours_pya when 'theirs' then d.theirs_pya when 'repair' then coalesce(d.repair_pya, d.theirs_pya - d.ours_pya) end * case when :sort like '-%' then -1 else 1 end nulls last, x.place
  ) end as ids from found
)
select d.id, d.dialect, r.day::text as "day!", d.kind, d.p_code, d.wager_code, d.player_id, p.name as "player_name?", p.phone as "player_phone?", d.member,
  d.ours_pya, d.theirs_pya, coalesce(d.repair_pya, d.theirs_pya - d.ours_pya) as "repair_pya!", d.state, d.reason,
  a.username as "asked_by?", l.username as "dismissal_asked_by?", b.username as "decided_by?", d.decided_at, cardinality(found.ids) as "total_count!"
from sorted found cross join lateral (
  select id, place from unnest(found.ids) with ordinality x(id, place) order by place limit :row_count! offset :skipped!
) shown
join wager_difference d on d.id = shown.id
join reconciliation r on r.id = d.reconciliation_id
left join public_player p on p.id = d.player_id
left join public_deed e on e.subject = 'wager_difference:' || d.id and (e.kind = 'wager_repair' and e.state = 'asked' or e.id = d.deed_id)
left join public_deed w on w.subject = 'wager_difference:' || d.id and w.kind = 'wager_dismissal' and w.state = 'asked'
left join public_operator a on a.id = e.asked_by left join public_operator l on l.id = w.asked_by left join public_operator b on b.id = d.decided_by
order by shown.place;

/* @name lock_difference */
select d.id, d.dialect, d.state, d.player_id, d.p_code, d.wager_code, d.theirs_pya, d.theirs_status, d.theirs_bet_pya, d.theirs_tip_pya,
  d.theirs_valid_bet_pya, d.theirs_payout_pya
from wager_difference d where d.id = :difference_id! for update;

/* @name find_difference  -- the wager as the report says it, beside how it is here by now, with its repairs; 0 moved and no status where there is none */
select d.state, d.kind, d.player_id, p.name as "name?", p.phone as "phone?", d.p_code, d.wager_code,
  w.status as "ours_status?", w.bet_pya as "ours_bet_pya?", w.valid_bet_pya as "ours_valid_bet_pya?", w.payout_pya as "ours_payout_pya?",
  case d.kind when 'sums_differ' then d.ours_pya else coalesce(w.paid_pya + w.returned_pya - w.staked_pya - w.taken_back_pya, 0) end::bigint as "ours_pya!",
  d.theirs_status, d.theirs_bet_pya, d.theirs_tip_pya, d.theirs_valid_bet_pya, d.theirs_payout_pya, d.theirs_pya
from wager_difference d left join public_player p on p.id = d.player_id
left join wager w on w.player_id = d.player_id and w.product = d.p_code and w.wager_code = d.wager_code
where d.id = :difference_id!;

/* @name mark_dismissed */
update wager_difference set state = 'dismissed', deed_id = :deed_id!, reason = :reason!, decided_by = :operator_id!, decided_at = product_now() where id = :difference_id!;
