/* @name messages_due  -- whether an alert is to be told, as in untold_alerts, and whether the time of a message has come */
select exists (
    select from alert a left join alert_kind k on k.kind = a.kind left join public_operator s on s.id = k.snoozed_by
    where a.told_at is null and a.closed_at is null and a.at < product_now() - interval '1 minute'
      and (coalesce(k.snoozed_until, '-infinity') <= product_now() or a.data->>'by' = s.username)
  ) as "is_untold!",
  exists (select from alert_message where state = 'waiting' and next_at <= product_now()) as "is_message!";

/* @name untold_alerts
  Open for a minute, so that what ends by itself is told to nobody, and of no kind that is kept inside the console: nobody keeps there what they did themself. */
select a.id, a.kind from alert a left join alert_kind k on k.kind = a.kind left join public_operator s on s.id = k.snoozed_by
where a.told_at is null and a.closed_at is null and a.at < product_now() - interval '1 minute'
  and (coalesce(k.snoozed_until, '-infinity') <= product_now() or a.data->>'by' = s.username)
order by a.id limit :most! for update of a skip locked;

/* @name mark_told */
update alert set told_at = product_now() where id = any (:ids!::bigint[]);

/* @name insert_message */
insert into alert_message (way, kind, alert_ids) values (:way!, :kind!, :alert_ids!);

/* @name claim_messages
  Those whose time has come, by ways that are open. Each is put off before it is sent: 30 s, 1, 2, 4 ... minutes, ten at most. A process
  that dies with it leaves it to be sent then. */
with due as (
  select id from alert_message where state = 'waiting' and next_at <= product_now() and way = any (:ways!::alert_way[])
  order by next_at, id limit :most! for update skip locked
)
update alert_message m
set tries = m.tries + 1, next_at = product_now() + least(interval '10 minutes', interval '30 seconds' * power(2, least(m.tries, 8)))
from due where m.id = due.id
returning m.id, m.way, m.kind, m.alert_ids, m.tries;

/* @name alerts_of */
select a.id, a.data, a.at, a.closed_at from alert a where a.id = any (:ids!::bigint[]) order by a.id;

/* @name owner_of_kind */
select o.username from alert_kind k join public_operator o on o.id = k.owner_id and o.disabled_at is null where k.kind = :kind!;

/* @name end_message  -- an error of one that was sent says who did not get it */
update alert_message set state = :state!, error = :error, ended_at = product_now() where id = :id! and state = 'waiting';

/* @name put_off_message  -- for as long as the other side asks for, when it does */
update alert_message set error = :error!, next_at = greatest(next_at, product_now() + make_interval(secs => :wait_s!))
where id = :id! and state = 'waiting';

/* @name give_up_messages  -- nobody looks at a message of days ago: the alert stands in the console */
update alert_message set state = 'failed', ended_at = product_now()
where state = 'waiting' and at < product_now() - make_interval(days => :days!);

/* @name drop_messages  -- the house tells nobody by these ways any more */
update alert_message set state = 'dropped', ended_at = product_now() where state = 'waiting' and way <> all (:ways!::alert_way[]);

/* @name ways_fare */
select w.way as "way!", m.waiting_count as "waiting_count!", m.oldest_waiting_at, m.next_at, m.last_sent_at, l.error
from unnest(enum_range(null::alert_way)) as w(way)
cross join lateral (
  select count(*) filter (where state = 'waiting')::int as waiting_count, min(at) filter (where state = 'waiting') as oldest_waiting_at,
    min(next_at) filter (where state = 'waiting') as next_at, max(ended_at) filter (where state = 'sent') as last_sent_at
  from alert_message where way = w.way
) m
left join lateral (select error from alert_message where way = w.way and tries > 0 order by coalesce(ended_at, next_at) desc, id desc limit 1) l on true;
