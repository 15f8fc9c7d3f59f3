/* @name queue_pushes  -- to every device of a player who is logged in there and wants such pushes; once for ever */
insert into push_outbox (device_id, notification_id, host)
select d.id, n.id, d.host
from public_notification n
join push_device d on d.player_id = n.player_id
join public_player_session s on s.id = d.session_id and s.ended_at is null and s.expires_at > product_now()
left join notification_choice c on c.player_id = n.player_id and c.topic = n.topic
where n.id = any (:ids!::bigint[]) and coalesce(c.push, n.topic <> 'result')
on conflict do nothing;

/* @name announce_results  -- a notice for each, to those who asked for results */
insert into notice (kind, data, told_until)
select 'result', x.data, (select coalesce(max(id), 0) from public_player)
from unnest(:datas!::jsonb[]) as x(data)
where exists (select from notification_choice where topic = 'result' and (in_app or push));
