-- Cases: what looks as if a player, or several together, played against the house or against themselves, and what operators made of it.

create type case_kind as enum ('same_payer', 'payment_twice', 'cash_without_play', 'shared_payout', 'shared_device', 'shared_address',
  'referral_ring', 'covered_numbers', 'large_stake', 'large_win', 'wrong_logins');
create type case_state as enum ('open', 'working', 'closed');
create type case_outcome as enum ('nothing', 'watched', 'acted');

-- What was found again is the same case: its `ref` names what it is about (a payer, a device, a player's day) for ever.
create table risk_case (
  id bigint generated always as identity primary key,
  kind case_kind not null,
  ref text not null unique,
  state case_state not null default 'open',
  owner_id bigint references operator,
  opened_at timestamptz not null default product_now(),
  found_at timestamptz not null default product_now(),   -- the latest finding
  closed_at timestamptz,
  closed_by bigint references operator,
  outcome case_outcome,
  check ((state = 'closed') = (closed_at is not null) and (state = 'closed') = (closed_by is not null) and (state = 'closed') = (outcome is not null)),
  check (state <> 'working' or owner_id is not null)
);
create trigger risk_case_news after insert or update or delete on risk_case for each row execute function tell_console('cases');
-- Operators' list, all of it or a part, the latest finding first.
create index risk_case_in_order on risk_case (found_at desc, id desc);
create index risk_case_by_state on risk_case (state, found_at desc, id desc);
create index risk_case_of_owner on risk_case (owner_id, found_at desc, id desc);

-- Whom a case is about.
create table case_player (
  case_id bigint not null references risk_case,
  player_id bigint not null references player,
  primary key (case_id, player_id)
);
create index case_player_of on case_player (player_id, case_id);

-- What was found, a row for each request, session, slip or wager: the case's story. It stays as it was.
create table case_finding (
  id bigint generated always as identity primary key,
  case_id bigint not null references risk_case,
  subject text not null check (subject ~ '^[a-z_]+:[0-9a-z:-]+$'),   -- as in the audit trail: "cash_in:12"
  player_id bigint not null references player,
  amount_pya bigint,
  text text not null default '' check (length(text) <= 200),         -- the payer's name, the address, the device: what is shared
  happened_at timestamptz not null,
  at timestamptz not null default product_now(),
  unique (case_id, subject)
);
create trigger case_finding_news after insert or update or delete on case_finding for each row execute function tell_console('cases');
create trigger case_finding_append_only before update or delete or truncate on case_finding execute function refuse_change();

-- What operators wrote down about a case, and when it was taken, closed or opened again. It is only ever added to.
create table case_note (
  id bigint generated always as identity primary key,
  case_id bigint not null references risk_case,
  operator_id bigint references operator,   -- null: the product itself, which opened it again
  text text not null check (text <> ''),
  at timestamptz not null default product_now()
);
create trigger case_note_news after insert or update or delete on case_note for each row execute function tell_console('cases');
create index case_note_of on case_note (case_id, id);
create trigger case_note_append_only before update or delete or truncate on case_note execute function refuse_change();

-- What operators call a player, in few words of theirs. The trail keeps who changed it.
create table player_tag (
  player_id bigint not null references player,
  tag text not null check (length(tag) between 1 and 30),
  primary key (player_id, tag)
);

-- How far was looked at what no fact tells of.
create table case_look (
  name text primary key,
  looked_to timestamptz not null default product_now()
);
insert into case_look (name) values ('slips'), ('logins');

-- Where the reader of facts stands.
insert into fact_reader (name, xid, id) values ('risk', '0', 0);

-- What the room publishes: another room reads these and none of its tables.
create view public_case as select id, state, found_at from risk_case;
grant select on public_case to shwekan_app;

-- Rights: for each table the columns that the server's queries write, and no more. A query that writes a column more fails with "permission
-- denied" in the first test that runs it: add the column here.
grant select, insert (kind, ref), update (state, owner_id, found_at, closed_at, closed_by, outcome) on risk_case to shwekan_app;
grant select, insert (case_id, player_id) on case_player to shwekan_app;
grant select, insert (case_id, subject, player_id, amount_pya, text, happened_at) on case_finding to shwekan_app;
grant select, insert (case_id, operator_id, text) on case_note to shwekan_app;
grant select, insert (player_id, tag), delete on player_tag to shwekan_app;
grant select, update (looked_to) on case_look to shwekan_app;
grant select on risk_case, case_player, case_finding, case_note, player_tag to shwekan_reader;
