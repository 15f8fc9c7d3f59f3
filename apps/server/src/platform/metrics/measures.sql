/* @name readers_behind  -- how long the oldest fact waits that a reader has not passed; 0 when there is none */
select r.name, coalesce(extract(epoch from product_now() - f.at), 0)::double precision as "age_s!"
from fact_reader r left join lateral (
  select at from fact where (xid, id) > (r.xid, r.id) order by xid, id limit 1
) f on true;

/* @name alerts_open  -- by kind */
select kind, count(*)::int as "count!" from alert where closed_at is null group by kind;

/* @name deeds_waiting  -- for a second person: how many, and since when the oldest */
select count(*)::int as "count!", coalesce(extract(epoch from product_now() - min(asked_at)), 0)::double precision as "age_s!" from deed where state = 'asked';

/* @name last_audit  -- whether a difference stands that an audit of the books found, and how long ago the last one ended */
select not exists (select from wrong_audit) as "is_right!", extract(epoch from product_now() - at)::double precision as "age_s!" from public_audit_run order by id desc limit 1;

/* @name last_rehearsal  -- whether the last rehearsal of a restore found the backup good, and how long ago it ended */
select trouble is null as "is_good!", extract(epoch from product_now() - at)::double precision as "age_s!" from public_rehearsal_run order by id desc limit 1;

/* @name archive_waiting  -- of the segments of the log that are full, those that the archive does not have yet; nothing where nothing is archived. A segment's place is in its name */
select greatest(floor((pg_current_wal_lsn() - '0/0') / w.size) - 1 - coalesce(a.last, 0), 0)::int as "count!"
from (select pg_size_bytes(current_setting('wal_segment_size')) as size) w
cross join lateral (
  select case when last_archived_wal ~ '^[0-9A-F]{24}$' then ('x' || substr(last_archived_wal, 9, 8))::bit(32)::bigint * (4294967296 / w.size)
    + ('x' || substr(last_archived_wal, 17, 8))::bit(32)::bigint end as last from pg_stat_archiver
) a
where current_setting('archive_mode') <> 'off';
