-- What every room stands on: the clock, facts, answers given, settings, alerts, rate counts, who did what, what needs a second person.
-- The logins (shwekan_app, shwekan_reader, shwekan_jobs) are made before this file. A function stands here when a table needs it; what the code
-- calls stands beside the code.

/* The product's clock: every check of time in the product asks this function and no other. Demo mode replaces it
   by one that can be moved. Volatile on purpose: after a lock it must tell the time after the lock. */
create function product_now() returns timestamptz language sql volatile as 'select clock_timestamp()';

/* The Yangon day of an instant (UTC+06:30, no daylight saving). */
create function yangon_day(at timestamptz) returns date language sql immutable as
  $$ select (at at time zone interval '+06:30')::date $$;

/* The instant of a Yangon day and time. */
create function yangon_instant(day date, at time) returns timestamptz language sql immutable as
  $$ select (day + at) at time zone interval '+06:30' $$;

/* What is append only stays so for every login. */
create function refuse_change() returns trigger language plpgsql as
  $$ begin raise exception '% is append only', tg_table_name using errcode = 'SK009'; end $$;

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

/* Tells the console that something of a topic changed, once for a transaction: a page that shows it asks again. What pages follow has this trigger,
   so that nobody who writes such a row can forget to tell. */
create function tell_console() returns trigger language plpgsql security definer set search_path = pg_catalog, platform, pg_temp as $$
declare
  v_told text := 'console.' || tg_argv[0];
begin
  -- Taken back with what is rolled back to a savepoint, like the fact itself.
  if current_setting(v_told, true) is distinct from pg_current_xact_id()::text then
    insert into fact (kind, data) values ('console', jsonb_build_object('what', tg_argv[0]));
    perform set_config(v_told, pg_current_xact_id()::text, true);
  end if;
  return null;
end $$;
revoke execute on function tell_console from public;

-- Where a reader of facts inside the product stands (rewards, push ...).
create table fact_reader (
  name text primary key,
  xid xid8 not null,
  id bigint not null
);

-- The histories of this database (PostgreSQL's timelines), each with a mark that was written in it: a standby that has the mark of the newest follows that
-- history, and its place in the log is one of it. One that had more of an older history than those who lead now has no such row (standbys.ts).
create table timeline (
  name text primary key check (name ~ '^[0-9A-F]{8}$'),
  mark uuid not null default gen_random_uuid()
);

-- Which process leads a work that one does for all: a lock that ends by itself, and a number that is higher with each leader. What a leader writes
-- carries its number (hold_lead).
create table leader (
  name text primary key,
  number bigint not null check (number > 0),
  holder uuid not null,
  until timestamptz not null                -- by the database's own clock
);

-- How the loops of each process with jobs fare, as it said last: the console, which may be another process, tells of all of them.
create table worker_process (
  place text primary key check (length(place) between 1 and 300), -- machine and port: whoever is started there anew follows in the same row
  loops jsonb not null,                     -- of each its name and how its last turn fared, as told_at saw it
  told_at timestamptz not null default clock_timestamp()
);

-- The answer a money call gave, kept with its effect: written in the same transaction.
create table given_answer (
  owner text not null,
  call text not null,
  key text not null check (length(key) between 8 and 255),
  body_hash text not null,
  reply jsonb,
  at timestamptz not null default product_now(),
  primary key (key, owner, call)            -- the key first: see slip
);
create index given_answer_by_time on given_answer (at);

-- Configuration an operator may change while the product runs.
create table setting (
  key text primary key,
  value jsonb not null,
  changed_at timestamptz not null default product_now()
);

-- Why the house takes no play: `house_stop()` says which.
create type stop_reason as enum ('house_maintenance', 'no_licence');

-- What an operator must look at. One open alert per ref.
create table alert (
  id bigint generated always as identity primary key,
  ref text not null unique,
  kind text not null,
  data jsonb not null default '{}',
  at timestamptz not null default product_now(),
  closed_at timestamptz,
  closed_by bigint,
  told_at timestamptz                       -- when it was decided whom outside the console it is told
);
create trigger alert_news after insert or update or delete on alert for each row execute function tell_console('alerts');
create index alert_open on alert (id) where closed_at is null;
create index alert_untold on alert (id) where told_at is null and closed_at is null;

-- What operators decided of a kind of alert: who sees to it, and until when nobody outside the console is told of it.
create table alert_kind (
  kind text primary key,
  owner_id bigint,                          -- nobody by name: those whose roles see it
  snoozed_until timestamptz,
  snoozed_by bigint,
  check ((snoozed_until is null) = (snoozed_by is null))
);
create trigger alert_kind_news after insert or update or delete on alert_kind for each row execute function tell_console('alerts');

create type alert_way as enum ('mail', 'chat');
create type alert_message_state as enum ('waiting', 'sent', 'dropped', 'failed');

-- What is told of alerts outside the console, and whether it was: a message a way and kind of alert. It is written when it is sent.
create table alert_message (
  id bigint generated always as identity primary key,
  way alert_way not null,
  kind text not null,                       -- that of its alerts, or 'trial'
  alert_ids bigint[] not null,
  state alert_message_state not null default 'waiting',
  tries integer not null default 0,
  error text,                               -- of the last try, without addresses and secrets
  at timestamptz not null default product_now(),
  next_at timestamptz not null default product_now(),
  ended_at timestamptz,
  check ((state = 'waiting') = (ended_at is null)),
  check ((kind = 'trial') = (cardinality(alert_ids) = 0))
);
create index alert_message_due on alert_message (next_at, id) where state = 'waiting';
create index alert_message_of_way on alert_message (way, id);

-- Limits that protect money or SMS: one row per thing counted and window.
create table rate_count (
  bucket text not null,
  window_start timestamptz not null,
  count integer not null,
  primary key (bucket, window_start)
);
create index rate_count_by_time on rate_count (window_start);

-- The audit trail: one row per operator action, in the transaction of the action.
create table audit_row (
  id bigint generated always as identity primary key,
  operator_id bigint not null,
  action text not null,
  subject text not null,
  before jsonb,
  after jsonb,
  reason text,
  address text,
  at timestamptz not null default product_now()
);
create trigger audit_row_news after insert or update or delete on audit_row for each row execute function tell_console('trail');
create index audit_row_by_subject on audit_row (subject, id);
create index audit_row_by_operator on audit_row (operator_id, id);

-- The audit trail is a chain: each row's link carries a hash over the row and the link before it, so no row can be changed, taken out
-- or put in between without every later link being wrong. The audit names the first that is.
create table audit_link (
  n bigint primary key check (n > 0),           -- in the order of commits, without a gap
  audit_id bigint not null unique,
  hash bytea not null check (length(hash) = 32)
);
create trigger audit_link_append_only before update or delete or truncate on audit_link execute function refuse_change();

/* The hash of a row's link: over the link before it (nothing before the first) and every column that says something. */
create function audit_hash(p_before bytea, p_row audit_row) returns bytea language sql immutable set timezone = 'UTC' as $$
  select sha256(coalesce(p_before, '') || convert_to((select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(p_row)) where value <> 'null')::text, 'UTF8'))
$$;

/* Links a row into the chain. Runs at the end of its transaction: the lock that puts the links in one order is held while the
   transaction commits and no longer, so nobody who writes the trail waits for what another does besides. */
create function link_audit_row() returns trigger language plpgsql security definer set search_path = pg_catalog, platform, pg_temp as $$
declare
  v_last audit_link;
begin
  perform pg_advisory_xact_lock(7203146);
  select * into v_last from audit_link order by n desc limit 1;
  insert into audit_link (n, audit_id, hash) values (coalesce(v_last.n, 0) + 1, new.id, audit_hash(v_last.hash, new));
  return null;
end $$;
revoke execute on function link_audit_row from public;
create trigger audit_append_only before update or delete or truncate on audit_row execute function refuse_change();
create constraint trigger audit_chained after insert on audit_row deferrable initially deferred for each row execute function link_audit_row();

-- Stale: its subject stands otherwise; asker_gone: who asked for it may no longer ask for it.
create type deed_state as enum ('asked', 'done', 'refused', 'stale', 'asker_gone', 'withdrawn');

-- What needs a second person, in one way for every room: one operator asks, another confirms or refuses. Nobody decides their own.
create table deed (
  id bigint generated always as identity primary key,
  kind text not null check (kind ~ '^[a-z0-9_]+$'),
  subject text not null,                    -- the thing it is about, as in the audit trail: "cash_in:12"
  data jsonb not null,                      -- what is to be done, in the shape of its kind
  basis jsonb not null,                     -- how the thing stood when it was asked: when that changes, the deed is stale
  state deed_state not null default 'asked',
  asked_by bigint not null,
  asked_at timestamptz not null default product_now(),
  decided_by bigint,                        -- nobody for one that was dropped
  decided_at timestamptz,
  reason text,                              -- why it was refused
  words text not null,                      -- what it said when it was asked, in English and Burmese: what it is searched by
  check ((state = 'asked') = (decided_at is null)),
  check ((state = 'refused') = (reason is not null)),
  constraint deed_four_eyes check (case
    when state in ('done', 'refused') then (decided_by <> asked_by) is true
    when state = 'withdrawn' then (decided_by = asked_by) is true
    else decided_by is null end)
);
create trigger deed_news after insert or update or delete on deed for each row execute function tell_console('deeds');
create unique index deed_waits_once on deed (kind, subject) where state = 'asked';
create index deed_of_subject on deed (subject, id);
-- As operators read them: those that wait longest on top; then newest first.
create index deed_listed on deed ((state = 'asked'), (case when state = 'asked' then id end), decided_at desc, id desc);
-- What operators type: a part of what one says, or of the name of who asked for it.
create index deed_says on deed using gin (words extension.gin_trgm_ops);
create index deed_of_asker on deed (asked_by);

-- That one operator works on a request is a claim, in one way for every queue. It ends by itself.
create table claim (
  subject text primary key,                 -- the request, as in the audit trail: "cash_in:12"
  operator_id bigint not null,
  expires_at timestamptz not null
);
create trigger claim_news after insert or update or delete on claim for each row execute function tell_console('claims');
create index claim_expires on claim (expires_at);

-- Audits of the books that ran as the owner: each is written down after it, for the console to show.
create table audit_run (
  id bigint generated always as identity primary key,
  at timestamptz not null default product_now(),
  check_count integer not null,
  after_day text,                           -- the day up to which it was proven before; null for all of the books
  difference text                           -- the first thing that is wrong
);

-- Rehearsals of a restore: each is written down after it, for the console and the alarms.
create table rehearsal_run (
  id bigint generated always as identity primary key,
  at timestamptz not null default product_now(),
  backup_at timestamptz,                    -- when the newest backup began; null when there was none to restore
  newest_at timestamptz,                    -- of the last transaction that backup and archive had
  missing_count integer,                    -- entries that the house had beyond it; null where the house was not reached
  trouble text                              -- why the backup cannot be relied on
);

create type page_language as enum ('en', 'zh', 'my', 'th');
create type notification_topic as enum ('win', 'cash', 'level', 'reward', 'result', 'support', 'house');

-- Messages to one player or to all (player_id null), shown in the app.
create table notification (
  id bigint generated always as identity primary key,
  player_id bigint,
  kind text not null,
  data jsonb not null default '{}',
  at timestamptz not null default product_now(),
  read_at timestamptz,
  notice_id bigint,
  -- What a player may choose to be told of. Every kind belongs to one: a kind that is not here is not told.
  topic notification_topic not null generated always as (case
    when kind in ('won', 'refunded', 'win_reversed', 'draw_moved') then 'win'::notification_topic
    when kind in ('cash_in_approved', 'cash_in_promoted', 'cash_in_corrected', 'cash_in_corrected_promoted', 'cash_in_rejected', 'cash_in_expired',
      'cash_out_paid', 'cash_out_rejected', 'adjusted_up', 'adjusted_down', 'points_adjusted') then 'cash'
    when kind in ('level_two_approved', 'level_two_rejected') then 'level'
    when kind = 'result' then 'result'
    when kind = 'conversation_answered' then 'support'
    when kind = 'house' then 'house'
    when kind in ('welcome_bonus', 'weekly_promotion') then 'reward' end) stored
);
create index notification_of on notification (player_id, id);
create unique index notification_of_notice on notification (notice_id, player_id) where notice_id is not null;

create type export_format as enum ('csv', 'xlsx', 'pdf');
create type export_state as enum ('waiting', 'running', 'done', 'failed');

-- Lists that operators took out of the console as files. A file is kept for a day and goes with its row; the trail keeps who asked for what.
create table export (
  id bigint generated always as identity primary key,
  operator_id bigint not null,
  list text not null,                       -- the path of the call whose answer it is
  asked jsonb not null,                     -- its params and query
  format export_format not null,
  state export_state not null default 'waiting',
  row_count integer not null default 0,     -- written so far
  total_count integer,                      -- of the list, where it says so
  is_cut boolean not null default false,    -- the list is longer than a file may be
  file_key text,
  asked_at timestamptz not null default product_now(),
  ended_at timestamptz,
  check ((state = 'done') = (file_key is not null)),
  check ((state in ('done', 'failed')) = (ended_at is not null))
);
create index export_of_operator on export (operator_id, id);
create index export_by_time on export (asked_at);

-- What the room publishes: another room reads these and none of its tables. Claims are published by operators, with who holds them.
create view public_fact as select id, xid, kind, player_id, data, at from fact;
-- Wrong passwords for a player's account, by the window of ten minutes in which they were typed.
create view public_wrong_login as select substring(bucket from 13) as account, window_start, count from rate_count where bucket like 'login:wrong:%';
create view public_setting as select key, value from setting;
create view public_alert as select id, ref, kind, data, at, closed_at from alert;
create view public_alert_message as select id, way, state, at from alert_message;
create view public_rehearsal_run as select id, at, backup_at, newest_at, missing_count, trouble from rehearsal_run;
create view public_worker_process as select place, loops, told_at from worker_process;
create view public_audit_run as select id, at, check_count, after_day, difference from audit_run;
-- An audit that found a difference, until a later one that looked at no less found none: a step looks neither at the days before it nor at what only the whole shows.
create view wrong_audit as
select w.id, w.difference from audit_run w
where w.difference is not null and not exists (
  select from audit_run g where g.id > w.id and g.difference is null and (g.after_day is null or g.after_day <= w.after_day)
);
create view public_audit_row as select id, operator_id, action, subject, before, after, reason, at from audit_row;
create view public_audit_link as select n, hash from audit_link;
create view public_deed as select id, kind, subject, data, state, asked_by, asked_at, decided_by, decided_at from deed;
create view public_claim as select subject, operator_id, expires_at from claim;
create view public_notification as select id, player_id, kind, data, at, read_at, notice_id, topic from notification;
grant select on public_fact, public_setting, public_alert, public_alert_message, public_audit_run, wrong_audit, public_rehearsal_run, public_worker_process, public_audit_row, public_audit_link, public_deed, public_notification, public_wrong_login to shwekan_app;

-- Rights: for each table the columns that the server's queries write, and no more. A query that writes a column more fails with "permission
-- denied" in the first test that runs it: add the column here.
grant select, insert (kind, player_id, data, at), delete on fact to shwekan_app;
grant select on fact to shwekan_reader;
grant select, update (xid, id) on fact_reader to shwekan_app;
grant select, insert (name, number, holder, until), update (number, holder, until) on leader to shwekan_app;
grant select, insert (place, loops), update (loops, told_at), delete on worker_process to shwekan_app;
grant select, insert (name) on timeline to shwekan_app;
grant select on fact_reader to shwekan_reader;
grant select, insert (owner, call, key, body_hash), update (reply), delete on given_answer to shwekan_app;
grant select, insert (key, value), update (value, changed_at) on setting to shwekan_app;
grant select on setting to shwekan_reader;
grant select, insert (ref, kind, data), update (closed_at, closed_by, told_at) on alert to shwekan_app;
grant select on alert to shwekan_reader;
grant select, insert (kind, owner_id, snoozed_until, snoozed_by), update (owner_id, snoozed_until, snoozed_by) on alert_kind to shwekan_app;
grant select on alert_kind to shwekan_reader;
grant select, insert (way, kind, alert_ids), update (state, tries, error, next_at, ended_at), delete on alert_message to shwekan_app;
grant select on alert_message to shwekan_reader;
grant select, insert (bucket, window_start, count), update (count), delete on rate_count to shwekan_app;
grant select on audit_row to shwekan_app, shwekan_reader;
grant select on audit_link to shwekan_app, shwekan_reader;
grant select, insert (kind, subject, data, basis, asked_by, words), update (state, decided_by, decided_at, reason) on deed to shwekan_app;
grant select on deed to shwekan_reader;
grant select, insert (operator_id, list, asked, format), update (state, row_count, total_count, is_cut, file_key, ended_at), delete on export to shwekan_app;
grant select on export to shwekan_reader;
grant select, insert (subject, operator_id, expires_at), update (operator_id, expires_at), delete on claim to shwekan_app;
grant select on claim to shwekan_reader;
grant select, insert (player_id, kind, data, at, notice_id), update (read_at) on notification to shwekan_app;
