/* @name insert_deed  -- no row when one of the kind waits for the subject */
insert into deed (kind, subject, data, basis, asked_by, words) values (:kind!, :subject!, :data!::jsonb, :basis!::jsonb, :asked_by!, :words!)
on conflict (kind, subject) where state = 'asked' do nothing returning id;

/* @name lock_deed */
select id, kind, subject, data, basis, state, asked_by from deed where id = :deed_id! for update;

/* @name find_waiting_deed */
select id, data, basis, asked_by from deed where kind = :kind! and subject = :subject! and state = 'asked';

/* @name decide_deed */
update deed set state = :state!, decided_by = :operator_id!, decided_at = product_now(), reason = :reason where id = :deed_id!;

/* @name drop_deed  -- with why; it does not wait: a decision that has the deed locked goes first */
update deed set state = :why!, decided_at = product_now()
where id in (select id from deed where id = :deed_id! and state = 'asked' for update skip locked);

/* @name waiting_deeds */
select id, kind, data, basis, asked_by from deed where state = 'asked' order by id;

/* @name find_asker */
select roles, disabled_at is not null as "is_shut_out!" from public_operator where id = :operator_id!;

/* @name page_of_deeds
  Those that wait longest on top, closed ones newest first, counted up to ten thousand. `search` is a part of what one says, or its number, with `#`, or
  is found in the name of who asked for it: `askers` are known before, for a plan that knows how few they are. One or two letters, for which there is no index,
  are looked for in names alone. */
with found as materialized (
  select array(
    select d.id from deed d
    where d.kind = any (:kinds!) and (d.state = 'asked') = :is_waiting! and (:subject::text is null or d.subject = :subject)
      and (:search::text is null or length(:search) > 2 and d.words ilike '%' || :search || '%' or d.asked_by = any (:askers!::bigint[])
        or d.id = case when :search ~ '^#[0-9]{1,15}$' then substr(:search, 2)::bigint end)
      and (:after_id::bigint is null or case when :is_waiting! then d.id > :after_id
        else (d.decided_at, d.id) < (select k.decided_at, k.id from deed k where k.id = :after_id) end)
    order by d.state = 'asked', case when d.state = 'asked' then d.id end, d.decided_at desc, d.id desc limit 10000
  ) as ids
), sorted as materialized (
  select case when :sort::text is null then found.ids else array(
    select x.id from unnest(found.ids) with ordinality x(id, place) join deed d on d.id = x.id
    order by extract(epoch from d.asked_at) * case when :sort like '-%' then -1 else 1 end, x.place
  ) end as ids from found
)
select d.id, d.kind, d.subject, d.data, d.basis, d.state, d.asked_by as asked_by_id, a.username as asked_by, d.asked_at,
  c.username as "decided_by?", d.decided_at, d.reason, cardinality(found.ids) as "total_count!"
from sorted found cross join lateral (
  select id, place from unnest(found.ids) with ordinality x(id, place) order by place limit :row_count! offset :skipped!
) shown
join deed d on d.id = shown.id
join public_operator a on a.id = d.asked_by
left join public_operator c on c.id = d.decided_by
order by shown.place;

/* @name operators_named  -- whose name has a text in it */
select id from public_operator where username ilike '%' || :text! || '%';

/* @name deeds_to_decide  -- how many, and the newest of them */
select count(*)::int as "count!", coalesce(max(id), 0) as "newest!" from deed where state = 'asked' and kind = any (:kinds!) and asked_by <> :operator_id!;
