/* @name claim_pushes
  The pushes whose time has come, but those to hosts that rest. Each is put off before it is sent: 30 s, 1, 2, 4 ... minutes, an hour
  at most. A process that dies with it leaves it to be sent then. */
with due as (
  select id from push_outbox where next_at <= product_now() and host <> all (:resting!::text[])
  order by next_at, id limit :most! for update skip locked
), taken as (
  update push_outbox o set tries = o.tries + 1, next_at = product_now() + least(interval '1 hour', interval '30 seconds' * power(2, o.tries))
  from due where o.id = due.id
  returning o.id, o.device_id, o.notification_id, o.tries
)
select t.id as "id!", t.tries as "tries!", t.device_id as "device_id!", d.endpoint, d.host, d.p256dh, d.auth, d.language,
  n.id as "notification_id!", n.kind, n.topic, coalesce(m.data, n.data) as "data!",
  extract(epoch from n.at + interval '1 day' - product_now())::int as "left_s!",
  s.ended_at is null and s.expires_at > product_now() as "is_open!"
from taken t
join push_device d on d.id = t.device_id
join public_player_session s on s.id = d.session_id
join public_notification n on n.id = t.notification_id
left join notice m on m.id = n.notice_id;

/* @name end_pushes  -- they were taken by the push service, or nobody tries any more; a notice counts both */
with ended as (
  delete from push_outbox o using unnest(:ids!::bigint[], :are_sent!::boolean[]) as x(id, is_sent) where o.id = x.id
  returning o.notification_id, x.is_sent
)
update notice m set pushed_count = m.pushed_count + c.pushed, failed_count = m.failed_count + c.failed
from (
  select n.notice_id, count(*) filter (where e.is_sent)::int as pushed, count(*) filter (where not e.is_sent)::int as failed
  from ended e join public_notification n on n.id = e.notification_id where n.notice_id is not null group by n.notice_id
) c
where m.id = c.notice_id;

/* @name put_off  -- as long as the push service asked for */
update push_outbox o set next_at = greatest(o.next_at, product_now() + make_interval(secs => x.wait_s))
from unnest(:ids!::bigint[], :waits_s!::int[]) as x(id, wait_s) where o.id = x.id;

/* @name drop_devices  -- and with them what is on its way to them */
delete from push_device where id = any (:ids!::bigint[]);
