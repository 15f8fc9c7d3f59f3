/* @name log_place
  How far the log of whoever leads is on its disk: whatever anybody was told has been written before that. The mark is that of the history it leads in, null
  when nobody has written one yet. No row from one that does not lead. */
select l.lsn::text as "lsn!", t.mark from (select pg_current_wal_flush_lsn() as lsn, left(pg_walfile_name(pg_current_wal_lsn()), 8) as name where not pg_is_in_recovery()) l
left join timeline t on t.name = l.name;

/* @name insert_timeline */
insert into timeline (name) select left(pg_walfile_name(pg_current_wal_lsn()), 8) on conflict do nothing;

/* @name standby_place  -- asked where reports read: whether it follows, in which history, and whether it has all up to a place in it */
select pg_is_in_recovery() as "follows!", coalesce((select mark = :mark!::uuid from timeline order by name desc limit 1), false) as "is_of_it!",
  coalesce(pg_last_wal_replay_lsn() >= :lsn!::text::pg_lsn, false) as "has_all!";
