/* @name lock_reader  -- one process reads facts for pushes at a time */
select xid::text as "xid!", id from fact_reader where name = 'push' for no key update;

/* @name read_horizon  -- beyond every fact that is visible for good now */
select (pg_snapshot_xmin(pg_current_snapshot())::text::bigint - 1)::text as "xid!";

/* @name next_facts
  Notifications and results after a place, read only below the oldest running transaction, so that a fact of one that is still
  open is never jumped over. */
select f.xid::text as "xid!", f.id as "id!", f.kind as "kind!", f.data as "data!", f.at > product_now() - interval '1 day' as "is_news!"
from fact f
where (f.xid, f.id) > (:xid!::text::xid8, :id!::bigint) and f.xid < pg_snapshot_xmin(pg_current_snapshot()) and f.kind in ('notification', 'result')
order by f.xid, f.id limit :most!;

/* @name mark_read */
update fact_reader set xid = :xid!::text::xid8, id = :id! where name = 'push';

/* @name queue_pushes  -- to every device of a player who is logged in there and wants such pushes; once for ever */
insert into push_outbox (device_id, notification_id, host)
select d.id, n.id, d.host
from notification n
join push_device d on d.player_id = n.player_id
join player_session s on s.id = d.session_id and s.ended_at is null and s.expires_at > product_now()
left join notification_choice c on c.player_id = n.player_id and c.topic = n.topic
where n.id = any (:ids!::bigint[]) and coalesce(c.push, n.topic <> 'result')
on conflict do nothing;

/* @name announce_results  -- a notice for each, to those who asked for results */
insert into notice (kind, data, audience, told_until)
select 'result', x.data, 'choosers', (select coalesce(max(id), 0) from player)
from unnest(:datas!::jsonb[]) as x(data)
where exists (select from notification_choice where topic = 'result' and (in_app or push));
