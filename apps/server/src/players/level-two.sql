/* @name lock_level */
select lvl_2_state, name, birthday from player where id = :player_id! for no key update;

/* @name insert_request */
insert into level_two_request (player_id, image_key) values (:player_id!, :image_key!) returning id;

/* @name set_level  -- the name on the photo is known once it is approved */
update player set lvl_2_state = :state!, lvl_2_name = coalesce(:name, lvl_2_name) where id = :player_id!;

/* @name level_two_page  -- pending ones first, those that wait longest on top, then newest first, counted up to ten thousand */
with found as materialized (
  select array(
    select r.id from level_two_request r
    where (:request_id::bigint is null or r.id = :request_id) and (:player_id::bigint is null or r.player_id = :player_id)
      and (:state::level_two_request_state is null or r.state = :state)
      and (:after_id::bigint is null or case when (select k.state = 'pending' from level_two_request k where k.id = :after_id)
        then r.state <> 'pending' or r.id > :after_id else r.state <> 'pending' and r.id < :after_id end)
    order by r.state = 'pending' desc, case when r.state = 'pending' then r.id end, r.id desc limit 10000
  ) as ids
), sorted as materialized (
  select case when :sort::text is null then found.ids else array(
    select x.id from unnest(found.ids) with ordinality x(id, place) join level_two_request r on r.id = x.id
    order by extract(epoch from r.created_at) * case when :sort like '-%' then -1 else 1 end, x.place
  ) end as ids from found
)
select r.id, r.state, r.name as "name?", r.reason, r.created_at, r.decided_at, p.id as player_id, p.name as player_name, p.phone as player_phone,
  p.birthday as player_birthday, p.lvl_2_name, o.username as "decided_by?",
  k.claimed_by as "claimed_by?", k.claimed_until as "claimed_until?", cardinality(found.ids) as "total_count!"
from sorted found cross join lateral (
  select id, place from unnest(found.ids) with ordinality x(id, place) order by place limit :row_count! offset :skipped!
) shown
join level_two_request r on r.id = shown.id
join player p on p.id = r.player_id
left join public_operator o on o.id = r.decided_by
left join public_standing_claim k on k.subject = 'level_two:' || r.id and r.state = 'pending'
order by shown.place;

/* @name image_key_of */
select image_key from level_two_request where id = :request_id!;

/* @name own_image_key */
select image_key from level_two_request where player_id = :player_id! order by id desc limit 1;

/* @name lock_request */
select r.id, r.player_id, r.state = 'pending' as "is_open!", r.state, (select o.username from public_operator o where o.id = r.decided_by) as "decided_by?"
from level_two_request r where r.id = :request_id! for no key update;

/* @name decide_request */
update level_two_request set state = :state!, name = :name, reason = :reason, decided_by = :operator_id!, decided_at = product_now()
where id = :request_id! and state = 'pending';

/* @name unnamed_images  -- which of some files no row names */
select key as "key!" from unnest(:keys!::text[]) key where not exists (select from level_two_request r where r.image_key = key);
