-- Web Push, what each player wants to be told, and what operators tell many players at once.

-- What is told to many: an operator's message that a second one confirmed, or a result for those who asked for it. Its text stands
-- here once; a notification row for each player refers to it. Players are told in chunks, in the order of their ids.
create table notice (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('house', 'result')),
  data jsonb not null,                      -- house: title and body per language; result: lottery, section, date, number
  audience text not null check (audience in ('all', 'level_1', 'level_2', 'player', 'choosers')),
  player_id bigint references player,
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'withdrawn')),
  written_by bigint references operator,
  decided_by bigint references operator,
  written_at timestamptz not null default product_now(),
  decided_at timestamptz,
  sent_at timestamptz,
  told_to bigint not null default 0,        -- every player up to this id is told
  told_until bigint not null default 0,     -- the last player there was when it was confirmed
  told_count integer not null default 0,
  pushed_count integer not null default 0,
  failed_count integer not null default 0,
  check ((audience = 'player') = (player_id is not null)),
  check (kind <> 'house' or written_by is not null),
  constraint notice_four_eyes check (kind <> 'house' or state in ('waiting', 'withdrawn') or (decided_by <> written_by) is true)
);
create index notice_sending on notice (id) where state = 'sending';
create index notice_of_operators on notice (id desc) where kind = 'house';

alter table notification add column notice_id bigint references notice;
-- What a player may choose to be told of; every kind belongs to one.
alter table notification add column topic text not null generated always as (case
  when kind in ('won', 'refunded', 'win_reversed') then 'win'
  when kind in ('cash_in_approved', 'cash_in_promoted', 'cash_in_rejected', 'cash_in_expired', 'cash_out_paid', 'cash_out_rejected',
    'adjusted_up', 'adjusted_down', 'points_adjusted') then 'cash'
  when kind in ('level_two_approved', 'level_two_rejected') then 'level'
  when kind = 'result' then 'result'
  when kind = 'house' then 'house'
  else 'reward' end) stored;
create unique index notification_of_notice on notification (notice_id, player_id) where notice_id is not null;

-- Only what differs from what everyone is told: all but results.
create table notification_choice (
  player_id bigint not null references player,
  topic text not null check (topic in ('win', 'cash', 'level', 'reward', 'result', 'house')),
  in_app boolean not null,
  push boolean not null,
  primary key (player_id, topic)
);
create index notification_choice_of_results on notification_choice (player_id) where topic = 'result' and (in_app or push);

-- The key pair that signs pushes where the settings give none: made once, the private one sealed. No reader sees it.
create table push_key (
  is_only boolean primary key default true check (is_only),
  public_key text not null,
  private_sealed bytea not null
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
  language text not null check (language in ('en', 'zh', 'my', 'th')),
  saved_at timestamptz not null default product_now()
);
create index push_device_of_player on push_device (player_id, saved_at);
create index push_device_of_session on push_device (session_id);

-- Pushes on their way, a row per notification and device. Who takes a row moves next_at on, so that a process that dies leaves it
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

insert into fact_reader (name, xid, id) values ('push', '0', 0);

grant select, insert, update on notice to shwekan_app;
grant select, insert, update, delete on notification_choice, push_device, push_outbox to shwekan_app;
grant select, insert on push_key to shwekan_app;
grant select on notice, notification_choice to shwekan_reader;
