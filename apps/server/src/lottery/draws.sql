/* @name draws_for_operator  -- of a sealed book and a paid draw what was written down then: their slips are not read again */
select d.id, l.code, l.digits, d.day, d.section, d.opens_at, d.closes_at, d.draws_at, d.is_open, d.odds_hundredths, d.tot_odds_hundredths, d.cap_pya, d.result, d.settled_at,
  d.voided_at, d.void_reason, d.closed_at, d.round, d.stop_reason, d.reversing_at is not null as "is_reversing!",
  d.published_day, d.published_value, d.published_by, d.published_at,
  case when d.published_day <> d.day then (select count(*) from slip s where s.draw_id = d.id
    and s.accepted_at >= (d.published_day + d.section) at time zone 'Asia/Yangon') else 0 end as "late_slips!",
  e.sealed_at as "sealed_at?", e.slip_count as "sealed_count?", e.total_pya as "sealed_pya?", encode(e.sha256, 'hex') as "sha256?",
  v.data->>'reason' as "reversal_reason?", v.asked_at as "reversal_at?", a.username as "reversal_by?", product_now() as "now!",
  coalesce(e.slip_count, (select count(*) from slip s where s.draw_id = d.id)) as "slip_count!",
  coalesce(e.total_pya, (select coalesce(sum(taken_pya), 0)::bigint from draw_number n where n.draw_id = d.id)) as "staked_pya!",
  case when d.settled_at is null and d.refunded_at is null
    then (select coalesce(sum(amount_pya), 0)::bigint from payout p where p.draw_id = d.id)
    else (select (r.told->>'paid_pya')::bigint from draw_record r where r.draw_id = d.id and r.kind in ('settlement', 'refund') order by r.id desc limit 1)
  end as "paid_pya!",
  o.sold_pya as "sold_pya?", o.commission_pya as "commission_pya?", o.paid_pya as "sold_paid_pya?"
from draw d join lottery l on l.id = d.lottery_id
left join lateral (
  select sum(o.total_pya)::bigint as sold_pya, sum(o.commission_pya - case p.kind when 'refund' then o.commission_pya else 0 end)::bigint as commission_pya,
    coalesce(sum(p.amount_pya), 0)::bigint as paid_pya
  from lay_off o left join lay_off_payout p on p.lay_off_id = o.id and p.reversed_at is null where o.draw_id = d.id
) o on true
left join draw_seal e on e.draw_id = d.id
left join public_deed v on v.kind = 'reversal' and v.subject = 'draw:' || d.id and v.state = 'asked'
left join public_operator a on a.id = v.asked_by
where (:draw_id::bigint is null or d.id = :draw_id) and (:code::text is null or l.code = :code)
  and (:from_day::date is null or d.day >= :from_day) and (:to_day::date is null or d.day <= :to_day)
order by d.draws_at limit 400;

/* @name sealed_stakes  -- of a draw's numbers in order, as they were at closing */
select stakes_pya from draw_seal where draw_id = :draw_id!;

/* @name proposals_for_operator */
select r.id, r.draw_id, r.number, r.source, r.source_set, r.source_value, r.source_at, r.received_at, r.state, p.username as "proposed_by?",
  d.username as "decided_by?", r.reason, r.round, r.proposed_by as proposed_by_id
from result_proposal r left join public_operator p on p.id = r.proposed_by left join public_operator d on d.id = r.decided_by
where r.draw_id = any (:draw_ids!) order by r.id;

/* @name change_draw  -- an earlier closing is kept as the operator's own: the calendar does not undo it */
update draw set is_open = :is_open!, own_closes_at = case when closes_at <> :closes_at! then :closes_at! else own_closes_at end, closes_at = :closes_at!
where id = :draw_id!;

/* @name change_numbers  -- the draw is locked: no bet holds its numbers */
update draw_number n set own_cap_pya = nullif(x.cap_pya, -1), own_block = x.is_blocked
from unnest(:numbers!::smallint[], :caps_pya!::bigint[], :blocks!::boolean[]) as x(number, cap_pya, is_blocked)
where n.draw_id = :draw_id! and n.number = x.number;

/* @name number_digits  -- how many digits the numbers of a draw have */
select l.digits from draw d join lottery l on l.id = d.lottery_id where d.id = :draw_id!;
