/* @name outboxes  -- what waits to leave the house */
select 'sms' as "name!", count(*)::int as "waiting_count!", min(at) as oldest_at from public_sms where state = 'waiting'
union all
select 'push', count(*)::int, min(n.at) from public_push_outbox o join public_notification n on n.id = o.notification_id
union all
select 'alert', count(*)::int, min(at) from public_alert_message where state = 'waiting';

/* @name last_audit_run */
select at, check_count, after_day, difference from public_audit_run order by id desc limit 1;

/* @name last_rehearsal_run */
select at, backup_at, newest_at, missing_count, trouble from public_rehearsal_run order by id desc limit 1;

/* @name version_of_database */
select current_setting('server_version') as "postgres!";
