-- What rewards cost is decided by two operators: the terms of rewards, and what points are exchanged for.

-- An offer of points is opened by another operator than who set its price, and shown between two instants where it has any.
alter table point_offer
  alter column is_open set default false,
  add column shown_from timestamptz,
  add column shown_until timestamptz,
  add column changed_by bigint references operator,   -- who set what it costs and gives
  add column opened_by bigint references operator;

-- Nobody knows who priced the offers from before: the first operator counts as who did, and another opens them again.
update point_offer set is_open = false, changed_by = (select min(id) from operator);
alter table point_offer
  alter column changed_by set not null,
  add constraint point_offer_times check (shown_from < shown_until),
  add constraint point_offer_four_eyes check (not is_open or (opened_by <> changed_by) is true);

-- A change of the terms that may cost the house more than before. It counts once a second operator confirmed it; one waits at a time.
create table reward_terms_change (
  id bigint generated always as identity primary key,
  sent jsonb not null,                      -- what is to be changed, in the units of the setting
  state text not null default 'waiting' check (state in ('waiting', 'confirmed', 'withdrawn')),
  asked_by bigint not null references operator,
  decided_by bigint references operator,
  asked_at timestamptz not null default product_now(),
  decided_at timestamptz,
  check ((state = 'waiting') = (decided_at is null)),
  constraint reward_terms_four_eyes check (state <> 'confirmed' or (decided_by <> asked_by) is true)
);
create unique index reward_terms_change_waits on reward_terms_change ((state)) where state = 'waiting';

grant select, insert, update on reward_terms_change to shwekan_app;
grant select on reward_terms_change to shwekan_reader;

-- When a referral that was taken back had been given: what rewards cost a day is what the ledger says of that day, for ever.
-- Of those from before nobody knows: they count as given now, and taken back when they were.
alter table lottery_referral_reversed add column earned_at timestamptz not null default now();
alter table lottery_referral_reversed alter column earned_at drop default;
