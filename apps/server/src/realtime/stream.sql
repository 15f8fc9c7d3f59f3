/* @name balances_of  -- the balances to show, with one version that rises with every change of any purse */
select player_id as "player_id!",
  max(balance) filter (where kind = 'main') as "main_pya!",
  max(balance) filter (where kind = 'game') as "game_pya!",
  max(balance) filter (where kind = 'promotion') as "promotion_pya!",
  max(balance) filter (where kind = 'points') as "points!",
  sum(version)::bigint as "version!"
from public_purse where player_id = any (:players!) group by player_id;

/* @name notifications_of */
select n.id, n.player_id, n.kind, coalesce(m.data, n.data) as "data!", coalesce(c.in_app, n.topic <> 'result') as "is_shown!"
from public_notification n
left join notice m on m.id = n.notice_id
left join notification_choice c on c.player_id = n.player_id and c.topic = n.topic
where n.id = any (:ids!);

/* @name quiet_winners  -- of these players those who do not want to be told of wins in the app */
select player_id from notification_choice where player_id = any (:players!) and topic = 'win' and not in_app;

/* @name facts_between  -- what one listener missed; purse facts are left out: the balance is sent anew anyway */
select xid::text as "xid!", id, kind, player_id, data, at from public_fact
where (xid, id) > (:from_xid!::text::xid8, :from_id!::bigint) and (xid, id) <= (:to_xid!::text::xid8, :to_id!::bigint)
  and (player_id is null or player_id = :player_id::bigint) and kind not in ('live_2d', 'live_crypto', 'console', 'purse', 'purses')
order by xid, id limit :most!;

/* @name is_repeatable  -- a place of this database's past on its timeline, as old as facts that are still kept */
select left(:era!, 4) = substr(pg_walfile_name(pg_current_wal_lsn()), 5, 4)
  and (:xid!::text::xid8, :id!::bigint) <= (:to_xid!::text::xid8, :to_id!::bigint)
  and exists (select from public_fact where (xid, id) <= (:xid!::text::xid8, :id!::bigint))
  and exists (select from stream_era e where e.name = :era!
    and not exists (select from stream_era n where n.xid > e.xid and n.xid <= :xid!::text::xid8)) as "is_repeatable!";

/* @name insert_era  -- its name begins with the last digits of the timeline */
insert into stream_era (name) values (substr(pg_walfile_name(pg_current_wal_lsn()), 5, 4) || :random!);

/* @name newest_era */
select name from stream_era order by xid desc limit 1;

/* @name prune_eras  -- facts of before are forgotten by then: nobody comes back with such a place and is told anything but reset */
delete from stream_era where at < clock_timestamp() - interval '30 days' and xid < (select max(xid) from stream_era);

/* @name insert_ticket */
insert into stream_ticket (token_hash, player_id, session_id, expires_at)
values (:token_hash!, :player_id!, :session_id!, product_now() + interval '1 minute');

/* @name take_ticket  -- a ticket of a session that ended meanwhile opens nothing */
delete from stream_ticket t where t.token_hash = :token_hash!
returning t.player_id, t.session_id, t.expires_at > product_now() and exists (
  select from public_player_session s where s.id = t.session_id and s.ended_at is null and s.expires_at > product_now()
) as "is_valid!";

/* @name closed_sessions  -- those of these that ended, expired, or are not there any more */
select asked.id as "id!" from unnest(:session_ids!::bigint[]) as asked(id)
where not exists (
  select from public_player_session s where s.id = asked.id and s.ended_at is null and s.expires_at > product_now()
);
