-- What needs a second person, in one way for every room: one operator asks, another confirms or refuses. Nobody decides their own.

create type deed_state as enum ('asked', 'done', 'refused', 'stale', 'withdrawn');

create table deed (
  id bigint generated always as identity primary key,
  kind text not null check (kind ~ '^[a-z0-9_]+$'),
  subject text not null,                    -- the thing it is about, as in the audit trail: "cash_in:12"
  data jsonb not null,                      -- what is to be done, in the shape of its kind
  basis jsonb not null,                     -- how the thing stood when it was asked: when that changes, the deed is stale
  state deed_state not null default 'asked',
  asked_by bigint not null references operator,
  asked_at timestamptz not null default product_now(),
  decided_by bigint references operator,    -- nobody for a stale one
  decided_at timestamptz,
  reason text,                              -- why it was refused
  check ((state = 'asked') = (decided_at is null)),
  check ((state = 'refused') = (reason is not null)),
  constraint deed_four_eyes check (case
    when state in ('done', 'refused') then (decided_by <> asked_by) is true
    when state = 'withdrawn' then (decided_by = asked_by) is true
    else decided_by is null end)
);
create unique index deed_waits_once on deed (kind, subject) where state = 'asked';
create index deed_of_subject on deed (subject, id);

grant select on deed to shwekan_app, shwekan_reader;
grant insert (asked_by, basis, data, kind, subject), update (decided_at, decided_by, reason, state) on deed to shwekan_app;
