/* @name find_player  -- the player that a correction is for */
select id, name, phone from public_player where id = :player_id!;

/* @name lock_corrected */
select 1 as "held!" from lock_player(:player_id!);

/* @name find_purse */
select id from public_purse where player_id = :player_id! and kind = :purse!;

/* @name insert_adjustment */
insert into adjustment (deed_id, player_id, purse, amount_pya, reason)
values (:deed_id!, :player_id!, :purse!, :amount_pya!, :reason!) returning id;

/* @name page_of_adjustments  -- newest first, counted up to ten thousand */
with found as materialized (
  select array(
    select a.id from adjustment a
    where (:after_id::bigint is null or a.id < :after_id) and (:player_id::bigint is null or a.player_id = :player_id)
    order by a.id desc limit 10000
  ) as ids
), sorted as materialized (
  select case when :sort::text is null then found.ids else array(
    select x.id from unnest(found.ids) with ordinality x(id, place) join adjustment a on a.id = x.id
    order by case ltrim(:sort, '-') when 'created_at' then extract(epoch from a.created_at) when 'amount' then a.amount_pya * case a.purse when 'points' then 100 else 1 end end * case when :sort like '-%' then -1 else 1 end nulls last, x.place
  ) end as ids from found
)
select a.id, a.player_id, p.name as player_name, p.phone as player_phone, a.purse, a.amount_pya, a.reason,
  w.username as asked_by, c.username as confirmed_by, a.created_at, cardinality(found.ids) as "total_count!"
from sorted found cross join lateral (
  select id, place from unnest(found.ids) with ordinality x(id, place) order by place limit :row_count! offset :skipped!
) shown
join adjustment a on a.id = shown.id
join public_player p on p.id = a.player_id
join public_deed d on d.id = a.deed_id
join public_operator w on w.id = d.asked_by
join public_operator c on c.id = d.decided_by
order by shown.place;
