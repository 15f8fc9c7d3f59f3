-- Reports: what the ledger booked, summed up by day of Yangon, so that no page reads its history. Nothing here is money: all of it can be summed up anew.

create type report_subject as enum ('house', 'draw', 'game', 'account', 'operator', 'player');

-- What came to the house (above 0) and went from it to players, for each day, reason and subject. Keys: a purse of the house `kind:name`, a draw's id,
-- `product:game code`, `method id:our account's phone` (`:card` for top-up cards, `:` for what was paid out of an account that nobody told), an operator's id, a player's id. Points are not money and are not here.
create table booked_day (
  subject report_subject not null,
  day date not null,
  key text not null,
  reason text not null,
  amount_pya bigint not null,
  entry_count bigint not null,
  primary key (subject, day, key, reason)
);

-- The same by month, named by its first day: a range reads its whole months here, and its other days by day.
create table booked_month (
  subject report_subject not null,
  month date not null check (extract(day from month) = 1),
  key text not null,
  reason text not null,
  amount_pya bigint not null,
  entry_count bigint not null,
  primary key (subject, month, key, reason)
);

-- What came into and went out of each purse of a player on a day of Yangon, by reason (points count points), in how many lines, and the first and last entry that did it.
create table booked_purse (
  player_id bigint not null,
  day date not null,
  purse text not null,
  reason text not null,
  amount_in bigint not null,
  amount_out bigint not null,
  line_count bigint not null,
  first_entry bigint not null,
  last_entry bigint not null,
  primary key (player_id, day, purse, reason)
);

-- What each hour of Yangon changed on players' purses of a kind (points count points) and on those of other houses, and the first and last entry that did.
create table booked_hour (
  hour timestamptz not null,
  purse text not null,
  amount bigint not null,
  first_entry bigint not null,
  last_entry bigint not null,
  primary key (hour, purse)
);

-- What players, and other houses, had in purses of a kind when a day of Yangon was over, of days on which it changed: no page sums up all hours of the house.
create table booked_funds (
  purse text not null,
  day date not null,
  amount bigint not null,
  primary key (purse, day)
);

-- Entries up to `read_to` are summed up. Up to `next_to` they are, once no transaction older than `next_xid` is open: a number may be taken by a
-- transaction that ends after a later one.
create table booked_place (
  is_one boolean primary key default true check (is_one),
  read_to bigint not null,
  next_to bigint not null check (next_to >= read_to),
  next_xid xid8 not null
);
create trigger booked_place_news after update of read_to on booked_place for each row execute function tell_console('money');
insert into booked_place (read_to, next_to, next_xid) values (0, 0, pg_current_xact_id());

-- A day that is over: what the house owed its players after the last entry of the day, and the root over the day's entries. Written once, by `closing.ts`.
create table closing (
  day date primary key,
  first_entry bigint not null,              -- the entries of the day: from the one after the last of the closing before. One that comes late is of the next closing
  last_entry bigint not null unique check (last_entry >= first_entry),
  entry_count bigint not null check (entry_count > 0),
  entry_root bytea not null check (length(entry_root) = 32),
  -- What purses of each kind held, without those below zero; those by themselves.
  main_pya bigint not null check (main_pya >= 0),
  game_pya bigint not null check (game_pya >= 0),
  hold_pya bigint not null check (hold_pya >= 0),
  promotion_pya bigint not null check (promotion_pya >= 0),
  referral_pya bigint not null check (referral_pya >= 0),
  below_zero_pya bigint not null check (below_zero_pya <= 0),
  -- What was staked on draws that had paid nothing yet, by entries up to the last.
  open_stakes_pya bigint not null check (open_stakes_pya >= 0),
  -- The tree over what purses held (docs/log-format.md): its sum is that of the kinds.
  funds_size integer not null check (funds_size >= 256),
  funds_root bytea not null check (length(funds_root) = 32),
  closed_at timestamptz not null default product_now(),
  recorded_at timestamptz not null default clock_timestamp()
);
create trigger closing_append_only before update or delete or truncate on closing execute function refuse_change();

-- What the house's purses of cash had come to by the end of a day: what came in by each way to pay less what went out.
create table closing_account (
  day date not null references closing,
  method text not null,
  amount_pya bigint not null,
  primary key (day, method)
);
create trigger closing_account_append_only before update or delete or truncate on closing_account execute function refuse_change();

-- The tree over what purses held: nodes of 256 in a row, forty bytes each. Those of old days are forgotten.
create table closing_tile (
  day date not null,
  level smallint not null check (level >= 0),
  tile integer not null check (tile >= 0),
  nodes bytea not null check (length(nodes) between 40 and 10240 and length(nodes) % 40 = 0),
  primary key (day, level, tile)
);
-- A tree's leaves stand in the order of their hashes: a leaf is found by what its tile begins with.
create index closing_tile_by_hash on closing_tile (day, substr(nodes, 1, 32)) where level = 0;

-- Which day is being closed. First the newest entry is marked for it (see `booked_place`), then the day and its last entry; whoever works on it says so for a moment.
create table closing_place (
  is_one boolean primary key default true check (is_one),
  newest bigint,
  newest_xid xid8,
  newest_for date,
  day date,
  last_entry bigint,
  worker uuid,
  works_until timestamptz not null default '-infinity',
  check ((newest is null) = (newest_xid is null) and (newest is null) = (newest_for is null)),
  check ((day is null) = (last_entry is null))
);
insert into closing_place default values;

-- What an operator counted in the house's real accounts for a day. The newest of a day and way counts.
create table closing_check (
  id bigint generated always as identity primary key,
  day date not null references closing,
  method text not null,
  amount_pya bigint not null check (amount_pya between 0 and 9007199254740991),
  operator_id bigint not null,
  at timestamptz not null default product_now()
);
create index closing_check_of_day on closing_check (day, method, id);
create trigger closing_check_append_only before update or delete or truncate on closing_check execute function refuse_change();

-- Two operators' signatures under the figures of a day or a month that is over, as both saw them. The newest of a period counts.
create table signing (
  id bigint generated always as identity primary key,
  period text not null check (period ~ '^20\d\d-\d\d(-\d\d)?$'),
  figures jsonb not null,                   -- part, name, what, amount: in the order in which they were shown
  sha256 bytea not null check (length(sha256) = 32),
  asked_by bigint not null,
  signed_by bigint not null check (signed_by <> asked_by),
  asked_at timestamptz not null,
  signed_at timestamptz not null default product_now(),
  deed_id bigint not null unique
);
create index signing_of_period on signing (period, id);
create trigger signing_append_only before update or delete or truncate on signing execute function refuse_change();

-- The files that were made of what was signed. They are kept for ever.
create table signing_file (
  signing_id bigint not null references signing,
  format export_format not null,
  file_key text not null unique,
  sha256 bytea not null check (length(sha256) = 32),
  byte_count integer not null check (byte_count > 0),
  made_at timestamptz not null default product_now(),
  primary key (signing_id, format)
);
create trigger signing_file_append_only before update or delete or truncate on signing_file execute function refuse_change();

-- What the room publishes: a player's statement reads what their purses changed by day, and from which entry on nothing is summed up.
create view public_booked_purse as select player_id, day, purse, reason, amount_in, amount_out, line_count, first_entry, last_entry from booked_purse;
create view public_booked_place as select read_to from booked_place;
grant select on public_booked_purse, public_booked_place to shwekan_app;
-- The log tells of closings, and proves a player's part in one.
create view public_closing as
select day, first_entry, last_entry, entry_count, entry_root, main_pya, game_pya, hold_pya, promotion_pya, referral_pya, open_stakes_pya, funds_size, funds_root, closed_at,
  recorded_at, day > (select max(day) from closing) - 31 as is_shown -- a player is shown their leaves in a tree for so many days; a proof that was saved needs none of ours
from closing;
create view public_closing_tile as select day, level, tile, nodes from closing_tile;
grant select on public_closing, public_closing_tile to shwekan_app;
grant select on public_closing to shwekan_reader;

-- Rights: for each table the columns that the server's queries write, and no more.
grant select, insert (subject, day, key, reason, amount_pya, entry_count), update (amount_pya, entry_count) on booked_day to shwekan_app;
grant select, insert (subject, month, key, reason, amount_pya, entry_count), update (amount_pya, entry_count) on booked_month to shwekan_app;
grant select, insert (player_id, day, purse, reason, amount_in, amount_out, line_count, first_entry, last_entry),
  update (amount_in, amount_out, line_count, first_entry, last_entry) on booked_purse to shwekan_app;
grant select, insert (hour, purse, amount, first_entry, last_entry), update (amount, first_entry, last_entry) on booked_hour to shwekan_app;
grant select, insert (purse, day, amount), update (amount) on booked_funds to shwekan_app;
grant select, update (read_to, next_to, next_xid) on booked_place to shwekan_app;
grant select on booked_day, booked_month, booked_purse, booked_hour, booked_funds, booked_place to shwekan_reader;
grant select, insert (day, first_entry, last_entry, entry_count, entry_root, main_pya, game_pya, hold_pya, promotion_pya, referral_pya, below_zero_pya,
  open_stakes_pya, funds_size, funds_root) on closing to shwekan_app;
grant select, insert (day, method, amount_pya) on closing_account to shwekan_app;
grant select, insert (day, level, tile, nodes), delete on closing_tile to shwekan_app;
grant select, update (newest, newest_xid, newest_for, day, last_entry, worker, works_until) on closing_place to shwekan_app;
grant select, insert (day, method, amount_pya, operator_id) on closing_check to shwekan_app;
grant select, insert (period, figures, sha256, asked_by, signed_by, asked_at, deed_id) on signing to shwekan_app;
grant select, insert (signing_id, format, file_key, sha256, byte_count) on signing_file to shwekan_app;
grant select on closing, closing_account, closing_tile, closing_place, closing_check, signing, signing_file to shwekan_reader;
