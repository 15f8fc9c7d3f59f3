-- Games of providers: what there is to play, who launched it, what the aggregator's lists and reports said of it; and the seamless wallet: what
-- providers of games told us, and what became of it. Money is in the ledger; here is why it moved.

create type dialect_name as enum ('gsc', 'gsc_plus');
create type provider_currency as enum ('MMK', 'MMK2', 'MMK3');
create type import_source as enum ('aggregator', 'json', 'csv');
create type import_state as enum ('done', 'failed');
create type import_outcome as enum ('guessed', 'skipped', 'hidden');
create type game_session_state as enum ('asked', 'open', 'refused', 'unknown');
create type wager_kind as enum ('bet', 'bonus', 'tip', 'report');
create type wager_status as enum ('open', 'settled', 'void');
create type reconciliation_state as enum ('asked', 'done', 'failed');
create type difference_kind as enum ('missing_here', 'missing_there', 'amounts_differ', 'sums_differ');
create type difference_state as enum ('open', 'repaired', 'dismissed', 'gone');

-- The aggregator's game types are our categories, in the order in which players see them.
create table game_category (
  id integer primary key,
  code text not null unique,
  name text not null,
  image text,
  position integer not null default 0,
  is_active boolean not null default true
);
insert into game_category (id, code, name, image, position, is_active) values
  (3, 'sport_book',  'Sport Book',  '/files/art/sport_book.svg',  1, true),
  (2, 'live_casino', 'Live Casino', '/files/art/live_casino.svg', 2, true),
  (1, 'slot',        'Slots',       '/files/art/slot.svg',        3, true),
  (8, 'fishing',     'Fishing',     '/files/art/fishing.svg',     4, true),
  (6, 'card_game',   'Card Games',  '/files/art/card_game.svg',   5, true),
  (9, 'other',       'Other',       '/files/art/other.svg',       6, false);

-- How we speak to the aggregator, and it to us. The secret is sealed with the key of the machine's settings; nobody reads it back.
create table game_dialect (
  dialect dialect_name primary key,
  is_on boolean not null default true,                -- and still off while it has no operator code or secret
  operator_code text not null default '',
  secret_encrypted bytea,
  base_url text not null default '',                  -- where we call; empty: the machine's settings say
  allow_list text[] not null default '{}',            -- addresses and networks that may call us; empty: nobody
  freshness_s integer not null default 300 check (freshness_s between 0 and 86400),   -- how old a request may be; 0: of any age
  member_key text not null default gen_random_uuid()::text,      -- makes the members' passwords at the aggregator
  changed_at timestamptz not null default product_now()
);
insert into game_dialect (dialect) values ('gsc'), ('gsc_plus');

-- A product of the aggregator, spoken to in one dialect and one currency.
create table provider (
  id integer primary key,
  p_code text not null unique check (p_code ~ '^[A-Za-z0-9_-]{1,20}$'),
  name text not null,
  dialect dialect_name not null,
  currency provider_currency not null default 'MMK',   -- 1, 1,000 and 100 kyat to one of theirs
  image text,
  sec_image text,
  position integer not null default 0,
  is_active boolean not null default true,
  is_hot boolean not null default false,
  is_in_maintenance boolean not null default false,
  takes_unknown_result boolean,              -- whether a result for a wager we do not know is booked and flagged; null: as the dialect has it
  reverses_settled boolean not null default false,      -- a cancel after the settlement takes back bet and result
  created_at timestamptz not null default product_now()
);

-- In which categories a product has games. Lobby only: it lists no games of this category, its own lobby opens at once.
create table provider_category (
  provider_id integer not null references provider,
  category_id integer not null references game_category,
  is_lobby_only boolean not null default false,
  primary key (provider_id, category_id)
);
create index provider_category_by_category on provider_category (category_id, provider_id);

-- The codes are the provider's own, case and all.
create table game (
  id bigint generated always as identity primary key,
  provider_id integer not null,
  category_id integer not null,
  g_code text not null check (length(g_code) between 1 and 200),
  name text not null,
  html_type text not null default '1',
  image_source text,                         -- where the provider keeps the picture; we serve our own copy of it
  image text,                                -- a picture of ours that an operator chose instead
  position integer not null default 0,
  is_active boolean not null default true,   -- the operators' switch
  is_listed boolean not null default true,   -- whether the aggregator's list has it, active and in our currency
  is_hot boolean not null default false,
  is_new boolean not null default false,
  listed_at timestamptz not null default product_now(),
  -- The aggregator's own word for the game's type, where it is one of those it launches by: a category of ours may be several of its types.
  game_type text,
  unique (provider_id, category_id, g_code),
  foreign key (provider_id, category_id) references provider_category
);
create index game_in_order on game (category_id, provider_id, position, name, id) where is_active and is_listed;
create index game_by_code on game (provider_id, g_code);

-- One bringing-in of a list, by the job or by hand, and what became of each of its rows: nothing is lost.
create table catalogue_import (
  id bigint generated always as identity primary key,
  provider_id integer not null references provider,
  source import_source not null,
  operator_id bigint references operator,    -- null: the job
  state import_state not null,
  error text,
  added_count integer not null default 0,
  changed_count integer not null default 0,
  same_count integer not null default 0,
  skipped_count integer not null default 0,
  hidden_count integer not null default 0,   -- games of ours that the list has no more
  guessed_count integer not null default 0,  -- rows whose misspelt type was understood
  at timestamptz not null default product_now()
);
create index catalogue_import_of on catalogue_import (provider_id, id);

-- The rows of a list that need an eye: guessed, skipped, hidden. Rows that were understood as they stand are counted only.
create table catalogue_import_row (
  import_id bigint not null references catalogue_import on delete cascade,
  row_number integer not null,
  outcome import_outcome not null,
  reason text not null,
  g_code text not null default '',
  name text not null default '',
  said jsonb not null,
  primary key (import_id, row_number)
);

-- A game opened by a player. Opening the same again soon uses the same row.
create table game_session (
  id bigint generated always as identity primary key,
  player_id bigint not null references player,
  provider_id integer not null references provider,
  category_id integer not null references game_category,
  game_id bigint references game,            -- null: the provider's lobby
  state game_session_state not null default 'asked',
  error text,
  launch_count integer not null default 1,
  opened_at timestamptz not null default product_now(),
  launched_at timestamptz not null default product_now()
);
create index game_session_of on game_session (player_id, launched_at desc);

create table game_favourite (
  player_id bigint not null references player,
  game_id bigint not null references game,
  at timestamptz not null default product_now(),
  primary key (player_id, game_id)
);

create table game_played (
  player_id bigint not null references player,
  game_id bigint not null references game,
  at timestamptz not null default product_now(),
  primary key (player_id, game_id)
);
create index game_played_lately on game_played (player_id, at desc);

create sequence wager_ids;
create sequence game_transaction_ids;
create sequence game_callback_ids;

-- A callback as it came and the answer it got, for disputes. There is one of every signed callback that asks for more than a balance.
create table game_callback (
  id bigint primary key,
  dialect dialect_name not null,
  method text not null,
  address text not null,
  request text not null,
  answer text not null,
  at timestamptz not null default product_now()
);
create index game_callback_by_time on game_callback using brin (at);
create function refuse_young_callback() returns trigger language plpgsql as $$
begin
  if old.at > product_now() - interval '120 days' then
    raise exception 'a callback is kept for four months at least' using errcode = 'SK009';
  end if;
  return old;
end $$;
create trigger game_callback_append_only before update or truncate on game_callback execute function refuse_change();
create trigger game_callback_kept before delete on game_callback for each row execute function refuse_young_callback();

-- Up to which callback those that were too old are forgotten. What they booked is kept for ever.
create table game_callback_forgotten (
  is_one boolean primary key default true check (is_one),
  up_to bigint not null
);
insert into game_callback_forgotten (up_to) values (0);

-- One row per wager of a player at a product; reports read this. What the provider says of it (bet, valid bet, payout, commission)
-- is for the report; what moved (staked, returned, paid, taken back) is the sum of its transactions.
create table wager (
  id bigint primary key,
  player_id bigint not null references player,
  product text not null,                     -- provider.p_code
  wager_code text not null check (length(wager_code) between 1 and 200),
  dialect dialect_name not null,
  kind wager_kind not null,
  status wager_status not null,
  is_flagged boolean not null,               -- a result came and no bet was known
  round_id text,
  game_code text,
  game_type text,
  bet_pya bigint not null,
  valid_bet_pya bigint not null,
  payout_pya bigint not null,
  commission_pya bigint not null,
  staked_pya bigint not null check (staked_pya >= 0),
  returned_pya bigint not null check (returned_pya >= 0),
  paid_pya bigint not null check (paid_pya >= 0),
  taken_back_pya bigint not null check (taken_back_pya >= 0),
  turnover_pya bigint not null check (turnover_pya >= 0),   -- what it took off the player's turnover
  is_turnover_counted boolean not null,
  is_result_rolled_back boolean not null,
  before_pya bigint not null,                -- the game purse before its first transaction and after its latest
  after_pya bigint not null,
  data_at timestamptz,                       -- how new the provider's figures are
  created_at timestamptz not null,
  settled_at timestamptz,
  changed_at timestamptz not null,
  -- The wager is what the report made of it: nobody else is asked whether its figures fit its callbacks.
  is_repaired boolean not null default false,
  waiting_pya bigint not null default 0 check (waiting_pya >= 0),   -- staked, and answered by no result yet
  is_reserved boolean not null default false,   -- a reserve may come back in part after its result
  -- The code first: it also finds a wager by its code alone, and codes of one time lie together.
  unique (wager_code, player_id, product),
  check ((status = 'settled') = (settled_at is not null))
) with (fillfactor = 80);
create index wager_of_player on wager (player_id, created_at);
create index wager_by_settled on wager (settled_at, player_id) where settled_at is not null;
-- What waits at providers, and may come back as it went: a promotion's turnover does not start anew while its money is anywhere.
create index wager_waiting on wager (player_id) where waiting_pya > 0;
-- What players win from each other in a round counts for no reward.
create index wager_of_round on wager (product, round_id) where round_id is not null;

-- One row per transaction that was booked. A refused attempt leaves none, so its id can be used again.
create table game_transaction (
  id bigint primary key,
  player_id bigint not null references player,
  product text not null,
  dialect dialect_name not null,
  operation text not null,                   -- the kind of operation: a method of GSC, an action of GSC+
  key text not null,                         -- 'id:' and the provider's id, or 'no:' and what stands for it
  request_hash text not null,
  wager_id bigint,
  reason text,                               -- of the ledger entry; empty when nothing moved
  moved_pya bigint not null,                 -- above 0 to the player
  before_pya bigint not null,                -- the answer that was given
  after_pya bigint not null,
  is_void boolean not null,                  -- the bet of a wager that had been rolled back before it came
  callback_id bigint not null,
  at timestamptz not null,
  wager_code text,                           -- what one without a wager names: a buy-in that is taken back is found by it
  unique (key, player_id, product, dialect, operation),   -- the key first: those of one time lie together
  check ((reason is null) = (moved_pya = 0)),
  check (before_pya + moved_pya = after_pya),
  check (not is_void or moved_pya = 0)
);
create index game_transaction_of_wager on game_transaction (wager_id) where wager_id is not null;
create index game_transaction_without_wager on game_transaction (player_id, at) where wager_id is null;
create index game_transaction_by_code on game_transaction (wager_code, player_id) where wager_code is not null;
create trigger game_transaction_append_only before update or delete or truncate on game_transaction execute function refuse_change();

-- A wager that was rolled back before it was heard of: its bet, should it come, is void.
create table wager_tombstone (
  player_id bigint not null references player,
  product text not null,
  wager_code text not null check (length(wager_code) between 1 and 200),
  callback_id bigint not null,
  at timestamptz not null default product_now(),
  primary key (player_id, product, wager_code)
);

-- A day of ours beside a day of an aggregator's report.
create table reconciliation (
  id bigint generated always as identity primary key,
  dialect dialect_name not null references game_dialect,
  day date not null,
  state reconciliation_state not null default 'asked',
  error text,
  ours_count integer not null default 0,
  theirs_count integer not null default 0,
  difference_count integer not null default 0,
  unreadable_count integer not null default 0,   -- wagers that were not compared: their row cannot be read, or the time at which it stands cannot be asked for
  asked_by bigint references operator,       -- null: the job
  at timestamptz not null default product_now(),
  unique (dialect, day)
);
create trigger reconciliation_news after insert or update or delete on reconciliation for each row execute function tell_console('games');

-- A wager that the two tell differently, in what it moved on the player's game purse; `sums_differ`: all that a player bought into tables of a product on a day, of
-- which no wager is repaired. A repair is a deed, and so is to leave it as it is: asked by one
-- operator, confirmed by another; only then money moves, once. This table holds what differs, and the deed by which it was decided.
create table wager_difference (
  id bigint generated always as identity primary key,
  reconciliation_id bigint not null references reconciliation,
  dialect dialect_name not null,
  kind difference_kind not null,
  p_code text not null,
  member text not null,
  player_id bigint references player,        -- null: the member is none of ours
  wager_code text not null,
  ours_pya bigint not null,
  theirs_pya bigint not null,
  state difference_state not null default 'open',
  repair_pya bigint check (repair_pya <> 0),
  reason text,
  decided_by bigint references operator,
  decided_at timestamptz,
  created_at timestamptz not null default product_now(),
  -- What the report says of the wager, taken over when a repair is booked. Nothing is said of a wager that the report lacks: it never was.
  theirs_status wager_status not null default 'void',
  theirs_bet_pya bigint not null default 0,
  theirs_tip_pya bigint not null default 0,
  theirs_valid_bet_pya bigint not null default 0,
  theirs_payout_pya bigint not null default 0,
  -- Which wager a repair set right along with the purse, and what of the repair is stake and what payout.
  wager_id bigint references wager,
  repair_stake_pya bigint,
  repair_paid_pya bigint,
  deed_id bigint unique references deed,
  check ((state in ('repaired', 'dismissed')) = (decided_by is not null and decided_at is not null)),
  constraint repair_of_wager check (
    (state = 'repaired') = (wager_id is not null)
    and (wager_id is null or coalesce(repair_paid_pya - repair_stake_pya = repair_pya, false))
  ),
  constraint decided_by_deed check ((state in ('repaired', 'dismissed')) = (deed_id is not null))
);
create trigger wager_difference_news after insert or update or delete on wager_difference for each row execute function tell_console('games');
create unique index wager_difference_undecided on wager_difference (dialect, p_code, member, wager_code) where state = 'open';
create index wager_difference_queue on wager_difference (state, id);
create index wager_difference_of_wager on wager_difference (player_id, p_code, wager_code);

-- What the room publishes: another room reads these and none of its tables.
create view public_provider as select p_code, name from provider;
create view public_game_transaction as select id, product, wager_id from game_transaction;
create view public_wager as select id, player_id, product, game_code, kind, status, round_id, game_type, bet_pya, valid_bet_pya, payout_pya,
  created_at, settled_at from wager;
grant select on public_provider, public_game_transaction, public_wager to shwekan_app;

-- Rights: for each table the columns that the server's queries write, and no more. A query that writes a column more fails with "permission
-- denied" in the first test that runs it: add the column here.
grant select, update (name, position, is_active) on game_category to shwekan_app;
grant select on game_category to shwekan_reader;
grant select, update (is_on, operator_code, secret_encrypted, base_url, allow_list, freshness_s, changed_at) on game_dialect to
  shwekan_app;
grant select (dialect, is_on, operator_code, base_url, allow_list, freshness_s, changed_at) on game_dialect to shwekan_reader;
grant select, insert (id, p_code, name, dialect, currency, position, is_active), update (name, currency, image, position, is_active,
  is_hot, is_in_maintenance, takes_unknown_result, reverses_settled) on provider to shwekan_app;
grant select on provider to shwekan_reader;
grant select, insert (provider_id, category_id, is_lobby_only), update (is_lobby_only), delete on provider_category to shwekan_app;
grant select on provider_category to shwekan_reader;
grant select, insert (provider_id, category_id, g_code, name, html_type, image_source, game_type), update (name, html_type,
  image_source, image, position, is_active, is_listed, is_hot, is_new, listed_at, game_type) on game to shwekan_app;
grant select on game to shwekan_reader;
grant select, insert (provider_id, source, operator_id, state, error, added_count, changed_count, same_count, skipped_count,
  hidden_count, guessed_count), delete on catalogue_import to shwekan_app;
grant select on catalogue_import to shwekan_reader;
grant select, insert (import_id, row_number, outcome, reason, g_code, name, said) on catalogue_import_row to shwekan_app;
grant select on catalogue_import_row to shwekan_reader;
grant select, insert (player_id, provider_id, category_id, game_id), update (state, error, launch_count, launched_at) on game_session to
  shwekan_app;
grant select on game_session to shwekan_reader;
grant select, insert (player_id, game_id), update (game_id), delete on game_favourite to shwekan_app;
grant select on game_favourite to shwekan_reader;
grant select, insert (player_id, game_id, at), update (at) on game_played to shwekan_app;
grant select on game_played to shwekan_reader;
grant usage on sequence wager_ids, game_transaction_ids, game_callback_ids to shwekan_app;
grant select, insert (id, dialect, method, address, request, answer, at) on game_callback to shwekan_app;
grant select on game_callback to shwekan_reader;
grant select on game_callback_forgotten to shwekan_reader;
grant select, insert (id, player_id, product, wager_code, dialect, kind, status, is_flagged, round_id, game_code, game_type, bet_pya,
  valid_bet_pya, payout_pya, commission_pya, staked_pya, returned_pya, paid_pya, taken_back_pya, turnover_pya, is_turnover_counted,
  is_result_rolled_back, before_pya, after_pya, data_at, created_at, settled_at, changed_at, is_repaired, waiting_pya, is_reserved),
  update (kind, status, is_flagged, round_id, game_code, game_type, bet_pya, valid_bet_pya, payout_pya, commission_pya, staked_pya,
  returned_pya, paid_pya, taken_back_pya, turnover_pya, is_turnover_counted, is_result_rolled_back, after_pya, data_at, settled_at,
  changed_at, is_repaired, waiting_pya, is_reserved) on wager to shwekan_app;
grant select on wager to shwekan_reader;
grant select, insert (id, player_id, product, dialect, operation, key, request_hash, wager_id, reason, moved_pya, before_pya, after_pya,
  is_void, callback_id, at, wager_code) on game_transaction to shwekan_app;
grant select on game_transaction to shwekan_reader;
grant select, insert (player_id, product, wager_code, callback_id, at) on wager_tombstone to shwekan_app;
grant select on wager_tombstone to shwekan_reader;
grant select, insert (dialect, day, asked_by), update (state, error, ours_count, theirs_count, difference_count,
  unreadable_count, asked_by, at) on reconciliation to shwekan_app;
grant select on reconciliation to shwekan_reader;
grant select, insert (reconciliation_id, dialect, kind, p_code, member, player_id, wager_code, ours_pya, theirs_pya, theirs_status,
  theirs_bet_pya, theirs_tip_pya, theirs_valid_bet_pya, theirs_payout_pya), update (reconciliation_id, kind, ours_pya, theirs_pya, state, repair_pya,
  reason, decided_by, decided_at, theirs_status, theirs_bet_pya, theirs_tip_pya, theirs_valid_bet_pya, theirs_payout_pya, wager_id,
  repair_stake_pya, repair_paid_pya, deed_id) on wager_difference to shwekan_app;
grant select on wager_difference to shwekan_reader;
