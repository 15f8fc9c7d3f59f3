-- Operators of the house, what they may do, what they did.
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

-- The audit trail: one row per operator action, in the transaction of the action.
create table audit_row (
  id bigint generated always as identity primary key,
  operator_id bigint not null references operator,
  action text not null,
  subject text not null,
  before jsonb,
  after jsonb,
  reason text,
  address text,
  at timestamptz not null default product_now()
);
create index audit_row_by_subject on audit_row (subject, id);
create index audit_row_by_operator on audit_row (operator_id, id);
create trigger audit_append_only before update or delete or truncate on audit_row execute function refuse_change();

grant select, insert, update on operator to shwekan_app;
grant select, insert, update, delete on operator_session to shwekan_app;
grant select on audit_row to shwekan_app;
grant select (id, username, roles, disabled_at, created_at) on operator to shwekan_reader;
grant select on audit_row to shwekan_reader;
