/* @name newest_runs  -- the newest difference that stands, of audits, and what the newest rehearsal came to; null where it was good or there was none */
select a.id as "audit_id?", a.difference as "difference?", r.id as "rehearsal_id?", r.trouble as "trouble?"
from (select) one
left join lateral (select id, difference from wrong_audit order by id desc limit 1) a on true
left join lateral (select id, trouble from public_rehearsal_run order by id desc limit 1) r on true;

/* @name archive_still  -- how long, by the machine's clock, the database has handed no part of its log to the archive while it ran, and whether it failed since; nothing where it never did either, or keeps no archive any more */
select coalesce((extract(epoch from s.last_archived_time) * 1000)::bigint::text, 'never') as "since!",
  (extract(epoch from clock_timestamp() - greatest(coalesce(s.last_archived_time, s.stats_reset), pg_postmaster_start_time())))::float8 as "still_s?",
  coalesce(s.last_failed_time > coalesce(s.last_archived_time, '-infinity'), false) as "has_failed!"
from pg_stat_archiver s where current_setting('archive_mode') <> 'off' and (s.last_archived_time is not null or s.last_failed_time is not null);

/* @name overdue_runs  -- what ran longer ago than it may, or never in a house that is older, whose trail tells its age; and since when */
select x.what as "what!", x.since as "since!"
from (select at from public_audit_row order by id limit 1) b
cross join lateral (values
  ('audit', coalesce((select max(at) from public_audit_run), b.at)),
  ('rehearsal', coalesce((select max(at) from public_rehearsal_run), b.at))
) x (what, since)
where x.since < product_now() - make_interval(hours => :most_hours!::integer);
