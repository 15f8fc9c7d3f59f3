/* @name recent_notifications */
select id, kind, data, at, read_at is not null as "is_read!" from notification
where player_id = :player_id! order by id desc limit 100;

/* @name count_unread */
select count(*)::int as "unread!" from notification where player_id = :player_id! and read_at is null;

/* @name read_all */
update notification set read_at = product_now() where player_id = :player_id! and read_at is null;
