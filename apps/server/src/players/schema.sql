-- Players: who they are, how they log in, what they set on themselves, and what operators write down about them.

create type lvl_2_state as enum ('none', 'pending', 'approved', 'rejected');
create type otp_purpose as enum ('register', 'reset', 'change_phone');
create type sms_state as enum ('waiting', 'sent', 'failed');
create type level_two_request_state as enum ('pending', 'approved', 'rejected');
create type play_limit_kind as enum ('cash_in', 'stake', 'loss');
create type play_limit_period as enum ('day', 'week', 'month');
create type play_break_kind as enum ('time_out', 'self_exclusion');

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
  lvl_2_state lvl_2_state not null default 'none',
  turnover_pya bigint not null default 0 check (turnover_pya >= 0),
  language page_language not null default 'my',
  blocked_at timestamptz,
  blocked_reason text,
  excluded_until timestamptz,
  created_at timestamptz not null default product_now(),
  -- When the password or the phone changed last; empty for an account that still has its first ones. Kept by the database, so
  -- that no way of changing them can forget it.
  credentials_changed_at timestamptz,
  lvl_2_name text                           -- the name on the level 2 photo, as the operator who approved it read it
);
-- What operators type: a part of a name or of a phone.
create index player_named on player using gin (name extension.gin_trgm_ops, phone extension.gin_trgm_ops);
-- Whether a week had anybody to play in it: asked every two seconds until it had.
create index player_by_opening on player (created_at);
create index player_by_referrer on player (referred_by) where referred_by is not null;
-- A new account, or one that becomes level 2, is compared by birthday with the players who are blocked or have stopped play.
create index player_barred_by_birthday on player (birthday) where blocked_at is not null or excluded_until is not null;
create function note_credentials_change() returns trigger language plpgsql as $$
begin
  new.credentials_changed_at := product_now();
  return new;
end $$;
create trigger player_credentials before update of password_hash, phone on player for each row
  when (old.password_hash is distinct from new.password_hash or old.phone is distinct from new.phone)
  execute function note_credentials_change();

-- The names that an account had before: who is barred is known by each of them. Kept by the database, for an account may be renamed by its holder.
create table player_name (
  player_id bigint not null references player,
  name text not null,
  until_at timestamptz not null default product_now(),
  primary key (player_id, name)
);
create function record_name() returns trigger language plpgsql security definer set search_path = pg_catalog, players, platform, pg_temp as $$
begin
  insert into player_name (player_id, name) values (old.id, old.name) on conflict do nothing;
  return null;
end $$;
create trigger player_names after update of name on player for each row when (old.name is distinct from new.name) execute function record_name();

create table player_session (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique,
  player_id bigint not null references player,
  device text not null default '',
  address text not null default '',
  created_at timestamptz not null default product_now(),
  seen_at timestamptz not null default product_now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  -- The device from which the session was opened, by the hash of the name in its cookie: whose tries and texts do not stand behind
  -- strangers'.
  device_hash bytea
);
create index player_session_of on player_session (player_id) where ended_at is null;
create index player_session_by_device on player_session (device_hash, player_id) where device_hash is not null;
-- Who else logs in from an address: cases are opened for many.
create index player_session_by_address on player_session (address, created_at) where address <> '';

-- When a player was seen last, to an hour: written once an hour at most, however much they do. A session's own time is forgotten with it.
create table player_seen (
  player_id bigint primary key references player,
  seen_at timestamptz not null default product_now()
);

-- One-time passwords: hashed, bound to phone, purpose and the device that asked, five tries, once.
create table otp (
  id bigint generated always as identity primary key,
  phone text not null,
  purpose otp_purpose not null,
  is_known_device boolean not null,         -- asked for from a device from which the phone's owner has logged in: strangers take nothing of its share
  device_hash bytea not null,               -- who asked: tries from elsewhere are none of this code's
  place text,                               -- where a caller asked who named no device: one who keeps no cookie tries the code there
  code_hash bytea not null,
  tries integer not null default 0,         -- of the device that asked
  place_tries integer not null default 0,   -- of who names no device at that place: it may be a neighbour behind the same address
  created_at timestamptz not null default product_now(),
  expires_at timestamptz not null,
  verified_at timestamptz,
  token_hash bytea unique,
  token_expires_at timestamptz,
  used_at timestamptz
);
create index otp_by_phone on otp (phone, purpose, id);

-- Text messages on their way, each sealed with the key of the machine's settings: it is readable nowhere but in demo mode, where the outbox
-- adapter keeps the text for the console.
create table sms (
  id bigint generated always as identity primary key,
  phone text not null,
  text text,
  state sms_state not null default 'waiting',
  tries integer not null default 0,
  error text,
  at timestamptz not null default product_now(),
  sent_at timestamptz,
  encrypted_text bytea
);
create trigger sms_news after insert or update or delete on sms for each row execute function tell_console('outbox');
create index sms_by_phone on sms (phone, id);
create index sms_by_sent on sms (id) where state = 'sent';

-- A photo sent to reach level 2. The file is private; its key is a random name in the storage.
create table level_two_request (
  id bigint generated always as identity primary key,
  player_id bigint not null references player,
  image_key text not null unique,
  state level_two_request_state not null default 'pending',
  name text,                                -- the name on the photo, as the operator who approved it read it
  reason text,                              -- why it was rejected, as the player reads it
  decided_by bigint references operator,
  decided_at timestamptz,
  created_at timestamptz not null default product_now(),
  check ((state = 'pending') = (decided_by is null) and (state = 'pending') = (decided_at is null)),
  check ((state = 'approved') = (name is not null)),
  check ((state = 'rejected') = (reason is not null))
);
create trigger level_two_request_news after insert or update or delete on level_two_request for each row execute function tell_console('level_two');
create unique index level_two_one_pending on level_two_request (player_id) where state = 'pending';
create index level_two_queue on level_two_request (state, id);
create index level_two_of_player on level_two_request (player_id, id);

-- A limit a player set on themself. A raise (or the end of the limit, raise_pya null) waits a day and for a second yes.
create table play_limit (
  player_id bigint not null references player,
  kind play_limit_kind not null,
  period play_limit_period not null,
  limit_pya bigint not null check (limit_pya >= 0),
  raise_pya bigint check (raise_pya > limit_pya),
  raise_asked_at timestamptz,
  changed_at timestamptz not null default product_now(),
  primary key (player_id, kind, period),
  check (raise_pya is null or raise_asked_at is not null)
);

-- Raises of limits that were confirmed; without an amount the limit ended. They are only ever added.
create table play_limit_raise (
  id bigint generated always as identity primary key,
  player_id bigint not null references player,
  kind play_limit_kind not null,
  period play_limit_period not null,
  from_pya bigint not null,
  to_pya bigint check (to_pya > from_pya),
  at timestamptz not null default product_now()
);
create index play_limit_raise_of on play_limit_raise (player_id, at);
create trigger play_limit_raise_append_only before update or delete or truncate on play_limit_raise execute function refuse_change();

-- Times without play a player chose. They are only ever added: nobody can shorten one. player.excluded_until is the latest end.
create table play_break (
  id bigint generated always as identity primary key,
  player_id bigint not null references player,
  kind play_break_kind not null,
  from_at timestamptz not null default product_now(),
  until_at timestamptz not null,
  check (until_at > from_at)
);
create index play_break_of_player on play_break (player_id, until_at);
create trigger play_break_append_only before update or delete or truncate on play_break execute function refuse_change();

-- What operators write down about a player, for each other. It is only ever added to.
create table player_note (
  id bigint generated always as identity primary key,
  player_id bigint not null references player,
  operator_id bigint not null references operator,
  text text not null check (text <> ''),
  at timestamptz not null default product_now()
);
create index player_note_of on player_note (player_id, id);
create trigger player_note_append_only before update or delete or truncate on player_note execute function refuse_change();

-- What the platform and the ledger keep of players.
alter table notification add foreign key (player_id) references player;
alter table purse add foreign key (player_id) references player;

-- What the room publishes: another room reads these and none of its tables. Another room locks players by the functions of lock-player.sql.
create view public_player as select id, user_code, name, phone, birthday, referred_by, lvl_2_state, lvl_2_name, turnover_pya, blocked_at,
  excluded_until, created_at from player;
create view public_player_session as select id, player_id, device, device_hash, address, created_at, ended_at, expires_at from player_session;
create view public_play_limit_raise as select player_id, at from play_limit_raise;
create view public_play_limit as select player_id, kind from play_limit;
create view public_level_two_request as select id, player_id, state, decided_by, created_at from level_two_request;
create view public_sms as select id, phone, text, state, at, error from sms;
grant select on public_player, public_player_session, public_play_limit, public_level_two_request, public_sms, public_play_limit_raise to shwekan_app;

-- Rights: for each table the columns that the server's queries write, and no more. A query that writes a column more fails with "permission
-- denied" in the first test that runs it: add the column here.
grant select, insert (user_code, name, phone, password_hash, birthday, referral_code, referred_by, language), update (name, phone,
  password_hash, password_changed_at, birthday, email, image, referred_by, lvl_2_state, turnover_pya, language, blocked_at,
  blocked_reason, excluded_until, lvl_2_name) on player to shwekan_app;
grant select (id, user_code, name, phone, birthday, email, referred_by, lvl_2_state, turnover_pya, language, blocked_at, excluded_until,
  created_at, credentials_changed_at, lvl_2_name) on player to shwekan_reader;
grant select, insert (token_hash, player_id, device, address, expires_at, device_hash), update (address, seen_at, expires_at, ended_at),
  delete on player_session to shwekan_app;
grant select on player_name to shwekan_app, shwekan_reader;
revoke execute on function record_name from public;
grant select, insert (player_id), update (seen_at) on player_seen to shwekan_app;
grant select, insert (phone, purpose, is_known_device, device_hash, place, code_hash, expires_at), update (tries, place_tries, verified_at, token_hash, token_expires_at, used_at), delete
  on otp to shwekan_app;
grant select, insert (phone, text, state, sent_at, encrypted_text), update (text, state, tries, error, sent_at, encrypted_text), delete on sms
  to shwekan_app;
grant select, insert (player_id, image_key), update (state, name, reason, decided_by, decided_at) on level_two_request to shwekan_app;
grant select on level_two_request to shwekan_reader;
grant select, insert (player_id, kind, period, limit_pya), update (limit_pya, raise_pya, raise_asked_at, changed_at), delete on
  play_limit to shwekan_app;
grant select on play_limit to shwekan_reader;
grant select, insert (player_id, kind, period, from_pya, to_pya) on play_limit_raise to shwekan_app;
grant select on play_limit_raise to shwekan_reader;
grant select, insert (player_id, kind, from_at, until_at) on play_break to shwekan_app;
grant select on play_break to shwekan_reader;
grant select, insert (player_id, operator_id, text) on player_note to shwekan_app;
grant select on player_note to shwekan_reader;
