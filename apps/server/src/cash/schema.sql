-- Money from and to players: ways to pay, promotions, cash-ins, cash-outs, transfers between a player's purses, corrections.

create type payment_method_kind as enum ('pay', 'banking', 'mobile_topup');
create type cash_in_state as enum ('pending', 'approved', 'rejected', 'expired');
create type cash_out_state as enum ('pending', 'paid', 'rejected');
create type transfer_direction as enum ('in', 'out');
create type account_statement_source as enum ('csv', 'xlsx', 'messages');
create type account_line_direction as enum ('in', 'out');
create type account_note_state as enum ('open', 'closed');
create type adjusted_purse as enum ('main', 'game', 'promotion', 'points');

-- Where money comes in and goes out. Methods and accounts are configuration; a house purse per method counts what came.
create table payment_method (
  id bigint generated always as identity primary key,
  code text not null unique,
  name text not null,
  kind payment_method_kind not null,
  logo text,
  cash_in_open boolean not null default false,   -- a new house opens what it wants
  cash_out_open boolean not null default false,
  in_min_pya bigint not null default 100000,
  in_max_pya bigint not null default 100000000,
  fee_percent integer not null default 0 check (fee_percent between 0 and 100),   -- what a top-up card costs
  position integer not null default 0,
  out_min_pya bigint not null default 500000 check (out_min_pya > 0),
  out_max_pya bigint not null default 100000000,
  check (in_min_pya > 0 and in_min_pya <= in_max_pya),
  check (out_min_pya <= out_max_pya)
);
create trigger payment_method_news after insert or update or delete on payment_method for each row execute function tell_console('cash');
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
  ('mytel',    'Mytel',    'mobile_topup', 25,   11);

create table payment_account (
  id bigint generated always as identity primary key,
  method_id bigint not null references payment_method,
  account_number text not null,
  account_name text not null,
  is_open boolean not null default true,
  -- What the account may take in a day and in a month of Yangon, as the payment app allows it; null is no limit.
  day_room_pya bigint check (day_room_pya >= 0),
  month_room_pya bigint check (month_room_pya >= 0),
  unique (method_id, account_number)
);
create trigger payment_account_news after insert or update or delete on payment_account for each row execute function tell_console('cash');

-- What a payment app said that an account holds, as two people signed it: a deed. What then differed without a reason is carried in the books of
-- the account from then on, so that it is told once.
create table account_count (
  id bigint generated always as identity primary key,
  account_id bigint not null references payment_account,
  counted_pya bigint not null check (counted_pya >= 0),
  booked_pya bigint not null,
  waiting_pya bigint not null check (waiting_pya >= 0),    -- asked for and not approved then
  difference_pya bigint not null,
  note text not null,
  at timestamptz not null,
  deed_id bigint not null unique references deed,
  check (counted_pya = booked_pya + waiting_pya + difference_pya)
);
create trigger account_count_news after insert or update or delete on account_count for each row execute function tell_console('cash');
create index account_count_of on account_count (account_id, id);
create trigger account_count_append_only before update or delete or truncate on account_count execute function refuse_change();

-- A statement of one of our accounts as an operator brought it in: a file of the payment app, or its messages. It is one person's word, kept for ever
-- with the hash of what they brought.
create table account_statement (
  id bigint generated always as identity primary key,
  account_id bigint not null references payment_account,
  source account_statement_source not null,
  file_name text,
  file_sha256 text not null check (file_sha256 ~ '^[0-9a-f]{64}$'),
  operator_id bigint not null references operator,
  at timestamptz not null default product_now(),
  line_count integer not null check (line_count > 0),
  new_count integer not null check (new_count between 0 and line_count),      -- those that no statement before had
  skipped_count integer not null check (skipped_count >= 0),                  -- rows that are no line: heads, sums, what could not be read
  from_at timestamptz not null,
  until_at timestamptz not null check (until_at >= from_at)
);
create trigger account_statement_news after insert or update or delete on account_statement for each row execute function tell_console('cash');
create index account_statement_of on account_statement (account_id, id);
create trigger account_statement_append_only before update or delete or truncate on account_statement execute function refuse_change();

-- What came into one of our accounts or left it, as its statement says. `key` knows it again in another statement: its transaction id with amount and
-- direction, or where it has none what it says. An id that comes with another amount is another line: somebody has to look at both.
create table account_line (
  id bigint generated always as identity primary key,
  statement_id bigint not null references account_statement,    -- the first that had it
  account_id bigint not null references payment_account,
  line_number integer not null check (line_number > 0),
  key text not null,
  occurred_at timestamptz not null,
  transaction_id text check (transaction_id ~ '^[A-Z0-9-]{4,60}$'),
  id_plain text generated always as (ltrim(replace(transaction_id, '-', ''), '0')) stored,   -- as ids are compared: sheets lose zeros in front
  direction account_line_direction not null,
  amount_pya bigint not null check (amount_pya > 0),
  party text,                                   -- who sent it, or to whom it went
  balance_pya bigint,                           -- what the account held after it
  said text not null,                           -- as it was read
  unique (account_id, key)
);
create trigger account_line_news after insert or update or delete on account_line for each row execute function tell_console('cash');
create index account_line_by_time on account_line (account_id, occurred_at);
create index account_line_by_id on account_line (account_id, id_plain) where id_plain is not null;
create trigger account_line_append_only before update or delete or truncate on account_line execute function refuse_change();

-- What operators found out about a line or a request that fits nothing, the newest counts: it moves no money, and the difference goes on telling it.
create table account_note (
  id bigint generated always as identity primary key,
  account_id bigint not null references payment_account,
  subject text not null check (subject ~ '^(account_line|cash_in|cash_out):[0-9]+$'),
  state account_note_state not null,
  note text not null,
  operator_id bigint not null references operator,
  at timestamptz not null default product_now()
);
create trigger account_note_news after insert or update or delete on account_note for each row execute function tell_console('cash');
create index account_note_of on account_note (account_id, subject, id);
create trigger account_note_append_only before update or delete or truncate on account_note execute function refuse_change();

-- What a cash-in gives on top is money of the house, and what players read of it is its word. That a promotion opens, or is another while it is
-- open, is a deed: asked by one operator, confirmed by another. An open promotion names the deed by which it is as it is.
create table promotion (
  id bigint generated always as identity primary key,
  title jsonb not null,                     -- per language, as its rule; a language without one is shown the English one
  code text not null unique check (code = upper(code) and code ~ '^[A-Z0-9]{3,20}$'),
  bonus_basis_points integer not null check (bonus_basis_points between 0 and 100000),
  turnover_hundredths integer not null check (turnover_hundredths between 0 and 10000),   -- times the credited amount
  level smallint not null default 1 check (level in (1, 2)),
  rule jsonb not null default '{}',
  image text,
  position integer not null default 0,
  is_open boolean not null default false,
  created_at timestamptz not null default product_now(),
  deed_id bigint unique references deed,
  constraint promotion_terms check (bonus_basis_points <= 20000 and turnover_hundredths >= 100),
  constraint promotion_by_deed check (is_open = (deed_id is not null))
);

-- A cash-in by transfer has the transfer's names and numbers, one by top-up card the card's code instead. What a promotion promised when
-- the player asked is copied onto the request: changing the promotion changes nothing that waits.
create table cash_in (
  id bigint generated always as identity primary key,
  player_id bigint not null references player,
  method_id bigint not null references payment_method,
  amount_pya bigint not null check (amount_pya > 0),
  account_name text,                        -- the holder who paid
  transaction_id text check (transaction_id ~ '^[0-9]{6}$'),   -- last six digits
  holder_phone text,                        -- our account that was paid
  state cash_in_state not null default 'pending',
  full_transaction_id text,
  old_balance_pya bigint,
  new_balance_pya bigint,
  reason text,
  decided_by bigint references operator,
  decided_at timestamptz,
  created_at timestamptz not null default product_now(),
  expires_at timestamptz not null,
  voucher_code text check (voucher_code ~ '^[A-Z0-9]{6,40}$'),
  fee_percent integer not null default 0 check (fee_percent between 0 and 99),
  promotion_id bigint references promotion,
  bonus_basis_points integer,
  turnover_hundredths integer,
  credited_pya bigint check (credited_pya > 0),     -- set at approval: the amount less the fee
  bonus_pya bigint check (bonus_pya >= 0),
  turnover_pya bigint check (turnover_pya >= 0),    -- what the approval added to the player's turnover
  corrected_pya bigint check (corrected_pya > 0 and corrected_pya % 100 = 0),   -- what came, where an approval said that it is not what the player wrote
  correction text,                                  -- why, as the player reads it
  exact_since timestamptz,                          -- of an amount that was given to this player alone, since then
  counted_pya bigint not null generated always as (coalesce(corrected_pya, amount_pya)) stored,   -- what everything counts
  account_line_id bigint unique references account_line,   -- the line of a statement that approved it: one approves one request
  deed_id bigint unique references deed,            -- by which a second person confirmed it; null of what one operator credited
  had_pya bigint,                                   -- what the player had before it: in purses, staked on open draws, at providers
  -- The id as it is compared, without hyphens and zeros in front; a card's code as it stands.
  id_plain text generated always as (case when voucher_code is null then ltrim(replace(full_transaction_id, '-', ''), '0') else full_transaction_id end) stored,
  check (deed_id is null or state = 'approved'),
  check (account_line_id is null or (state = 'approved' and full_transaction_id is not null)),
  check ((corrected_pya is null) = (correction is null)),
  check (corrected_pya is null or (state = 'approved' and corrected_pya <> amount_pya)),
  check ((state = 'pending') = (decided_at is null)),
  check ((state = 'approved') = (full_transaction_id is not null)),
  check ((state = 'approved') = (new_balance_pya is not null)),
  check (voucher_code is not null or (account_name is not null and transaction_id is not null and holder_phone is not null)),
  check ((promotion_id is null) = (bonus_basis_points is null) and (promotion_id is null) = (turnover_hundredths is null)),
  check ((state = 'approved') = (credited_pya is not null and bonus_pya is not null and turnover_pya is not null))
);
create trigger cash_in_news after insert or update or delete on cash_in for each row execute function tell_console('cash');
create unique index cash_in_one_pending on cash_in (player_id) where state = 'pending';
-- A card's code waits or pays once; one that was rejected, or ran out of time, its owner may send again.
create unique index cash_in_card_once on cash_in (voucher_code) where voucher_code is not null and state in ('pending', 'approved');
-- A transaction id names one payment for ever, typed with its hyphens and zeros in front or without.
create unique index cash_in_paid_once on cash_in (id_plain, method_id) where id_plain is not null;   -- the id first: operators search by it alone
create index cash_in_of_player on cash_in (player_id, id);
create index cash_in_queue on cash_in (state, id);
-- As operators read them: pending ones first, those that wait longest on top; then newest first.
create index cash_in_listed on cash_in ((state = 'pending') desc, (case when state = 'pending' then id end), id desc);
-- What operators type: a part of the holder's name, an id of the payment.
create index cash_in_named on cash_in using gin (account_name extension.gin_trgm_ops);
create index cash_in_by_short_id on cash_in (transaction_id);
create index cash_in_by_card on cash_in (voucher_code) where voucher_code is not null;
-- The same payment claimed twice: a warning to the operator.
create index cash_in_by_payment on cash_in (method_id, transaction_id, amount_pya);
-- One use of a promotion a day; a request that was rejected or ran out of time does not use the day up.
create unique index cash_in_promotion_once_a_day on cash_in (player_id, promotion_id, yangon_day(created_at))
  where promotion_id is not null and state in ('pending', 'approved');
create index cash_in_bonus_by_time on cash_in (decided_at) where state = 'approved' and bonus_pya > 0;

-- Who else paid in a payer's name: cases are opened for many.
create index cash_in_of_payer on cash_in (lower(account_name), created_at) where account_name is not null;

-- What an operator credited in a day.
create index cash_in_by_operator on cash_in (decided_by, decided_at) where state = 'approved';

-- What an account of ours took: read without the requests themselves.
create index cash_in_of_account on cash_in (method_id, holder_phone, created_at) include (state, counted_pya);
create index cash_in_by_amount on cash_in (method_id, amount_pya, created_at);

-- An amount some kyat beside what a player wants to pay, given to nobody else meanwhile: the payment itself tells whose it is.
create table cash_in_exact_amount (
  method_id bigint not null references payment_method,
  -- Whole kyat, and no round sum: that is what others pay as well.
  amount_pya bigint not null check (amount_pya > 0 and amount_pya % 100 = 0 and amount_pya % 10000 <> 0),
  player_id bigint not null references player,
  given_at timestamptz not null,
  until timestamptz not null,
  primary key (method_id, amount_pya)
);
create index cash_in_exact_amount_of on cash_in_exact_amount (player_id, method_id, until);

-- Pictures of the payment, as its player took them. The picture itself goes after some time; what stays tells that there was one, and knows it again.
create table cash_in_image (
  id bigint generated always as identity primary key,
  cash_in_id bigint not null references cash_in,
  image_key text unique,             -- null once it is gone
  sha256 text not null,              -- of the picture as it was drawn anew
  at timestamptz not null default product_now(),
  unique (cash_in_id, sha256)
);
create trigger cash_in_image_news after insert or update or delete on cash_in_image for each row execute function tell_console('cash');
create index cash_in_image_again on cash_in_image (sha256);
create index cash_in_image_kept on cash_in_image (at) where image_key is not null;

-- The money of a cash-out leaves the main purse when it is asked for and waits in the player's hold purse. That one which needs two people may
-- be paid is a deed: asked by one operator, confirmed by another, before the money is sent.
create table cash_out (
  id bigint generated always as identity primary key,
  player_id bigint not null references player,
  method_id bigint not null references payment_method,
  amount_pya bigint not null check (amount_pya > 0),
  account_name text not null,
  account_number text not null,
  lvl_2_name text,                          -- the player's name when it was asked for, to compare with the holder's
  is_name_same boolean not null,
  state cash_out_state not null default 'pending',
  needs_second boolean not null,
  old_balance_pya bigint not null,          -- the main purse before and after the money was held
  new_balance_pya bigint not null,
  payout_reference text check (payout_reference ~ '^[A-Z0-9-]{4,60}$'),
  reason text,
  decided_by bigint references operator,
  decided_at timestamptz,
  created_at timestamptz not null default product_now(),
  deed_id bigint unique references deed,
  account_id bigint references payment_account,   -- ours, that it was sent from
  -- The account as it is compared, however it is typed: small letters, Latin digits (also of a Burmese letter typed for a nought), no spaces and marks, a phone without its country.
  account_plain text not null generated always as (coalesce(nullif(regexp_replace(regexp_replace(
    translate(lower(normalize(account_number, nfkc)), '၀၁၂၃၄၅၆၇၈၉ဝ', '01234567890'),
    '[\s!-/:-@\[-`{-~\u00a0\u200b-\u200f\u2010-\u2015\u2060\ufeff]', '', 'g'), '^(00)?959', '09'), ''), account_number)) stored,
  id_plain text generated always as (ltrim(replace(payout_reference, '-', ''), '0')) stored,   -- the id as it is compared
  check (account_id is null or state = 'paid'),
  check (old_balance_pya - amount_pya = new_balance_pya),
  check ((state = 'pending') = (decided_by is null) and (state = 'pending') = (decided_at is null)),
  check ((state = 'paid') = (payout_reference is not null)),
  check ((state = 'rejected') = (reason is not null)),
  constraint cash_out_by_two check (state <> 'paid' or not needs_second or deed_id is not null)
);
create trigger cash_out_news after insert or update or delete on cash_out for each row execute function tell_console('cash');
create unique index cash_out_paid_once on cash_out (id_plain, method_id) where id_plain is not null;
create index cash_out_of_account on cash_out (account_id) include (amount_pya) where account_id is not null;
create index cash_out_of_player on cash_out (player_id, id);
-- Who else is paid at an account: cases are opened for it.
create index cash_out_of_holder on cash_out (account_plain, method_id);
create index cash_out_queue on cash_out (state, id);
create index cash_out_listed on cash_out ((state = 'pending') desc, (case when state = 'pending' then id end), id desc);
create index cash_out_named on cash_out using gin (account_name extension.gin_trgm_ops, account_number extension.gin_trgm_ops);

create table transfer (
  id bigint generated always as identity primary key,
  reference_id text not null unique,
  player_id bigint not null references player,
  direction transfer_direction not null,
  amount_pya bigint not null check (amount_pya > 0),
  main_after_pya bigint not null,
  game_after_pya bigint not null,
  turnover_dropped_pya bigint not null default 0 check (turnover_dropped_pya >= 0),   -- what a transfer in reset
  created_at timestamptz not null default product_now(),
  forfeited_pya bigint not null default 0 check (forfeited_pya >= 0),   -- a promotion's part, back to the house
  constraint transfer_forfeits_out check (forfeited_pya = 0 or direction = 'out')
);
create index transfer_of_player on transfer (player_id, direction, id);
create trigger transfer_append_only before update or delete or truncate on transfer execute function refuse_change();

-- A correction of a balance is a deed: asked by one operator, confirmed by another. This table holds those that are booked. Of points,
-- amount_pya counts points: a purse has one unit.
create table adjustment (
  id bigint generated always as identity primary key,
  player_id bigint not null references player,
  purse adjusted_purse not null,
  amount_pya bigint not null check (amount_pya <> 0),     -- above 0 gives to the player, below 0 takes
  reason text not null,
  created_at timestamptz not null default product_now(),
  deed_id bigint not null unique references deed
);
create trigger adjustment_news after insert or update or delete on adjustment for each row execute function tell_console('cash');
create index adjustment_of_player on adjustment (player_id, id);

-- What the room publishes: another room reads these and none of its tables.
create view public_cash_in as select id, player_id, method_id, amount_pya, counted_pya, account_name, transaction_id, holder_phone, state, promotion_id,
  bonus_pya, decided_at, created_at, expires_at from cash_in;
create view public_cash_out as select id, player_id, method_id, amount_pya, account_name, account_number, account_plain, state, account_id, created_at from cash_out;
create view public_payment_method as select id, code, name, position from payment_method;
create view public_payment_account as select id, method_id, account_number, is_open from payment_account;
create view public_transfer as select id, player_id, direction, amount_pya, created_at from transfer;
create view public_adjustment as select id, player_id, purse, amount_pya, reason, created_at from adjustment;
grant select on public_cash_in, public_cash_out, public_payment_method, public_payment_account, public_transfer, public_adjustment to shwekan_app;

-- Rights: for each table the columns that the server's queries write, and no more. A query that writes a column more fails with "permission
-- denied" in the first test that runs it: add the column here.
grant select, insert (code, name, kind, cash_in_open, cash_out_open, fee_percent, position), update (name, logo, cash_in_open,
  cash_out_open, in_min_pya, in_max_pya, fee_percent, position, out_min_pya, out_max_pya) on payment_method to shwekan_app;
grant select on payment_method to shwekan_reader;
grant select, insert (method_id, account_number, account_name), update (account_name, is_open,
  day_room_pya, month_room_pya) on payment_account to shwekan_app;
grant select, insert (account_id, counted_pya, booked_pya, waiting_pya, difference_pya, note, at, deed_id) on account_count to shwekan_app;
grant select on payment_account to shwekan_reader;
grant select, insert (account_id, source, file_name, file_sha256, operator_id, line_count, new_count, skipped_count, from_at, until_at) on
  account_statement to shwekan_app;
grant select, insert (statement_id, account_id, line_number, key, occurred_at, transaction_id, direction, amount_pya, party, balance_pya, said) on
  account_line to shwekan_app;
grant select, insert (account_id, subject, state, note, operator_id) on account_note to shwekan_app;
grant select on account_statement, account_line to shwekan_reader;
grant select, insert (title, code, bonus_basis_points, turnover_hundredths, level, rule, image, position), update (title,
  bonus_basis_points, turnover_hundredths, level, rule, image, position, is_open, deed_id) on promotion to shwekan_app;
grant select on promotion to shwekan_reader;
grant select, insert (player_id, method_id, amount_pya, account_name, transaction_id, holder_phone, created_at, expires_at,
  voucher_code, fee_percent, promotion_id, bonus_basis_points, turnover_hundredths, exact_since), update (state, full_transaction_id,
  old_balance_pya, new_balance_pya, reason, decided_by, decided_at, credited_pya, bonus_pya, turnover_pya, corrected_pya, correction, account_line_id,
  deed_id, had_pya) on cash_in to shwekan_app;
grant select on cash_in to shwekan_reader;
grant select, insert (method_id, amount_pya, player_id, given_at, until), update (player_id, given_at, until) on cash_in_exact_amount to shwekan_app;
grant select, insert (cash_in_id, image_key, sha256), update (image_key) on cash_in_image to shwekan_app;
grant select on cash_in_image to shwekan_reader;
grant select, insert (player_id, method_id, amount_pya, account_name, account_number, lvl_2_name, is_name_same, needs_second,
  old_balance_pya, new_balance_pya), update (state, needs_second, payout_reference, reason, decided_by, decided_at, deed_id, account_id) on cash_out
  to shwekan_app;
grant select on cash_out to shwekan_reader;
grant select, insert (reference_id, player_id, direction, amount_pya, main_after_pya, game_after_pya, turnover_dropped_pya,
  forfeited_pya) on transfer to shwekan_app;
grant select on transfer to shwekan_reader;
grant select, insert (player_id, purse, amount_pya, reason, deed_id) on adjustment to shwekan_app;
grant select on adjustment to shwekan_reader;
