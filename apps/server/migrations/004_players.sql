create table player (
  id bigint generated always as identity primary key,
  user_code text not null unique,
  name text not null,
  phone text not null unique check (phone ~ '^09[0-9]{9}$'),
  password_hash text not null,
  password_changed_at timestamptz not null default product_now(),
  birthday date,
  email text,
  image text,
  referral_code text not null unique,
  referred_by bigint references player,
  lvl_2_state text not null default 'none' check (lvl_2_state in ('none', 'pending', 'approved', 'rejected')),
  turnover_pya bigint not null default 0 check (turnover_pya >= 0),
  language text not null default 'my' check (language in ('en', 'zh', 'my', 'th')),
  blocked_at timestamptz,
  blocked_reason text,
  excluded_until timestamptz,
  created_at timestamptz not null default product_now()
);
create index player_by_referrer on player (referred_by) where referred_by is not null;
alter table purse add foreign key (player_id) references player;

create table player_session (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique,
  player_id bigint not null references player,
  device text not null default '',
  address text not null default '',
  created_at timestamptz not null default product_now(),
  seen_at timestamptz not null default product_now(),
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index player_session_of on player_session (player_id) where ended_at is null;

-- One-time passwords: hashed, bound to phone and purpose, five tries, once.
create table otp (
  id bigint generated always as identity primary key,
  phone text not null,
  purpose text not null check (purpose in ('register', 'reset', 'change_phone')),
  code_hash bytea not null,
  tries integer not null default 0,
  created_at timestamptz not null default product_now(),
  expires_at timestamptz not null,
  verified_at timestamptz,
  token_hash bytea unique,
  token_expires_at timestamptz,
  used_at timestamptz
);
create index otp_by_phone on otp (phone, purpose, id);

-- Text messages on their way. The outbox adapter keeps the text for the console; the http adapter clears it once sent.
create table sms (
  id bigint generated always as identity primary key,
  phone text not null,
  text text,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
  tries integer not null default 0,
  error text,
  at timestamptz not null default product_now(),
  sent_at timestamptz
);
create index sms_by_phone on sms (phone, id);

-- Messages to one player or to all (player_id null), shown in the app.
create table notification (
  id bigint generated always as identity primary key,
  player_id bigint references player,
  kind text not null,
  data jsonb not null default '{}',
  at timestamptz not null default product_now(),
  read_at timestamptz
);
create index notification_of on notification (player_id, id);

grant select, insert, update on player to shwekan_app;
grant select, insert, update, delete on player_session, otp, sms, notification to shwekan_app;
grant select (id, user_code, name, phone, birthday, email, lvl_2_state, turnover_pya, language, blocked_at, excluded_until, created_at) on player to shwekan_reader;
