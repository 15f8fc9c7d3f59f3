-- Games of providers: what there is to play, who launched it, what the aggregator's lists and reports said of it.

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
  dialect text primary key check (dialect in ('gsc', 'gsc_plus')),
  is_on boolean not null default true,                -- and still off while it has no operator code or secret
  operator_code text not null default '',
  secret_sealed bytea,
  base_url text not null default '',                  -- where we call; empty: the machine's settings say
  allow_list text[] not null default '{}',            -- addresses and networks that may call us; empty: nobody
  freshness_s integer check (freshness_s between 1 and 86400),   -- how old a request may be; null: not asked
  member_key text not null default gen_random_uuid()::text,      -- makes the members' passwords at the aggregator
  changed_at timestamptz not null default product_now()
);
insert into game_dialect (dialect) values ('gsc'), ('gsc_plus');

-- A product of the aggregator, spoken to in one dialect and one currency.
create table provider (
  id integer primary key,
  p_code text not null unique check (p_code ~ '^[A-Za-z0-9_-]{1,20}$'),
  name text not null,
  dialect text not null check (dialect in ('gsc', 'gsc_plus')),
  currency text not null default 'MMK' check (currency in ('MMK', 'MMK2', 'MMK3')),   -- 1, 1,000 and 100 kyat to one of theirs
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
  unique (provider_id, category_id, g_code),
  foreign key (provider_id, category_id) references provider_category
);
create index game_in_order on game (category_id, provider_id, position, name, id) where is_active and is_listed;
create index game_by_code on game (provider_id, g_code);

/* The picture of a game as players' apps ask for it: the operators' own, or our copy of the provider's. The name changes with
   its source, so that no cache keeps an old one. */
create function game_image(g game) returns text language sql immutable as
  $$ select coalesce(g.image, '/files/games/' || g.id || '-' || left(md5(g.image_source), 16) || '.webp') $$;

-- One bringing-in of a list, by the job or by hand, and what became of each of its rows: nothing is lost.
create table catalogue_import (
  id bigint generated always as identity primary key,
  provider_id integer not null references provider,
  source text not null check (source in ('aggregator', 'json', 'csv')),
  operator_id bigint references operator,    -- null: the job
  state text not null check (state in ('done', 'failed')),
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
  outcome text not null check (outcome in ('guessed', 'skipped', 'hidden')),
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
  state text not null default 'asked' check (state in ('asked', 'open', 'refused', 'unknown')),
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

grant select, insert, update on game_category, game_dialect, provider, game, catalogue_import, game_session to shwekan_app;
grant select, insert, update, delete on provider_category, game_favourite, game_played to shwekan_app;
grant select, insert, delete on catalogue_import_row to shwekan_app;
grant delete on catalogue_import to shwekan_app;
grant select on game_category, provider, provider_category, game, catalogue_import, catalogue_import_row, game_session,
  game_favourite, game_played to shwekan_reader;
grant select (dialect, is_on, operator_code, base_url, allow_list, freshness_s, changed_at) on game_dialect to shwekan_reader;

-- A day of ours beside a day of an aggregator's report.
create table reconciliation (
  id bigint generated always as identity primary key,
  dialect text not null references game_dialect,
  day date not null,
  state text not null default 'asked' check (state in ('asked', 'done', 'failed')),
  error text,
  ours_count integer not null default 0,
  theirs_count integer not null default 0,
  difference_count integer not null default 0,
  asked_by bigint references operator,       -- null: the job
  at timestamptz not null default product_now(),
  unique (dialect, day)
);

-- A wager that the two tell differently, in what it moved on the player's game purse. A repair is one operator's proposal and
-- another's confirmation; only then money moves, once.
create table wager_difference (
  id bigint generated always as identity primary key,
  reconciliation_id bigint not null references reconciliation,
  dialect text not null,
  kind text not null check (kind in ('missing_here', 'missing_there', 'amounts_differ')),
  p_code text not null,
  member text not null,
  player_id bigint references player,        -- null: the member is none of ours
  wager_code text not null,
  ours_pya bigint not null,
  theirs_pya bigint not null,
  state text not null default 'open' check (state in ('open', 'proposed', 'repaired', 'dismissed', 'gone')),
  repair_pya bigint,
  reason text,
  proposed_by bigint references operator,
  decided_by bigint references operator,
  decided_at timestamptz,
  created_at timestamptz not null default product_now(),
  check ((state in ('proposed', 'repaired')) <= (repair_pya is not null and repair_pya <> 0 and proposed_by is not null)),
  check ((state in ('repaired', 'dismissed')) = (decided_by is not null and decided_at is not null)),
  constraint repair_four_eyes check (state <> 'repaired' or decided_by <> proposed_by)
);
create unique index wager_difference_undecided on wager_difference (dialect, p_code, member, wager_code) where state in ('open', 'proposed');
create index wager_difference_queue on wager_difference (state, id);
create index wager_difference_of_wager on wager_difference (player_id, p_code, wager_code);

insert into entry_route (reason, from_kind, to_kind, may_overdraw) values
  ('game_repair', 'house_provider', 'game',           true),
  ('game_repair', 'game',           'house_provider', true);

grant select, insert, update on reconciliation, wager_difference to shwekan_app;
grant select on reconciliation, wager_difference to shwekan_reader;
