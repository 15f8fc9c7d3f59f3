-- Money beyond the first cash-in: all ways to pay in and out, cash-outs, transfers, promotions, adjustments, vouchers.

-- What a player holds between asking for money and getting it, and what moves between the player's own purses.
insert into entry_route (reason, from_kind, to_kind, may_overdraw) values
  ('cash_in',           'house_cash',       'game',             false),
  ('cash_in_bonus',     'house_promotions', 'game',             false),
  ('cash_out_asked',    'main',             'hold',             false),
  ('cash_out_paid',     'hold',             'house_cash',       false),
  ('cash_out_rejected', 'hold',             'main',             false),
  ('transfer_in',       'main',             'game',             false),
  ('transfer_out',      'game',             'main',             false),
  ('adjustment',        'house_adjustment', 'game',             false),
  ('adjustment',        'game',             'house_adjustment', false);

-- When the password or the phone changed last; empty for an account that still has its first ones. Kept by the database, so
-- that no way of changing them can forget it.
alter table player add column credentials_changed_at timestamptz;
create function note_credentials_change() returns trigger language plpgsql as $$
begin
  new.credentials_changed_at := product_now();
  return new;
end $$;
create trigger player_credentials before update of password_hash, phone on player for each row
  when (old.password_hash is distinct from new.password_hash or old.phone is distinct from new.phone)
  execute function note_credentials_change();

-- The name on the level 2 photo, as the operator who approved it read it.
alter table player add column lvl_2_name text;

alter table payment_method
  add column out_min_pya bigint not null default 500000 check (out_min_pya > 0),
  add column out_max_pya bigint not null default 100000000,
  add check (in_min_pya > 0 and in_min_pya <= in_max_pya),
  add check (out_min_pya <= out_max_pya);

insert into payment_method (code, name, kind, fee_percent, position) values
  ('kbzpay',   'KBZPay',   'pay',          0,    1),
  ('wavepay',  'WavePay',  'pay',          0,    2),
  ('ayapay',   'AYA Pay',  'pay',          0,    3),
  ('cbpay',    'CB Pay',   'pay',          0,    4),
  ('kbz',      'KBZ Bank', 'banking',      0,    5),
  ('aya',      'AYA Bank', 'banking',      0,    6),
  ('cb',       'CB Bank',  'banking',      0,    7),
  ('atom',     'ATOM',     'mobile_topup', 25,   8),
  ('mpt',      'MPT',      'mobile_topup', 25,   9),
  ('ooredoo',  'Ooredoo',  'mobile_topup', 25,   10),
  ('mytel',    'Mytel',    'mobile_topup', 25,   11)
on conflict (code) do nothing;

create table promotion (
  id bigint generated always as identity primary key,
  title text not null,
  code text not null unique check (code = upper(code) and code ~ '^[A-Z0-9]{3,20}$'),
  bonus_basis_points integer not null check (bonus_basis_points between 0 and 100000),
  turnover_hundredths integer not null check (turnover_hundredths between 0 and 10000),   -- times the credited amount
  level smallint not null default 1 check (level in (1, 2)),
  rule text not null default '',
  image text,
  position integer not null default 0,
  is_open boolean not null default true,
  created_at timestamptz not null default product_now()
);

-- A cash-in by top-up card has the card's code instead of a transfer's names and numbers. What a promotion promised when the
-- player asked is copied onto the request: changing the promotion changes nothing that waits.
alter table cash_in
  alter column account_name drop not null,
  alter column transaction_id drop not null,
  alter column holder_phone drop not null,
  add column voucher_code text unique check (voucher_code ~ '^[A-Z0-9]{6,40}$'),
  add column fee_percent integer not null default 0 check (fee_percent between 0 and 99),
  add column promotion_id bigint references promotion,
  add column bonus_basis_points integer,
  add column turnover_hundredths integer,
  add column credited_pya bigint check (credited_pya > 0),     -- set at approval: the amount less the fee
  add column bonus_pya bigint check (bonus_pya >= 0),
  add column turnover_pya bigint check (turnover_pya >= 0),    -- what the approval added to the player's turnover
  add column claimed_by bigint references operator,
  add column claimed_at timestamptz,
  add check (voucher_code is not null or (account_name is not null and transaction_id is not null and holder_phone is not null)),
  add check ((promotion_id is null) = (bonus_basis_points is null) and (promotion_id is null) = (turnover_hundredths is null)),
  add check ((state = 'approved') = (credited_pya is not null and bonus_pya is not null and turnover_pya is not null));
-- One use of a promotion a day; a request that was rejected or ran out of time does not use the day up.
create unique index cash_in_promotion_once_a_day on cash_in (player_id, promotion_id, yangon_day(created_at))
  where promotion_id is not null and state in ('pending', 'approved');

-- The money of a cash-out leaves the main purse when it is asked for and waits in the player's hold purse.
create table cash_out (
  id bigint generated always as identity primary key,
  player_id bigint not null references player,
  method_id bigint not null references payment_method,
  amount_pya bigint not null check (amount_pya > 0),
  account_name text not null,
  account_number text not null,
  lvl_2_name text,                          -- the player's name when it was asked for, to compare with the holder's
  is_name_same boolean not null,
  state text not null default 'pending' check (state in ('pending', 'paid', 'rejected')),
  needs_second boolean not null,
  old_balance_pya bigint not null,          -- the main purse before and after the money was held
  new_balance_pya bigint not null,
  claimed_by bigint references operator,
  claimed_at timestamptz,
  approved_by bigint references operator,   -- the first of two operators
  approved_at timestamptz,
  payout_reference text check (payout_reference ~ '^[A-Z0-9-]{4,60}$'),
  reason text,
  decided_by bigint references operator,
  decided_at timestamptz,
  created_at timestamptz not null default product_now(),
  check (old_balance_pya - amount_pya = new_balance_pya),
  check ((state = 'pending') = (decided_by is null) and (state = 'pending') = (decided_at is null)),
  check ((state = 'paid') = (payout_reference is not null)),
  check ((state = 'rejected') = (reason is not null)),
  constraint cash_out_four_eyes check (state <> 'paid' or not needs_second or (approved_by <> decided_by) is true)
);
create unique index cash_out_paid_once on cash_out (method_id, payout_reference) where payout_reference is not null;
create index cash_out_of_player on cash_out (player_id, id);
create index cash_out_queue on cash_out (state, id);

create table transfer (
  id bigint generated always as identity primary key,
  reference_id text not null unique,
  player_id bigint not null references player,
  direction text not null check (direction in ('in', 'out')),
  amount_pya bigint not null check (amount_pya > 0),
  main_after_pya bigint not null,
  game_after_pya bigint not null,
  turnover_dropped_pya bigint not null default 0 check (turnover_dropped_pya >= 0),   -- what a transfer in reset
  created_at timestamptz not null default product_now()
);
create index transfer_of_player on transfer (player_id, direction, id);
create trigger transfer_append_only before update or delete or truncate on transfer execute function refuse_change();

-- A correction of a balance: one operator proposes it, another confirms it.
create table adjustment (
  id bigint generated always as identity primary key,
  player_id bigint not null references player,
  purse text not null check (purse in ('main', 'game')),
  amount_pya bigint not null check (amount_pya <> 0),     -- above 0 gives to the player, below 0 takes
  reason text not null,
  state text not null default 'proposed' check (state in ('proposed', 'confirmed', 'rejected')),
  proposed_by bigint not null references operator,
  decided_by bigint references operator,
  decided_at timestamptz,
  balance_after_pya bigint,
  created_at timestamptz not null default product_now(),
  check ((state = 'proposed') = (decided_by is null) and (state = 'proposed') = (decided_at is null)),
  check ((state = 'confirmed') = (balance_after_pya is not null)),
  constraint adjustment_four_eyes check (state <> 'confirmed' or decided_by <> proposed_by)
);
create index adjustment_of_player on adjustment (player_id, id);
create index adjustment_queue on adjustment (state, id);

grant select, insert, update on promotion, cash_out, adjustment to shwekan_app;
grant select, insert on transfer to shwekan_app;
grant select on promotion, cash_out, transfer, adjustment to shwekan_reader;
grant select (credentials_changed_at, lvl_2_name) on player to shwekan_reader;
