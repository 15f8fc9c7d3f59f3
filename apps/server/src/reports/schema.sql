-- Reports: what the ledger booked, summed up by day of Yangon, so that no page reads its history. Nothing here is money: all of it can be summed up anew.

create type report_subject as enum ('house', 'draw', 'game', 'account', 'operator', 'player');

-- What came to the house (above 0) and went from it to players, for each day, reason and subject. Keys: a purse of the house `kind:name`, a draw's id,
-- `product:game code`, `method id:our account's phone` (`:card` for top-up cards, `:` for what was paid out), an operator's id, a player's id. Points are not money and are not here.
create table booked_day (
  subject report_subject not null,
  day date not null,
  key text not null,
  reason text not null,
  amount_pya bigint not null,
  entry_count bigint not null,
  primary key (subject, day, key, reason)
);

-- What each hour of Yangon changed on players' purses of a kind (points count points), and the first and last entry that did.
create table booked_hour (
  hour timestamptz not null,
  purse text not null,
  amount bigint not null,
  first_entry bigint not null,
  last_entry bigint not null,
  primary key (hour, purse)
);

-- What players had in purses of a kind when a day of Yangon was over, of days on which it changed: no page sums up all hours of the house.
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
insert into booked_place (read_to, next_to, next_xid) values (0, 0, pg_current_xact_id());

-- Rights: for each table the columns that the server's queries write, and no more.
grant select, insert (subject, day, key, reason, amount_pya, entry_count), update (amount_pya, entry_count) on booked_day to shwekan_app;
grant select, insert (hour, purse, amount, first_entry, last_entry), update (amount, first_entry, last_entry) on booked_hour to shwekan_app;
grant select, insert (purse, day, amount), update (amount) on booked_funds to shwekan_app;
grant select, update (read_to, next_to, next_xid) on booked_place to shwekan_app;
grant select on booked_day, booked_hour, booked_funds, booked_place to shwekan_reader;
