-- What every room stands on: the clock, facts, answers given, settings, alerts, rate counts, who did what.
-- Roles (shwekan_app, shwekan_reader, shwekan_jobs) are made by the migration runner before this file.

/* The product's clock: every check of time in the product asks this function and no other. Demo mode replaces it
   by one that can be moved. Volatile on purpose: after a lock it must tell the time after the lock. */
create function product_now() returns timestamptz language sql volatile as 'select clock_timestamp()';

/* The Yangon day of an instant (UTC+06:30, no daylight saving). */
create function yangon_day(at timestamptz) returns date language sql immutable as
  $$ select (at at time zone interval '+06:30')::date $$;

/* The instant of a Yangon day and time. */
create function yangon_instant(day date, at time) returns timestamptz language sql immutable as
  $$ select (day + at) at time zone interval '+06:30' $$;

-- Facts: what happened, in the order in which it became visible. A rising id alone would lose events: ids are taken
-- before commit. Readers order by (xid, id) and read only below pg_snapshot_xmin(pg_current_snapshot()).
create table fact (
  id bigint generated always as identity primary key,
  xid xid8 not null default pg_current_xact_id(),
  kind text not null,
  player_id bigint,
  data jsonb not null default '{}',
  at timestamptz not null default product_now()
);
create index fact_by_order on fact (xid, id);
create index fact_by_player on fact (player_id, xid, id) where player_id is not null;
create index fact_by_time on fact (at);

-- Where a reader of facts inside the product stands (rewards, push ...).
create table fact_reader (
  name text primary key,
  xid xid8 not null,
  id bigint not null
);

-- The answer a money call gave, kept with its effect: written in the same transaction.
create table given_answer (
  owner text not null,
  call text not null,
  key text not null check (length(key) between 8 and 255),
  body_hash text not null,
  reply jsonb,
  at timestamptz not null default product_now(),
  primary key (owner, call, key)
);
create index given_answer_by_time on given_answer (at);

-- Configuration an operator may change while the product runs.
create table setting (
  key text primary key,
  value jsonb not null,
  changed_at timestamptz not null default product_now()
);

-- What an operator must look at. One open alert per ref.
create table alert (
  id bigint generated always as identity primary key,
  ref text not null unique,
  kind text not null,
  data jsonb not null default '{}',
  at timestamptz not null default product_now(),
  closed_at timestamptz,
  closed_by bigint
);

-- Limits that protect money or SMS: one row per thing counted and window.
create table rate_count (
  bucket text not null,
  window_start timestamptz not null,
  count integer not null,
  primary key (bucket, window_start)
);
create index rate_count_by_time on rate_count (window_start);

/* Enqueues a job in the caller's transaction. The queue belongs to a role of its own: the app may add, not read or change.
   p_job_key makes it one job however often it is asked for. */
create function enqueue(p_task text, p_payload json default '{}', p_job_key text default null) returns void
language sql security definer set search_path = pg_catalog, pg_temp as
  $$ select graphile_worker.add_job(p_task, p_payload, job_key => p_job_key, max_attempts => 1000) $$;
revoke execute on function enqueue from public;
grant execute on function enqueue to shwekan_app;

grant select, insert, delete on fact to shwekan_app;
grant select, insert, update, delete on fact_reader, given_answer, setting, alert, rate_count to shwekan_app;
grant select on fact, setting, alert to shwekan_reader;
