-- Operators of the house and what they may do. Two owners add them in the console, or the database's owner by npm run operator.

create table operator (
  id bigint generated always as identity primary key,
  username text not null unique check (username = lower(username)),
  -- Null until they have chosen one.
  password_hash text,
  roles text[] not null check (roles <@ array['cash', 'draws', 'risk', 'support', 'content', 'owner', 'auditor']),
  disabled_at timestamptz,
  created_at timestamptz not null default product_now()
);
create trigger operator_news after insert or update or delete on operator for each row execute function tell_console('operators');

create table operator_session (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique,
  operator_id bigint not null references operator,
  -- From where, and by which browser, it was opened.
  address text not null default '',
  device text not null default '',
  created_at timestamptz not null default product_now(),
  -- When somebody last did something in it: what a page asks by itself does not count.
  seen_at timestamptz not null default product_now(),
  -- When whoever sits there last said who they are: at the log-in, or when a call asked for it.
  proved_at timestamptz not null default product_now(),
  expires_at timestamptz not null
);
create index operator_session_of on operator_session (operator_id);

-- When an operator was here last, in whatever session: it stays when that is over.
create table operator_seen (
  operator_id bigint primary key references operator,
  seen_at timestamptz not null default product_now()
);

-- The second factor of an operator.
create table operator_factor (
  operator_id bigint primary key references operator,
  -- Of the authenticator app, encrypted with the machine's key; null until a code of it was typed.
  secret bytea,
  -- One that was begun, which takes the other's place with its first code.
  next_secret bytea,
  -- The half-minute of the last code that was taken: none counts twice.
  last_step bigint not null default 0
);
create trigger operator_factor_news after insert or update or delete on operator_factor for each row execute function tell_console('operators');

create table operator_recovery_code (
  operator_id bigint not null references operator,
  -- Hashed with the machine's key. A code that was used is gone.
  hash bytea not null,
  primary key (operator_id, hash)
);

-- With both halves an operator chooses a password. Each of two owners has given one: nobody of the house knows both. The table has their hashes.
create table operator_invitation (
  operator_id bigint primary key references operator,
  first_by bigint not null references operator,
  second_by bigint not null references operator check (second_by <> first_by),
  first_hash bytea,
  second_hash bytea,
  expires_at timestamptz not null
);
create trigger operator_invitation_news after insert or update or delete on operator_invitation for each row execute function tell_console('operators');

-- Views of the console's lists: what an address says besides its page, under a name. Those of nobody are the house's.
create table list_view (
  id bigint generated always as identity primary key,
  operator_id bigint references operator,
  page text not null,
  name text not null,
  search text not null,
  unique nulls not distinct (operator_id, page, name)
);

-- What the platform keeps of operators.
alter table export add foreign key (operator_id) references operator;
alter table audit_row add foreign key (operator_id) references operator;
alter table deed add foreign key (asked_by) references operator, add foreign key (decided_by) references operator;
alter table claim add foreign key (operator_id) references operator;

-- What the room publishes: another room reads these and none of its tables.
create view public_operator as select id, username, roles, disabled_at from operator;
-- The claims that stand now, with who holds them. A queue shows those of requests that wait.
create view public_standing_claim as
  select c.subject, c.operator_id, o.username as claimed_by, c.expires_at as claimed_until
  from public_claim c join operator o on o.id = c.operator_id
  where c.expires_at > product_now();
grant select on public_operator, public_standing_claim to shwekan_app;

-- Rights: for each table the columns that the server's queries write, and no more. A query that writes a column more fails with "permission
-- denied" in the first test that runs it: add the column here.
grant select, insert (operator_id, page, name, search), update (search), delete on list_view to shwekan_app;
grant select on list_view to shwekan_reader;
grant select on operator to shwekan_app;
grant select (id, username, roles, disabled_at, created_at) on operator to shwekan_reader;
grant select, insert (token_hash, operator_id, address, device, expires_at), update (seen_at, proved_at), delete on operator_session to shwekan_app;
grant select, insert (operator_id), update (seen_at) on operator_seen to shwekan_app;
grant select on operator_seen to shwekan_reader;
-- The second factor of an operator is taken away by a function, which looks for two owners.
grant select, insert (operator_id, next_secret), update (secret, next_secret, last_step) on operator_factor to shwekan_app;
grant select, insert, delete on operator_recovery_code to shwekan_app;
-- Operators and invitations are written by functions, which look for two owners or two halves: not by whoever has the server's login.
grant select, update (first_hash, second_hash) on operator_invitation to shwekan_app;
grant select (operator_id, first_by, second_by, expires_at) on operator_invitation to shwekan_reader;
