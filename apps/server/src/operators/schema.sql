-- Operators of the house and what they may do. Who they are is the owner's to say, by npm run operator.

create table operator (
  id bigint generated always as identity primary key,
  username text not null unique check (username = lower(username)),
  password_hash text not null,
  roles text[] not null check (roles <@ array['cash', 'draws', 'content', 'support', 'owner']),
  disabled_at timestamptz,
  created_at timestamptz not null default product_now()
);

create table operator_session (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique,
  operator_id bigint not null references operator,
  created_at timestamptz not null default product_now(),
  seen_at timestamptz not null default product_now(),
  expires_at timestamptz not null
);
create index operator_session_of on operator_session (operator_id);

-- What the platform keeps of operators.
alter table audit_row add foreign key (operator_id) references operator;
alter table deed add foreign key (asked_by) references operator, add foreign key (decided_by) references operator;
alter table claim add foreign key (operator_id) references operator;

-- The claims that stand now, with who holds them. A queue shows those of requests that wait.
create view platform.standing_claim as
  select c.subject, c.operator_id, o.username as claimed_by, c.expires_at as claimed_until
  from claim c join operator o on o.id = c.operator_id
  where c.expires_at > product_now();
grant select on standing_claim to shwekan_app, shwekan_reader;

-- Rights: for each table the columns that the server's queries write, and no more. A query that writes a column more fails with "permission
-- denied" in the first test that runs it: add the column here.
grant select on operator to shwekan_app;
grant select (id, username, roles, disabled_at, created_at) on operator to shwekan_reader;
grant select, insert (token_hash, operator_id, expires_at), delete on operator_session to shwekan_app;
