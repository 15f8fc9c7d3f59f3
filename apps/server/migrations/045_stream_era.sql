-- Eras of the event streams: every server process opens one when it starts, all of them tell places in the newest. A place of an era
-- lies before the next era's own transaction, so a database that was put back knows the places of its lost future: their era is
-- unknown to it, or was followed by another before they were reached.
create table stream_era (
  name text primary key check (length(name) = 12),
  xid xid8 not null default pg_current_xact_id(),
  at timestamptz not null default clock_timestamp()
);
create index stream_era_by_order on stream_era (xid);
grant select, insert (name), delete on stream_era to shwekan_app;
