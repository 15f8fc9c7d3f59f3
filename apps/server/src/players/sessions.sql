/* @name insert_session  -- its player is seen */
with opened as (
  insert into player_session (token_hash, player_id, device, device_hash, address, expires_at)
  values (:token_hash!, :player_id!, :device!, :device_hash!, :address!, product_now() + interval '30 days')
  returning id, player_id
), seen as (
  insert into player_seen as s (player_id) select player_id from opened
  on conflict (player_id) do update set seen_at = excluded.seen_at where s.seen_at < excluded.seen_at - interval '1 hour'
)
select id from opened;

/* @name find_sessions  -- an index look-up for each; a blocked player's sessions are no sessions */
select s.token_hash, s.id as session_id, s.player_id, s.seen_at < product_now() - interval '1 minute' as "is_stale!"
from player_session s join player p on p.id = s.player_id
where s.token_hash = any (:token_hashes!::bytea[]) and s.ended_at is null and s.expires_at > product_now() and p.blocked_at is null;

/* @name touch_session
  At most once a minute, however many calls come at once; thirty days from the last of them, ninety from the first. That its player was seen is written once an hour. */
with touched as (
  update player_session set seen_at = product_now(), address = :address!,
    expires_at = least(product_now() + interval '30 days', created_at + interval '90 days')
  where id = :session_id! and ended_at is null and seen_at < product_now() - interval '1 minute'
  returning player_id
)
insert into player_seen as s (player_id) select player_id from touched
on conflict (player_id) do update set seen_at = excluded.seen_at where s.seen_at < excluded.seen_at - interval '1 hour';

/* @name open_sessions */
select id, device, address, created_at, seen_at from player_session
where player_id = :player_id! and ended_at is null and expires_at > product_now()
order by seen_at desc, id desc limit 100;

/* @name end_session */
update player_session set ended_at = coalesce(ended_at, product_now()) where id = :session_id! and player_id = :player_id! returning id;

/* @name end_sessions_of  -- all of a player, or all but one */
update player_session set ended_at = product_now()
where player_id = :player_id! and ended_at is null and id is distinct from :but_session_id::bigint
returning id;
