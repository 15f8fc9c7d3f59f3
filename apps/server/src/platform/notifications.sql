/* @name write_notifications  -- each in its player's list, once of a notice, and the fact of it */
with notes as (
  insert into notification (player_id, kind, data, notice_id, at)
  select x.player_id, x.kind, x.data, :notice_id::bigint, c.at
  from unnest(:player_ids!::bigint[], :kinds!::text[], :data!::jsonb[]) as x(player_id, kind, data), (select product_now() as at) c
  on conflict (notice_id, player_id) where notice_id is not null do nothing
  returning id, player_id, at
), facts as (
  insert into fact (kind, player_id, data, at) select 'notification', player_id, jsonb_build_object('id', id), at from notes
)
select count(*)::int as "written!" from notes;

/* @name mark_seen  -- up to one of them: what came since stays unread */
update notification set read_at = product_now() where player_id = :player_id! and id <= :seen_id! and read_at is null;
