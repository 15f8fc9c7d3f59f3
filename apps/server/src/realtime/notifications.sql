/* @name recent_notifications  -- of what the player wants to be told in the app */
select n.id, n.kind, n.topic, coalesce(m.data, n.data) as "data!", n.at, n.read_at is not null as "is_read!"
from public_notification n
left join notice m on m.id = n.notice_id
left join notification_choice c on c.player_id = n.player_id and c.topic = n.topic
where n.player_id = :player_id! and coalesce(c.in_app, n.topic <> 'result') order by n.id desc limit 100;

/* @name told_to_player  -- all of it, also what the player keeps out of the app's list, after one of them where it is named; with where the player wants to be told such now */
select n.id, n.kind, coalesce(m.data, n.data) as "data!", n.at, n.read_at is not null as "is_read!",
  case when coalesce(c.in_app, n.topic <> 'result') then 'app' when coalesce(c.push, n.topic <> 'result') then 'push' else 'none' end as "way!"
from public_notification n
left join notice m on m.id = n.notice_id
left join notification_choice c on c.player_id = n.player_id and c.topic = n.topic
where n.player_id = :player_id! and (:after_id::bigint is null or n.id < :after_id) order by n.id desc limit :row_count!;

/* @name count_unread */
select count(*)::int as "unread!"
from public_notification n left join notification_choice c on c.player_id = n.player_id and c.topic = n.topic
where n.player_id = :player_id! and n.read_at is null and coalesce(c.in_app, n.topic <> 'result');
