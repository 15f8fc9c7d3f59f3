/* @name kinds_decided  -- what operators decided of kinds */
select k.kind, o.username as "owner?", case when k.snoozed_until > product_now() then k.snoozed_until end as snoozed_until, s.username as "snoozed_by?"
from alert_kind k
left join public_operator o on o.id = k.owner_id and o.disabled_at is null
left join public_operator s on s.id = k.snoozed_by;

/* @name open_counts */
select kind, count(*)::int as "open_count!" from alert where closed_at is null group by kind;

/* @name newest_open_alert  -- of these kinds but those that are snoozed by another than who did it, and of what others did; 0 where there is none */
select coalesce(max(a.id), 0) as "newest!" from alert a
where a.closed_at is null and (:kinds::text[] is null or a.kind = any (:kinds)) and a.data->>'by' is distinct from :username!
  and not exists (select from alert_kind k join public_operator s on s.id = k.snoozed_by
    where k.kind = a.kind and k.snoozed_until > product_now() and a.data->>'by' is distinct from s.username);

/* @name snooze_kind  -- at 0 hours nothing is kept back any more */
insert into alert_kind (kind, snoozed_until, snoozed_by) values (:kind!, product_now() + make_interval(hours => :hours!), :operator_id!)
on conflict (kind) do update set snoozed_until = excluded.snoozed_until, snoozed_by = excluded.snoozed_by;

/* @name own_kind */
insert into alert_kind (kind, owner_id) values (:kind!, :owner_id) on conflict (kind) do update set owner_id = excluded.owner_id;

/* @name operators_to_own */
select id, username, roles from public_operator where disabled_at is null order by username;
