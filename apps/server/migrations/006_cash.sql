create table payment_method (
  id bigint generated always as identity primary key,
  code text not null unique,
  name text not null,
  kind text not null check (kind in ('pay', 'banking', 'mobile_topup')),
  logo text,
  cash_in_open boolean not null default false,   -- a new house opens what it wants
  cash_out_open boolean not null default false,
  in_min_pya bigint not null default 100000,
  in_max_pya bigint not null default 100000000,
  fee_percent integer not null default 0 check (fee_percent between 0 and 100),   -- what a top-up card costs
  position integer not null default 0
);
create table payment_account (
  id bigint generated always as identity primary key,
  method_id bigint not null references payment_method,
  account_number text not null,
  account_name text not null,
  is_open boolean not null default true,
  unique (method_id, account_number)
);

create table cash_in (
  id bigint generated always as identity primary key,
  player_id bigint not null references player,
  method_id bigint not null references payment_method,
  amount_pya bigint not null check (amount_pya > 0),
  account_name text not null,               -- the holder who paid
  transaction_id text not null check (transaction_id ~ '^[0-9]{6}$'),   -- last six digits
  holder_phone text not null,               -- our account that was paid
  state text not null default 'pending' check (state in ('pending', 'approved', 'rejected', 'expired')),
  full_transaction_id text,
  old_balance_pya bigint,
  new_balance_pya bigint,
  reason text,
  decided_by bigint references operator,
  decided_at timestamptz,
  created_at timestamptz not null default product_now(),
  expires_at timestamptz not null,
  check ((state = 'pending') = (decided_at is null)),
  check ((state = 'approved') = (full_transaction_id is not null)),
  check ((state = 'approved') = (new_balance_pya is not null))
);
create unique index cash_in_one_pending on cash_in (player_id) where state = 'pending';
create unique index cash_in_paid_once on cash_in (method_id, full_transaction_id) where full_transaction_id is not null;
create index cash_in_of_player on cash_in (player_id, id);
create index cash_in_queue on cash_in (state, id);
-- The same payment claimed twice: a warning to the operator.
create index cash_in_by_payment on cash_in (method_id, transaction_id, amount_pya);

grant select, insert, update on payment_method, payment_account, cash_in to shwekan_app;
grant select on payment_method, payment_account, cash_in to shwekan_reader;

-- Where money comes in. Methods and accounts are configuration; a house purse per method counts what came.
insert into payment_method (code, name, kind, position) values ('kbzpay', 'KBZPay', 'pay', 1);
insert into purse (kind, name, keeps_balance) values ('house_cash', 'kbzpay', false);
