-- What players are told as it happens: streams, Web Push, what each player wants to be told, and what operators tell many players at once.

create type notice_kind as enum ('house', 'result');
create type notice_audience as enum ('all', 'level_1', 'level_2', 'player');
create type notice_state as enum ('sending', 'sent');

-- Single-use tickets for clients that cannot send a header when they open the stream.
create table stream_ticket (
  token_hash bytea primary key,
  player_id bigint not null references player,
  session_id bigint not null references player_session on delete cascade,
  expires_at timestamptz not null
);

-- Eras of the event streams: every server process opens one when it starts, all of them tell places in the newest. A place of an era
-- lies before the next era's own transaction, so a database that was put back knows the places of its lost future: their era is
-- unknown to it, or was followed by another before they were reached.
create table stream_era (
  name text primary key check (length(name) = 12),
  xid xid8 not null default pg_current_xact_id(),
  at timestamptz not null default clock_timestamp()
);
create index stream_era_by_order on stream_era (xid);

-- How many players each server process has a stream of, as it said last: the console, which may be another process, adds them up.
create table stream_process (
  name text primary key check (length(name) = 36),
  player_count integer not null check (player_count >= 0),
  told_at timestamptz not null default clock_timestamp()
);

-- What is told to many: an operator's message, which is a deed (asked by one operator, confirmed by another), or a result for those who asked
-- for it. Its text stands here once; a notification row for each player refers to it. Players are told in chunks, in the order of their ids.
create table notice (
  id bigint generated always as identity primary key,
  kind notice_kind not null,
  data jsonb not null,                      -- house: title and body per language; result: lottery, section, date, number
  audience notice_audience,                 -- null: those who chose to be told of results
  player_id bigint references player,
  state notice_state not null default 'sending',
  sent_at timestamptz,
  told_to bigint not null default 0,        -- every player up to this id is told
  told_until bigint not null default 0,     -- the last player there was when it was confirmed
  told_count integer not null default 0,
  pushed_count integer not null default 0,
  failed_count integer not null default 0,
  deed_id bigint unique references deed,
  check ((audience is not distinct from 'player') = (player_id is not null)),
  check ((kind = 'house') = (audience is not null)),
  check ((kind = 'house') = (deed_id is not null))
);
create trigger notice_news after insert or update or delete on notice for each row execute function tell_console('notices');
create index notice_sending on notice (id) where state = 'sending';
create index notice_of_operators on notice (id desc) where kind = 'house';

-- What the platform keeps of notices.
alter table notification add foreign key (notice_id) references notice;

-- Only what differs from what everyone is told: all but results.
create table notification_choice (
  player_id bigint not null references player,
  topic notification_topic not null,
  in_app boolean not null,
  push boolean not null,
  primary key (player_id, topic)
);
create index notification_choice_of_results on notification_choice (player_id) where topic = 'result' and (in_app or push);

-- The key pair that signs pushes where the settings give none: made once, the private one sealed. No reader sees it.
create table push_key (
  is_only boolean primary key default true check (is_only),
  public_key text not null,
  private_encrypted bytea not null
);

-- A phone or browser that takes pushes. It belongs to the session that saved it and ends with it.
create table push_device (
  id bigint generated always as identity primary key,
  player_id bigint not null references player,
  session_id bigint not null references player_session on delete cascade,
  endpoint text not null unique,
  host text not null,
  p256dh text not null,
  auth text not null,
  language page_language not null,
  saved_at timestamptz not null default product_now()
);
create index push_device_of_player on push_device (player_id, saved_at);
create index push_device_of_session on push_device (session_id);

-- Pushes on their way, a row per notification and device. A process that takes a row moves next_at on, so that a process that dies leaves it
-- to be sent again. Rows go when they are sent, given up, or their device is gone.
create table push_outbox (
  id bigint generated always as identity primary key,
  device_id bigint not null references push_device on delete cascade,
  notification_id bigint not null references notification on delete cascade,
  host text not null,
  tries integer not null default 0,
  next_at timestamptz not null default product_now(),
  unique (device_id, notification_id)
);
create index push_outbox_due on push_outbox (next_at, id);
create index push_outbox_of_notification on push_outbox (notification_id);

-- Pushes are made of facts from the first one on.
insert into fact_reader (name, xid, id) values ('push', '0', 0);

-- What the room publishes: another room reads these and none of its tables.
create view public_push_key as select public_key from push_key;
create view public_push_outbox as select id, notification_id from push_outbox;
grant select on public_push_key, public_push_outbox to shwekan_app;

-- Rights: for each table the columns that the server's queries write, and no more. A query that writes a column more fails with "permission
-- denied" in the first test that runs it: add the column here.
grant select, insert (token_hash, player_id, session_id, expires_at), delete on stream_ticket to shwekan_app;
grant select, insert (name), delete on stream_era to shwekan_app;
grant select, insert (name, player_count), update (player_count, told_at), delete on stream_process to shwekan_app;
grant select, insert (kind, data, audience, player_id, told_until, deed_id), update (state, sent_at, told_to, told_count, pushed_count,
  failed_count) on notice to shwekan_app;
grant select on notice to shwekan_reader;
grant select, insert (player_id, topic, in_app, push), update (in_app, push) on notification_choice to shwekan_app;
grant select on notification_choice to shwekan_reader;
grant select, insert (public_key, private_encrypted) on push_key to shwekan_app;
grant select, insert (player_id, session_id, endpoint, host, p256dh, auth, language), update (player_id, session_id, endpoint, host,
  p256dh, auth, language, saved_at), delete on push_device to shwekan_app;
grant select, insert (device_id, notification_id, host), update (tries, next_at), delete on push_outbox to shwekan_app;
