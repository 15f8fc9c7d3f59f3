/* @name page_of_cases
  The latest finding first, counted up to ten thousand. Players and findings are read only of those that are shown. */
with found as materialized (
  select array(
    select c.id from risk_case c
    where (:id::bigint is null or c.id = :id) and (:kind::case_kind is null or c.kind = :kind) and (:state::case_state is null or c.state = :state)
      and (:owner_id::bigint is null or c.owner_id = :owner_id) and (not :is_nobodys! or c.owner_id is null)
      and (:player_id::bigint is null or exists (select from case_player p where p.player_id = :player_id and p.case_id = c.id))
      and (:after_id::bigint is null or (c.found_at, c.id) < (select k.found_at, k.id from risk_case k where k.id = :after_id))
    order by c.found_at desc, c.id desc limit 10000
  ) as ids
), sorted as materialized (
  select case when :sort::text is null then found.ids else array(
    select x.id from unnest(found.ids) with ordinality x(id, place) join risk_case c on c.id = x.id
    order by case ltrim(:sort, '-') when 'opened_at' then extract(epoch from c.opened_at) when 'found_at' then extract(epoch from c.found_at) end * case when :sort like '-%' then -1 else 1 end nulls last, x.place
  ) end as ids from found
)
select c.id, c.kind, c.state, c.outcome, c.opened_at, c.found_at, c.closed_at, o.username as "owner?",
  (select count(*)::int from case_player p where p.case_id = c.id) as "player_count!",
  (select count(*)::int from case_finding f where f.case_id = c.id) as "finding_count!",
  first.id as "player_id!", first.name as "player_name!", first.phone as "player_phone!", cardinality(found.ids) as "total_count!"
from sorted found cross join lateral (
  select id, place from unnest(found.ids) with ordinality x(id, place) order by place limit :row_count! offset :skipped!
) shown
join risk_case c on c.id = shown.id
join lateral (
  select p.id, p.name, p.phone from case_finding f join public_player p on p.id = f.player_id where f.case_id = c.id order by f.id limit 1
) first on true
left join public_operator o on o.id = c.owner_id
order by shown.place;

/* @name players_of_case */
select p.id as "id!", p.name as "name!", p.phone as "phone!" from case_player c join public_player p on p.id = c.player_id where c.case_id = :case_id! order by p.id limit 500;

/* @name findings_of_case  -- oldest first */
select f.id, f.subject, f.amount_pya, f.text, f.happened_at, p.id as "player_id!", p.name as "player_name!", p.phone as "player_phone!"
from case_finding f join public_player p on p.id = f.player_id where f.case_id = :case_id! order by f.id;

/* @name notes_of_case  -- oldest first */
select n.id, n.text, n.at, o.username as "operator?" from case_note n left join public_operator o on o.id = n.operator_id
where n.case_id = :case_id! order by n.id;

/* @name lock_case  -- and nothing else: what is read with the lock may be older than the one who held it before */
select id from risk_case where id = :id! for no key update;

/* @name case_as_locked  -- as whoever decided before left it */
select c.id, c.state, c.owner_id, c.outcome, o.username as "owner?",
  found.finding_count as "finding_count!", found.amount_pya as "amount_pya!"
from risk_case c left join public_operator o on o.id = c.owner_id cross join lateral (
  select count(*)::int as finding_count, coalesce(sum(amount_pya), 0)::bigint as amount_pya from case_finding f where f.case_id = c.id
) found where c.id = :id!;

/* @name set_case_owner */
update risk_case set state = 'working', owner_id = :operator_id! where id = :id!;

/* @name close_case */
update risk_case set state = 'closed', owner_id = :operator_id!, closed_at = product_now(), closed_by = :operator_id!, outcome = :outcome! where id = :id!;

/* @name reopen_case  -- as an operator's own, or as nobody's */
update risk_case set state = case when :operator_id::bigint is null then 'open' else 'working' end::case_state, owner_id = :operator_id,
  closed_at = null, closed_by = null, outcome = null where id = :id!;

/* @name insert_case_note */
insert into case_note (case_id, operator_id, text) values (:case_id!, :operator_id, :text!);
