/* @name rules_for_console  -- those that stand first, then the newest; with the draws that follow it and those numbers of them on which more is staked already */
select r.id, l.code, l.digits, r.section_id as "section_id?", s.draws_at as "section?", r.text, r.numbers, r.cap_pya as "cap_pya?", r.from_day,
  r.until_day as "until_day?", r.reason, a.username as added_by, r.added_at, e.username as "ended_by?", r.ended_at as "ended_at?",
  r.ended_at is null and (r.until_day is null or r.until_day >= yangon_day(product_now())) as "is_standing!",
  case when r.ended_at is null then (
    select count(*) from draw d
    where d.lottery_id = r.lottery_id and (r.section_id is null or d.section_id = r.section_id) and d.day >= r.from_day and (r.until_day is null or d.day <= r.until_day)
      and d.closes_at > product_now() and d.closed_at is null and d.voided_at is null)
  else 0 end::int as "draw_count!", count(*) over () as "total_count!"
from number_rule r join lottery l on l.id = r.lottery_id left join section s on s.id = r.section_id
join public_operator a on a.id = r.added_by left join public_operator e on e.id = r.ended_by
where (:code::text is null or l.code = :code) and (:rule_id::bigint is null or r.id = :rule_id)
order by r.ended_at is not null or coalesce(r.until_day < yangon_day(product_now()), false), r.id desc limit :row_count! offset :skipped!;

/* @name lock_rule */
select r.id, r.lottery_id, r.section_id as "section_id?", l.code, r.text, r.cap_pya as "cap_pya?", r.from_day, r.until_day as "until_day?", r.ended_at as "ended_at?"
from number_rule r join lottery l on l.id = r.lottery_id where r.id = :rule_id! for update of r;

/* @name section_at */
select s.id from section s where s.draws_at = :section! and s.lottery_id = :lottery_id!;

/* @name add_rule  -- nothing when the same one stands */
insert into number_rule (lottery_id, section_id, text, numbers, cap_pya, from_day, until_day, reason, added_by)
values (:lottery_id!, :section_id, :text!, :numbers!::smallint[], :cap_pya, :from_day!, :until_day, :reason!, :added_by!)
on conflict do nothing returning id;

/* @name same_rule */
select id from number_rule
where lottery_id = :lottery_id! and section_id is not distinct from :section_id::bigint and text = :text! and cap_pya is not distinct from :cap_pya::bigint
  and from_day = :from_day! and until_day is not distinct from :until_day::date and ended_at is null;

/* @name end_rule */
update number_rule set ended_at = product_now(), ended_by = :ended_by! where id = :rule_id!;

/* @name queue_for_ruled  -- the draws of a lottery or of a section that take bets or will, alone: no bet passes who waits here */
select queue_for_draws(array(
  select id from draw where lottery_id = :lottery_id! and (:section_id::bigint is null or section_id = :section_id) and closes_at > product_now() and closed_at is null
), true)::text as "queued?";

/* @name lock_ruled  -- waits for every bet in flight */
select id from draw
where lottery_id = :lottery_id! and (:section_id::bigint is null or section_id = :section_id) and closes_at > product_now() and closed_at is null and voided_at is null
order by id for update;

/* @name follow_rules  -- locked draws get what the rules say of their numbers now, and nothing but that; what has closed keeps its terms */
with ruled as (
  select d.id, t.number, t.cap_pya, t.is_blocked from draw d cross join lateral rule_terms(d.lottery_id, d.section_id, d.day) t where d.id = any (:draw_ids!::bigint[])
)
update draw_number n set rule_cap_pya = ruled.cap_pya, rule_block = coalesce(ruled.is_blocked, false)
from draw d join draw_number o on o.draw_id = d.id left join ruled on ruled.id = o.draw_id and ruled.number = o.number
where d.id = any (:draw_ids!::bigint[]) and d.closes_at > product_now() and d.closed_at is null and d.voided_at is null
  and n.draw_id = o.draw_id and n.number = o.number and (n.rule_cap_pya, n.rule_block) is distinct from (ruled.cap_pya, coalesce(ruled.is_blocked, false))
returning n.draw_id, n.number, n.is_blocked as "is_blocked!";

/* @name numbers_over  -- of a rule's numbers, those of draws that follow it on which more is staked than it lets be: what comes is refused, what is there stays */
select d.id as draw_id, d.day, d.section, l.digits, n.number, n.taken_pya
from number_rule r join lottery l on l.id = r.lottery_id join draw d on d.lottery_id = r.lottery_id and (r.section_id is null or d.section_id = r.section_id)
join draw_number n on n.draw_id = d.id and n.number = any (r.numbers) and n.taken_pya > coalesce(r.cap_pya, 0)
where r.id = :rule_id! and r.ended_at is null and d.day >= r.from_day and (r.until_day is null or d.day <= r.until_day)
  and d.closes_at > product_now() and d.closed_at is null and d.voided_at is null
order by d.draws_at, d.id, n.number limit 200;
