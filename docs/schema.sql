-- The schema of all rooms, printed from a migrated database by "npm run print".
-- It is for reading: what makes a database is the schema.sql of each room in apps/server/src, the functions beside the code that calls them,
-- and the numbered changes in apps/server/migrations.

-- Types

create type cash.account_line_direction as enum ('in', 'out');
create type cash.account_note_state as enum ('open', 'closed');
create type cash.account_statement_source as enum ('csv', 'xlsx', 'messages');
create type cash.adjusted_purse as enum ('main', 'game', 'promotion', 'points');
create type cash.cash_in_state as enum ('pending', 'approved', 'rejected', 'expired');
create type cash.cash_out_state as enum ('pending', 'paid', 'rejected');
create type cash.payment_method_kind as enum ('pay', 'banking', 'mobile_topup');
create type cash.transfer_direction as enum ('in', 'out');
create type content.content_kind as enum ('banner', 'header_text', 'help', 'privacy');
create type content.social_name as enum ('facebook', 'viber', 'messenger', 'instagram', 'play_store', 'qr');
create type games.dialect_name as enum ('gsc', 'gsc_plus');
create type games.difference_kind as enum ('missing_here', 'missing_there', 'amounts_differ', 'sums_differ');
create type games.difference_state as enum ('open', 'repaired', 'dismissed', 'gone');
create type games.game_session_state as enum ('asked', 'open', 'refused', 'unknown');
create type games.import_outcome as enum ('guessed', 'skipped', 'hidden');
create type games.import_source as enum ('aggregator', 'json', 'csv');
create type games.import_state as enum ('done', 'failed');
create type games.provider_currency as enum ('MMK', 'MMK2', 'MMK3');
create type games.reconciliation_state as enum ('asked', 'done', 'failed');
create type games.wager_kind as enum ('bet', 'bonus', 'tip', 'report');
create type games.wager_status as enum ('open', 'settled', 'void');
create type ledger.purse_unit as enum ('pya', 'points');
create type lottery.derivation as enum ('2d', '1d', 'c2d', 'c1d', '3d', 'entered');
create type lottery.draw_record_kind as enum ('terms', 'book', 'result', 'settlement', 'reversal', 'void', 'refund');
create type lottery.hint_kind as enum ('modern', 'internet');
create type lottery.payout_kind as enum ('win', 'refund');
create type lottery.proposal_state as enum ('proposed', 'confirmed', 'rejected', 'reversed', 'withdrawn');
create type lottery.taker_payment_direction as enum ('in', 'out');
create type lottery.taker_payment_way as enum ('bank', 'app', 'cash');
create type platform.alert_message_state as enum ('waiting', 'sent', 'dropped', 'failed');
create type platform.alert_way as enum ('mail', 'chat');
create type platform.deed_state as enum ('asked', 'done', 'refused', 'stale', 'asker_gone', 'withdrawn');
create type platform.export_format as enum ('csv', 'xlsx', 'pdf');
create type platform.export_state as enum ('waiting', 'running', 'done', 'failed');
create type platform.notification_topic as enum ('win', 'cash', 'level', 'reward', 'result', 'support', 'house');
create type platform.page_language as enum ('en', 'zh', 'my', 'th');
create type platform.stop_reason as enum ('house_maintenance', 'no_licence');
create type players.level_two_request_state as enum ('pending', 'approved', 'rejected');
create type players.lvl_2_state as enum ('none', 'pending', 'approved', 'rejected');
create type players.otp_purpose as enum ('register', 'reset', 'change_phone');
create type players.play_break_kind as enum ('time_out', 'self_exclusion');
create type players.play_limit_kind as enum ('cash_in', 'stake', 'loss');
create type players.play_limit_period as enum ('day', 'week', 'month');
create type players.sms_state as enum ('waiting', 'sent', 'failed');
create type realtime.notice_audience as enum ('all', 'level_1', 'level_2', 'player');
create type realtime.notice_kind as enum ('house', 'result');
create type realtime.notice_state as enum ('sending', 'sent');
create type reports.report_subject as enum ('house', 'draw', 'game', 'account', 'operator', 'player');
create type rewards.pocket_period as enum ('once', 'day', 'week');
create type rewards.pocket_state as enum ('draft', 'running', 'stopped');
create type rewards.point_source as enum ('lottery', 'game');
create type rewards.reward_kind as enum ('cash_in_bonus', 'game_referral', 'lottery_referral', 'pocket_money', 'points', 'weekly_promotion', 'welcome_bonus');
create type rewards.weekly_run_state as enum ('counting', 'counted', 'paying', 'paid', 'stopped');
create type risk.case_kind as enum ('same_payer', 'payment_twice', 'cash_without_play', 'shared_payout', 'shared_device', 'shared_address', 'referral_ring', 'covered_numbers', 'large_stake', 'large_win', 'wrong_logins');
create type risk.case_outcome as enum ('nothing', 'watched', 'acted');
create type risk.case_state as enum ('open', 'working', 'closed');
create type support.attachment_kind as enum ('slip', 'cash_in', 'cash_out', 'transfer');
create type support.conversation_state as enum ('waiting', 'answered', 'closed');
create type support.conversation_subject as enum ('bet', 'cash_in', 'cash_out', 'transfer', 'game', 'account', 'other');

-- Tables

create table cash.account_count (
  id bigint generated always as identity not null,
  account_id bigint not null,
  counted_pya bigint not null,
  booked_pya bigint not null,
  waiting_pya bigint not null,
  difference_pya bigint not null,
  note text not null,
  at timestamp with time zone not null,
  deed_id bigint not null,
  constraint account_count_pkey PRIMARY KEY (id),
  constraint account_count_deed_id_key UNIQUE (deed_id),
  constraint account_count_account_id_fkey FOREIGN KEY (account_id) REFERENCES cash.payment_account(id),
  constraint account_count_deed_id_fkey FOREIGN KEY (deed_id) REFERENCES platform.deed(id),
  constraint account_count_check CHECK ((counted_pya = ((booked_pya + waiting_pya) + difference_pya))),
  constraint account_count_counted_pya_check CHECK ((counted_pya >= 0)),
  constraint account_count_waiting_pya_check CHECK ((waiting_pya >= 0))
);
CREATE INDEX account_count_of ON cash.account_count USING btree (account_id, id);
CREATE TRIGGER account_count_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON cash.account_count FOR EACH STATEMENT EXECUTE FUNCTION platform.refuse_change();
CREATE TRIGGER account_count_news AFTER INSERT OR DELETE OR UPDATE ON cash.account_count FOR EACH ROW EXECUTE FUNCTION platform.tell_console('cash');
grant select on cash.account_count to shwekan_app;

create table cash.account_line (
  id bigint generated always as identity not null,
  statement_id bigint not null,
  account_id bigint not null,
  line_number integer not null,
  key text not null,
  occurred_at timestamp with time zone not null,
  transaction_id text,
  id_plain text generated always as (ltrim(replace(transaction_id, '-'::text, ''::text), '0'::text)) stored,
  direction cash.account_line_direction not null,
  amount_pya bigint not null,
  party text,
  balance_pya bigint,
  said text not null,
  constraint account_line_pkey PRIMARY KEY (id),
  constraint account_line_account_id_key_key UNIQUE (account_id, key),
  constraint account_line_account_id_fkey FOREIGN KEY (account_id) REFERENCES cash.payment_account(id),
  constraint account_line_statement_id_fkey FOREIGN KEY (statement_id) REFERENCES cash.account_statement(id),
  constraint account_line_amount_pya_check CHECK ((amount_pya > 0)),
  constraint account_line_line_number_check CHECK ((line_number > 0)),
  constraint account_line_transaction_id_check CHECK ((transaction_id ~ '^[A-Z0-9-]{4,60}$'::text))
);
CREATE INDEX account_line_by_id ON cash.account_line USING btree (account_id, id_plain) WHERE (id_plain IS NOT NULL);
CREATE INDEX account_line_by_time ON cash.account_line USING btree (account_id, occurred_at);
CREATE TRIGGER account_line_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON cash.account_line FOR EACH STATEMENT EXECUTE FUNCTION platform.refuse_change();
CREATE TRIGGER account_line_news AFTER INSERT OR DELETE OR UPDATE ON cash.account_line FOR EACH ROW EXECUTE FUNCTION platform.tell_console('cash');
grant select on cash.account_line to shwekan_app;
grant select on cash.account_line to shwekan_reader;

create table cash.account_note (
  id bigint generated always as identity not null,
  account_id bigint not null,
  subject text not null,
  state cash.account_note_state not null,
  note text not null,
  operator_id bigint not null,
  at timestamp with time zone default platform.product_now() not null,
  constraint account_note_pkey PRIMARY KEY (id),
  constraint account_note_account_id_fkey FOREIGN KEY (account_id) REFERENCES cash.payment_account(id),
  constraint account_note_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operators.operator(id),
  constraint account_note_subject_check CHECK ((subject ~ '^(account_line|cash_in|cash_out):[0-9]+$'::text))
);
CREATE INDEX account_note_of ON cash.account_note USING btree (account_id, subject, id);
CREATE TRIGGER account_note_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON cash.account_note FOR EACH STATEMENT EXECUTE FUNCTION platform.refuse_change();
CREATE TRIGGER account_note_news AFTER INSERT OR DELETE OR UPDATE ON cash.account_note FOR EACH ROW EXECUTE FUNCTION platform.tell_console('cash');
grant select on cash.account_note to shwekan_app;

create table cash.account_statement (
  id bigint generated always as identity not null,
  account_id bigint not null,
  source cash.account_statement_source not null,
  file_name text,
  file_sha256 text not null,
  operator_id bigint not null,
  at timestamp with time zone default platform.product_now() not null,
  line_count integer not null,
  new_count integer not null,
  skipped_count integer not null,
  from_at timestamp with time zone not null,
  until_at timestamp with time zone not null,
  constraint account_statement_pkey PRIMARY KEY (id),
  constraint account_statement_account_id_fkey FOREIGN KEY (account_id) REFERENCES cash.payment_account(id),
  constraint account_statement_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operators.operator(id),
  constraint account_statement_check CHECK (((new_count >= 0) AND (new_count <= line_count))),
  constraint account_statement_check1 CHECK ((until_at >= from_at)),
  constraint account_statement_file_sha256_check CHECK ((file_sha256 ~ '^[0-9a-f]{64}$'::text)),
  constraint account_statement_line_count_check CHECK ((line_count > 0)),
  constraint account_statement_skipped_count_check CHECK ((skipped_count >= 0))
);
CREATE INDEX account_statement_of ON cash.account_statement USING btree (account_id, id);
CREATE TRIGGER account_statement_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON cash.account_statement FOR EACH STATEMENT EXECUTE FUNCTION platform.refuse_change();
CREATE TRIGGER account_statement_news AFTER INSERT OR DELETE OR UPDATE ON cash.account_statement FOR EACH ROW EXECUTE FUNCTION platform.tell_console('cash');
grant select on cash.account_statement to shwekan_app;
grant select on cash.account_statement to shwekan_reader;

create table cash.adjustment (
  id bigint generated always as identity not null,
  player_id bigint not null,
  purse cash.adjusted_purse not null,
  amount_pya bigint not null,
  reason text not null,
  created_at timestamp with time zone default platform.product_now() not null,
  deed_id bigint not null,
  constraint adjustment_pkey PRIMARY KEY (id),
  constraint adjustment_deed_id_key UNIQUE (deed_id),
  constraint adjustment_deed_id_fkey FOREIGN KEY (deed_id) REFERENCES platform.deed(id),
  constraint adjustment_player_id_fkey FOREIGN KEY (player_id) REFERENCES players.player(id),
  constraint adjustment_amount_pya_check CHECK ((amount_pya <> 0))
);
CREATE INDEX adjustment_of_player ON cash.adjustment USING btree (player_id, id);
CREATE TRIGGER adjustment_news AFTER INSERT OR DELETE OR UPDATE ON cash.adjustment FOR EACH ROW EXECUTE FUNCTION platform.tell_console('cash');
grant select on cash.adjustment to shwekan_app;
grant select on cash.adjustment to shwekan_reader;

create table cash.cash_in (
  id bigint generated always as identity not null,
  player_id bigint not null,
  method_id bigint not null,
  amount_pya bigint not null,
  account_name text,
  transaction_id text,
  holder_phone text,
  state cash.cash_in_state default 'pending'::cash.cash_in_state not null,
  full_transaction_id text,
  old_balance_pya bigint,
  new_balance_pya bigint,
  reason text,
  decided_by bigint,
  decided_at timestamp with time zone,
  created_at timestamp with time zone default platform.product_now() not null,
  expires_at timestamp with time zone not null,
  voucher_code text,
  fee_percent integer default 0 not null,
  promotion_id bigint,
  bonus_basis_points integer,
  turnover_hundredths integer,
  credited_pya bigint,
  bonus_pya bigint,
  turnover_pya bigint,
  corrected_pya bigint,
  correction text,
  exact_since timestamp with time zone,
  counted_pya bigint generated always as (COALESCE(corrected_pya, amount_pya)) stored not null,
  account_line_id bigint,
  deed_id bigint,
  had_pya bigint,
  id_plain text generated always as (
CASE
    WHEN (voucher_code IS NULL) THEN ltrim(replace(full_transaction_id, '-'::text, ''::text), '0'::text)
    ELSE full_transaction_id
END) stored,
  constraint cash_in_pkey PRIMARY KEY (id),
  constraint cash_in_account_line_id_key UNIQUE (account_line_id),
  constraint cash_in_deed_id_key UNIQUE (deed_id),
  constraint cash_in_account_line_id_fkey FOREIGN KEY (account_line_id) REFERENCES cash.account_line(id),
  constraint cash_in_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES operators.operator(id),
  constraint cash_in_deed_id_fkey FOREIGN KEY (deed_id) REFERENCES platform.deed(id),
  constraint cash_in_method_id_fkey FOREIGN KEY (method_id) REFERENCES cash.payment_method(id),
  constraint cash_in_player_id_fkey FOREIGN KEY (player_id) REFERENCES players.player(id),
  constraint cash_in_promotion_id_fkey FOREIGN KEY (promotion_id) REFERENCES cash.promotion(id),
  constraint cash_in_amount_pya_check CHECK ((amount_pya > 0)),
  constraint cash_in_bonus_pya_check CHECK ((bonus_pya >= 0)),
  constraint cash_in_check CHECK (((deed_id IS NULL) OR (state = 'approved'::cash.cash_in_state))),
  constraint cash_in_check1 CHECK (((account_line_id IS NULL) OR ((state = 'approved'::cash.cash_in_state) AND (full_transaction_id IS NOT NULL)))),
  constraint cash_in_check2 CHECK (((corrected_pya IS NULL) = (correction IS NULL))),
  constraint cash_in_check3 CHECK (((corrected_pya IS NULL) OR ((state = 'approved'::cash.cash_in_state) AND (corrected_pya <> amount_pya)))),
  constraint cash_in_check4 CHECK (((state = 'pending'::cash.cash_in_state) = (decided_at IS NULL))),
  constraint cash_in_check5 CHECK (((state = 'approved'::cash.cash_in_state) = (full_transaction_id IS NOT NULL))),
  constraint cash_in_check6 CHECK (((state = 'approved'::cash.cash_in_state) = (new_balance_pya IS NOT NULL))),
  constraint cash_in_check7 CHECK (((voucher_code IS NOT NULL) OR ((account_name IS NOT NULL) AND (transaction_id IS NOT NULL) AND (holder_phone IS NOT NULL)))),
  constraint cash_in_check8 CHECK ((((promotion_id IS NULL) = (bonus_basis_points IS NULL)) AND ((promotion_id IS NULL) = (turnover_hundredths IS NULL)))),
  constraint cash_in_check9 CHECK (((state = 'approved'::cash.cash_in_state) = ((credited_pya IS NOT NULL) AND (bonus_pya IS NOT NULL) AND (turnover_pya IS NOT NULL)))),
  constraint cash_in_corrected_pya_check CHECK (((corrected_pya > 0) AND ((corrected_pya % (100)::bigint) = 0))),
  constraint cash_in_credited_pya_check CHECK ((credited_pya > 0)),
  constraint cash_in_fee_percent_check CHECK (((fee_percent >= 0) AND (fee_percent <= 99))),
  constraint cash_in_transaction_id_check CHECK ((transaction_id ~ '^[0-9]{6}$'::text)),
  constraint cash_in_turnover_pya_check CHECK ((turnover_pya >= 0)),
  constraint cash_in_voucher_code_check CHECK ((voucher_code ~ '^[A-Z0-9]{6,40}$'::text))
);
CREATE INDEX cash_in_bonus_by_time ON cash.cash_in USING btree (decided_at) WHERE ((state = 'approved'::cash.cash_in_state) AND (bonus_pya > 0));
CREATE INDEX cash_in_by_amount ON cash.cash_in USING btree (method_id, amount_pya, created_at);
CREATE INDEX cash_in_by_card ON cash.cash_in USING btree (voucher_code) WHERE (voucher_code IS NOT NULL);
CREATE INDEX cash_in_by_operator ON cash.cash_in USING btree (decided_by, decided_at) WHERE (state = 'approved'::cash.cash_in_state);
CREATE INDEX cash_in_by_payment ON cash.cash_in USING btree (method_id, transaction_id, amount_pya);
CREATE INDEX cash_in_by_short_id ON cash.cash_in USING btree (transaction_id);
CREATE UNIQUE INDEX cash_in_card_once ON cash.cash_in USING btree (voucher_code) WHERE ((voucher_code IS NOT NULL) AND (state = ANY (ARRAY['pending'::cash.cash_in_state, 'approved'::cash.cash_in_state])));
CREATE INDEX cash_in_listed ON cash.cash_in USING btree (((state = 'pending'::cash.cash_in_state)) DESC, (
CASE
    WHEN (state = 'pending'::cash.cash_in_state) THEN id
    ELSE NULL::bigint
END), id DESC);
CREATE INDEX cash_in_named ON cash.cash_in USING gin (account_name extension.gin_trgm_ops);
CREATE INDEX cash_in_of_account ON cash.cash_in USING btree (method_id, holder_phone, created_at) INCLUDE (state, counted_pya);
CREATE INDEX cash_in_of_payer ON cash.cash_in USING btree (lower(account_name), created_at) WHERE (account_name IS NOT NULL);
CREATE INDEX cash_in_of_player ON cash.cash_in USING btree (player_id, id);
CREATE UNIQUE INDEX cash_in_one_pending ON cash.cash_in USING btree (player_id) WHERE (state = 'pending'::cash.cash_in_state);
CREATE UNIQUE INDEX cash_in_paid_once ON cash.cash_in USING btree (id_plain, method_id) WHERE (id_plain IS NOT NULL);
CREATE UNIQUE INDEX cash_in_promotion_once_a_day ON cash.cash_in USING btree (player_id, promotion_id, platform.yangon_day(created_at)) WHERE ((promotion_id IS NOT NULL) AND (state = ANY (ARRAY['pending'::cash.cash_in_state, 'approved'::cash.cash_in_state])));
CREATE INDEX cash_in_queue ON cash.cash_in USING btree (state, id);
CREATE TRIGGER cash_in_news AFTER INSERT OR DELETE OR UPDATE ON cash.cash_in FOR EACH ROW EXECUTE FUNCTION platform.tell_console('cash');
grant select on cash.cash_in to shwekan_app;
grant select on cash.cash_in to shwekan_reader;

create table cash.cash_in_exact_amount (
  method_id bigint not null,
  amount_pya bigint not null,
  player_id bigint not null,
  given_at timestamp with time zone not null,
  until timestamp with time zone not null,
  constraint cash_in_exact_amount_pkey PRIMARY KEY (method_id, amount_pya),
  constraint cash_in_exact_amount_method_id_fkey FOREIGN KEY (method_id) REFERENCES cash.payment_method(id),
  constraint cash_in_exact_amount_player_id_fkey FOREIGN KEY (player_id) REFERENCES players.player(id),
  constraint cash_in_exact_amount_amount_pya_check CHECK (((amount_pya > 0) AND ((amount_pya % (100)::bigint) = 0) AND ((amount_pya % (10000)::bigint) <> 0)))
);
CREATE INDEX cash_in_exact_amount_of ON cash.cash_in_exact_amount USING btree (player_id, method_id, until);
grant select on cash.cash_in_exact_amount to shwekan_app;

create table cash.cash_in_image (
  id bigint generated always as identity not null,
  cash_in_id bigint not null,
  image_key text,
  sha256 text not null,
  at timestamp with time zone default platform.product_now() not null,
  constraint cash_in_image_pkey PRIMARY KEY (id),
  constraint cash_in_image_cash_in_id_sha256_key UNIQUE (cash_in_id, sha256),
  constraint cash_in_image_image_key_key UNIQUE (image_key),
  constraint cash_in_image_cash_in_id_fkey FOREIGN KEY (cash_in_id) REFERENCES cash.cash_in(id)
);
CREATE INDEX cash_in_image_again ON cash.cash_in_image USING btree (sha256);
CREATE INDEX cash_in_image_kept ON cash.cash_in_image USING btree (at) WHERE (image_key IS NOT NULL);
CREATE TRIGGER cash_in_image_news AFTER INSERT OR DELETE OR UPDATE ON cash.cash_in_image FOR EACH ROW EXECUTE FUNCTION platform.tell_console('cash');
grant select on cash.cash_in_image to shwekan_app;
grant select on cash.cash_in_image to shwekan_reader;

create table cash.cash_out (
  id bigint generated always as identity not null,
  player_id bigint not null,
  method_id bigint not null,
  amount_pya bigint not null,
  account_name text not null,
  account_number text not null,
  lvl_2_name text,
  is_name_same boolean not null,
  state cash.cash_out_state default 'pending'::cash.cash_out_state not null,
  needs_second boolean not null,
  old_balance_pya bigint not null,
  new_balance_pya bigint not null,
  payout_reference text,
  reason text,
  decided_by bigint,
  decided_at timestamp with time zone,
  created_at timestamp with time zone default platform.product_now() not null,
  deed_id bigint,
  account_id bigint,
  account_plain text generated always as (COALESCE(NULLIF(regexp_replace(regexp_replace(translate(lower(NORMALIZE(account_number, NFKC)), '၀၁၂၃၄၅၆၇၈၉ဝ'::text, '01234567890'::text), '[\s!-/:-@\[-`{-~\u00a0\u200b-\u200f\u2010-\u2015\u2060\ufeff]'::text, ''::text, 'g'::text), '^(00)?959'::text, '09'::text), ''::text), account_number)) stored not null,
  id_plain text generated always as (ltrim(replace(payout_reference, '-'::text, ''::text), '0'::text)) stored,
  constraint cash_out_pkey PRIMARY KEY (id),
  constraint cash_out_deed_id_key UNIQUE (deed_id),
  constraint cash_out_account_id_fkey FOREIGN KEY (account_id) REFERENCES cash.payment_account(id),
  constraint cash_out_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES operators.operator(id),
  constraint cash_out_deed_id_fkey FOREIGN KEY (deed_id) REFERENCES platform.deed(id),
  constraint cash_out_method_id_fkey FOREIGN KEY (method_id) REFERENCES cash.payment_method(id),
  constraint cash_out_player_id_fkey FOREIGN KEY (player_id) REFERENCES players.player(id),
  constraint cash_out_amount_pya_check CHECK ((amount_pya > 0)),
  constraint cash_out_by_two CHECK (((state <> 'paid'::cash.cash_out_state) OR (NOT needs_second) OR (deed_id IS NOT NULL))),
  constraint cash_out_check CHECK (((account_id IS NULL) OR (state = 'paid'::cash.cash_out_state))),
  constraint cash_out_check1 CHECK (((old_balance_pya - amount_pya) = new_balance_pya)),
  constraint cash_out_check2 CHECK ((((state = 'pending'::cash.cash_out_state) = (decided_by IS NULL)) AND ((state = 'pending'::cash.cash_out_state) = (decided_at IS NULL)))),
  constraint cash_out_check3 CHECK (((state = 'paid'::cash.cash_out_state) = (payout_reference IS NOT NULL))),
  constraint cash_out_check4 CHECK (((state = 'rejected'::cash.cash_out_state) = (reason IS NOT NULL))),
  constraint cash_out_payout_reference_check CHECK ((payout_reference ~ '^[A-Z0-9-]{4,60}$'::text))
);
CREATE INDEX cash_out_listed ON cash.cash_out USING btree (((state = 'pending'::cash.cash_out_state)) DESC, (
CASE
    WHEN (state = 'pending'::cash.cash_out_state) THEN id
    ELSE NULL::bigint
END), id DESC);
CREATE INDEX cash_out_named ON cash.cash_out USING gin (account_name extension.gin_trgm_ops, account_number extension.gin_trgm_ops);
CREATE INDEX cash_out_of_account ON cash.cash_out USING btree (account_id) INCLUDE (amount_pya) WHERE (account_id IS NOT NULL);
CREATE INDEX cash_out_of_holder ON cash.cash_out USING btree (account_plain, method_id);
CREATE INDEX cash_out_of_player ON cash.cash_out USING btree (player_id, id);
CREATE UNIQUE INDEX cash_out_paid_once ON cash.cash_out USING btree (id_plain, method_id) WHERE (id_plain IS NOT NULL);
CREATE INDEX cash_out_queue ON cash.cash_out USING btree (state, id);
CREATE TRIGGER cash_out_news AFTER INSERT OR DELETE OR UPDATE ON cash.cash_out FOR EACH ROW EXECUTE FUNCTION platform.tell_console('cash');
grant select on cash.cash_out to shwekan_app;
grant select on cash.cash_out to shwekan_reader;

create table cash.payment_account (
  id bigint generated always as identity not null,
  method_id bigint not null,
  account_number text not null,
  account_name text not null,
  is_open boolean default true not null,
  day_room_pya bigint,
  month_room_pya bigint,
  constraint payment_account_pkey PRIMARY KEY (id),
  constraint payment_account_method_id_account_number_key UNIQUE (method_id, account_number),
  constraint payment_account_method_id_fkey FOREIGN KEY (method_id) REFERENCES cash.payment_method(id),
  constraint payment_account_day_room_pya_check CHECK ((day_room_pya >= 0)),
  constraint payment_account_month_room_pya_check CHECK ((month_room_pya >= 0))
);
CREATE TRIGGER payment_account_news AFTER INSERT OR DELETE OR UPDATE ON cash.payment_account FOR EACH ROW EXECUTE FUNCTION platform.tell_console('cash');
grant select on cash.payment_account to shwekan_app;
grant select on cash.payment_account to shwekan_reader;

create table cash.payment_method (
  id bigint generated always as identity not null,
  code text not null,
  name text not null,
  kind cash.payment_method_kind not null,
  logo text,
  cash_in_open boolean default false not null,
  cash_out_open boolean default false not null,
  in_min_pya bigint default 100000 not null,
  in_max_pya bigint default 100000000 not null,
  fee_percent integer default 0 not null,
  "position" integer default 0 not null,
  out_min_pya bigint default 500000 not null,
  out_max_pya bigint default 100000000 not null,
  constraint payment_method_pkey PRIMARY KEY (id),
  constraint payment_method_code_key UNIQUE (code),
  constraint payment_method_check CHECK (((in_min_pya > 0) AND (in_min_pya <= in_max_pya))),
  constraint payment_method_check1 CHECK ((out_min_pya <= out_max_pya)),
  constraint payment_method_fee_percent_check CHECK (((fee_percent >= 0) AND (fee_percent <= 100))),
  constraint payment_method_out_min_pya_check CHECK ((out_min_pya > 0))
);
CREATE TRIGGER payment_method_news AFTER INSERT OR DELETE OR UPDATE ON cash.payment_method FOR EACH ROW EXECUTE FUNCTION platform.tell_console('cash');
grant select on cash.payment_method to shwekan_app;
grant select on cash.payment_method to shwekan_reader;

create table cash.promotion (
  id bigint generated always as identity not null,
  title jsonb not null,
  code text not null,
  bonus_basis_points integer not null,
  turnover_hundredths integer not null,
  level smallint default 1 not null,
  rule jsonb default '{}'::jsonb not null,
  image text,
  "position" integer default 0 not null,
  is_open boolean default false not null,
  created_at timestamp with time zone default platform.product_now() not null,
  deed_id bigint,
  constraint promotion_pkey PRIMARY KEY (id),
  constraint promotion_code_key UNIQUE (code),
  constraint promotion_deed_id_key UNIQUE (deed_id),
  constraint promotion_deed_id_fkey FOREIGN KEY (deed_id) REFERENCES platform.deed(id),
  constraint promotion_bonus_basis_points_check CHECK (((bonus_basis_points >= 0) AND (bonus_basis_points <= 100000))),
  constraint promotion_by_deed CHECK ((is_open = (deed_id IS NOT NULL))),
  constraint promotion_code_check CHECK (((code = upper(code)) AND (code ~ '^[A-Z0-9]{3,20}$'::text))),
  constraint promotion_level_check CHECK ((level = ANY (ARRAY[1, 2]))),
  constraint promotion_terms CHECK (((bonus_basis_points <= 20000) AND (turnover_hundredths >= 100))),
  constraint promotion_turnover_hundredths_check CHECK (((turnover_hundredths >= 0) AND (turnover_hundredths <= 10000)))
);
grant select on cash.promotion to shwekan_app;
grant select on cash.promotion to shwekan_reader;

create table cash.transfer (
  id bigint generated always as identity not null,
  reference_id text not null,
  player_id bigint not null,
  direction cash.transfer_direction not null,
  amount_pya bigint not null,
  main_after_pya bigint not null,
  game_after_pya bigint not null,
  turnover_dropped_pya bigint default 0 not null,
  created_at timestamp with time zone default platform.product_now() not null,
  forfeited_pya bigint default 0 not null,
  constraint transfer_pkey PRIMARY KEY (id),
  constraint transfer_reference_id_key UNIQUE (reference_id),
  constraint transfer_player_id_fkey FOREIGN KEY (player_id) REFERENCES players.player(id),
  constraint transfer_amount_pya_check CHECK ((amount_pya > 0)),
  constraint transfer_forfeited_pya_check CHECK ((forfeited_pya >= 0)),
  constraint transfer_forfeits_out CHECK (((forfeited_pya = 0) OR (direction = 'out'::cash.transfer_direction))),
  constraint transfer_turnover_dropped_pya_check CHECK ((turnover_dropped_pya >= 0))
);
CREATE INDEX transfer_of_player ON cash.transfer USING btree (player_id, direction, id);
CREATE TRIGGER transfer_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON cash.transfer FOR EACH STATEMENT EXECUTE FUNCTION platform.refuse_change();
grant select on cash.transfer to shwekan_app;
grant select on cash.transfer to shwekan_reader;

create table content.content_item (
  id bigint generated always as identity not null,
  kind content.content_kind not null,
  title jsonb default '{}'::jsonb not null,
  body jsonb default '{}'::jsonb not null,
  images jsonb default '{}'::jsonb not null,
  link text,
  "position" integer default 0 not null,
  is_open boolean default true not null,
  shown_from timestamp with time zone,
  shown_until timestamp with time zone,
  constraint content_item_pkey PRIMARY KEY (id),
  constraint content_item_check CHECK ((shown_from < shown_until))
);
CREATE INDEX content_item_by_kind ON content.content_item USING btree (kind, "position", id);
grant delete, select on content.content_item to shwekan_app;
grant select on content.content_item to shwekan_reader;

create table content.dream (
  id bigint generated always as identity not null,
  words jsonb not null,
  numbers text[] not null,
  image text,
  is_open boolean default true not null,
  constraint dream_pkey PRIMARY KEY (id),
  constraint dream_numbers_check CHECK (((cardinality(numbers) >= 1) AND (cardinality(numbers) <= 12)))
);
grant delete, select on content.dream to shwekan_app;
grant select on content.dream to shwekan_reader;

create table content.social_link (
  name content.social_name not null,
  url text default ''::text not null,
  constraint social_link_pkey PRIMARY KEY (name)
);
grant select on content.social_link to shwekan_app;
grant select on content.social_link to shwekan_reader;

create table games.catalogue_import (
  id bigint generated always as identity not null,
  provider_id integer not null,
  source games.import_source not null,
  operator_id bigint,
  state games.import_state not null,
  error text,
  added_count integer default 0 not null,
  changed_count integer default 0 not null,
  same_count integer default 0 not null,
  skipped_count integer default 0 not null,
  hidden_count integer default 0 not null,
  guessed_count integer default 0 not null,
  at timestamp with time zone default platform.product_now() not null,
  constraint catalogue_import_pkey PRIMARY KEY (id),
  constraint catalogue_import_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operators.operator(id),
  constraint catalogue_import_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES games.provider(id)
);
CREATE INDEX catalogue_import_of ON games.catalogue_import USING btree (provider_id, id);
grant delete, select on games.catalogue_import to shwekan_app;
grant select on games.catalogue_import to shwekan_reader;

create table games.catalogue_import_row (
  import_id bigint not null,
  row_number integer not null,
  outcome games.import_outcome not null,
  reason text not null,
  g_code text default ''::text not null,
  name text default ''::text not null,
  said jsonb not null,
  constraint catalogue_import_row_pkey PRIMARY KEY (import_id, row_number),
  constraint catalogue_import_row_import_id_fkey FOREIGN KEY (import_id) REFERENCES games.catalogue_import(id) ON DELETE CASCADE
);
grant select on games.catalogue_import_row to shwekan_app;
grant select on games.catalogue_import_row to shwekan_reader;

create table games.game (
  id bigint generated always as identity not null,
  provider_id integer not null,
  category_id integer not null,
  g_code text not null,
  name text not null,
  html_type text default '1'::text not null,
  image_source text,
  image text,
  "position" integer default 0 not null,
  is_active boolean default true not null,
  is_listed boolean default true not null,
  is_hot boolean default false not null,
  is_new boolean default false not null,
  listed_at timestamp with time zone default platform.product_now() not null,
  game_type text,
  constraint game_pkey PRIMARY KEY (id),
  constraint game_provider_id_category_id_g_code_key UNIQUE (provider_id, category_id, g_code),
  constraint game_provider_id_category_id_fkey FOREIGN KEY (provider_id, category_id) REFERENCES games.provider_category(provider_id, category_id),
  constraint game_g_code_check CHECK (((length(g_code) >= 1) AND (length(g_code) <= 200)))
);
CREATE INDEX game_by_code ON games.game USING btree (provider_id, g_code);
CREATE INDEX game_in_order ON games.game USING btree (category_id, provider_id, "position", name, id) WHERE (is_active AND is_listed);
grant select on games.game to shwekan_app;
grant select on games.game to shwekan_reader;

create table games.game_callback (
  id bigint not null,
  dialect games.dialect_name not null,
  method text not null,
  address text not null,
  request text not null,
  answer text not null,
  at timestamp with time zone default platform.product_now() not null,
  constraint game_callback_pkey PRIMARY KEY (id)
);
CREATE INDEX game_callback_by_time ON games.game_callback USING brin (at);
CREATE TRIGGER game_callback_append_only BEFORE UPDATE OR TRUNCATE ON games.game_callback FOR EACH STATEMENT EXECUTE FUNCTION platform.refuse_change();
CREATE TRIGGER game_callback_kept BEFORE DELETE ON games.game_callback FOR EACH ROW EXECUTE FUNCTION games.refuse_young_callback();
grant select on games.game_callback to shwekan_app;
grant select on games.game_callback to shwekan_reader;

create table games.game_callback_forgotten (
  is_one boolean default true not null,
  up_to bigint not null,
  constraint game_callback_forgotten_pkey PRIMARY KEY (is_one),
  constraint game_callback_forgotten_is_one_check CHECK (is_one)
);
grant select on games.game_callback_forgotten to shwekan_reader;

create table games.game_category (
  id integer not null,
  code text not null,
  name text not null,
  image text,
  "position" integer default 0 not null,
  is_active boolean default true not null,
  constraint game_category_pkey PRIMARY KEY (id),
  constraint game_category_code_key UNIQUE (code)
);
grant select on games.game_category to shwekan_app;
grant select on games.game_category to shwekan_reader;

create table games.game_dialect (
  dialect games.dialect_name not null,
  is_on boolean default true not null,
  operator_code text default ''::text not null,
  secret_encrypted bytea,
  base_url text default ''::text not null,
  allow_list text[] default '{}'::text[] not null,
  freshness_s integer default 300 not null,
  member_key text default (gen_random_uuid())::text not null,
  changed_at timestamp with time zone default platform.product_now() not null,
  constraint game_dialect_pkey PRIMARY KEY (dialect),
  constraint game_dialect_freshness_s_check CHECK (((freshness_s >= 0) AND (freshness_s <= 86400)))
);
grant select on games.game_dialect to shwekan_app;

create table games.game_favourite (
  player_id bigint not null,
  game_id bigint not null,
  at timestamp with time zone default platform.product_now() not null,
  constraint game_favourite_pkey PRIMARY KEY (player_id, game_id),
  constraint game_favourite_game_id_fkey FOREIGN KEY (game_id) REFERENCES games.game(id),
  constraint game_favourite_player_id_fkey FOREIGN KEY (player_id) REFERENCES players.player(id)
);
grant delete, select on games.game_favourite to shwekan_app;
grant select on games.game_favourite to shwekan_reader;

create table games.game_played (
  player_id bigint not null,
  game_id bigint not null,
  at timestamp with time zone default platform.product_now() not null,
  constraint game_played_pkey PRIMARY KEY (player_id, game_id),
  constraint game_played_game_id_fkey FOREIGN KEY (game_id) REFERENCES games.game(id),
  constraint game_played_player_id_fkey FOREIGN KEY (player_id) REFERENCES players.player(id)
);
CREATE INDEX game_played_lately ON games.game_played USING btree (player_id, at DESC);
grant select on games.game_played to shwekan_app;
grant select on games.game_played to shwekan_reader;

create table games.game_session (
  id bigint generated always as identity not null,
  player_id bigint not null,
  provider_id integer not null,
  category_id integer not null,
  game_id bigint,
  state games.game_session_state default 'asked'::games.game_session_state not null,
  error text,
  launch_count integer default 1 not null,
  opened_at timestamp with time zone default platform.product_now() not null,
  launched_at timestamp with time zone default platform.product_now() not null,
  constraint game_session_pkey PRIMARY KEY (id),
  constraint game_session_category_id_fkey FOREIGN KEY (category_id) REFERENCES games.game_category(id),
  constraint game_session_game_id_fkey FOREIGN KEY (game_id) REFERENCES games.game(id),
  constraint game_session_player_id_fkey FOREIGN KEY (player_id) REFERENCES players.player(id),
  constraint game_session_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES games.provider(id)
);
CREATE INDEX game_session_of ON games.game_session USING btree (player_id, launched_at DESC);
grant select on games.game_session to shwekan_app;
grant select on games.game_session to shwekan_reader;

create table games.game_transaction (
  id bigint not null,
  player_id bigint not null,
  product text not null,
  dialect games.dialect_name not null,
  operation text not null,
  key text not null,
  request_hash text not null,
  wager_id bigint,
  reason text,
  moved_pya bigint not null,
  before_pya bigint not null,
  after_pya bigint not null,
  is_void boolean not null,
  callback_id bigint not null,
  at timestamp with time zone not null,
  wager_code text,
  constraint game_transaction_pkey PRIMARY KEY (id),
  constraint game_transaction_key_player_id_product_dialect_operation_key UNIQUE (key, player_id, product, dialect, operation),
  constraint game_transaction_player_id_fkey FOREIGN KEY (player_id) REFERENCES players.player(id),
  constraint game_transaction_check CHECK (((reason IS NULL) = (moved_pya = 0))),
  constraint game_transaction_check1 CHECK (((before_pya + moved_pya) = after_pya)),
  constraint game_transaction_check2 CHECK (((NOT is_void) OR (moved_pya = 0)))
);
CREATE INDEX game_transaction_by_code ON games.game_transaction USING btree (wager_code, player_id) WHERE (wager_code IS NOT NULL);
CREATE INDEX game_transaction_of_wager ON games.game_transaction USING btree (wager_id) WHERE (wager_id IS NOT NULL);
CREATE INDEX game_transaction_without_wager ON games.game_transaction USING btree (player_id, at) WHERE (wager_id IS NULL);
CREATE TRIGGER game_transaction_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON games.game_transaction FOR EACH STATEMENT EXECUTE FUNCTION platform.refuse_change();
grant select on games.game_transaction to shwekan_app;
grant select on games.game_transaction to shwekan_reader;

create table games.provider (
  id integer not null,
  p_code text not null,
  name text not null,
  dialect games.dialect_name not null,
  currency games.provider_currency default 'MMK'::games.provider_currency not null,
  image text,
  sec_image text,
  "position" integer default 0 not null,
  is_active boolean default true not null,
  is_hot boolean default false not null,
  is_in_maintenance boolean default false not null,
  takes_unknown_result boolean,
  reverses_settled boolean default false not null,
  created_at timestamp with time zone default platform.product_now() not null,
  constraint provider_pkey PRIMARY KEY (id),
  constraint provider_p_code_key UNIQUE (p_code),
  constraint provider_p_code_check CHECK ((p_code ~ '^[A-Za-z0-9_-]{1,20}$'::text))
);
grant select on games.provider to shwekan_app;
grant select on games.provider to shwekan_reader;

create table games.provider_category (
  provider_id integer not null,
  category_id integer not null,
  is_lobby_only boolean default false not null,
  constraint provider_category_pkey PRIMARY KEY (provider_id, category_id),
  constraint provider_category_category_id_fkey FOREIGN KEY (category_id) REFERENCES games.game_category(id),
  constraint provider_category_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES games.provider(id)
);
CREATE INDEX provider_category_by_category ON games.provider_category USING btree (category_id, provider_id);
grant delete, select on games.provider_category to shwekan_app;
grant select on games.provider_category to shwekan_reader;

create table games.reconciliation (
  id bigint generated always as identity not null,
  dialect games.dialect_name not null,
  day date not null,
  state games.reconciliation_state default 'asked'::games.reconciliation_state not null,
  error text,
  ours_count integer default 0 not null,
  theirs_count integer default 0 not null,
  difference_count integer default 0 not null,
  unreadable_count integer default 0 not null,
  asked_by bigint,
  at timestamp with time zone default platform.product_now() not null,
  constraint reconciliation_pkey PRIMARY KEY (id),
  constraint reconciliation_dialect_day_key UNIQUE (dialect, day),
  constraint reconciliation_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES operators.operator(id),
  constraint reconciliation_dialect_fkey FOREIGN KEY (dialect) REFERENCES games.game_dialect(dialect)
);
CREATE TRIGGER reconciliation_news AFTER INSERT OR DELETE OR UPDATE ON games.reconciliation FOR EACH ROW EXECUTE FUNCTION platform.tell_console('games');
grant select on games.reconciliation to shwekan_app;
grant select on games.reconciliation to shwekan_reader;

create table games.wager (
  id bigint not null,
  player_id bigint not null,
  product text not null,
  wager_code text not null,
  dialect games.dialect_name not null,
  kind games.wager_kind not null,
  status games.wager_status not null,
  is_flagged boolean not null,
  round_id text,
  game_code text,
  game_type text,
  bet_pya bigint not null,
  valid_bet_pya bigint not null,
  payout_pya bigint not null,
  commission_pya bigint not null,
  staked_pya bigint not null,
  returned_pya bigint not null,
  paid_pya bigint not null,
  taken_back_pya bigint not null,
  turnover_pya bigint not null,
  is_turnover_counted boolean not null,
  is_result_rolled_back boolean not null,
  before_pya bigint not null,
  after_pya bigint not null,
  data_at timestamp with time zone,
  created_at timestamp with time zone not null,
  settled_at timestamp with time zone,
  changed_at timestamp with time zone not null,
  is_repaired boolean default false not null,
  waiting_pya bigint default 0 not null,
  is_reserved boolean default false not null,
  constraint wager_pkey PRIMARY KEY (id),
  constraint wager_wager_code_player_id_product_key UNIQUE (wager_code, player_id, product),
  constraint wager_player_id_fkey FOREIGN KEY (player_id) REFERENCES players.player(id),
  constraint wager_check CHECK (((status = 'settled'::games.wager_status) = (settled_at IS NOT NULL))),
  constraint wager_paid_pya_check CHECK ((paid_pya >= 0)),
  constraint wager_returned_pya_check CHECK ((returned_pya >= 0)),
  constraint wager_staked_pya_check CHECK ((staked_pya >= 0)),
  constraint wager_taken_back_pya_check CHECK ((taken_back_pya >= 0)),
  constraint wager_turnover_pya_check CHECK ((turnover_pya >= 0)),
  constraint wager_wager_code_check CHECK (((length(wager_code) >= 1) AND (length(wager_code) <= 200))),
  constraint wager_waiting_pya_check CHECK ((waiting_pya >= 0))
);
CREATE INDEX wager_by_settled ON games.wager USING btree (settled_at, player_id) WHERE (settled_at IS NOT NULL);
CREATE INDEX wager_of_player ON games.wager USING btree (player_id, created_at);
CREATE INDEX wager_of_round ON games.wager USING btree (product, round_id) WHERE (round_id IS NOT NULL);
CREATE INDEX wager_waiting ON games.wager USING btree (player_id) WHERE (waiting_pya > 0);
grant select on games.wager to shwekan_app;
grant select on games.wager to shwekan_reader;

create table games.wager_difference (
  id bigint generated always as identity not null,
  reconciliation_id bigint not null,
  dialect games.dialect_name not null,
  kind games.difference_kind not null,
  p_code text not null,
  member text not null,
  player_id bigint,
  wager_code text not null,
  ours_pya bigint not null,
  theirs_pya bigint not null,
  state games.difference_state default 'open'::games.difference_state not null,
  repair_pya bigint,
  reason text,
  decided_by bigint,
  decided_at timestamp with time zone,
  created_at timestamp with time zone default platform.product_now() not null,
  theirs_status games.wager_status default 'void'::games.wager_status not null,
  theirs_bet_pya bigint default 0 not null,
  theirs_tip_pya bigint default 0 not null,
  theirs_valid_bet_pya bigint default 0 not null,
  theirs_payout_pya bigint default 0 not null,
  wager_id bigint,
  repair_stake_pya bigint,
  repair_paid_pya bigint,
  deed_id bigint,
  constraint wager_difference_pkey PRIMARY KEY (id),
  constraint wager_difference_deed_id_key UNIQUE (deed_id),
  constraint wager_difference_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES operators.operator(id),
  constraint wager_difference_deed_id_fkey FOREIGN KEY (deed_id) REFERENCES platform.deed(id),
  constraint wager_difference_player_id_fkey FOREIGN KEY (player_id) REFERENCES players.player(id),
  constraint wager_difference_reconciliation_id_fkey FOREIGN KEY (reconciliation_id) REFERENCES games.reconciliation(id),
  constraint wager_difference_wager_id_fkey FOREIGN KEY (wager_id) REFERENCES games.wager(id),
  constraint decided_by_deed CHECK (((state = ANY (ARRAY['repaired'::games.difference_state, 'dismissed'::games.difference_state])) = (deed_id IS NOT NULL))),
  constraint repair_of_wager CHECK ((((state = 'repaired'::games.difference_state) = (wager_id IS NOT NULL)) AND ((wager_id IS NULL) OR COALESCE(((repair_paid_pya - repair_stake_pya) = repair_pya), false)))),
  constraint wager_difference_check CHECK (((state = ANY (ARRAY['repaired'::games.difference_state, 'dismissed'::games.difference_state])) = ((decided_by IS NOT NULL) AND (decided_at IS NOT NULL)))),
  constraint wager_difference_repair_pya_check CHECK ((repair_pya <> 0))
);
CREATE INDEX wager_difference_of_wager ON games.wager_difference USING btree (player_id, p_code, wager_code);
CREATE INDEX wager_difference_queue ON games.wager_difference USING btree (state, id);
CREATE UNIQUE INDEX wager_difference_undecided ON games.wager_difference USING btree (dialect, p_code, member, wager_code) WHERE (state = 'open'::games.difference_state);
CREATE TRIGGER wager_difference_news AFTER INSERT OR DELETE OR UPDATE ON games.wager_difference FOR EACH ROW EXECUTE FUNCTION platform.tell_console('games');
grant select on games.wager_difference to shwekan_app;
grant select on games.wager_difference to shwekan_reader;

create table games.wager_tombstone (
  player_id bigint not null,
  product text not null,
  wager_code text not null,
  callback_id bigint not null,
  at timestamp with time zone default platform.product_now() not null,
  constraint wager_tombstone_pkey PRIMARY KEY (player_id, product, wager_code),
  constraint wager_tombstone_player_id_fkey FOREIGN KEY (player_id) REFERENCES players.player(id),
  constraint wager_tombstone_wager_code_check CHECK (((length(wager_code) >= 1) AND (length(wager_code) <= 200)))
);
grant select on games.wager_tombstone to shwekan_app;
grant select on games.wager_tombstone to shwekan_reader;

create table ledger.entry (
  id bigint generated always as identity not null,
  ref text not null,
  reason text not null,
  operator_id bigint,
  at timestamp with time zone not null,
  constraint entry_pkey PRIMARY KEY (id),
  constraint entry_ref_key UNIQUE (ref)
);
CREATE TRIGGER entry_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger.entry FOR EACH STATEMENT EXECUTE FUNCTION platform.refuse_change();
grant select on ledger.entry to shwekan_app;
grant select on ledger.entry to shwekan_reader;

create table ledger.entry_route (
  reason text not null,
  from_kind text not null,
  to_kind text not null,
  may_overdraw boolean default false not null,
  constraint entry_route_pkey PRIMARY KEY (reason, from_kind, to_kind),
  constraint entry_route_check CHECK (((from_kind = ANY (ARRAY['points'::text, 'house_points'::text])) = (to_kind = ANY (ARRAY['points'::text, 'house_points'::text]))))
);
grant select on ledger.entry_route to shwekan_app;
grant select on ledger.entry_route to shwekan_reader;

create table ledger.move (
  entry_id bigint not null,
  line smallint not null,
  from_purse bigint not null,
  to_purse bigint not null,
  amount bigint not null,
  from_balance_after bigint,
  to_balance_after bigint,
  constraint move_pkey PRIMARY KEY (entry_id, line),
  constraint move_amount_check CHECK ((amount > 0)),
  constraint move_check CHECK ((from_purse <> to_purse)),
  constraint move_line_check CHECK (((line >= 0) AND (line <= 499)))
);
CREATE INDEX move_below_zero ON ledger.move USING btree (from_purse) WHERE (from_balance_after < 0);
CREATE INDEX move_into_kept ON ledger.move USING btree (to_purse, entry_id) WHERE (to_balance_after IS NOT NULL);
CREATE INDEX move_out_of_kept ON ledger.move USING btree (from_purse, entry_id) WHERE (from_balance_after IS NOT NULL);
CREATE TRIGGER move_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger.move FOR EACH STATEMENT EXECUTE FUNCTION platform.refuse_change();
grant select on ledger.move to shwekan_app;
grant select on ledger.move to shwekan_reader;

create table ledger.purse (
  id bigint generated always as identity not null,
  player_id bigint,
  kind text not null,
  name text default ''::text not null,
  unit ledger.purse_unit default 'pya'::ledger.purse_unit not null,
  keeps_balance boolean not null,
  balance bigint,
  version bigint default 0 not null,
  overdrawn_at timestamp with time zone,
  constraint purse_pkey PRIMARY KEY (id),
  constraint purse_player_id_fkey FOREIGN KEY (player_id) REFERENCES players.player(id),
  constraint purse_balance_check CHECK (((balance >= '-9007199254740991'::bigint) AND (balance <= '9007199254740991'::bigint))),
  constraint purse_below_zero CHECK (((balance >= 0) OR (kind = ANY (ARRAY['main'::text, 'game'::text, 'referral'::text])))),
  constraint purse_check CHECK ((keeps_balance = (player_id IS NOT NULL))),
  constraint purse_check1 CHECK ((keeps_balance = (balance IS NOT NULL))),
  constraint purse_check2 CHECK (((balance >= 0) OR (kind = 'referral'::text) OR (overdrawn_at IS NOT NULL)))
);
CREATE INDEX purse_below_zero_of ON ledger.purse USING btree (player_id) WHERE (overdrawn_at IS NOT NULL);
CREATE UNIQUE INDEX purse_of_house ON ledger.purse USING btree (kind, name) WHERE (player_id IS NULL);
CREATE UNIQUE INDEX purse_of_player ON ledger.purse USING btree (player_id, kind) WHERE (player_id IS NOT NULL);
CREATE TRIGGER purse_stays BEFORE DELETE OR TRUNCATE ON ledger.purse FOR EACH STATEMENT EXECUTE FUNCTION platform.refuse_change();
grant select on ledger.purse to shwekan_app;
grant select on ledger.purse to shwekan_reader;

create table lottery.draw (
  id bigint generated always as identity not null,
  lottery_id smallint not null,
  section_id bigint,
  day date not null,
  section time without time zone not null,
  opens_at timestamp with time zone not null,
  closes_at timestamp with time zone not null,
  draws_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  is_open boolean default true not null,
  odds_hundredths integer not null,
  tot_odds_hundredths integer,
  stake_min_pya bigint not null,
  stake_max_pya bigint not null,
  stake_step_pya bigint not null,
  cap_pya bigint not null,
  result smallint,
  result_id bigint,
  resulted_at timestamp with time zone,
  voided_at timestamp with time zone,
  void_reason text,
  paid_to bigint default 0 not null,
  settled_at timestamp with time zone,
  refunded_at timestamp with time zone,
  sealed_at timestamp with time zone,
  round smallint default 1 not null,
  checked_at timestamp with time zone,
  stopped_at timestamp with time zone,
  stop_reason text,
  reversing_at timestamp with time zone,
  own_closes_at timestamp with time zone,
  published_day date,
  published_value text,
  published_by text,
  published_at timestamp with time zone,
  constraint draw_pkey PRIMARY KEY (id),
  constraint draw_lottery_id_day_section_key UNIQUE (lottery_id, day, section),
  constraint draw_lottery_id_fkey FOREIGN KEY (lottery_id) REFERENCES lottery.lottery(id),
  constraint draw_result_proposed FOREIGN KEY (result_id, id, result) REFERENCES lottery.result_proposal(id, draw_id, number),
  constraint draw_section_id_fkey FOREIGN KEY (section_id) REFERENCES lottery.section(id),
  constraint draw_check CHECK ((closes_at <= draws_at)),
  constraint draw_check1 CHECK (((result IS NULL) = (resulted_at IS NULL))),
  constraint draw_check2 CHECK (((result IS NULL) = (result_id IS NULL))),
  constraint draw_check3 CHECK ((resulted_at >= closes_at)),
  constraint draw_check4 CHECK (((result IS NULL) OR (voided_at IS NULL))),
  constraint draw_check5 CHECK (((settled_at IS NULL) OR (result IS NOT NULL))),
  constraint draw_check6 CHECK (((refunded_at IS NULL) OR (voided_at IS NOT NULL))),
  constraint draw_checked_before_paid CHECK (((checked_at IS NOT NULL) OR ((paid_to = 0) AND (settled_at IS NULL) AND (refunded_at IS NULL)))),
  constraint draw_closed_in_time CHECK (((closed_at >= closes_at) OR (voided_at IS NOT NULL))),
  constraint draw_published_value_of_day CHECK (((published_value IS NULL) OR (published_day IS NOT NULL))),
  constraint draw_published_whole CHECK ((num_nulls(published_day, published_by, published_at) = ANY (ARRAY[0, 3]))),
  constraint draw_resulted_in_time CHECK ((resulted_at >= draws_at)),
  constraint draw_reversed_before_more CHECK (((reversing_at IS NULL) OR ((result IS NULL) AND (voided_at IS NULL) AND (checked_at IS NULL)))),
  constraint draw_round_check CHECK ((round > 0)),
  constraint draw_sealed_before_result CHECK (((result IS NULL) OR (sealed_at IS NOT NULL))),
  constraint draw_sealed_once_closed CHECK (((sealed_at IS NULL) OR (closed_at IS NOT NULL))),
  constraint draw_stopped_for_a_reason CHECK (((stopped_at IS NULL) = (stop_reason IS NULL)))
);
CREATE INDEX draw_by_close ON lottery.draw USING btree (closes_at);
CREATE INDEX draw_unsealed ON lottery.draw USING btree (closes_at) WHERE (sealed_at IS NULL);
CREATE INDEX draw_waiting ON lottery.draw USING btree (draws_at) WHERE ((settled_at IS NULL) AND (refunded_at IS NULL));
CREATE TRIGGER draw_news AFTER INSERT OR DELETE OR UPDATE ON lottery.draw FOR EACH ROW EXECUTE FUNCTION platform.tell_console('draws');
CREATE CONSTRAINT TRIGGER draw_outcome_recorded AFTER UPDATE OF result_id, voided_at, settled_at, refunded_at, round ON lottery.draw DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION lottery.record_outcome();
CREATE CONSTRAINT TRIGGER draw_terms_recorded AFTER INSERT OR UPDATE OF day, section, opens_at, closes_at, draws_at, is_open, odds_hundredths, tot_odds_hundredths, cap_pya, stake_min_pya, stake_max_pya, stake_step_pya ON lottery.draw DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION lottery.record_terms();
grant delete, select on lottery.draw to shwekan_app;
grant select on lottery.draw to shwekan_reader;

create table lottery.draw_date (
  lottery_id smallint not null,
  normal_day date not null,
  day date not null,
  confirmed_at timestamp with time zone,
  constraint draw_date_pkey PRIMARY KEY (lottery_id, normal_day),
  constraint draw_date_lottery_id_day_key UNIQUE (lottery_id, day),
  constraint draw_date_lottery_id_fkey FOREIGN KEY (lottery_id) REFERENCES lottery.lottery(id)
);
CREATE TRIGGER draw_date_news AFTER INSERT OR DELETE OR UPDATE ON lottery.draw_date FOR EACH ROW EXECUTE FUNCTION platform.tell_console('draws');
grant select on lottery.draw_date to shwekan_app;
grant select on lottery.draw_date to shwekan_reader;

create table lottery.draw_number (
  draw_id bigint not null,
  number smallint not null,
  taken_pya bigint default 0 not null,
  laid_off_pya bigint default 0 not null,
  own_cap_pya bigint,
  own_block boolean default false not null,
  rule_cap_pya bigint,
  rule_block boolean default false not null,
  constraint draw_number_pkey PRIMARY KEY (draw_id, number),
  constraint draw_number_draw_id_fkey FOREIGN KEY (draw_id) REFERENCES lottery.draw(id) ON DELETE CASCADE,
  constraint draw_number_laid_off_of_taken CHECK ((laid_off_pya <= taken_pya)),
  constraint draw_number_laid_off_pya_check CHECK ((laid_off_pya >= 0)),
  constraint draw_number_own_cap_pya_check CHECK ((own_cap_pya >= 0)),
  constraint draw_number_rule_cap_pya_check CHECK ((rule_cap_pya >= 0)),
  constraint draw_number_taken_pya_check CHECK ((taken_pya >= 0))
);
CREATE CONSTRAINT TRIGGER number_terms_recorded AFTER UPDATE OF own_cap_pya, own_block, rule_cap_pya, rule_block ON lottery.draw_number DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((lottery.cap_pya(old.*) IS DISTINCT FROM lottery.cap_pya(new.*)) OR (lottery.is_blocked(old.*) IS DISTINCT FROM lottery.is_blocked(new.*)))) EXECUTE FUNCTION lottery.record_terms();
grant select on lottery.draw_number to shwekan_app;
grant select on lottery.draw_number to shwekan_reader;

create table lottery.draw_record (
  id bigint generated always as identity not null,
  draw_id bigint not null,
  kind lottery.draw_record_kind not null,
  told jsonb not null,
  at timestamp with time zone default platform.product_now() not null,
  recorded_at timestamp with time zone default clock_timestamp() not null,
  constraint draw_record_pkey PRIMARY KEY (id)
);
CREATE INDEX draw_record_of_draw ON lottery.draw_record USING btree (draw_id, id);
CREATE TRIGGER draw_record_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON lottery.draw_record FOR EACH STATEMENT EXECUTE FUNCTION platform.refuse_change();
grant select on lottery.draw_record to shwekan_app;
grant select on lottery.draw_record to shwekan_reader;

create table lottery.draw_seal (
  draw_id bigint not null,
  slip_count bigint not null,
  total_pya bigint not null,
  stakes_pya bigint[] not null,
  sha256 bytea not null,
  sealed_at timestamp with time zone default platform.product_now() not null,
  worst_pya bigint not null,
  root bytea not null,
  constraint draw_seal_pkey PRIMARY KEY (draw_id),
  constraint draw_seal_draw_id_fkey FOREIGN KEY (draw_id) REFERENCES lottery.draw(id),
  constraint draw_seal_root_check CHECK ((length(root) = 32)),
  constraint draw_seal_sha256_check CHECK ((length(sha256) = 32)),
  constraint draw_seal_slip_count_check CHECK ((slip_count >= 0)),
  constraint draw_seal_total_pya_check CHECK ((total_pya >= 0)),
  constraint draw_seal_worst_pya_check CHECK ((worst_pya >= 0))
);
CREATE TRIGGER draw_seal_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON lottery.draw_seal FOR EACH STATEMENT EXECUTE FUNCTION platform.refuse_change();
CREATE TRIGGER draw_seal_recorded AFTER INSERT ON lottery.draw_seal FOR EACH ROW EXECUTE FUNCTION lottery.record_book();
grant select on lottery.draw_seal to shwekan_app;
grant select on lottery.draw_seal to shwekan_reader;

create table lottery.feed_message (
  id bigint generated always as identity not null,
  feed text not null,
  body text not null,
  received_at timestamp with time zone default platform.product_now() not null,
  constraint feed_message_pkey PRIMARY KEY (id)
);
CREATE INDEX feed_message_by_time ON lottery.feed_message USING btree (feed, id);
grant delete, select on lottery.feed_message to shwekan_app;
grant select on lottery.feed_message to shwekan_reader;

create table lottery.lay_off (
  id bigint generated always as identity not null,
  draw_id bigint not null,
  taker_id bigint not null,
  numbers smallint[] not null,
  stakes_pya bigint[] not null,
  total_pya bigint not null,
  odds_hundredths integer not null,
  tot_odds_hundredths integer,
  commission_basis_points integer not null,
  commission_pya bigint not null,
  sold_by bigint not null,
  deed_id bigint,
  at timestamp with time zone default platform.product_now() not null,
  draws_at timestamp with time zone not null,
  constraint lay_off_pkey PRIMARY KEY (id),
  constraint lay_off_deed_id_key UNIQUE (deed_id),
  constraint lay_off_deed_id_fkey FOREIGN KEY (deed_id) REFERENCES platform.deed(id),
  constraint lay_off_draw_id_fkey FOREIGN KEY (draw_id) REFERENCES lottery.draw(id),
  constraint lay_off_sold_by_fkey FOREIGN KEY (sold_by) REFERENCES operators.operator(id),
  constraint lay_off_taker_id_fkey FOREIGN KEY (taker_id) REFERENCES lottery.taker(id),
  constraint lay_off_check CHECK (((commission_pya >= 0) AND (commission_pya <= total_pya))),
  constraint lay_off_check1 CHECK (((cardinality(numbers) = cardinality(stakes_pya)) AND (cardinality(numbers) > 0))),
  constraint lay_off_commission_basis_points_check CHECK (((commission_basis_points >= 0) AND (commission_basis_points <= 10000))),
  constraint lay_off_in_time CHECK ((at < draws_at)),
  constraint lay_off_odds_hundredths_check CHECK ((odds_hundredths > 0)),
  constraint lay_off_tot_odds_hundredths_check CHECK ((tot_odds_hundredths > 0)),
  constraint lay_off_total_pya_check CHECK ((total_pya > 0))
);
CREATE INDEX lay_off_of_draw ON lottery.lay_off USING btree (draw_id, id);
CREATE INDEX lay_off_of_taker ON lottery.lay_off USING btree (taker_id, id);
CREATE TRIGGER lay_off_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON lottery.lay_off FOR EACH STATEMENT EXECUTE FUNCTION platform.refuse_change();
grant select on lottery.lay_off to shwekan_app;
grant select on lottery.lay_off to shwekan_reader;

create table lottery.lay_off_payout (
  lay_off_id bigint not null,
  round smallint not null,
  kind lottery.payout_kind not null,
  amount_pya bigint not null,
  at timestamp with time zone default platform.product_now() not null,
  reversed_at timestamp with time zone,
  constraint lay_off_payout_pkey PRIMARY KEY (lay_off_id, round),
  constraint lay_off_payout_lay_off_id_fkey FOREIGN KEY (lay_off_id) REFERENCES lottery.lay_off(id),
  constraint lay_off_payout_amount_pya_check CHECK ((amount_pya > 0)),
  constraint lay_off_payout_check CHECK (((reversed_at IS NULL) OR (kind = 'win'::lottery.payout_kind))),
  constraint lay_off_payout_round_check CHECK ((round > 0))
);
CREATE TRIGGER lay_off_payout_stays BEFORE DELETE OR TRUNCATE ON lottery.lay_off_payout FOR EACH STATEMENT EXECUTE FUNCTION platform.refuse_change();
grant select on lottery.lay_off_payout to shwekan_app;
grant select on lottery.lay_off_payout to shwekan_reader;

create table lottery.live_number (
  market text not null,
  data jsonb,
  at timestamp with time zone,
  asked_at timestamp with time zone not null,
  answered_at timestamp with time zone,
  failing_since timestamp with time zone,
  failed_at timestamp with time zone,
  constraint live_number_pkey PRIMARY KEY (market)
);
grant select on lottery.live_number to shwekan_app;

create table lottery.lottery (
  id smallint not null,
  code text not null,
  name text not null,
  digits smallint not null,
  is_offered boolean not null,
  is_open boolean default false not null,
  image text,
  odds_hundredths integer not null,
  tot_odds_hundredths integer,
  stake_min_pya bigint not null,
  stake_max_pya bigint not null,
  stake_step_pya bigint not null,
  cap_pya bigint not null,
  bet_next_day boolean default true not null,
  referral_basis_points integer default 100 not null,
  trusted_feed text,
  result_second_above_pya bigint default 100000000 not null,
  stop_loss_pya bigint,
  constraint lottery_pkey PRIMARY KEY (id),
  constraint lottery_code_key UNIQUE (code),
  constraint lottery_cap_pya_check CHECK ((cap_pya >= 0)),
  constraint lottery_check CHECK ((stake_max_pya >= stake_min_pya)),
  constraint lottery_digits_check CHECK (((digits >= 1) AND (digits <= 3))),
  constraint lottery_odds_hundredths_check CHECK ((odds_hundredths > 0)),
  constraint lottery_result_second_above_pya_check CHECK ((result_second_above_pya >= 0)),
  constraint lottery_stake_min_pya_check CHECK ((stake_min_pya > 0)),
  constraint lottery_stake_step_pya_check CHECK ((stake_step_pya > 0)),
  constraint lottery_stop_loss_pya_check CHECK ((stop_loss_pya > 0)),
  constraint lottery_tot_odds_hundredths_check CHECK ((tot_odds_hundredths > 0))
);
grant select on lottery.lottery to shwekan_app;
grant select on lottery.lottery to shwekan_reader;

create table lottery.number_hint (
  id bigint generated always as identity not null,
  lottery_id smallint not null,
  day date not null,
  section time without time zone not null,
  kind lottery.hint_kind not null,
  number smallint not null,
  source text not null,
  constraint number_hint_pkey PRIMARY KEY (id),
  constraint number_hint_lottery_id_day_section_kind_key UNIQUE (lottery_id, day, section, kind),
  constraint number_hint_lottery_id_fkey FOREIGN KEY (lottery_id) REFERENCES lottery.lottery(id),
  constraint number_hint_number_check CHECK ((number >= 0))
);
grant delete, select on lottery.number_hint to shwekan_app;
grant select on lottery.number_hint to shwekan_reader;

create table lottery.number_rule (
  id bigint generated always as identity not null,
  lottery_id smallint not null,
  section_id bigint,
  text text not null,
  numbers smallint[] not null,
  cap_pya bigint,
  from_day date not null,
  until_day date,
  reason text not null,
  added_by bigint not null,
  added_at timestamp with time zone default platform.product_now() not null,
  ended_by bigint,
  ended_at timestamp with time zone,
  constraint number_rule_pkey PRIMARY KEY (id),
  constraint number_rule_added_by_fkey FOREIGN KEY (added_by) REFERENCES operators.operator(id),
  constraint number_rule_ended_by_fkey FOREIGN KEY (ended_by) REFERENCES operators.operator(id),
  constraint number_rule_lottery_id_fkey FOREIGN KEY (lottery_id) REFERENCES lottery.lottery(id),
  constraint number_rule_section_id_fkey FOREIGN KEY (section_id) REFERENCES lottery.section(id),
  constraint number_rule_cap_pya_check CHECK ((cap_pya >= 0)),
  constraint number_rule_check CHECK ((until_day >= from_day)),
  constraint number_rule_check1 CHECK (((ended_by IS NULL) = (ended_at IS NULL))),
  constraint number_rule_numbers_check CHECK ((cardinality(numbers) > 0))
);
CREATE UNIQUE INDEX number_rule_once ON lottery.number_rule USING btree (lottery_id, COALESCE(section_id, (0)::bigint), md5(text), COALESCE(cap_pya, ('-1'::integer)::bigint), from_day, COALESCE(until_day, 'infinity'::date)) WHERE (ended_at IS NULL);
CREATE TRIGGER number_rule_news AFTER INSERT OR DELETE OR UPDATE ON lottery.number_rule FOR EACH ROW EXECUTE FUNCTION platform.tell_console('draws');
grant select on lottery.number_rule to shwekan_app;
grant select on lottery.number_rule to shwekan_reader;

create table lottery.number_set (
  player_id bigint not null,
  digits smallint not null,
  name text not null,
  bet_numbers text[] not null,
  stakes_pya bigint[] not null,
  kept_at timestamp with time zone default platform.product_now() not null,
  constraint number_set_pkey PRIMARY KEY (player_id, digits, name),
  constraint number_set_player_id_fkey FOREIGN KEY (player_id) REFERENCES players.player(id),
  constraint number_set_bet_numbers_check CHECK ((cardinality(bet_numbers) > 0)),
  constraint number_set_check CHECK (((cardinality(stakes_pya) = cardinality(bet_numbers)) AND (0 <= ALL (stakes_pya)))),
  constraint number_set_digits_check CHECK (((digits >= 1) AND (digits <= 3))),
  constraint number_set_name_check CHECK (((length(name) >= 1) AND (length(name) <= 24)))
);
grant delete, select on lottery.number_set to shwekan_app;
grant select on lottery.number_set to shwekan_reader;

create table lottery.off_day (
  lottery_id smallint not null,
  day date not null,
  reason text not null,
  constraint off_day_pkey PRIMARY KEY (lottery_id, day),
  constraint off_day_lottery_id_fkey FOREIGN KEY (lottery_id) REFERENCES lottery.lottery(id)
);
CREATE TRIGGER off_day_news AFTER INSERT OR DELETE OR UPDATE ON lottery.off_day FOR EACH ROW EXECUTE FUNCTION platform.tell_console('draws');
grant delete, select on lottery.off_day to shwekan_app;
grant select on lottery.off_day to shwekan_reader;

create table lottery.payout (
  slip_id bigint not null,
  draw_id bigint not null,
  player_id bigint not null,
  kind lottery.payout_kind not null,
  amount_pya bigint not null,
  stake_pya bigint not null,
  at timestamp with time zone default platform.product_now() not null,
  round smallint default 1 not null,
  constraint payout_pkey PRIMARY KEY (slip_id),
  constraint payout_amount_pya_check CHECK ((amount_pya > 0)),
  constraint payout_round_check CHECK ((round > 0)),
  constraint payout_stake_pya_check CHECK ((stake_pya > 0))
);
CREATE INDEX payout_of_draw ON lottery.payout USING btree (draw_id, slip_id);
CREATE TRIGGER payout_append_only BEFORE UPDATE OR TRUNCATE ON lottery.payout FOR EACH STATEMENT EXECUTE FUNCTION platform.refuse_change();
CREATE TRIGGER payout_goes_only_reversed BEFORE DELETE ON lottery.payout FOR EACH ROW EXECUTE FUNCTION lottery.refuse_lost_payout();
grant delete, select on lottery.payout to shwekan_app;
grant select on lottery.payout to shwekan_reader;

create table lottery.payout_due (
  draw_id bigint not null,
  round smallint not null,
  block integer not null,
  up_to bigint not null,
  due_count integer not null,
  slip_ids bigint[] not null,
  player_ids bigint[] not null,
  amounts_pya bigint[] not null,
  stakes_pya bigint[] not null,
  constraint payout_due_pkey PRIMARY KEY (draw_id, round, block),
  constraint payout_due_draw_id_block_fkey FOREIGN KEY (draw_id, block) REFERENCES lottery.seal_block(draw_id, block),
  constraint payout_due_check CHECK ((cardinality(slip_ids) = due_count)),
  constraint payout_due_check1 CHECK ((cardinality(player_ids) = due_count)),
  constraint payout_due_check2 CHECK ((cardinality(amounts_pya) = due_count)),
  constraint payout_due_check3 CHECK ((cardinality(stakes_pya) = due_count))
);
CREATE INDEX payout_due_to_pay ON lottery.payout_due USING btree (draw_id, round, up_to) WHERE (due_count > 0);
CREATE TRIGGER payout_due_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON lottery.payout_due FOR EACH STATEMENT EXECUTE FUNCTION platform.refuse_change();
grant select on lottery.payout_due to shwekan_app;
grant select on lottery.payout_due to shwekan_reader;

create table lottery.payout_reversed (
  slip_id bigint not null,
  round smallint not null,
  draw_id bigint not null,
  player_id bigint not null,
  amount_pya bigint not null,
  stake_pya bigint not null,
  paid_at timestamp with time zone not null,
  reversed_at timestamp with time zone default platform.product_now() not null,
  constraint payout_reversed_pkey PRIMARY KEY (slip_id, round),
  constraint payout_reversed_amount_pya_check CHECK ((amount_pya > 0)),
  constraint payout_reversed_stake_pya_check CHECK ((stake_pya > 0))
);
CREATE TRIGGER payout_reversed_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON lottery.payout_reversed FOR EACH STATEMENT EXECUTE FUNCTION platform.refuse_change();
grant select on lottery.payout_reversed to shwekan_app;
grant select on lottery.payout_reversed to shwekan_reader;

create table lottery.result_proposal (
  id bigint generated always as identity not null,
  draw_id bigint not null,
  number smallint not null,
  source text not null,
  derivation lottery.derivation not null,
  source_set text,
  source_value text,
  source_at timestamp with time zone,
  received_at timestamp with time zone default platform.product_now() not null,
  proposed_by bigint,
  state lottery.proposal_state default 'proposed'::lottery.proposal_state not null,
  decided_by bigint,
  decided_at timestamp with time zone,
  reason text,
  is_doubted boolean default false not null,
  round smallint default 1 not null,
  constraint result_proposal_pkey PRIMARY KEY (id),
  constraint result_proposal_id_draw_id_number_key UNIQUE (id, draw_id, number),
  constraint result_proposal_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES operators.operator(id),
  constraint result_proposal_proposed_by_fkey FOREIGN KEY (proposed_by) REFERENCES operators.operator(id),
  constraint result_proposal_sealed FOREIGN KEY (draw_id) REFERENCES lottery.draw_seal(draw_id),
  constraint result_proposal_check CHECK (((derivation <> '2d'::lottery.derivation) OR ((number = lottery.derive_2d(source_set, source_value)) IS TRUE))),
  constraint result_proposal_check1 CHECK (((derivation <> '1d'::lottery.derivation) OR ((number = ((lottery.derive_2d(source_set, source_value))::integer % 10)) IS TRUE))),
  constraint result_proposal_check2 CHECK (((derivation <> 'c2d'::lottery.derivation) OR ((number = lottery.derive_c2d(source_value)) IS TRUE))),
  constraint result_proposal_check3 CHECK (((derivation <> 'c1d'::lottery.derivation) OR ((number = ((lottery.derive_c2d(source_value))::integer % 10)) IS TRUE))),
  constraint result_proposal_check4 CHECK (((derivation <> '3d'::lottery.derivation) OR ((number = lottery.derive_3d(source_value)) IS TRUE))),
  constraint result_proposal_check5 CHECK (((source = 'operator'::text) = (proposed_by IS NOT NULL))),
  constraint result_proposal_check6 CHECK (((derivation <> 'entered'::lottery.derivation) OR (source = 'operator'::text))),
  constraint result_proposal_four_eyes CHECK (((state <> 'confirmed'::lottery.proposal_state) OR (proposed_by IS NULL) OR ((decided_by <> proposed_by) IS TRUE))),
  constraint result_proposal_number_check CHECK ((number >= 0))
);
CREATE UNIQUE INDEX result_confirmed_once ON lottery.result_proposal USING btree (draw_id) WHERE (state = 'confirmed'::lottery.proposal_state);
CREATE UNIQUE INDEX result_entry_once ON lottery.result_proposal USING btree (draw_id, proposed_by) WHERE (state = ANY (ARRAY['proposed'::lottery.proposal_state, 'confirmed'::lottery.proposal_state]));
CREATE UNIQUE INDEX result_proposal_once ON lottery.result_proposal USING btree (draw_id, source, number) WHERE ((state = ANY (ARRAY['proposed'::lottery.proposal_state, 'confirmed'::lottery.proposal_state])) AND (proposed_by IS NULL));
CREATE TRIGGER result_proposal_news AFTER INSERT OR DELETE OR UPDATE ON lottery.result_proposal FOR EACH ROW EXECUTE FUNCTION platform.tell_console('draws');
grant select on lottery.result_proposal to shwekan_app;
grant select on lottery.result_proposal to shwekan_reader;

create table lottery.seal_block (
  draw_id bigint not null,
  block integer not null,
  after bigint not null,
  up_to bigint not null,
  slip_ids bigint[] not null,
  slip_hashes bytea not null,
  sha256 bytea not null,
  constraint seal_block_pkey PRIMARY KEY (draw_id, block),
  constraint seal_block_draw_id_fkey FOREIGN KEY (draw_id) REFERENCES lottery.draw(id),
  constraint seal_block_block_check CHECK ((block >= 0)),
  constraint seal_block_check CHECK ((up_to > after)),
  constraint seal_block_check1 CHECK ((length(slip_hashes) = (8 * cardinality(slip_ids)))),
  constraint seal_block_sha256_check CHECK ((length(sha256) = 32)),
  constraint seal_block_slip_ids_check CHECK (((cardinality(slip_ids) >= 1) AND (cardinality(slip_ids) <= 1000)))
);
CREATE TRIGGER seal_block_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON lottery.seal_block FOR EACH STATEMENT EXECUTE FUNCTION platform.refuse_change();
grant select on lottery.seal_block to shwekan_app;
grant select on lottery.seal_block to shwekan_reader;

create table lottery.seal_tile (
  draw_id bigint not null,
  level smallint not null,
  tile integer not null,
  hashes bytea not null,
  constraint seal_tile_pkey PRIMARY KEY (draw_id, level, tile),
  constraint seal_tile_draw_id_fkey FOREIGN KEY (draw_id) REFERENCES lottery.draw(id),
  constraint seal_tile_hashes_check CHECK ((((length(hashes) >= 32) AND (length(hashes) <= 8192)) AND ((length(hashes) % 32) = 0))),
  constraint seal_tile_level_check CHECK ((level >= 0)),
  constraint seal_tile_tile_check CHECK ((tile >= 0))
);
CREATE TRIGGER seal_tile_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON lottery.seal_tile FOR EACH STATEMENT EXECUTE FUNCTION platform.refuse_change();
grant select on lottery.seal_tile to shwekan_app;
grant select on lottery.seal_tile to shwekan_reader;

create table lottery.section (
  id bigint generated always as identity not null,
  lottery_id smallint not null,
  draws_at time without time zone not null,
  close_before_minutes integer not null,
  is_open boolean default true not null,
  odds_hundredths integer,
  constraint section_pkey PRIMARY KEY (id),
  constraint section_lottery_id_draws_at_key UNIQUE (lottery_id, draws_at),
  constraint section_lottery_id_fkey FOREIGN KEY (lottery_id) REFERENCES lottery.lottery(id),
  constraint section_close_before_minutes_check CHECK ((close_before_minutes >= 0)),
  constraint section_odds_hundredths_check CHECK ((odds_hundredths > 0))
);
grant select on lottery.section to shwekan_app;
grant select on lottery.section to shwekan_reader;

create table lottery.slip (
  id bigint default nextval('lottery.slip_ids'::regclass) not null,
  voucher text not null,
  player_id bigint not null,
  draw_id bigint not null,
  numbers smallint[] not null,
  stakes_pya bigint[] not null,
  total_pya bigint not null,
  odds_hundredths integer not null,
  tot_odds_hundredths integer,
  balance_after_pya bigint not null,
  accepted_at timestamp with time zone not null,
  request_key text not null,
  request_hash text not null,
  constraint slip_pkey PRIMARY KEY (id),
  constraint slip_request_key_player_id_key UNIQUE (request_key, player_id),
  constraint slip_check CHECK (((cardinality(numbers) = cardinality(stakes_pya)) AND (cardinality(numbers) > 0))),
  constraint slip_total_pya_check CHECK ((total_pya > 0))
);
CREATE INDEX slip_large ON lottery.slip USING btree (accepted_at) WHERE (total_pya >= 10000000);
CREATE INDEX slip_of_draw ON lottery.slip USING btree (draw_id, id);
CREATE INDEX slip_of_player ON lottery.slip USING btree (player_id, accepted_at);
CREATE TRIGGER slip_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON lottery.slip FOR EACH STATEMENT EXECUTE FUNCTION platform.refuse_change();
CREATE TRIGGER slip_in_time AFTER INSERT ON lottery.slip REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION lottery.refuse_late_slips();
grant select on lottery.slip to shwekan_app;
grant select on lottery.slip to shwekan_reader;

create table lottery.slip_salt (
  secret bytea not null,
  constraint slip_salt_pkey PRIMARY KEY (secret),
  constraint slip_salt_secret_check CHECK ((length(secret) = 32))
);
CREATE TRIGGER slip_salt_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON lottery.slip_salt FOR EACH STATEMENT EXECUTE FUNCTION platform.refuse_change();
grant select on lottery.slip_salt to shwekan_app;
grant select on lottery.slip_salt to shwekan_reader;

create table lottery.taker (
  id bigint generated always as identity not null,
  name text not null,
  is_open boolean default true not null,
  second_above_pya bigint not null,
  added_at timestamp with time zone default platform.product_now() not null,
  constraint taker_pkey PRIMARY KEY (id),
  constraint taker_second_above_pya_check CHECK ((second_above_pya >= 0))
);
CREATE UNIQUE INDEX taker_name ON lottery.taker USING btree (lower(name));
grant select on lottery.taker to shwekan_app;
grant select on lottery.taker to shwekan_reader;

create table lottery.taker_payment (
  id bigint generated always as identity not null,
  taker_id bigint not null,
  direction lottery.taker_payment_direction not null,
  amount_pya bigint not null,
  day date not null,
  way lottery.taker_payment_way not null,
  reference text not null,
  reference_plain text not null,
  nth smallint not null,
  note text not null,
  account_id bigint,
  method text,
  owed_pya bigint not null,
  is_ahead boolean not null,
  deed_id bigint not null,
  at timestamp with time zone default platform.product_now() not null,
  constraint taker_payment_pkey PRIMARY KEY (id),
  constraint taker_payment_deed_id_key UNIQUE (deed_id),
  constraint taker_payment_deed_id_fkey FOREIGN KEY (deed_id) REFERENCES platform.deed(id),
  constraint taker_payment_taker_id_fkey FOREIGN KEY (taker_id) REFERENCES lottery.taker(id),
  constraint taker_payment_amount_pya_check CHECK (((amount_pya > 0) AND ((amount_pya % (100)::bigint) = 0))),
  constraint taker_payment_check CHECK (((account_id IS NULL) = (method IS NULL))),
  constraint taker_payment_nth_check CHECK ((nth >= 0)),
  constraint taker_payment_of_owed CHECK ((is_ahead OR (amount_pya <=
CASE direction
    WHEN 'in'::lottery.taker_payment_direction THEN (- owed_pya)
    ELSE owed_pya
END))),
  constraint taker_payment_through_account CHECK (((account_id IS NULL) OR (way <> 'cash'::lottery.taker_payment_way)))
);
CREATE INDEX taker_payment_by_account ON lottery.taker_payment USING btree (account_id, id) WHERE (account_id IS NOT NULL);
CREATE UNIQUE INDEX taker_payment_once ON lottery.taker_payment USING btree (taker_id, reference_plain, nth);
CREATE TRIGGER taker_payment_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON lottery.taker_payment FOR EACH STATEMENT EXECUTE FUNCTION platform.refuse_change();
grant select on lottery.taker_payment to shwekan_app;
grant select on lottery.taker_payment to shwekan_reader;

create table lottery.taker_payment_reversal (
  payment_id bigint not null,
  reason text not null,
  deed_id bigint not null,
  at timestamp with time zone default platform.product_now() not null,
  constraint taker_payment_reversal_pkey PRIMARY KEY (payment_id),
  constraint taker_payment_reversal_deed_id_key UNIQUE (deed_id),
  constraint taker_payment_reversal_deed_id_fkey FOREIGN KEY (deed_id) REFERENCES platform.deed(id),
  constraint taker_payment_reversal_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES lottery.taker_payment(id)
);
CREATE TRIGGER taker_payment_reversal_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON lottery.taker_payment_reversal FOR EACH STATEMENT EXECUTE FUNCTION platform.refuse_change();
grant select on lottery.taker_payment_reversal to shwekan_app;
grant select on lottery.taker_payment_reversal to shwekan_reader;

create table lottery.taker_terms (
  taker_id bigint not null,
  lottery_id smallint not null,
  odds_hundredths integer not null,
  tot_odds_hundredths integer,
  commission_basis_points integer not null,
  constraint taker_terms_pkey PRIMARY KEY (taker_id, lottery_id),
  constraint taker_terms_lottery_id_fkey FOREIGN KEY (lottery_id) REFERENCES lottery.lottery(id),
  constraint taker_terms_taker_id_fkey FOREIGN KEY (taker_id) REFERENCES lottery.taker(id),
  constraint taker_terms_commission_basis_points_check CHECK (((commission_basis_points >= 0) AND (commission_basis_points <= 10000))),
  constraint taker_terms_odds_hundredths_check CHECK ((odds_hundredths > 0)),
  constraint taker_terms_tot_odds_hundredths_check CHECK ((tot_odds_hundredths > 0))
);
grant delete, select on lottery.taker_terms to shwekan_app;
grant select on lottery.taker_terms to shwekan_reader;

create table operators.list_view (
  id bigint generated always as identity not null,
  operator_id bigint,
  page text not null,
  name text not null,
  search text not null,
  constraint list_view_pkey PRIMARY KEY (id),
  constraint list_view_operator_id_page_name_key UNIQUE NULLS NOT DISTINCT (operator_id, page, name),
  constraint list_view_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operators.operator(id)
);
grant delete, select on operators.list_view to shwekan_app;
grant select on operators.list_view to shwekan_reader;

create table operators.operator (
  id bigint generated always as identity not null,
  username text not null,
  password_hash text,
  roles text[] not null,
  disabled_at timestamp with time zone,
  created_at timestamp with time zone default platform.product_now() not null,
  constraint operator_pkey PRIMARY KEY (id),
  constraint operator_username_key UNIQUE (username),
  constraint operator_roles_check CHECK ((roles <@ ARRAY['cash'::text, 'draws'::text, 'risk'::text, 'support'::text, 'content'::text, 'owner'::text, 'auditor'::text])),
  constraint operator_username_check CHECK ((username = lower(username)))
);
CREATE TRIGGER operator_news AFTER INSERT OR DELETE OR UPDATE ON operators.operator FOR EACH ROW EXECUTE FUNCTION platform.tell_console('operators');
grant select on operators.operator to shwekan_app;

create table operators.operator_factor (
  operator_id bigint not null,
  secret bytea,
  next_secret bytea,
  last_step bigint default 0 not null,
  constraint operator_factor_pkey PRIMARY KEY (operator_id),
  constraint operator_factor_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operators.operator(id)
);
CREATE TRIGGER operator_factor_news AFTER INSERT OR DELETE OR UPDATE ON operators.operator_factor FOR EACH ROW EXECUTE FUNCTION platform.tell_console('operators');
grant select on operators.operator_factor to shwekan_app;

create table operators.operator_invitation (
  operator_id bigint not null,
  first_by bigint not null,
  second_by bigint not null,
  first_hash bytea,
  second_hash bytea,
  expires_at timestamp with time zone not null,
  constraint operator_invitation_pkey PRIMARY KEY (operator_id),
  constraint operator_invitation_first_by_fkey FOREIGN KEY (first_by) REFERENCES operators.operator(id),
  constraint operator_invitation_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operators.operator(id),
  constraint operator_invitation_second_by_fkey FOREIGN KEY (second_by) REFERENCES operators.operator(id),
  constraint operator_invitation_check CHECK ((second_by <> first_by))
);
CREATE TRIGGER operator_invitation_news AFTER INSERT OR DELETE OR UPDATE ON operators.operator_invitation FOR EACH ROW EXECUTE FUNCTION platform.tell_console('operators');
grant select on operators.operator_invitation to shwekan_app;

create table operators.operator_recovery_code (
  operator_id bigint not null,
  hash bytea not null,
  constraint operator_recovery_code_pkey PRIMARY KEY (operator_id, hash),
  constraint operator_recovery_code_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operators.operator(id)
);
grant delete, insert, select on operators.operator_recovery_code to shwekan_app;

create table operators.operator_seen (
  operator_id bigint not null,
  seen_at timestamp with time zone default platform.product_now() not null,
  constraint operator_seen_pkey PRIMARY KEY (operator_id),
  constraint operator_seen_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operators.operator(id)
);
grant select on operators.operator_seen to shwekan_app;
grant select on operators.operator_seen to shwekan_reader;

create table operators.operator_session (
  id bigint generated always as identity not null,
  token_hash bytea not null,
  operator_id bigint not null,
  address text default ''::text not null,
  device text default ''::text not null,
  created_at timestamp with time zone default platform.product_now() not null,
  seen_at timestamp with time zone default platform.product_now() not null,
  proved_at timestamp with time zone default platform.product_now() not null,
  expires_at timestamp with time zone not null,
  constraint operator_session_pkey PRIMARY KEY (id),
  constraint operator_session_token_hash_key UNIQUE (token_hash),
  constraint operator_session_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operators.operator(id)
);
CREATE INDEX operator_session_of ON operators.operator_session USING btree (operator_id);
grant delete, select on operators.operator_session to shwekan_app;

create table platform.alert (
  id bigint generated always as identity not null,
  ref text not null,
  kind text not null,
  data jsonb default '{}'::jsonb not null,
  at timestamp with time zone default platform.product_now() not null,
  closed_at timestamp with time zone,
  closed_by bigint,
  told_at timestamp with time zone,
  constraint alert_pkey PRIMARY KEY (id),
  constraint alert_ref_key UNIQUE (ref)
);
CREATE INDEX alert_open ON platform.alert USING btree (id) WHERE (closed_at IS NULL);
CREATE INDEX alert_untold ON platform.alert USING btree (id) WHERE ((told_at IS NULL) AND (closed_at IS NULL));
CREATE TRIGGER alert_news AFTER INSERT OR DELETE OR UPDATE ON platform.alert FOR EACH ROW EXECUTE FUNCTION platform.tell_console('alerts');
grant select on platform.alert to shwekan_app;
grant select on platform.alert to shwekan_reader;

create table platform.alert_kind (
  kind text not null,
  owner_id bigint,
  snoozed_until timestamp with time zone,
  snoozed_by bigint,
  constraint alert_kind_pkey PRIMARY KEY (kind),
  constraint alert_kind_check CHECK (((snoozed_until IS NULL) = (snoozed_by IS NULL)))
);
CREATE TRIGGER alert_kind_news AFTER INSERT OR DELETE OR UPDATE ON platform.alert_kind FOR EACH ROW EXECUTE FUNCTION platform.tell_console('alerts');
grant select on platform.alert_kind to shwekan_app;
grant select on platform.alert_kind to shwekan_reader;

create table platform.alert_message (
  id bigint generated always as identity not null,
  way platform.alert_way not null,
  kind text not null,
  alert_ids bigint[] not null,
  state platform.alert_message_state default 'waiting'::platform.alert_message_state not null,
  tries integer default 0 not null,
  error text,
  at timestamp with time zone default platform.product_now() not null,
  next_at timestamp with time zone default platform.product_now() not null,
  ended_at timestamp with time zone,
  constraint alert_message_pkey PRIMARY KEY (id),
  constraint alert_message_check CHECK (((state = 'waiting'::platform.alert_message_state) = (ended_at IS NULL))),
  constraint alert_message_check1 CHECK (((kind = 'trial'::text) = (cardinality(alert_ids) = 0)))
);
CREATE INDEX alert_message_due ON platform.alert_message USING btree (next_at, id) WHERE (state = 'waiting'::platform.alert_message_state);
CREATE INDEX alert_message_of_way ON platform.alert_message USING btree (way, id);
grant delete, select on platform.alert_message to shwekan_app;
grant select on platform.alert_message to shwekan_reader;

create table platform.audit_link (
  n bigint not null,
  audit_id bigint not null,
  hash bytea not null,
  constraint audit_link_pkey PRIMARY KEY (n),
  constraint audit_link_audit_id_key UNIQUE (audit_id),
  constraint audit_link_hash_check CHECK ((length(hash) = 32)),
  constraint audit_link_n_check CHECK ((n > 0))
);
CREATE TRIGGER audit_link_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON platform.audit_link FOR EACH STATEMENT EXECUTE FUNCTION platform.refuse_change();
grant select on platform.audit_link to shwekan_app;
grant select on platform.audit_link to shwekan_reader;

create table platform.audit_row (
  id bigint generated always as identity not null,
  operator_id bigint not null,
  action text not null,
  subject text not null,
  before jsonb,
  after jsonb,
  reason text,
  address text,
  at timestamp with time zone default platform.product_now() not null,
  constraint audit_row_pkey PRIMARY KEY (id),
  constraint audit_row_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operators.operator(id)
);
CREATE INDEX audit_row_by_operator ON platform.audit_row USING btree (operator_id, id);
CREATE INDEX audit_row_by_subject ON platform.audit_row USING btree (subject, id);
CREATE TRIGGER audit_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON platform.audit_row FOR EACH STATEMENT EXECUTE FUNCTION platform.refuse_change();
CREATE CONSTRAINT TRIGGER audit_chained AFTER INSERT ON platform.audit_row DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION platform.link_audit_row();
CREATE TRIGGER audit_row_news AFTER INSERT OR DELETE OR UPDATE ON platform.audit_row FOR EACH ROW EXECUTE FUNCTION platform.tell_console('trail');
grant select on platform.audit_row to shwekan_app;
grant select on platform.audit_row to shwekan_reader;

create table platform.audit_run (
  id bigint generated always as identity not null,
  at timestamp with time zone default platform.product_now() not null,
  check_count integer not null,
  after_day text,
  difference text,
  constraint audit_run_pkey PRIMARY KEY (id)
);

create table platform.claim (
  subject text not null,
  operator_id bigint not null,
  expires_at timestamp with time zone not null,
  constraint claim_pkey PRIMARY KEY (subject),
  constraint claim_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operators.operator(id)
);
CREATE INDEX claim_expires ON platform.claim USING btree (expires_at);
CREATE TRIGGER claim_news AFTER INSERT OR DELETE OR UPDATE ON platform.claim FOR EACH ROW EXECUTE FUNCTION platform.tell_console('claims');
grant delete, select on platform.claim to shwekan_app;
grant select on platform.claim to shwekan_reader;

create table platform.deed (
  id bigint generated always as identity not null,
  kind text not null,
  subject text not null,
  data jsonb not null,
  basis jsonb not null,
  state platform.deed_state default 'asked'::platform.deed_state not null,
  asked_by bigint not null,
  asked_at timestamp with time zone default platform.product_now() not null,
  decided_by bigint,
  decided_at timestamp with time zone,
  reason text,
  words text not null,
  constraint deed_pkey PRIMARY KEY (id),
  constraint deed_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES operators.operator(id),
  constraint deed_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES operators.operator(id),
  constraint deed_check CHECK (((state = 'asked'::platform.deed_state) = (decided_at IS NULL))),
  constraint deed_check1 CHECK (((state = 'refused'::platform.deed_state) = (reason IS NOT NULL))),
  constraint deed_four_eyes CHECK (
CASE
    WHEN (state = ANY (ARRAY['done'::platform.deed_state, 'refused'::platform.deed_state])) THEN ((decided_by <> asked_by) IS TRUE)
    WHEN (state = 'withdrawn'::platform.deed_state) THEN ((decided_by = asked_by) IS TRUE)
    ELSE (decided_by IS NULL)
END),
  constraint deed_kind_check CHECK ((kind ~ '^[a-z0-9_]+$'::text))
);
CREATE INDEX deed_listed ON platform.deed USING btree (((state = 'asked'::platform.deed_state)), (
CASE
    WHEN (state = 'asked'::platform.deed_state) THEN id
    ELSE NULL::bigint
END), decided_at DESC, id DESC);
CREATE INDEX deed_of_asker ON platform.deed USING btree (asked_by);
CREATE INDEX deed_of_subject ON platform.deed USING btree (subject, id);
CREATE INDEX deed_says ON platform.deed USING gin (words extension.gin_trgm_ops);
CREATE UNIQUE INDEX deed_waits_once ON platform.deed USING btree (kind, subject) WHERE (state = 'asked'::platform.deed_state);
CREATE TRIGGER deed_news AFTER INSERT OR DELETE OR UPDATE ON platform.deed FOR EACH ROW EXECUTE FUNCTION platform.tell_console('deeds');
grant select on platform.deed to shwekan_app;
grant select on platform.deed to shwekan_reader;

create table platform.export (
  id bigint generated always as identity not null,
  operator_id bigint not null,
  list text not null,
  asked jsonb not null,
  format platform.export_format not null,
  state platform.export_state default 'waiting'::platform.export_state not null,
  row_count integer default 0 not null,
  total_count integer,
  is_cut boolean default false not null,
  file_key text,
  asked_at timestamp with time zone default platform.product_now() not null,
  ended_at timestamp with time zone,
  constraint export_pkey PRIMARY KEY (id),
  constraint export_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operators.operator(id),
  constraint export_check CHECK (((state = 'done'::platform.export_state) = (file_key IS NOT NULL))),
  constraint export_check1 CHECK (((state = ANY (ARRAY['done'::platform.export_state, 'failed'::platform.export_state])) = (ended_at IS NOT NULL)))
);
CREATE INDEX export_by_time ON platform.export USING btree (asked_at);
CREATE INDEX export_of_operator ON platform.export USING btree (operator_id, id);
grant delete, select on platform.export to shwekan_app;
grant select on platform.export to shwekan_reader;

create table platform.fact (
  id bigint generated always as identity not null,
  xid xid8 default pg_current_xact_id() not null,
  kind text not null,
  player_id bigint,
  data jsonb default '{}'::jsonb not null,
  at timestamp with time zone default platform.product_now() not null,
  constraint fact_pkey PRIMARY KEY (id)
);
CREATE INDEX fact_by_order ON platform.fact USING btree (xid, id);
CREATE INDEX fact_by_player ON platform.fact USING btree (player_id, xid, id) WHERE (player_id IS NOT NULL);
CREATE INDEX fact_by_time ON platform.fact USING btree (at);
grant delete, select on platform.fact to shwekan_app;
grant select on platform.fact to shwekan_reader;

create table platform.fact_reader (
  name text not null,
  xid xid8 not null,
  id bigint not null,
  constraint fact_reader_pkey PRIMARY KEY (name)
);
grant select on platform.fact_reader to shwekan_app;
grant select on platform.fact_reader to shwekan_reader;

create table platform.given_answer (
  owner text not null,
  call text not null,
  key text not null,
  body_hash text not null,
  reply jsonb,
  at timestamp with time zone default platform.product_now() not null,
  constraint given_answer_pkey PRIMARY KEY (key, owner, call),
  constraint given_answer_key_check CHECK (((length(key) >= 8) AND (length(key) <= 255)))
);
CREATE INDEX given_answer_by_time ON platform.given_answer USING btree (at);
grant delete, select on platform.given_answer to shwekan_app;

create table platform.leader (
  name text not null,
  number bigint not null,
  holder uuid not null,
  until timestamp with time zone not null,
  constraint leader_pkey PRIMARY KEY (name),
  constraint leader_number_check CHECK ((number > 0))
);
grant select on platform.leader to shwekan_app;

create table platform.migration (
  name text not null,
  at timestamp with time zone default clock_timestamp() not null,
  sha256 text,
  constraint migration_pkey PRIMARY KEY (name)
);

create table platform.notification (
  id bigint generated always as identity not null,
  player_id bigint,
  kind text not null,
  data jsonb default '{}'::jsonb not null,
  at timestamp with time zone default platform.product_now() not null,
  read_at timestamp with time zone,
  notice_id bigint,
  topic platform.notification_topic generated always as (
CASE
    WHEN (kind = ANY (ARRAY['won'::text, 'refunded'::text, 'win_reversed'::text, 'draw_moved'::text])) THEN 'win'::platform.notification_topic
    WHEN (kind = ANY (ARRAY['cash_in_approved'::text, 'cash_in_promoted'::text, 'cash_in_corrected'::text, 'cash_in_corrected_promoted'::text, 'cash_in_rejected'::text, 'cash_in_expired'::text, 'cash_out_paid'::text, 'cash_out_rejected'::text, 'adjusted_up'::text, 'adjusted_down'::text, 'points_adjusted'::text])) THEN 'cash'::platform.notification_topic
    WHEN (kind = ANY (ARRAY['level_two_approved'::text, 'level_two_rejected'::text])) THEN 'level'::platform.notification_topic
    WHEN (kind = 'result'::text) THEN 'result'::platform.notification_topic
    WHEN (kind = 'conversation_answered'::text) THEN 'support'::platform.notification_topic
    WHEN (kind = 'house'::text) THEN 'house'::platform.notification_topic
    WHEN (kind = ANY (ARRAY['welcome_bonus'::text, 'weekly_promotion'::text])) THEN 'reward'::platform.notification_topic
    ELSE NULL::platform.notification_topic
END) stored not null,
  constraint notification_pkey PRIMARY KEY (id),
  constraint notification_notice_id_fkey FOREIGN KEY (notice_id) REFERENCES realtime.notice(id),
  constraint notification_player_id_fkey FOREIGN KEY (player_id) REFERENCES players.player(id)
);
CREATE INDEX notification_of ON platform.notification USING btree (player_id, id);
CREATE UNIQUE INDEX notification_of_notice ON platform.notification USING btree (notice_id, player_id) WHERE (notice_id IS NOT NULL);
grant select on platform.notification to shwekan_app;

create table platform.rate_count (
  bucket text not null,
  window_start timestamp with time zone not null,
  count integer not null,
  constraint rate_count_pkey PRIMARY KEY (bucket, window_start)
);
CREATE INDEX rate_count_by_time ON platform.rate_count USING btree (window_start);
grant delete, select on platform.rate_count to shwekan_app;

create table platform.rehearsal_run (
  id bigint generated always as identity not null,
  at timestamp with time zone default platform.product_now() not null,
  backup_at timestamp with time zone,
  newest_at timestamp with time zone,
  missing_count integer,
  trouble text,
  constraint rehearsal_run_pkey PRIMARY KEY (id)
);

create table platform.setting (
  key text not null,
  value jsonb not null,
  changed_at timestamp with time zone default platform.product_now() not null,
  constraint setting_pkey PRIMARY KEY (key)
);
grant select on platform.setting to shwekan_app;
grant select on platform.setting to shwekan_reader;

create table platform.timeline (
  name text not null,
  mark uuid default gen_random_uuid() not null,
  constraint timeline_pkey PRIMARY KEY (name),
  constraint timeline_name_check CHECK ((name ~ '^[0-9A-F]{8}$'::text))
);
grant select on platform.timeline to shwekan_app;

create table platform.worker_process (
  place text not null,
  loops jsonb not null,
  told_at timestamp with time zone default clock_timestamp() not null,
  constraint worker_process_pkey PRIMARY KEY (place),
  constraint worker_process_place_check CHECK (((length(place) >= 1) AND (length(place) <= 300)))
);
grant delete, select on platform.worker_process to shwekan_app;

create table players.level_two_request (
  id bigint generated always as identity not null,
  player_id bigint not null,
  image_key text not null,
  state players.level_two_request_state default 'pending'::players.level_two_request_state not null,
  name text,
  reason text,
  decided_by bigint,
  decided_at timestamp with time zone,
  created_at timestamp with time zone default platform.product_now() not null,
  constraint level_two_request_pkey PRIMARY KEY (id),
  constraint level_two_request_image_key_key UNIQUE (image_key),
  constraint level_two_request_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES operators.operator(id),
  constraint level_two_request_player_id_fkey FOREIGN KEY (player_id) REFERENCES players.player(id),
  constraint level_two_request_check CHECK ((((state = 'pending'::players.level_two_request_state) = (decided_by IS NULL)) AND ((state = 'pending'::players.level_two_request_state) = (decided_at IS NULL)))),
  constraint level_two_request_check1 CHECK (((state = 'approved'::players.level_two_request_state) = (name IS NOT NULL))),
  constraint level_two_request_check2 CHECK (((state = 'rejected'::players.level_two_request_state) = (reason IS NOT NULL)))
);
CREATE INDEX level_two_of_player ON players.level_two_request USING btree (player_id, id);
CREATE UNIQUE INDEX level_two_one_pending ON players.level_two_request USING btree (player_id) WHERE (state = 'pending'::players.level_two_request_state);
CREATE INDEX level_two_queue ON players.level_two_request USING btree (state, id);
CREATE TRIGGER level_two_request_news AFTER INSERT OR DELETE OR UPDATE ON players.level_two_request FOR EACH ROW EXECUTE FUNCTION platform.tell_console('level_two');
grant select on players.level_two_request to shwekan_app;
grant select on players.level_two_request to shwekan_reader;

create table players.otp (
  id bigint generated always as identity not null,
  phone text not null,
  purpose players.otp_purpose not null,
  is_known_device boolean not null,
  device_hash bytea not null,
  place text,
  code_hash bytea not null,
  tries integer default 0 not null,
  place_tries integer default 0 not null,
  created_at timestamp with time zone default platform.product_now() not null,
  expires_at timestamp with time zone not null,
  verified_at timestamp with time zone,
  token_hash bytea,
  token_expires_at timestamp with time zone,
  used_at timestamp with time zone,
  constraint otp_pkey PRIMARY KEY (id),
  constraint otp_token_hash_key UNIQUE (token_hash)
);
CREATE INDEX otp_by_phone ON players.otp USING btree (phone, purpose, id);
grant delete, select on players.otp to shwekan_app;

create table players.play_break (
  id bigint generated always as identity not null,
  player_id bigint not null,
  kind players.play_break_kind not null,
  from_at timestamp with time zone default platform.product_now() not null,
  until_at timestamp with time zone not null,
  constraint play_break_pkey PRIMARY KEY (id),
  constraint play_break_player_id_fkey FOREIGN KEY (player_id) REFERENCES players.player(id),
  constraint play_break_check CHECK ((until_at > from_at))
);
CREATE INDEX play_break_of_player ON players.play_break USING btree (player_id, until_at);
CREATE TRIGGER play_break_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON players.play_break FOR EACH STATEMENT EXECUTE FUNCTION platform.refuse_change();
grant select on players.play_break to shwekan_app;
grant select on players.play_break to shwekan_reader;

create table players.play_limit (
  player_id bigint not null,
  kind players.play_limit_kind not null,
  period players.play_limit_period not null,
  limit_pya bigint not null,
  raise_pya bigint,
  raise_asked_at timestamp with time zone,
  changed_at timestamp with time zone default platform.product_now() not null,
  constraint play_limit_pkey PRIMARY KEY (player_id, kind, period),
  constraint play_limit_player_id_fkey FOREIGN KEY (player_id) REFERENCES players.player(id),
  constraint play_limit_check CHECK ((raise_pya > limit_pya)),
  constraint play_limit_check1 CHECK (((raise_pya IS NULL) OR (raise_asked_at IS NOT NULL))),
  constraint play_limit_limit_pya_check CHECK ((limit_pya >= 0))
);
grant delete, select on players.play_limit to shwekan_app;
grant select on players.play_limit to shwekan_reader;

create table players.play_limit_raise (
  id bigint generated always as identity not null,
  player_id bigint not null,
  kind players.play_limit_kind not null,
  period players.play_limit_period not null,
  from_pya bigint not null,
  to_pya bigint,
  at timestamp with time zone default platform.product_now() not null,
  constraint play_limit_raise_pkey PRIMARY KEY (id),
  constraint play_limit_raise_player_id_fkey FOREIGN KEY (player_id) REFERENCES players.player(id),
  constraint play_limit_raise_check CHECK ((to_pya > from_pya))
);
CREATE INDEX play_limit_raise_of ON players.play_limit_raise USING btree (player_id, at);
CREATE TRIGGER play_limit_raise_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON players.play_limit_raise FOR EACH STATEMENT EXECUTE FUNCTION platform.refuse_change();
grant select on players.play_limit_raise to shwekan_app;
grant select on players.play_limit_raise to shwekan_reader;

create table players.player (
  id bigint generated always as identity not null,
  user_code text not null,
  name text not null,
  phone text not null,
  password_hash text not null,
  password_changed_at timestamp with time zone default platform.product_now() not null,
  birthday date,
  email text,
  image text,
  referral_code text not null,
  referred_by bigint,
  lvl_2_state players.lvl_2_state default 'none'::players.lvl_2_state not null,
  turnover_pya bigint default 0 not null,
  language platform.page_language default 'my'::platform.page_language not null,
  blocked_at timestamp with time zone,
  blocked_reason text,
  excluded_until timestamp with time zone,
  created_at timestamp with time zone default platform.product_now() not null,
  credentials_changed_at timestamp with time zone,
  lvl_2_name text,
  constraint player_pkey PRIMARY KEY (id),
  constraint player_phone_key UNIQUE (phone),
  constraint player_referral_code_key UNIQUE (referral_code),
  constraint player_user_code_key UNIQUE (user_code),
  constraint player_referred_by_fkey FOREIGN KEY (referred_by) REFERENCES players.player(id),
  constraint player_phone_check CHECK ((phone ~ '^09[0-9]{9}$'::text)),
  constraint player_turnover_pya_check CHECK ((turnover_pya >= 0))
);
CREATE INDEX player_barred_by_birthday ON players.player USING btree (birthday) WHERE ((blocked_at IS NOT NULL) OR (excluded_until IS NOT NULL));
CREATE INDEX player_by_opening ON players.player USING btree (created_at);
CREATE INDEX player_by_referrer ON players.player USING btree (referred_by) WHERE (referred_by IS NOT NULL);
CREATE INDEX player_named ON players.player USING gin (name extension.gin_trgm_ops, phone extension.gin_trgm_ops);
CREATE TRIGGER player_credentials BEFORE UPDATE OF password_hash, phone ON players.player FOR EACH ROW WHEN (((old.password_hash IS DISTINCT FROM new.password_hash) OR (old.phone IS DISTINCT FROM new.phone))) EXECUTE FUNCTION players.note_credentials_change();
CREATE TRIGGER player_names AFTER UPDATE OF name ON players.player FOR EACH ROW WHEN ((old.name IS DISTINCT FROM new.name)) EXECUTE FUNCTION players.record_name();
grant select on players.player to shwekan_app;

create table players.player_name (
  player_id bigint not null,
  name text not null,
  until_at timestamp with time zone default platform.product_now() not null,
  constraint player_name_pkey PRIMARY KEY (player_id, name),
  constraint player_name_player_id_fkey FOREIGN KEY (player_id) REFERENCES players.player(id)
);
grant select on players.player_name to shwekan_app;
grant select on players.player_name to shwekan_reader;

create table players.player_note (
  id bigint generated always as identity not null,
  player_id bigint not null,
  operator_id bigint not null,
  text text not null,
  at timestamp with time zone default platform.product_now() not null,
  constraint player_note_pkey PRIMARY KEY (id),
  constraint player_note_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operators.operator(id),
  constraint player_note_player_id_fkey FOREIGN KEY (player_id) REFERENCES players.player(id),
  constraint player_note_text_check CHECK ((text <> ''::text))
);
CREATE INDEX player_note_of ON players.player_note USING btree (player_id, id);
CREATE TRIGGER player_note_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON players.player_note FOR EACH STATEMENT EXECUTE FUNCTION platform.refuse_change();
grant select on players.player_note to shwekan_app;
grant select on players.player_note to shwekan_reader;

create table players.player_seen (
  player_id bigint not null,
  seen_at timestamp with time zone default platform.product_now() not null,
  constraint player_seen_pkey PRIMARY KEY (player_id),
  constraint player_seen_player_id_fkey FOREIGN KEY (player_id) REFERENCES players.player(id)
);
grant select on players.player_seen to shwekan_app;

create table players.player_session (
  id bigint generated always as identity not null,
  token_hash bytea not null,
  player_id bigint not null,
  device text default ''::text not null,
  address text default ''::text not null,
  created_at timestamp with time zone default platform.product_now() not null,
  seen_at timestamp with time zone default platform.product_now() not null,
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  device_hash bytea,
  constraint player_session_pkey PRIMARY KEY (id),
  constraint player_session_token_hash_key UNIQUE (token_hash),
  constraint player_session_player_id_fkey FOREIGN KEY (player_id) REFERENCES players.player(id)
);
CREATE INDEX player_session_by_address ON players.player_session USING btree (address, created_at) WHERE (address <> ''::text);
CREATE INDEX player_session_by_device ON players.player_session USING btree (device_hash, player_id) WHERE (device_hash IS NOT NULL);
CREATE INDEX player_session_of ON players.player_session USING btree (player_id) WHERE (ended_at IS NULL);
grant delete, select on players.player_session to shwekan_app;

create table players.sms (
  id bigint generated always as identity not null,
  phone text not null,
  text text,
  state players.sms_state default 'waiting'::players.sms_state not null,
  tries integer default 0 not null,
  error text,
  at timestamp with time zone default platform.product_now() not null,
  sent_at timestamp with time zone,
  encrypted_text bytea,
  constraint sms_pkey PRIMARY KEY (id)
);
CREATE INDEX sms_by_phone ON players.sms USING btree (phone, id);
CREATE INDEX sms_by_sent ON players.sms USING btree (id) WHERE (state = 'sent'::players.sms_state);
CREATE TRIGGER sms_news AFTER INSERT OR DELETE OR UPDATE ON players.sms FOR EACH ROW EXECUTE FUNCTION platform.tell_console('outbox');
grant delete, select on players.sms to shwekan_app;

create table realtime.notice (
  id bigint generated always as identity not null,
  kind realtime.notice_kind not null,
  data jsonb not null,
  audience realtime.notice_audience,
  player_id bigint,
  state realtime.notice_state default 'sending'::realtime.notice_state not null,
  sent_at timestamp with time zone,
  told_to bigint default 0 not null,
  told_until bigint default 0 not null,
  told_count integer default 0 not null,
  pushed_count integer default 0 not null,
  failed_count integer default 0 not null,
  deed_id bigint,
  constraint notice_pkey PRIMARY KEY (id),
  constraint notice_deed_id_key UNIQUE (deed_id),
  constraint notice_deed_id_fkey FOREIGN KEY (deed_id) REFERENCES platform.deed(id),
  constraint notice_player_id_fkey FOREIGN KEY (player_id) REFERENCES players.player(id),
  constraint notice_check CHECK (((NOT (audience IS DISTINCT FROM 'player'::realtime.notice_audience)) = (player_id IS NOT NULL))),
  constraint notice_check1 CHECK (((kind = 'house'::realtime.notice_kind) = (audience IS NOT NULL))),
  constraint notice_check2 CHECK (((kind = 'house'::realtime.notice_kind) = (deed_id IS NOT NULL)))
);
CREATE INDEX notice_of_operators ON realtime.notice USING btree (id DESC) WHERE (kind = 'house'::realtime.notice_kind);
CREATE INDEX notice_sending ON realtime.notice USING btree (id) WHERE (state = 'sending'::realtime.notice_state);
CREATE TRIGGER notice_news AFTER INSERT OR DELETE OR UPDATE ON realtime.notice FOR EACH ROW EXECUTE FUNCTION platform.tell_console('notices');
grant select on realtime.notice to shwekan_app;
grant select on realtime.notice to shwekan_reader;

create table realtime.notification_choice (
  player_id bigint not null,
  topic platform.notification_topic not null,
  in_app boolean not null,
  push boolean not null,
  constraint notification_choice_pkey PRIMARY KEY (player_id, topic),
  constraint notification_choice_player_id_fkey FOREIGN KEY (player_id) REFERENCES players.player(id)
);
CREATE INDEX notification_choice_of_results ON realtime.notification_choice USING btree (player_id) WHERE ((topic = 'result'::platform.notification_topic) AND (in_app OR push));
grant select on realtime.notification_choice to shwekan_app;
grant select on realtime.notification_choice to shwekan_reader;

create table realtime.push_device (
  id bigint generated always as identity not null,
  player_id bigint not null,
  session_id bigint not null,
  endpoint text not null,
  host text not null,
  p256dh text not null,
  auth text not null,
  language platform.page_language not null,
  saved_at timestamp with time zone default platform.product_now() not null,
  constraint push_device_pkey PRIMARY KEY (id),
  constraint push_device_endpoint_key UNIQUE (endpoint),
  constraint push_device_player_id_fkey FOREIGN KEY (player_id) REFERENCES players.player(id),
  constraint push_device_session_id_fkey FOREIGN KEY (session_id) REFERENCES players.player_session(id) ON DELETE CASCADE
);
CREATE INDEX push_device_of_player ON realtime.push_device USING btree (player_id, saved_at);
CREATE INDEX push_device_of_session ON realtime.push_device USING btree (session_id);
grant delete, select on realtime.push_device to shwekan_app;

create table realtime.push_key (
  is_only boolean default true not null,
  public_key text not null,
  private_encrypted bytea not null,
  constraint push_key_pkey PRIMARY KEY (is_only),
  constraint push_key_is_only_check CHECK (is_only)
);
grant select on realtime.push_key to shwekan_app;

create table realtime.push_outbox (
  id bigint generated always as identity not null,
  device_id bigint not null,
  notification_id bigint not null,
  host text not null,
  tries integer default 0 not null,
  next_at timestamp with time zone default platform.product_now() not null,
  constraint push_outbox_pkey PRIMARY KEY (id),
  constraint push_outbox_device_id_notification_id_key UNIQUE (device_id, notification_id),
  constraint push_outbox_device_id_fkey FOREIGN KEY (device_id) REFERENCES realtime.push_device(id) ON DELETE CASCADE,
  constraint push_outbox_notification_id_fkey FOREIGN KEY (notification_id) REFERENCES platform.notification(id) ON DELETE CASCADE
);
CREATE INDEX push_outbox_due ON realtime.push_outbox USING btree (next_at, id);
CREATE INDEX push_outbox_of_notification ON realtime.push_outbox USING btree (notification_id);
grant delete, select on realtime.push_outbox to shwekan_app;

create table realtime.stream_era (
  name text not null,
  xid xid8 default pg_current_xact_id() not null,
  at timestamp with time zone default clock_timestamp() not null,
  constraint stream_era_pkey PRIMARY KEY (name),
  constraint stream_era_name_check CHECK ((length(name) = 12))
);
CREATE INDEX stream_era_by_order ON realtime.stream_era USING btree (xid);
grant delete, select on realtime.stream_era to shwekan_app;

create table realtime.stream_process (
  name text not null,
  player_count integer not null,
  told_at timestamp with time zone default clock_timestamp() not null,
  constraint stream_process_pkey PRIMARY KEY (name),
  constraint stream_process_name_check CHECK ((length(name) = 36)),
  constraint stream_process_player_count_check CHECK ((player_count >= 0))
);
grant delete, select on realtime.stream_process to shwekan_app;

create table realtime.stream_ticket (
  token_hash bytea not null,
  player_id bigint not null,
  session_id bigint not null,
  expires_at timestamp with time zone not null,
  constraint stream_ticket_pkey PRIMARY KEY (token_hash),
  constraint stream_ticket_player_id_fkey FOREIGN KEY (player_id) REFERENCES players.player(id),
  constraint stream_ticket_session_id_fkey FOREIGN KEY (session_id) REFERENCES players.player_session(id) ON DELETE CASCADE
);
grant delete, select on realtime.stream_ticket to shwekan_app;

create table reports.booked_day (
  subject reports.report_subject not null,
  day date not null,
  key text not null,
  reason text not null,
  amount_pya bigint not null,
  entry_count bigint not null,
  constraint booked_day_pkey PRIMARY KEY (subject, day, key, reason)
);
grant select on reports.booked_day to shwekan_app;
grant select on reports.booked_day to shwekan_reader;

create table reports.booked_funds (
  purse text not null,
  day date not null,
  amount bigint not null,
  constraint booked_funds_pkey PRIMARY KEY (purse, day)
);
grant select on reports.booked_funds to shwekan_app;
grant select on reports.booked_funds to shwekan_reader;

create table reports.booked_hour (
  hour timestamp with time zone not null,
  purse text not null,
  amount bigint not null,
  first_entry bigint not null,
  last_entry bigint not null,
  constraint booked_hour_pkey PRIMARY KEY (hour, purse)
);
grant select on reports.booked_hour to shwekan_app;
grant select on reports.booked_hour to shwekan_reader;

create table reports.booked_month (
  subject reports.report_subject not null,
  month date not null,
  key text not null,
  reason text not null,
  amount_pya bigint not null,
  entry_count bigint not null,
  constraint booked_month_pkey PRIMARY KEY (subject, month, key, reason),
  constraint booked_month_month_check CHECK ((EXTRACT(day FROM month) = (1)::numeric))
);
grant select on reports.booked_month to shwekan_app;
grant select on reports.booked_month to shwekan_reader;

create table reports.booked_place (
  is_one boolean default true not null,
  read_to bigint not null,
  next_to bigint not null,
  next_xid xid8 not null,
  constraint booked_place_pkey PRIMARY KEY (is_one),
  constraint booked_place_check CHECK ((next_to >= read_to)),
  constraint booked_place_is_one_check CHECK (is_one)
);
CREATE TRIGGER booked_place_news AFTER UPDATE OF read_to ON reports.booked_place FOR EACH ROW EXECUTE FUNCTION platform.tell_console('money');
grant select on reports.booked_place to shwekan_app;
grant select on reports.booked_place to shwekan_reader;

create table reports.booked_purse (
  player_id bigint not null,
  day date not null,
  purse text not null,
  reason text not null,
  amount_in bigint not null,
  amount_out bigint not null,
  line_count bigint not null,
  first_entry bigint not null,
  last_entry bigint not null,
  constraint booked_purse_pkey PRIMARY KEY (player_id, day, purse, reason)
);
grant select on reports.booked_purse to shwekan_app;
grant select on reports.booked_purse to shwekan_reader;

create table reports.closing (
  day date not null,
  first_entry bigint not null,
  last_entry bigint not null,
  entry_count bigint not null,
  entry_root bytea not null,
  main_pya bigint not null,
  game_pya bigint not null,
  hold_pya bigint not null,
  promotion_pya bigint not null,
  referral_pya bigint not null,
  below_zero_pya bigint not null,
  open_stakes_pya bigint not null,
  funds_size integer not null,
  funds_root bytea not null,
  closed_at timestamp with time zone default platform.product_now() not null,
  recorded_at timestamp with time zone default clock_timestamp() not null,
  constraint closing_pkey PRIMARY KEY (day),
  constraint closing_last_entry_key UNIQUE (last_entry),
  constraint closing_below_zero_pya_check CHECK ((below_zero_pya <= 0)),
  constraint closing_check CHECK ((last_entry >= first_entry)),
  constraint closing_entry_count_check CHECK ((entry_count > 0)),
  constraint closing_entry_root_check CHECK ((length(entry_root) = 32)),
  constraint closing_funds_root_check CHECK ((length(funds_root) = 32)),
  constraint closing_funds_size_check CHECK ((funds_size >= 256)),
  constraint closing_game_pya_check CHECK ((game_pya >= 0)),
  constraint closing_hold_pya_check CHECK ((hold_pya >= 0)),
  constraint closing_main_pya_check CHECK ((main_pya >= 0)),
  constraint closing_open_stakes_pya_check CHECK ((open_stakes_pya >= 0)),
  constraint closing_promotion_pya_check CHECK ((promotion_pya >= 0)),
  constraint closing_referral_pya_check CHECK ((referral_pya >= 0))
);
CREATE TRIGGER closing_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON reports.closing FOR EACH STATEMENT EXECUTE FUNCTION platform.refuse_change();
grant select on reports.closing to shwekan_app;
grant select on reports.closing to shwekan_reader;

create table reports.closing_account (
  day date not null,
  method text not null,
  amount_pya bigint not null,
  constraint closing_account_pkey PRIMARY KEY (day, method),
  constraint closing_account_day_fkey FOREIGN KEY (day) REFERENCES reports.closing(day)
);
CREATE TRIGGER closing_account_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON reports.closing_account FOR EACH STATEMENT EXECUTE FUNCTION platform.refuse_change();
grant select on reports.closing_account to shwekan_app;
grant select on reports.closing_account to shwekan_reader;

create table reports.closing_check (
  id bigint generated always as identity not null,
  day date not null,
  method text not null,
  amount_pya bigint not null,
  operator_id bigint not null,
  at timestamp with time zone default platform.product_now() not null,
  constraint closing_check_pkey PRIMARY KEY (id),
  constraint closing_check_day_fkey FOREIGN KEY (day) REFERENCES reports.closing(day),
  constraint closing_check_amount_pya_check CHECK (((amount_pya >= 0) AND (amount_pya <= '9007199254740991'::bigint)))
);
CREATE INDEX closing_check_of_day ON reports.closing_check USING btree (day, method, id);
CREATE TRIGGER closing_check_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON reports.closing_check FOR EACH STATEMENT EXECUTE FUNCTION platform.refuse_change();
grant select on reports.closing_check to shwekan_app;
grant select on reports.closing_check to shwekan_reader;

create table reports.closing_place (
  is_one boolean default true not null,
  newest bigint,
  newest_xid xid8,
  newest_for date,
  day date,
  last_entry bigint,
  worker uuid,
  works_until timestamp with time zone default '-infinity'::timestamp with time zone not null,
  constraint closing_place_pkey PRIMARY KEY (is_one),
  constraint closing_place_check CHECK ((((newest IS NULL) = (newest_xid IS NULL)) AND ((newest IS NULL) = (newest_for IS NULL)))),
  constraint closing_place_check1 CHECK (((day IS NULL) = (last_entry IS NULL))),
  constraint closing_place_is_one_check CHECK (is_one)
);
grant select on reports.closing_place to shwekan_app;
grant select on reports.closing_place to shwekan_reader;

create table reports.closing_tile (
  day date not null,
  level smallint not null,
  tile integer not null,
  nodes bytea not null,
  constraint closing_tile_pkey PRIMARY KEY (day, level, tile),
  constraint closing_tile_level_check CHECK ((level >= 0)),
  constraint closing_tile_nodes_check CHECK ((((length(nodes) >= 40) AND (length(nodes) <= 10240)) AND ((length(nodes) % 40) = 0))),
  constraint closing_tile_tile_check CHECK ((tile >= 0))
);
CREATE INDEX closing_tile_by_hash ON reports.closing_tile USING btree (day, substr(nodes, 1, 32)) WHERE (level = 0);
grant delete, select on reports.closing_tile to shwekan_app;
grant select on reports.closing_tile to shwekan_reader;

create table reports.signing (
  id bigint generated always as identity not null,
  period text not null,
  figures jsonb not null,
  sha256 bytea not null,
  asked_by bigint not null,
  signed_by bigint not null,
  asked_at timestamp with time zone not null,
  signed_at timestamp with time zone default platform.product_now() not null,
  deed_id bigint not null,
  constraint signing_pkey PRIMARY KEY (id),
  constraint signing_deed_id_key UNIQUE (deed_id),
  constraint signing_check CHECK ((signed_by <> asked_by)),
  constraint signing_period_check CHECK ((period ~ '^20\d\d-\d\d(-\d\d)?$'::text)),
  constraint signing_sha256_check CHECK ((length(sha256) = 32))
);
CREATE INDEX signing_of_period ON reports.signing USING btree (period, id);
CREATE TRIGGER signing_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON reports.signing FOR EACH STATEMENT EXECUTE FUNCTION platform.refuse_change();
grant select on reports.signing to shwekan_app;
grant select on reports.signing to shwekan_reader;

create table reports.signing_file (
  signing_id bigint not null,
  format platform.export_format not null,
  file_key text not null,
  sha256 bytea not null,
  byte_count integer not null,
  made_at timestamp with time zone default platform.product_now() not null,
  constraint signing_file_pkey PRIMARY KEY (signing_id, format),
  constraint signing_file_file_key_key UNIQUE (file_key),
  constraint signing_file_signing_id_fkey FOREIGN KEY (signing_id) REFERENCES reports.signing(id),
  constraint signing_file_byte_count_check CHECK ((byte_count > 0)),
  constraint signing_file_sha256_check CHECK ((length(sha256) = 32))
);
CREATE TRIGGER signing_file_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON reports.signing_file FOR EACH STATEMENT EXECUTE FUNCTION platform.refuse_change();
grant select on reports.signing_file to shwekan_app;
grant select on reports.signing_file to shwekan_reader;

create table rewards.draw_stake (
  draw_id bigint not null,
  player_id bigint not null,
  stake_pya bigint not null,
  payout_pya bigint not null,
  settled_at timestamp with time zone not null,
  pya_per_point bigint not null,
  micro_points bigint not null,
  constraint draw_stake_pkey PRIMARY KEY (draw_id, player_id),
  constraint draw_stake_check CHECK ((micro_points = rewards.micro_points(stake_pya, pya_per_point))),
  constraint draw_stake_payout_pya_check CHECK ((payout_pya >= 0)),
  constraint draw_stake_pya_per_point_check CHECK ((pya_per_point > 0)),
  constraint draw_stake_stake_pya_check CHECK ((stake_pya > 0))
);
CREATE INDEX draw_stake_of_player ON rewards.draw_stake USING btree (player_id, settled_at);
grant delete, select on rewards.draw_stake to shwekan_app;
grant select on rewards.draw_stake to shwekan_reader;

create table rewards.draw_stake_run (
  draw_id bigint not null,
  round smallint not null,
  settled_at timestamp with time zone not null,
  pya_per_point bigint not null,
  paid_to bigint default 0 not null,
  done_at timestamp with time zone,
  constraint draw_stake_run_pkey PRIMARY KEY (draw_id)
);
grant select on rewards.draw_stake_run to shwekan_app;
grant select on rewards.draw_stake_run to shwekan_reader;

create table rewards.game_referral (
  wager_id bigint not null,
  round integer not null,
  referrer_id bigint not null,
  friend_id bigint not null,
  amount_pya bigint not null,
  at timestamp with time zone default platform.product_now() not null,
  most_pya bigint not null,
  is_paid_at_once boolean default false not null,
  constraint game_referral_pkey PRIMARY KEY (wager_id, round),
  constraint game_referral_friend_id_fkey FOREIGN KEY (friend_id) REFERENCES players.player(id),
  constraint game_referral_referrer_id_fkey FOREIGN KEY (referrer_id) REFERENCES players.player(id),
  constraint game_referral_check CHECK ((referrer_id <> friend_id)),
  constraint game_referral_says_something CHECK (((amount_pya <> 0) OR (most_pya <> 0)))
);
CREATE INDEX game_referral_by_time ON rewards.game_referral USING brin (at);
CREATE INDEX game_referral_of_referrer ON rewards.game_referral USING btree (referrer_id, at DESC);
CREATE TRIGGER game_referral_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON rewards.game_referral FOR EACH STATEMENT EXECUTE FUNCTION platform.refuse_change();
grant select on rewards.game_referral to shwekan_app;
grant select on rewards.game_referral to shwekan_reader;

create table rewards.game_reward (
  wager_id bigint not null,
  player_id bigint not null,
  referrer_id bigint,
  valid_bet_pya bigint default 0 not null,
  loss_pya bigint default 0 not null,
  settled_at timestamp with time zone,
  first_settled_at timestamp with time zone not null,
  pya_per_point bigint not null,
  micro_points bigint default 0 not null,
  referral_basis_points integer not null,
  referral_pya bigint default 0 not null,
  round integer default 0 not null,
  risk_pya bigint default 0 not null,
  edge_basis_points integer not null,
  counted_pya bigint default 0 not null,
  edge_pya bigint default 0 not null,
  constraint game_reward_pkey PRIMARY KEY (wager_id),
  constraint game_reward_at_risk CHECK (((risk_pya <= valid_bet_pya) AND (counted_pya <= risk_pya) AND (edge_pya <= risk_pya))),
  constraint game_reward_check CHECK ((referral_pya =
CASE
    WHEN (referrer_id IS NULL) THEN (0)::bigint
    ELSE (floor((((loss_pya)::numeric * (referral_basis_points)::numeric) / (10000)::numeric)))::bigint
END)),
  constraint game_reward_check1 CHECK (((settled_at IS NOT NULL) OR ((valid_bet_pya = 0) AND (loss_pya = 0)))),
  constraint game_reward_counted_pya_check CHECK ((counted_pya >= 0)),
  constraint game_reward_edge_basis_points_check CHECK (((edge_basis_points >= 0) AND (edge_basis_points <= 10000))),
  constraint game_reward_edge_pya_check CHECK ((edge_pya >= 0)),
  constraint game_reward_points CHECK ((micro_points = rewards.micro_points(counted_pya, pya_per_point))),
  constraint game_reward_pya_per_point_check CHECK ((pya_per_point > 0)),
  constraint game_reward_risk_pya_check CHECK ((risk_pya >= 0)),
  constraint game_reward_valid_bet_pya_check CHECK ((valid_bet_pya >= 0))
);
CREATE INDEX game_reward_of_player ON rewards.game_reward USING btree (player_id, settled_at);
grant select on rewards.game_reward to shwekan_app;
grant select on rewards.game_reward to shwekan_reader;

create table rewards.lottery_referral (
  slip_id bigint not null,
  draw_id bigint not null,
  referrer_id bigint not null,
  friend_id bigint not null,
  stake_pya bigint not null,
  basis_points integer not null,
  amount_pya bigint not null,
  at timestamp with time zone default platform.product_now() not null,
  round smallint default 1 not null,
  constraint lottery_referral_pkey PRIMARY KEY (slip_id),
  constraint lottery_referral_friend_id_fkey FOREIGN KEY (friend_id) REFERENCES players.player(id),
  constraint lottery_referral_referrer_id_fkey FOREIGN KEY (referrer_id) REFERENCES players.player(id),
  constraint lottery_referral_amount_pya_check CHECK ((amount_pya > 0)),
  constraint lottery_referral_basis_points_check CHECK (((basis_points >= 1) AND (basis_points <= 10000))),
  constraint lottery_referral_check CHECK ((amount_pya = ((stake_pya * basis_points) / 10000))),
  constraint lottery_referral_check1 CHECK ((referrer_id <> friend_id)),
  constraint lottery_referral_round_check CHECK ((round > 0)),
  constraint lottery_referral_stake_pya_check CHECK ((stake_pya > 0))
);
CREATE INDEX lottery_referral_by_time ON rewards.lottery_referral USING brin (at);
CREATE INDEX lottery_referral_of_draw ON rewards.lottery_referral USING btree (draw_id, slip_id);
CREATE INDEX lottery_referral_of_referrer ON rewards.lottery_referral USING btree (referrer_id, at, slip_id);
CREATE TRIGGER lottery_referral_append_only BEFORE UPDATE OR TRUNCATE ON rewards.lottery_referral FOR EACH STATEMENT EXECUTE FUNCTION platform.refuse_change();
CREATE TRIGGER lottery_referral_goes_only_reversed BEFORE DELETE ON rewards.lottery_referral FOR EACH ROW EXECUTE FUNCTION rewards.refuse_lost_referral();
grant delete, select on rewards.lottery_referral to shwekan_app;
grant select on rewards.lottery_referral to shwekan_reader;

create table rewards.lottery_referral_reversed (
  slip_id bigint not null,
  round smallint not null,
  draw_id bigint not null,
  referrer_id bigint not null,
  amount_pya bigint not null,
  at timestamp with time zone default platform.product_now() not null,
  earned_at timestamp with time zone not null,
  constraint lottery_referral_reversed_pkey PRIMARY KEY (slip_id, round),
  constraint lottery_referral_reversed_amount_pya_check CHECK ((amount_pya > 0))
);
CREATE TRIGGER lottery_referral_reversed_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON rewards.lottery_referral_reversed FOR EACH STATEMENT EXECUTE FUNCTION platform.refuse_change();
grant select on rewards.lottery_referral_reversed to shwekan_app;
grant select on rewards.lottery_referral_reversed to shwekan_reader;

create table rewards.pocket_campaign (
  id bigint generated always as identity not null,
  name jsonb not null,
  budget_pya bigint not null,
  spent_pya bigint default 0 not null,
  drawn_count integer default 0 not null,
  smallest_pya bigint not null,
  largest_pya bigint not null,
  from_at timestamp with time zone not null,
  until_at timestamp with time zone not null,
  period rewards.pocket_period not null,
  level smallint default 1 not null,
  turnover_pya bigint default 0 not null,
  turnover_since timestamp with time zone,
  video text,
  state rewards.pocket_state default 'draft'::rewards.pocket_state not null,
  created_at timestamp with time zone default platform.product_now() not null,
  deed_id bigint,
  constraint pocket_campaign_pkey PRIMARY KEY (id),
  constraint pocket_campaign_deed_id_key UNIQUE (deed_id),
  constraint pocket_campaign_deed_id_fkey FOREIGN KEY (deed_id) REFERENCES platform.deed(id),
  constraint pocket_by_deed CHECK (((state = 'running'::rewards.pocket_state) = (deed_id IS NOT NULL))),
  constraint pocket_campaign_budget_pya_check CHECK ((budget_pya > 0)),
  constraint pocket_campaign_check CHECK (((largest_pya >= smallest_pya) AND (budget_pya >= largest_pya))),
  constraint pocket_campaign_check1 CHECK ((until_at > from_at)),
  constraint pocket_campaign_largest_pya_check CHECK (((largest_pya % (100)::bigint) = 0)),
  constraint pocket_campaign_level_check CHECK ((level = ANY (ARRAY[1, 2]))),
  constraint pocket_campaign_smallest_pya_check CHECK (((smallest_pya > 0) AND ((smallest_pya % (100)::bigint) = 0))),
  constraint pocket_campaign_turnover_pya_check CHECK ((turnover_pya >= 0)),
  constraint pocket_within_budget CHECK (((spent_pya >= 0) AND (spent_pya <= budget_pya)))
);
CREATE INDEX pocket_campaign_running ON rewards.pocket_campaign USING btree (until_at) WHERE (state = 'running'::rewards.pocket_state);
CREATE TRIGGER pocket_campaign_news AFTER INSERT OR DELETE OR UPDATE ON rewards.pocket_campaign FOR EACH ROW EXECUTE FUNCTION platform.tell_console('rewards');
grant select on rewards.pocket_campaign to shwekan_app;
grant select on rewards.pocket_campaign to shwekan_reader;

create table rewards.pocket_draw (
  id bigint generated always as identity not null,
  campaign_id bigint not null,
  player_id bigint not null,
  period_start date not null,
  amount_pya bigint not null,
  main_after_pya bigint not null,
  at timestamp with time zone default platform.product_now() not null,
  seed_day date not null,
  n integer not null,
  least_kyat bigint not null,
  most_kyat bigint not null,
  constraint pocket_draw_pkey PRIMARY KEY (id),
  constraint pocket_draw_campaign_id_n_key UNIQUE (campaign_id, n),
  constraint pocket_draw_campaign_id_player_id_period_start_key UNIQUE (campaign_id, player_id, period_start),
  constraint pocket_draw_campaign_id_fkey FOREIGN KEY (campaign_id) REFERENCES rewards.pocket_campaign(id),
  constraint pocket_draw_player_id_fkey FOREIGN KEY (player_id) REFERENCES players.player(id),
  constraint pocket_draw_seed_day_fkey FOREIGN KEY (seed_day) REFERENCES rewards.pocket_seed(day),
  constraint pocket_draw_amount_pya_check CHECK ((amount_pya > 0))
);
CREATE INDEX pocket_draw_latest ON rewards.pocket_draw USING btree (at DESC);
CREATE INDEX pocket_draw_of_player ON rewards.pocket_draw USING btree (player_id, at DESC);
CREATE INDEX pocket_draw_of_seed ON rewards.pocket_draw USING btree (seed_day, campaign_id, n);
CREATE TRIGGER pocket_draw_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON rewards.pocket_draw FOR EACH STATEMENT EXECUTE FUNCTION platform.refuse_change();
grant select on rewards.pocket_draw to shwekan_app;
grant select on rewards.pocket_draw to shwekan_reader;

create table rewards.pocket_mix (
  day date not null,
  mixed text not null,
  constraint pocket_mix_pkey PRIMARY KEY (day),
  constraint pocket_mix_day_fkey FOREIGN KEY (day) REFERENCES rewards.pocket_seed(day)
);
CREATE TRIGGER pocket_mix_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON rewards.pocket_mix FOR EACH STATEMENT EXECUTE FUNCTION platform.refuse_change();
grant select on rewards.pocket_mix to shwekan_app;

create table rewards.pocket_seed (
  day date not null,
  seed bytea not null,
  made_at timestamp with time zone default platform.product_now() not null,
  constraint pocket_seed_pkey PRIMARY KEY (day),
  constraint pocket_seed_seed_check CHECK ((length(seed) = 32))
);
CREATE TRIGGER pocket_seed_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON rewards.pocket_seed FOR EACH STATEMENT EXECUTE FUNCTION platform.refuse_change();
grant select on rewards.pocket_seed to shwekan_app;

create table rewards.point_change (
  id bigint generated always as identity not null,
  player_id bigint not null,
  source rewards.point_source not null,
  points bigint not null,
  at timestamp with time zone default platform.product_now() not null,
  constraint point_change_pkey PRIMARY KEY (id),
  constraint point_change_player_id_fkey FOREIGN KEY (player_id) REFERENCES players.player(id),
  constraint point_change_points_check CHECK ((points <> 0))
);
CREATE INDEX point_change_by_time ON rewards.point_change USING brin (at);
CREATE INDEX point_change_of_player ON rewards.point_change USING btree (player_id, at DESC);
CREATE TRIGGER point_change_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON rewards.point_change FOR EACH STATEMENT EXECUTE FUNCTION platform.refuse_change();
grant select on rewards.point_change to shwekan_app;
grant select on rewards.point_change to shwekan_reader;

create table rewards.point_claim (
  id bigint generated always as identity not null,
  player_id bigint not null,
  offer_id bigint not null,
  points bigint not null,
  amount_pya bigint not null,
  points_after bigint not null,
  main_after_pya bigint not null,
  at timestamp with time zone default platform.product_now() not null,
  constraint point_claim_pkey PRIMARY KEY (id),
  constraint point_claim_offer_id_fkey FOREIGN KEY (offer_id) REFERENCES rewards.point_offer(id),
  constraint point_claim_player_id_fkey FOREIGN KEY (player_id) REFERENCES players.player(id),
  constraint point_claim_amount_pya_check CHECK ((amount_pya > 0)),
  constraint point_claim_points_check CHECK ((points > 0))
);
CREATE INDEX point_claim_by_time ON rewards.point_claim USING brin (at);
CREATE INDEX point_claim_of_offer ON rewards.point_claim USING btree (offer_id);
CREATE INDEX point_claim_of_player ON rewards.point_claim USING btree (player_id, at DESC);
CREATE TRIGGER point_claim_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON rewards.point_claim FOR EACH STATEMENT EXECUTE FUNCTION platform.refuse_change();
grant select on rewards.point_claim to shwekan_app;
grant select on rewards.point_claim to shwekan_reader;

create table rewards.point_offer (
  id bigint generated always as identity not null,
  name jsonb not null,
  points bigint not null,
  amount_pya bigint not null,
  image text,
  "position" integer not null,
  is_open boolean default false not null,
  created_at timestamp with time zone default platform.product_now() not null,
  shown_from timestamp with time zone,
  shown_until timestamp with time zone,
  deed_id bigint,
  constraint point_offer_pkey PRIMARY KEY (id),
  constraint point_offer_deed_id_key UNIQUE (deed_id),
  constraint point_offer_deed_id_fkey FOREIGN KEY (deed_id) REFERENCES platform.deed(id),
  constraint point_offer_amount_pya_check CHECK ((amount_pya > 0)),
  constraint point_offer_by_deed CHECK ((is_open = (deed_id IS NOT NULL))),
  constraint point_offer_points_check CHECK ((points > 0)),
  constraint point_offer_times CHECK ((shown_from < shown_until))
);
grant select on rewards.point_offer to shwekan_app;
grant select on rewards.point_offer to shwekan_reader;

create table rewards.point_tally (
  player_id bigint not null,
  lottery_micro bigint default 0 not null,
  game_micro bigint default 0 not null,
  granted_points bigint default 0 not null,
  constraint point_tally_pkey PRIMARY KEY (player_id),
  constraint point_tally_player_id_fkey FOREIGN KEY (player_id) REFERENCES players.player(id),
  constraint point_tally_game_micro_check CHECK ((game_micro >= 0)),
  constraint point_tally_granted_points_check CHECK ((granted_points >= 0)),
  constraint point_tally_lottery_micro_check CHECK ((lottery_micro >= 0))
);
grant select on rewards.point_tally to shwekan_app;
grant select on rewards.point_tally to shwekan_reader;

create table rewards.promotion_claim (
  id bigint generated always as identity not null,
  player_id bigint not null,
  amount_pya bigint not null,
  main_after_pya bigint not null,
  at timestamp with time zone default platform.product_now() not null,
  constraint promotion_claim_pkey PRIMARY KEY (id),
  constraint promotion_claim_player_id_fkey FOREIGN KEY (player_id) REFERENCES players.player(id),
  constraint promotion_claim_amount_pya_check CHECK ((amount_pya > 0))
);
CREATE INDEX promotion_claim_by_time ON rewards.promotion_claim USING brin (at);
CREATE INDEX promotion_claim_of_player ON rewards.promotion_claim USING btree (player_id, at DESC);
CREATE TRIGGER promotion_claim_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON rewards.promotion_claim FOR EACH STATEMENT EXECUTE FUNCTION platform.refuse_change();
grant select on rewards.promotion_claim to shwekan_app;
grant select on rewards.promotion_claim to shwekan_reader;

create table rewards.referral_claim (
  id bigint generated always as identity not null,
  player_id bigint not null,
  amount_pya bigint not null,
  fraction_pya bigint not null,
  main_after_pya bigint not null,
  at timestamp with time zone default platform.product_now() not null,
  constraint referral_claim_pkey PRIMARY KEY (id),
  constraint referral_claim_player_id_fkey FOREIGN KEY (player_id) REFERENCES players.player(id),
  constraint referral_claim_amount_pya_check CHECK (((amount_pya > 0) AND ((amount_pya % (100)::bigint) = 0))),
  constraint referral_claim_fraction_pya_check CHECK (((fraction_pya >= 0) AND (fraction_pya <= 99)))
);
CREATE INDEX referral_claim_by_time ON rewards.referral_claim USING brin (at);
CREATE INDEX referral_claim_of_player ON rewards.referral_claim USING btree (player_id, id);
grant select on rewards.referral_claim to shwekan_app;
grant select on rewards.referral_claim to shwekan_reader;

create table rewards.referral_run (
  draw_id bigint not null,
  paid_to bigint default 0 not null,
  done_at timestamp with time zone,
  round smallint default 1 not null,
  constraint referral_run_pkey PRIMARY KEY (draw_id)
);
grant select on rewards.referral_run to shwekan_app;
grant select on rewards.referral_run to shwekan_reader;

create table rewards.referral_week (
  id bigint generated always as identity not null,
  referrer_id bigint not null,
  week_start date not null,
  earned_pya bigint not null,
  most_pya bigint not null,
  earned_total_pya bigint not null,
  most_total_pya bigint not null,
  given_before_pya bigint not null,
  amount_pya bigint not null,
  at timestamp with time zone default platform.product_now() not null,
  constraint referral_week_pkey PRIMARY KEY (id),
  constraint referral_week_referrer_id_week_start_key UNIQUE (referrer_id, week_start),
  constraint referral_week_referrer_id_fkey FOREIGN KEY (referrer_id) REFERENCES players.player(id),
  constraint referral_week_week_start_fkey FOREIGN KEY (week_start) REFERENCES rewards.referral_week_run(week_start),
  constraint referral_week_check CHECK ((amount_pya = (LEAST(earned_total_pya, most_total_pya) - given_before_pya)))
);
CREATE INDEX referral_week_by_time ON rewards.referral_week USING brin (at);
CREATE TRIGGER referral_week_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON rewards.referral_week FOR EACH STATEMENT EXECUTE FUNCTION platform.refuse_change();
grant select on rewards.referral_week to shwekan_app;
grant select on rewards.referral_week to shwekan_reader;

create table rewards.referral_week_run (
  week_start date not null,
  paid_to bigint default 0 not null,
  done_at timestamp with time zone,
  constraint referral_week_run_pkey PRIMARY KEY (week_start),
  constraint referral_week_run_week_start_check CHECK ((EXTRACT(isodow FROM week_start) = (1)::numeric))
);
grant select on rewards.referral_week_run to shwekan_app;
grant select on rewards.referral_week_run to shwekan_reader;

create table rewards.weekly_item (
  id bigint generated always as identity not null,
  run_id bigint not null,
  player_id bigint not null,
  lottery_loss_pya bigint not null,
  game_loss_pya bigint not null,
  basis_points integer not null,
  amount_pya bigint not null,
  paid_at timestamp with time zone,
  game_most_pya bigint,
  constraint weekly_item_pkey PRIMARY KEY (id),
  constraint weekly_item_run_id_player_id_key UNIQUE (run_id, player_id),
  constraint weekly_item_player_id_fkey FOREIGN KEY (player_id) REFERENCES players.player(id),
  constraint weekly_item_run_id_fkey FOREIGN KEY (run_id) REFERENCES rewards.weekly_run(id),
  constraint weekly_item_amount CHECK ((amount_pya = ((div(LEAST((((lottery_loss_pya + game_loss_pya))::numeric * (basis_points)::numeric), (((GREATEST(lottery_loss_pya, (0)::bigint))::numeric * (basis_points)::numeric) + ((game_most_pya)::numeric * (10000)::numeric))), (1000000)::numeric))::bigint * 100))),
  constraint weekly_item_amount_pya_check CHECK ((amount_pya > 0)),
  constraint weekly_item_game_most_pya_check CHECK ((game_most_pya >= 0))
);
CREATE INDEX weekly_item_by_amount ON rewards.weekly_item USING btree (run_id, amount_pya DESC, id);
CREATE INDEX weekly_item_by_time ON rewards.weekly_item USING btree (paid_at) WHERE (paid_at IS NOT NULL);
CREATE INDEX weekly_item_unpaid ON rewards.weekly_item USING btree (run_id, id) WHERE (paid_at IS NULL);
grant delete, select on rewards.weekly_item to shwekan_app;
grant select on rewards.weekly_item to shwekan_reader;

create table rewards.weekly_run (
  id bigint generated always as identity not null,
  week_start date not null,
  state rewards.weekly_run_state default 'counting'::rewards.weekly_run_state not null,
  basis_points integer not null,
  needs_confirmation boolean not null,
  counted_to bigint default 0 not null,
  waits boolean default false not null,
  started_by bigint,
  stopped_by bigint,
  xid xid8 default pg_current_xact_id() not null,
  started_at timestamp with time zone default platform.product_now() not null,
  counted_at timestamp with time zone,
  paid_at timestamp with time zone,
  constraint weekly_run_pkey PRIMARY KEY (id),
  constraint weekly_run_week_start_key UNIQUE (week_start),
  constraint weekly_run_started_by_fkey FOREIGN KEY (started_by) REFERENCES operators.operator(id),
  constraint weekly_run_stopped_by_fkey FOREIGN KEY (stopped_by) REFERENCES operators.operator(id),
  constraint weekly_run_basis_points_check CHECK (((basis_points >= 0) AND (basis_points <= 10000))),
  constraint weekly_run_check CHECK (((state <> ALL (ARRAY['paying'::rewards.weekly_run_state, 'paid'::rewards.weekly_run_state])) OR (counted_at IS NOT NULL))),
  constraint weekly_run_week_start_check CHECK ((EXTRACT(isodow FROM week_start) = (1)::numeric))
);
CREATE TRIGGER weekly_run_news AFTER INSERT OR DELETE OR UPDATE ON rewards.weekly_run FOR EACH ROW EXECUTE FUNCTION platform.tell_console('rewards');
grant select on rewards.weekly_run to shwekan_app;
grant select on rewards.weekly_run to shwekan_reader;

create table rewards.welcome_bonus (
  player_id bigint not null,
  amount_pya bigint not null,
  main_after_pya bigint not null,
  at timestamp with time zone default platform.product_now() not null,
  constraint welcome_bonus_pkey PRIMARY KEY (player_id),
  constraint welcome_bonus_player_id_fkey FOREIGN KEY (player_id) REFERENCES players.player(id),
  constraint welcome_bonus_amount_pya_check CHECK ((amount_pya > 0))
);
CREATE INDEX welcome_bonus_by_time ON rewards.welcome_bonus USING brin (at);
CREATE TRIGGER welcome_bonus_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON rewards.welcome_bonus FOR EACH STATEMENT EXECUTE FUNCTION platform.refuse_change();
grant select on rewards.welcome_bonus to shwekan_app;
grant select on rewards.welcome_bonus to shwekan_reader;

create table risk.case_finding (
  id bigint generated always as identity not null,
  case_id bigint not null,
  subject text not null,
  player_id bigint not null,
  amount_pya bigint,
  text text default ''::text not null,
  happened_at timestamp with time zone not null,
  at timestamp with time zone default platform.product_now() not null,
  constraint case_finding_pkey PRIMARY KEY (id),
  constraint case_finding_case_id_subject_key UNIQUE (case_id, subject),
  constraint case_finding_case_id_fkey FOREIGN KEY (case_id) REFERENCES risk.risk_case(id),
  constraint case_finding_player_id_fkey FOREIGN KEY (player_id) REFERENCES players.player(id),
  constraint case_finding_subject_check CHECK ((subject ~ '^[a-z_]+:[0-9a-z:-]+$'::text)),
  constraint case_finding_text_check CHECK ((length(text) <= 200))
);
CREATE TRIGGER case_finding_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON risk.case_finding FOR EACH STATEMENT EXECUTE FUNCTION platform.refuse_change();
CREATE TRIGGER case_finding_news AFTER INSERT OR DELETE OR UPDATE ON risk.case_finding FOR EACH ROW EXECUTE FUNCTION platform.tell_console('cases');
grant select on risk.case_finding to shwekan_app;
grant select on risk.case_finding to shwekan_reader;

create table risk.case_look (
  name text not null,
  looked_to timestamp with time zone default platform.product_now() not null,
  constraint case_look_pkey PRIMARY KEY (name)
);
grant select on risk.case_look to shwekan_app;

create table risk.case_note (
  id bigint generated always as identity not null,
  case_id bigint not null,
  operator_id bigint,
  text text not null,
  at timestamp with time zone default platform.product_now() not null,
  constraint case_note_pkey PRIMARY KEY (id),
  constraint case_note_case_id_fkey FOREIGN KEY (case_id) REFERENCES risk.risk_case(id),
  constraint case_note_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operators.operator(id),
  constraint case_note_text_check CHECK ((text <> ''::text))
);
CREATE INDEX case_note_of ON risk.case_note USING btree (case_id, id);
CREATE TRIGGER case_note_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON risk.case_note FOR EACH STATEMENT EXECUTE FUNCTION platform.refuse_change();
CREATE TRIGGER case_note_news AFTER INSERT OR DELETE OR UPDATE ON risk.case_note FOR EACH ROW EXECUTE FUNCTION platform.tell_console('cases');
grant select on risk.case_note to shwekan_app;
grant select on risk.case_note to shwekan_reader;

create table risk.case_player (
  case_id bigint not null,
  player_id bigint not null,
  constraint case_player_pkey PRIMARY KEY (case_id, player_id),
  constraint case_player_case_id_fkey FOREIGN KEY (case_id) REFERENCES risk.risk_case(id),
  constraint case_player_player_id_fkey FOREIGN KEY (player_id) REFERENCES players.player(id)
);
CREATE INDEX case_player_of ON risk.case_player USING btree (player_id, case_id);
grant select on risk.case_player to shwekan_app;
grant select on risk.case_player to shwekan_reader;

create table risk.player_tag (
  player_id bigint not null,
  tag text not null,
  constraint player_tag_pkey PRIMARY KEY (player_id, tag),
  constraint player_tag_player_id_fkey FOREIGN KEY (player_id) REFERENCES players.player(id),
  constraint player_tag_tag_check CHECK (((length(tag) >= 1) AND (length(tag) <= 30)))
);
grant delete, select on risk.player_tag to shwekan_app;
grant select on risk.player_tag to shwekan_reader;

create table risk.risk_case (
  id bigint generated always as identity not null,
  kind risk.case_kind not null,
  ref text not null,
  state risk.case_state default 'open'::risk.case_state not null,
  owner_id bigint,
  opened_at timestamp with time zone default platform.product_now() not null,
  found_at timestamp with time zone default platform.product_now() not null,
  closed_at timestamp with time zone,
  closed_by bigint,
  outcome risk.case_outcome,
  constraint risk_case_pkey PRIMARY KEY (id),
  constraint risk_case_ref_key UNIQUE (ref),
  constraint risk_case_closed_by_fkey FOREIGN KEY (closed_by) REFERENCES operators.operator(id),
  constraint risk_case_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES operators.operator(id),
  constraint risk_case_check CHECK ((((state = 'closed'::risk.case_state) = (closed_at IS NOT NULL)) AND ((state = 'closed'::risk.case_state) = (closed_by IS NOT NULL)) AND ((state = 'closed'::risk.case_state) = (outcome IS NOT NULL)))),
  constraint risk_case_check1 CHECK (((state <> 'working'::risk.case_state) OR (owner_id IS NOT NULL)))
);
CREATE INDEX risk_case_by_state ON risk.risk_case USING btree (state, found_at DESC, id DESC);
CREATE INDEX risk_case_in_order ON risk.risk_case USING btree (found_at DESC, id DESC);
CREATE INDEX risk_case_of_owner ON risk.risk_case USING btree (owner_id, found_at DESC, id DESC);
CREATE TRIGGER risk_case_news AFTER INSERT OR DELETE OR UPDATE ON risk.risk_case FOR EACH ROW EXECUTE FUNCTION platform.tell_console('cases');
grant select on risk.risk_case to shwekan_app;
grant select on risk.risk_case to shwekan_reader;

create table support.conversation (
  id bigint generated always as identity not null,
  player_id bigint not null,
  subject support.conversation_subject not null,
  attachment_kind support.attachment_kind,
  attachment_id bigint,
  state support.conversation_state default 'waiting'::support.conversation_state not null,
  owner_id bigint,
  waiting_since timestamp with time zone default platform.product_now(),
  opened_at timestamp with time zone default platform.product_now() not null,
  first_answered_at timestamp with time zone,
  last_at timestamp with time zone default platform.product_now() not null,
  last_message_id bigint default 0 not null,
  is_unread boolean default false not null,
  closed_by bigint,
  constraint conversation_pkey PRIMARY KEY (id),
  constraint conversation_closed_by_fkey FOREIGN KEY (closed_by) REFERENCES operators.operator(id),
  constraint conversation_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES operators.operator(id),
  constraint conversation_player_id_fkey FOREIGN KEY (player_id) REFERENCES players.player(id),
  constraint conversation_check CHECK (((attachment_kind IS NULL) = (attachment_id IS NULL))),
  constraint conversation_check1 CHECK (((state = 'waiting'::support.conversation_state) = (waiting_since IS NOT NULL)))
);
CREATE INDEX conversation_by_opening ON support.conversation USING btree (opened_at);
CREATE INDEX conversation_by_state ON support.conversation USING btree (state, waiting_since, last_message_id DESC);
CREATE INDEX conversation_in_order ON support.conversation USING btree (waiting_since, last_message_id DESC);
CREATE INDEX conversation_of_owner ON support.conversation USING btree (owner_id, waiting_since, last_message_id DESC);
CREATE INDEX conversation_of_player ON support.conversation USING btree (player_id, last_message_id);
CREATE TRIGGER conversation_news AFTER INSERT OR DELETE OR UPDATE ON support.conversation FOR EACH ROW EXECUTE FUNCTION platform.tell_console('conversations');
grant select on support.conversation to shwekan_app;
grant select on support.conversation to shwekan_reader;

create table support.conversation_message (
  id bigint generated always as identity not null,
  conversation_id bigint not null,
  operator_id bigint,
  text text default ''::text not null,
  image_key text,
  sha256 text,
  at timestamp with time zone default platform.product_now() not null,
  constraint conversation_message_pkey PRIMARY KEY (id),
  constraint conversation_message_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES support.conversation(id),
  constraint conversation_message_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operators.operator(id),
  constraint conversation_message_check CHECK (((text = ''::text) = (sha256 IS NOT NULL))),
  constraint conversation_message_check1 CHECK (((image_key IS NULL) OR (sha256 IS NOT NULL))),
  constraint conversation_message_check2 CHECK (((operator_id IS NULL) OR (sha256 IS NULL)))
);
CREATE INDEX conversation_image_by_age ON support.conversation_message USING btree (at) WHERE (image_key IS NOT NULL);
CREATE INDEX conversation_image_by_key ON support.conversation_message USING btree (image_key) WHERE (image_key IS NOT NULL);
CREATE UNIQUE INDEX conversation_image_once ON support.conversation_message USING btree (conversation_id, sha256) WHERE (image_key IS NOT NULL);
CREATE INDEX conversation_message_of ON support.conversation_message USING btree (conversation_id, id);
CREATE TRIGGER conversation_message_news AFTER INSERT OR DELETE OR UPDATE ON support.conversation_message FOR EACH ROW EXECUTE FUNCTION platform.tell_console('conversations');
grant select on support.conversation_message to shwekan_app;
grant select on support.conversation_message to shwekan_reader;

create table transparency.log_checkpoint (
  size bigint not null,
  note text not null,
  signed_at timestamp with time zone default clock_timestamp() not null,
  constraint log_checkpoint_pkey PRIMARY KEY (size),
  constraint log_checkpoint_size_check CHECK ((size > 0))
);
CREATE TRIGGER log_checkpoint_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON transparency.log_checkpoint FOR EACH STATEMENT EXECUTE FUNCTION platform.refuse_change();
grant select on transparency.log_checkpoint to shwekan_app;
grant select on transparency.log_checkpoint to shwekan_reader;

create table transparency.log_cosignature (
  size bigint not null,
  witness text not null,
  line text not null,
  seen_at timestamp with time zone default clock_timestamp() not null,
  constraint log_cosignature_pkey PRIMARY KEY (size, witness),
  constraint log_cosignature_size_fkey FOREIGN KEY (size) REFERENCES transparency.log_checkpoint(size)
);
CREATE INDEX log_cosignature_of_witness ON transparency.log_cosignature USING btree (witness, size);
CREATE TRIGGER log_cosignature_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON transparency.log_cosignature FOR EACH STATEMENT EXECUTE FUNCTION platform.refuse_change();
grant select on transparency.log_cosignature to shwekan_app;
grant select on transparency.log_cosignature to shwekan_reader;

create table transparency.log_head (
  id boolean default true not null,
  size bigint default 0 not null,
  read_to bigint default 0 not null,
  trail_n bigint default 0 not null,
  trail_at timestamp with time zone,
  told_day date,
  origin text,
  public_key bytea,
  begun_size bigint default 0 not null,
  constraint log_head_pkey PRIMARY KEY (id),
  constraint log_head_check CHECK (((begun_size >= 0) AND (begun_size <= size))),
  constraint log_head_check1 CHECK (((origin IS NULL) = (public_key IS NULL))),
  constraint log_head_id_check CHECK (id),
  constraint log_head_public_key_check CHECK ((length(public_key) = 32)),
  constraint log_head_size_check CHECK ((size >= 0))
);
CREATE TRIGGER log_head_grows BEFORE DELETE OR UPDATE ON transparency.log_head FOR EACH ROW EXECUTE FUNCTION transparency.refuse_shrinking_log();
grant select on transparency.log_head to shwekan_app;
grant select on transparency.log_head to shwekan_reader;

create table transparency.log_leaf (
  n bigint not null,
  subject text not null,
  draw_id bigint,
  entry text not null,
  hash bytea not null,
  written_at timestamp with time zone default platform.product_now() not null,
  constraint log_leaf_pkey PRIMARY KEY (n),
  constraint log_leaf_subject_key UNIQUE (subject),
  constraint log_leaf_entry_check CHECK ((octet_length(entry) <= 65535)),
  constraint log_leaf_hash_check CHECK ((length(hash) = 32)),
  constraint log_leaf_n_check CHECK ((n >= 0))
);
CREATE INDEX log_leaf_of_draw ON transparency.log_leaf USING btree (draw_id, n) WHERE (draw_id IS NOT NULL);
CREATE TRIGGER log_leaf_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON transparency.log_leaf FOR EACH STATEMENT EXECUTE FUNCTION platform.refuse_change();
grant select on transparency.log_leaf to shwekan_app;
grant select on transparency.log_leaf to shwekan_reader;

create table transparency.log_name_before (
  origin text not null,
  public_key bytea not null,
  size bigint not null,
  reason text not null,
  ended_at timestamp with time zone default clock_timestamp() not null,
  constraint log_name_before_pkey PRIMARY KEY (origin),
  constraint log_name_before_public_key_key UNIQUE (public_key),
  constraint log_name_before_public_key_check CHECK ((length(public_key) = 32)),
  constraint log_name_before_reason_check CHECK ((reason <> ''::text))
);
CREATE TRIGGER log_name_before_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON transparency.log_name_before FOR EACH STATEMENT EXECUTE FUNCTION platform.refuse_change();
grant select on transparency.log_name_before to shwekan_app;
grant select on transparency.log_name_before to shwekan_reader;

create table transparency.log_node (
  level smallint not null,
  n bigint not null,
  hash bytea not null,
  constraint log_node_pkey PRIMARY KEY (level, n),
  constraint log_node_hash_check CHECK ((length(hash) = 32)),
  constraint log_node_level_check CHECK ((level > 0)),
  constraint log_node_n_check CHECK ((n >= 0))
);
CREATE TRIGGER log_node_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON transparency.log_node FOR EACH STATEMENT EXECUTE FUNCTION platform.refuse_change();
grant select on transparency.log_node to shwekan_app;
grant select on transparency.log_node to shwekan_reader;

create table transparency.log_witnessed (
  size bigint not null,
  seen_at timestamp with time zone default clock_timestamp() not null,
  constraint log_witnessed_pkey PRIMARY KEY (size),
  constraint log_witnessed_size_fkey FOREIGN KEY (size) REFERENCES transparency.log_checkpoint(size)
);
CREATE TRIGGER log_witnessed_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON transparency.log_witnessed FOR EACH STATEMENT EXECUTE FUNCTION platform.refuse_change();
grant select on transparency.log_witnessed to shwekan_app;
grant select on transparency.log_witnessed to shwekan_reader;

create table transparency.payout_tile (
  draw_id bigint not null,
  round smallint not null,
  level smallint not null,
  tile integer not null,
  hashes bytea not null,
  constraint payout_tile_pkey PRIMARY KEY (draw_id, round, level, tile),
  constraint payout_tile_hashes_check CHECK ((((length(hashes) >= 32) AND (length(hashes) <= 8192)) AND ((length(hashes) % 32) = 0))),
  constraint payout_tile_level_check CHECK ((level >= 0)),
  constraint payout_tile_tile_check CHECK ((tile >= 0))
);
CREATE TRIGGER payout_tile_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON transparency.payout_tile FOR EACH STATEMENT EXECUTE FUNCTION platform.refuse_change();
grant select on transparency.payout_tile to shwekan_app;
grant select on transparency.payout_tile to shwekan_reader;

-- Views

create view cash.public_adjustment as
 SELECT id,
    player_id,
    purse,
    amount_pya,
    reason,
    created_at
   FROM cash.adjustment;
create view cash.public_cash_in as
 SELECT id,
    player_id,
    method_id,
    amount_pya,
    counted_pya,
    account_name,
    transaction_id,
    holder_phone,
    state,
    promotion_id,
    bonus_pya,
    decided_at,
    created_at,
    expires_at
   FROM cash.cash_in;
create view cash.public_cash_out as
 SELECT id,
    player_id,
    method_id,
    amount_pya,
    account_name,
    account_number,
    account_plain,
    state,
    account_id,
    created_at
   FROM cash.cash_out;
create view cash.public_payment_account as
 SELECT id,
    method_id,
    account_number,
    is_open
   FROM cash.payment_account;
create view cash.public_payment_method as
 SELECT id,
    code,
    name,
    "position"
   FROM cash.payment_method;
create view cash.public_transfer as
 SELECT id,
    player_id,
    direction,
    amount_pya,
    created_at
   FROM cash.transfer;
create view content.public_social_link as
 SELECT url
   FROM content.social_link;
create view games.public_game_transaction as
 SELECT id,
    product,
    wager_id
   FROM games.game_transaction;
create view games.public_provider as
 SELECT p_code,
    name
   FROM games.provider;
create view games.public_wager as
 SELECT id,
    player_id,
    product,
    game_code,
    kind,
    status,
    round_id,
    game_type,
    bet_pya,
    valid_bet_pya,
    payout_pya,
    created_at,
    settled_at
   FROM games.wager;
create view ledger.public_entry as
 SELECT id,
    ref,
    reason,
    operator_id,
    at
   FROM ledger.entry;
create view ledger.public_move as
 SELECT entry_id,
    line,
    from_purse,
    to_purse,
    amount,
    from_balance_after,
    to_balance_after
   FROM ledger.move;
create view ledger.public_purse as
 SELECT id,
    player_id,
    kind,
    name,
    unit,
    balance,
    version,
    overdrawn_at
   FROM ledger.purse;
create view lottery.public_draw as
 SELECT id,
    lottery_id,
    day,
    section,
    closes_at,
    draws_at,
    odds_hundredths,
    tot_odds_hundredths,
    round,
    result,
    voided_at,
    settled_at,
    refunded_at
   FROM lottery.draw;
create view lottery.public_draw_number as
 SELECT draw_id,
    number,
    taken_pya
   FROM lottery.draw_number;
create view lottery.public_draw_record as
 SELECT id,
    draw_id,
    kind,
    told,
    at,
    recorded_at
   FROM lottery.draw_record;
create view lottery.public_draw_seal as
 SELECT draw_id,
    slip_count
   FROM lottery.draw_seal;
create view lottery.public_lay_off as
 SELECT id,
    draw_id,
    taker_id,
    numbers,
    stakes_pya,
    odds_hundredths,
    tot_odds_hundredths,
    commission_pya
   FROM lottery.lay_off;
create view lottery.public_live_number as
 SELECT market,
    answered_at,
    failing_since,
    failed_at
   FROM lottery.live_number;
create view lottery.public_lottery as
 SELECT id,
    code,
    digits,
    referral_basis_points
   FROM lottery.lottery;
create view lottery.public_payout as
 SELECT slip_id,
    kind,
    amount_pya
   FROM lottery.payout;
create view lottery.public_payout_due as
 SELECT draw_id,
    round,
    block,
    up_to,
    due_count,
    slip_ids,
    amounts_pya
   FROM lottery.payout_due;
create view lottery.public_result_proposal as
 SELECT id,
    draw_id,
    state,
    round
   FROM lottery.result_proposal;
create view lottery.public_seal_block as
 SELECT draw_id,
    block,
    after,
    up_to,
    slip_ids
   FROM lottery.seal_block;
create view lottery.public_seal_tile as
 SELECT draw_id,
    level,
    tile,
    hashes
   FROM lottery.seal_tile;
create view lottery.public_slip as
 SELECT id,
    player_id,
    draw_id,
    total_pya,
    accepted_at,
    voucher,
    numbers,
    stakes_pya,
    odds_hundredths,
    tot_odds_hundredths
   FROM lottery.slip;
create view lottery.public_slip_salt as
 SELECT secret
   FROM lottery.slip_salt;
create view lottery.public_taker as
 SELECT id,
    name
   FROM lottery.taker;
create view lottery.public_taker_payment as
 SELECT y.id,
    y.taker_id,
    t.name AS taker,
    y.account_id,
    y.reference,
    y.reference_plain,
    y.day,
        CASE y.direction
            WHEN 'in'::lottery.taker_payment_direction THEN y.amount_pya
            ELSE - y.amount_pya
        END AS came_pya,
    y.at,
    r.at AS reversed_at
   FROM lottery.taker_payment y
     JOIN lottery.taker t ON t.id = y.taker_id
     LEFT JOIN lottery.taker_payment_reversal r ON r.payment_id = y.id;
create view lottery.taker_move as
 SELECT o.taker_id,
    o.at,
    1 AS step,
    'sale'::text AS kind,
    o.id AS of_id,
    o.draw_id,
    o.total_pya - o.commission_pya AS amount_pya
   FROM lottery.lay_off o
UNION ALL
 SELECT o.taker_id,
    p.at,
    2 AS step,
    p.kind::text AS kind,
    o.id AS of_id,
    o.draw_id,
        CASE p.kind
            WHEN 'win'::lottery.payout_kind THEN - p.amount_pya
            ELSE o.commission_pya - p.amount_pya
        END AS amount_pya
   FROM lottery.lay_off_payout p
     JOIN lottery.lay_off o ON o.id = p.lay_off_id
UNION ALL
 SELECT o.taker_id,
    p.reversed_at AS at,
    3 AS step,
    'take_back'::text AS kind,
    o.id AS of_id,
    o.draw_id,
    p.amount_pya
   FROM lottery.lay_off_payout p
     JOIN lottery.lay_off o ON o.id = p.lay_off_id
  WHERE p.reversed_at IS NOT NULL
UNION ALL
 SELECT y.taker_id,
    y.at,
    4 AS step,
        CASE y.direction
            WHEN 'in'::lottery.taker_payment_direction THEN 'paid_in'::text
            ELSE 'paid_out'::text
        END AS kind,
    y.id AS of_id,
    NULL::bigint AS draw_id,
        CASE y.direction
            WHEN 'in'::lottery.taker_payment_direction THEN y.amount_pya
            ELSE - y.amount_pya
        END AS amount_pya
   FROM lottery.taker_payment y
UNION ALL
 SELECT y.taker_id,
    r.at,
    5 AS step,
    'payment_taken_back'::text AS kind,
    y.id AS of_id,
    NULL::bigint AS draw_id,
        CASE y.direction
            WHEN 'in'::lottery.taker_payment_direction THEN - y.amount_pya
            ELSE y.amount_pya
        END AS amount_pya
   FROM lottery.taker_payment_reversal r
     JOIN lottery.taker_payment y ON y.id = r.payment_id;
create view operators.public_operator as
 SELECT id,
    username,
    roles,
    disabled_at
   FROM operators.operator;
create view operators.public_standing_claim as
 SELECT c.subject,
    c.operator_id,
    o.username AS claimed_by,
    c.expires_at AS claimed_until
   FROM platform.public_claim c
     JOIN operators.operator o ON o.id = c.operator_id
  WHERE c.expires_at > platform.product_now();
create view platform.public_alert as
 SELECT id,
    ref,
    kind,
    data,
    at,
    closed_at
   FROM platform.alert;
create view platform.public_alert_message as
 SELECT id,
    way,
    state,
    at
   FROM platform.alert_message;
create view platform.public_audit_link as
 SELECT n,
    hash
   FROM platform.audit_link;
create view platform.public_audit_row as
 SELECT id,
    operator_id,
    action,
    subject,
    before,
    after,
    reason,
    at
   FROM platform.audit_row;
create view platform.public_audit_run as
 SELECT id,
    at,
    check_count,
    after_day,
    difference
   FROM platform.audit_run;
create view platform.public_claim as
 SELECT subject,
    operator_id,
    expires_at
   FROM platform.claim;
create view platform.public_deed as
 SELECT id,
    kind,
    subject,
    data,
    state,
    asked_by,
    asked_at,
    decided_by,
    decided_at
   FROM platform.deed;
create view platform.public_fact as
 SELECT id,
    xid,
    kind,
    player_id,
    data,
    at
   FROM platform.fact;
create view platform.public_notification as
 SELECT id,
    player_id,
    kind,
    data,
    at,
    read_at,
    notice_id,
    topic
   FROM platform.notification;
create view platform.public_rehearsal_run as
 SELECT id,
    at,
    backup_at,
    newest_at,
    missing_count,
    trouble
   FROM platform.rehearsal_run;
create view platform.public_setting as
 SELECT key,
    value
   FROM platform.setting;
create view platform.public_worker_process as
 SELECT place,
    loops,
    told_at
   FROM platform.worker_process;
create view platform.public_wrong_login as
 SELECT SUBSTRING(bucket FROM 13) AS account,
    window_start,
    count
   FROM platform.rate_count
  WHERE bucket ~~ 'login:wrong:%'::text;
create view platform.wrong_audit as
 SELECT id,
    difference
   FROM platform.audit_run w
  WHERE difference IS NOT NULL AND NOT (EXISTS ( SELECT
           FROM platform.audit_run g
          WHERE g.id > w.id AND g.difference IS NULL AND (g.after_day IS NULL OR g.after_day <= w.after_day)));
create view players.public_level_two_request as
 SELECT id,
    player_id,
    state,
    decided_by,
    created_at
   FROM players.level_two_request;
create view players.public_play_limit as
 SELECT player_id,
    kind
   FROM players.play_limit;
create view players.public_play_limit_raise as
 SELECT player_id,
    at
   FROM players.play_limit_raise;
create view players.public_player as
 SELECT id,
    user_code,
    name,
    phone,
    birthday,
    referred_by,
    lvl_2_state,
    lvl_2_name,
    turnover_pya,
    blocked_at,
    excluded_until,
    created_at
   FROM players.player;
create view players.public_player_session as
 SELECT id,
    player_id,
    device,
    device_hash,
    address,
    created_at,
    ended_at,
    expires_at
   FROM players.player_session;
create view players.public_sms as
 SELECT id,
    phone,
    text,
    state,
    at,
    error
   FROM players.sms;
create view realtime.public_push_key as
 SELECT public_key
   FROM realtime.push_key;
create view realtime.public_push_outbox as
 SELECT id,
    notification_id
   FROM realtime.push_outbox;
create view reports.public_booked_place as
 SELECT read_to
   FROM reports.booked_place;
create view reports.public_booked_purse as
 SELECT player_id,
    day,
    purse,
    reason,
    amount_in,
    amount_out,
    line_count,
    first_entry,
    last_entry
   FROM reports.booked_purse;
create view reports.public_closing as
 SELECT day,
    first_entry,
    last_entry,
    entry_count,
    entry_root,
    main_pya,
    game_pya,
    hold_pya,
    promotion_pya,
    referral_pya,
    open_stakes_pya,
    funds_size,
    funds_root,
    closed_at,
    recorded_at,
    day > ((( SELECT max(closing_1.day) AS max
           FROM reports.closing closing_1)) - 31) AS is_shown
   FROM reports.closing;
create view reports.public_closing_tile as
 SELECT day,
    level,
    tile,
    nodes
   FROM reports.closing_tile;
create view rewards.public_bonus as
 SELECT welcome_bonus.player_id,
    welcome_bonus.amount_pya,
    welcome_bonus.at
   FROM rewards.welcome_bonus
UNION ALL
 SELECT pocket_draw.player_id,
    pocket_draw.amount_pya,
    pocket_draw.at
   FROM rewards.pocket_draw
UNION ALL
 SELECT promotion_claim.player_id,
    promotion_claim.amount_pya,
    promotion_claim.at
   FROM rewards.promotion_claim
UNION ALL
 SELECT point_claim.player_id,
    point_claim.amount_pya,
    point_claim.at
   FROM rewards.point_claim;
create view rewards.public_draw_stake as
 SELECT draw_id,
    player_id,
    stake_pya,
    payout_pya,
    settled_at
   FROM rewards.draw_stake;
create view rewards.public_game_reward as
 SELECT wager_id,
    player_id,
    loss_pya,
    settled_at
   FROM rewards.game_reward;
create view rewards.public_lottery_referral as
 SELECT referrer_id,
    amount_pya
   FROM rewards.lottery_referral;
create view rewards.public_pocket_draw as
 SELECT seed_day,
    campaign_id,
    n,
    least_kyat,
    most_kyat,
    amount_pya
   FROM rewards.pocket_draw;
create view rewards.public_pocket_seed as
 SELECT s.day,
    s.seed,
    s.made_at,
    m.mixed
   FROM rewards.pocket_seed s
     LEFT JOIN rewards.pocket_mix m USING (day);
create view rewards.public_referral_claim as
 SELECT player_id,
    amount_pya
   FROM rewards.referral_claim;
create view rewards.public_weekly_run as
 SELECT id,
    state,
    counted_at
   FROM rewards.weekly_run;
create view rewards.told_pocket_seed as
 SELECT day,
    seed,
    mixed
   FROM rewards.public_pocket_seed
  WHERE day < platform.yangon_day(platform.product_now());
create view risk.public_case as
 SELECT id,
    state,
    found_at
   FROM risk.risk_case;
create view support.attachment as
 SELECT 'slip'::support.attachment_kind AS kind,
    public_slip.id,
    public_slip.player_id,
    public_slip.voucher AS ref,
    public_slip.total_pya AS amount_pya,
    public_slip.accepted_at AS at
   FROM lottery.public_slip
UNION ALL
 SELECT 'cash_in'::support.attachment_kind AS kind,
    public_cash_in.id,
    public_cash_in.player_id,
    public_cash_in.id::text AS ref,
    public_cash_in.counted_pya AS amount_pya,
    public_cash_in.created_at AS at
   FROM cash.public_cash_in
UNION ALL
 SELECT 'cash_out'::support.attachment_kind AS kind,
    public_cash_out.id,
    public_cash_out.player_id,
    public_cash_out.id::text AS ref,
    public_cash_out.amount_pya,
    public_cash_out.created_at AS at
   FROM cash.public_cash_out
UNION ALL
 SELECT 'transfer'::support.attachment_kind AS kind,
    public_transfer.id,
    public_transfer.player_id,
    public_transfer.id::text AS ref,
    public_transfer.amount_pya,
    public_transfer.created_at AS at
   FROM cash.public_transfer;
create view support.public_conversation as
 SELECT id,
    state,
    waiting_since
   FROM support.conversation;
create view support.public_players_message as
 SELECT id
   FROM support.conversation_message
  WHERE operator_id IS NULL;

-- Functions

create function cash.foreign_places(p_places text[], p_player bigint)
 RETURNS SETOF text
 LANGUAGE sql
 STABLE
AS $function$
  select place from unnest(p_places) place
  where not exists (select from payment_account a where a.is_open and regexp_replace(a.account_number, '\D', '', 'g') = place)
    and not exists (select from public_player p where p.id = p_player and p.phone = place)
    and not exists (select from cash_in c where c.player_id = p_player
      and place in (regexp_replace(c.full_transaction_id, '\D', '', 'g'), c.transaction_id, c.id::text))
    and not exists (select from cash_out c where c.player_id = p_player
      and place in (regexp_replace(c.payout_reference, '\D', '', 'g'), regexp_replace(c.account_number, '\D', '', 'g')))
    and not exists (select from public_social_link s
      where rtrim(regexp_replace(lower(s.url), '^https?://(www\.)?', ''), '/') = place
        -- In an address of Viber a number has the country's code: all but the first digit is the same.
        or place ~ '^0\d+$' and regexp_replace(s.url, '\D', '', 'g') like '%' || substr(place, 2))
$function$
;

create function cash.last_digits_of_id(p_search text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select case when length(plain_id(p_search)) > 6 and (length(p_search) > 11 or p_search !~ '^(\+?95|0)?9\d*$') then right(regexp_replace(p_search, '\D', '', 'g'), 6) end
$function$
;

create function cash.plain_id(p_id text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$ select ltrim(replace(p_id, '-', ''), '0') $function$
;

create function cash.vouchers_of(p_player_id bigint, p_above_pya bigint)
 RETURNS bigint[]
 LANGUAGE sql
 STABLE
AS $function$
  select array(
    select coalesce(s.operator_id, i.decided_by)
    from cash_in i
    left join account_line l on l.id = i.account_line_id
    left join account_statement s on s.id = l.statement_id
    where i.player_id = p_player_id and i.state = 'approved' and i.deed_id is null and i.decided_at > product_now() - interval '30 days'
      and i.id >= coalesce((select max(n.id) from cash_in n where n.player_id = p_player_id and n.state = 'approved' and n.had_pya < 100000), 0)
    group by 1
    having sum(i.credited_pya + i.bonus_pya) > p_above_pya
    union
    select decided_by from (
      select l.decided_by from public_level_two_request l where l.player_id = p_player_id and l.state = 'approved' order by l.id desc limit 1
    ) as named where decided_by is not null
  )
$function$
;

create function games.forget_game_callbacks(p_days integer, p_most integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'games', 'platform', 'pg_temp'
AS $function$
declare
  v_ids bigint[];
begin
  with gone as (
    delete from game_callback
    where id in (select id from game_callback order by id limit p_most) and at < product_now() - make_interval(days => p_days)
    returning id
  )
  select array_agg(id) into v_ids from gone;
  if v_ids is null then return 0; end if;
  update game_callback_forgotten set up_to = greatest(up_to, (select max(id) from unnest(v_ids) as id));
  return cardinality(v_ids);
end $function$
;

create function games.game_image(g games.game)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$ select coalesce(g.image, '/files/games/' || g.id || '-' || left(md5(g.image_source), 16) || '.webp') $function$
;

create function games.game_play_since(p_player bigint, p_from timestamp with time zone, OUT staked_pya bigint, OUT lost_pya bigint)
 RETURNS record
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(sum(x.staked), 0)::bigint, coalesce(sum(x.lost), 0)::bigint
  from (
    select w.staked_pya - w.returned_pya as staked, w.staked_pya - w.returned_pya - w.paid_pya + w.taken_back_pya as lost
    from wager w where w.player_id = p_player and w.created_at >= p_from
    union all
    select case when t.reason in ('game_bet', 'game_rollback') then -t.moved_pya else 0 end, -t.moved_pya
    from game_transaction t where t.player_id = p_player and t.wager_id is null and t.at >= p_from
      and (t.reason is distinct from 'game_rollback' or exists (
        select from game_transaction b
        where b.wager_code = t.wager_code and b.player_id = t.player_id and b.product = t.product and b.operation = 'buyin' and b.at >= p_from))
  ) x
$function$
;

create function games.hold_for_callbacks(p_members text[], p_settles boolean[], p_products text[], p_op_member integer[], p_op_dialect games.dialect_name[], p_op_product text[], p_operation text[], p_key text[], p_wager_member integer[], p_wager_product text[], p_wager_code text[], p_callbacks integer)
 RETURNS TABLE(at timestamp with time zone, locked integer[], is_maintained boolean, credit_alert_above_pya bigint, members integer[], player_ids bigint[], purse_ids bigint[], balances_pya bigint[], are_main_overdrawn boolean[], birthdays date[], are_blocked boolean[], are_excluded boolean[], turnovers_pya bigint[], stakes_left_pya bigint[], products integer[], currencies text[], are_active boolean[], are_in_maintenance boolean[], take_unknown_results boolean[], reverse_settled boolean[], category_products integer[], categories integer[], known integer[], known_hashes text[], tombstones integer[], transaction_ids bigint[], wager_ids bigint[], callback_ids bigint[])
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
AS $function$
#variable_conflict use_column
declare
  v_players bigint[];
  v_limited bigint[];
  v_settling bigint[];
  v_unsettled bigint[];
  v_owners bigint[];
  v_kinds text[];
  v_purses bigint[];
begin
  select array_agg(p.id order by x.n) into v_players
  from unnest(p_members) with ordinality as x(code, n) left join public_player p on p.user_code = x.code;
  v_limited := array(select distinct player_id from public_play_limit where player_id = any (v_players) and kind <> 'cash_in');
  v_settling := array(select v_players[n] from unnest(p_settles) with ordinality as s(it, n) where s.it and v_players[n] is not null);

  if cardinality(v_settling) > 0 then
    v_owners := lock_free_players(v_settling);
    v_unsettled := array(select s from unnest(v_settling) as s where s <> all (v_owners));
  end if;
  select array_agg(x.player_id), array_agg(x.kind) into v_owners, v_kinds
  from (select unnest(v_players) as player_id, 'game' as kind union all select unnest(v_limited), 'main') x
  where x.player_id = any (v_unsettled) is not true;
  v_purses := lock_free_purses_each(v_owners, v_kinds);
  locked := '{}';
  -- Where each of them is held nobody is looked for.
  if cardinality(v_unsettled) > 0 or cardinality(v_purses) <> cardinality(array_remove(v_owners, null)) then
    locked := array(
      select x.n::integer from unnest(v_players) with ordinality as x(player_id, n)
      where x.player_id = any (v_unsettled)
        or exists (select from public_purse u where u.player_id = x.player_id and u.id <> all (v_purses)
          and (u.kind = 'game' or u.kind = 'main' and u.player_id = any (v_limited)))
    );
    v_players := array(select case when x.n = any (locked) then null else x.player_id end from unnest(v_players) with ordinality as x(player_id, n) order by x.n);
  end if;

  select array_agg(x.n::integer), array_agg(p.id), array_agg(g.id), array_agg(g.balance), array_agg(m.overdrawn_at is not null), array_agg(p.birthday),
    array_agg(p.blocked_at is not null), array_agg(coalesce(p.excluded_until > product_now(), false)), array_agg(p.turnover_pya),
    array_agg(case when p.id = any (v_limited) then (select stake_left_pya from play_allowance(p.id)) end)
  into members, player_ids, purse_ids, balances_pya, are_main_overdrawn, birthdays, are_blocked, are_excluded, turnovers_pya, stakes_left_pya
  from unnest(v_players) with ordinality as x(player_id, n)
  join public_player p on p.id = x.player_id
  join public_purse g on g.player_id = p.id and g.kind = 'game'
  join public_purse m on m.player_id = p.id and m.kind = 'main';

  select array_agg(x.n::integer), array_agg(p.currency::text), array_agg(p.is_active), array_agg(p.is_in_maintenance), array_agg(p.takes_unknown_result),
    array_agg(p.reverses_settled)
  into products, currencies, are_active, are_in_maintenance, take_unknown_results, reverse_settled
  from unnest(p_products) with ordinality as x(p_code, n) join provider p on p.p_code = x.p_code;

  select array_agg(x.n::integer), array_agg(c.category_id) into category_products, categories
  from unnest(p_products) with ordinality as x(p_code, n) join provider p on p.p_code = x.p_code join provider_category c on c.provider_id = p.id;

  -- One look for each key (`offset 0` keeps it one): as a join, a plan made while the table was empty reads all of it.
  select array_agg(x.n::integer), array_agg(t.request_hash) into known, known_hashes
  from unnest(p_op_member, p_op_dialect, p_op_product, p_operation, p_key) with ordinality as x(member, dialect, product, operation, key, n)
  cross join lateral (
    select g.request_hash from game_transaction g where g.key = x.key and g.player_id = v_players[x.member] and g.product = x.product
      and g.dialect = x.dialect and g.operation = x.operation offset 0
  ) t;

  select array_agg(x.n::integer) into tombstones
  from unnest(p_wager_member, p_wager_product, p_wager_code) with ordinality as x(member, product, code, n)
  cross join lateral (
    select from wager_tombstone b where b.player_id = v_players[x.member] and b.product = x.product and b.wager_code = x.code offset 0
  ) t;

  transaction_ids := array(select nextval('game_transaction_ids') from generate_series(1, cardinality(p_key)));
  wager_ids := array(select nextval('wager_ids') from generate_series(1, cardinality(p_key)));
  callback_ids := array(select nextval('game_callback_ids') from generate_series(1, p_callbacks));
  is_maintained := coalesce((select value = 'true'::jsonb from public_setting where key = 'game_maintenance'), false) or house_stop() is not null;
  credit_alert_above_pya := (select value::text::bigint from public_setting where key = 'game_credit_alert_above_pya');
  at := product_now();
  return next;
end $function$
;

create function games.last_callbacks(p_looked_at integer)
 RETURNS TABLE(dialect games.dialect_name, ago_ms double precision)
 LANGUAGE sql
 STABLE
AS $function$
  select c.dialect, extract(epoch from product_now() - max(c.at))::float8 * 1000
  from (select k.dialect, k.at from game_callback k order by k.id desc limit p_looked_at) c
  group by c.dialect
$function$
;

create function games.money_at_providers(p_player bigint)
 RETURNS bigint
 LANGUAGE sql
 STABLE
AS $function$
  select (
    select coalesce(sum(w.waiting_pya), 0) from wager w
    where w.player_id = p_player and w.waiting_pya > 0
      and w.changed_at > product_now() - case w.kind when 'tip' then interval '24 hours' else interval '30 days' end
  )::bigint + (
    select coalesce(sum(greatest(b.out_pya - coalesce(r.lost_pya, 0), 0)), 0)
    from (
      -- A buy-out above its buy-in is a win, and covers no later buy-in.
      select x.product, max(x.total) - least(min(x.total_so_far), 0) as out_pya
      from (
        select t.product, -sum(t.moved_pya) over (partition by t.product) as total,
          -sum(t.moved_pya) over (partition by t.product order by t.id) as total_so_far
        from game_transaction t
        where t.player_id = p_player and t.wager_id is null and t.at > product_now() - interval '30 days'
      ) x group by x.product
    ) b
    left join (
      select w.product, greatest(sum(w.bet_pya - w.payout_pya), 0) as lost_pya from wager w
      where w.player_id = p_player and w.kind = 'report' and w.status = 'settled' and w.created_at > product_now() - interval '30 days'
      group by w.product
    ) r on r.product = b.product
  )::bigint
$function$
;

create function games.refuse_young_callback()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.at > product_now() - interval '120 days' then
    raise exception 'a callback is kept for four months at least' using errcode = 'SK009';
  end if;
  return old;
end $function$
;

create function games.wagers_of_callbacks(p_members text[], p_wager_member integer[], p_wager_product text[], p_wager_code text[])
 RETURNS SETOF games.wager
 LANGUAGE plpgsql
 STABLE
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
AS $function$
begin
  return query
  select w.* from unnest(p_wager_member, p_wager_product, p_wager_code) as x(member, product, code)
  cross join lateral (select id from public_player where user_code = p_members[x.member] offset 0) p
  cross join lateral (select * from wager where wager_code = x.code and player_id + 0 = p.id and product = x.product offset 0) w;
end $function$
;

create function ledger.balance_by(p_purse bigint, p_entry bigint)
 RETURNS bigint
 LANGUAGE sql
 STABLE
 SET enable_seqscan TO 'off'
 SET enable_bitmapscan TO 'off'
AS $function$
  select m.balance_after
  from (
    (select entry_id, line, from_balance_after as balance_after from move
     where from_purse = p_purse and from_balance_after is not null and entry_id <= p_entry order by entry_id desc, line desc limit 1)
    union all
    (select entry_id, line, to_balance_after from move
     where to_purse = p_purse and to_balance_after is not null and entry_id <= p_entry order by entry_id desc, line desc limit 1)
  ) m
  order by m.entry_id desc, m.line desc limit 1
$function$
;

create function ledger.house_purse(p_kind text, p_name text)
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'ledger', 'pg_temp'
AS $function$
declare v_id bigint;
begin
  select id into v_id from purse where player_id is null and kind = p_kind and name = p_name;
  if found then return v_id; end if;
  if p_kind not like 'house\_%' or p_name is null then
    raise exception 'not a house purse: %', p_kind using errcode = 'SK004';
  end if;
  insert into purse (kind, name, unit, keeps_balance)
  values (p_kind, p_name, case p_kind when 'house_points' then 'points'::purse_unit else 'pya' end, false)
  on conflict do nothing;
  select id into strict v_id from purse where player_id is null and kind = p_kind and name = p_name;
  return v_id;
end $function$
;

create function ledger.id_of_ref(p_ref text)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE
AS $function$ select case when split_part(p_ref, ':', 2) ~ '^[0-9]{1,18}$' then split_part(p_ref, ':', 2)::bigint end $function$
;

create function ledger.lock_free_purses(p_players bigint[], p_kind text)
 RETURNS TABLE(player_id bigint, purse_id bigint, balance bigint, version bigint, is_overdrawn boolean)
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'ledger', 'pg_temp'
AS $function$
  select player_id, id, balance, version, overdrawn_at is not null from purse
  where player_id = any (p_players) and kind = p_kind order by id for no key update skip locked
$function$
;

create function ledger.lock_free_purses_each(p_players bigint[], p_kinds text[])
 RETURNS bigint[]
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'ledger', 'pg_temp'
AS $function$
begin
  return array(select h.id from (
    select id from purse where (player_id, kind) in (select * from unnest(p_players, p_kinds)) order by id for no key update skip locked
  ) h);
end $function$
;

create function ledger.lock_purses(p_players bigint[], p_kind text)
 RETURNS TABLE(player_id bigint, purse_id bigint, balance bigint, version bigint, is_overdrawn boolean)
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'ledger', 'pg_temp'
AS $function$
  select player_id, id, balance, version, overdrawn_at is not null from purse
  where player_id = any (p_players) and kind = p_kind order by id for no key update
$function$
;

create function ledger.lock_purses_each(p_players bigint[], p_kinds text[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'ledger', 'pg_temp'
AS $function$
begin
  perform from purse where (player_id, kind) in (select * from unnest(p_players, p_kinds)) order by id for no key update;
end $function$
;

create function ledger.open_purses(p_player bigint)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'ledger', 'pg_temp'
AS $function$
  insert into purse (player_id, kind, unit, keeps_balance, balance)
  select p_player, kind, case kind when 'points' then 'points'::purse_unit else 'pya' end, true, 0
  from unnest(array['main', 'game', 'promotion', 'points', 'referral', 'hold']) as kind
  on conflict do nothing
$function$
;

create function ledger.post(p_refs text[], p_reasons text[], p_from bigint[], p_to bigint[], p_amounts bigint[], p_house_kinds text[] DEFAULT '{}'::text[], p_house_names text[] DEFAULT '{}'::text[], p_operator bigint DEFAULT NULL::bigint)
 RETURNS TABLE(ord bigint, is_new boolean, entry_id bigint, from_balance_after bigint, to_balance_after bigint)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'ledger', 'platform', 'pg_temp'
 SET enable_nestloop TO 'off'
 SET enable_seqscan TO 'off'
AS $function$
#variable_conflict use_column
declare
  v_houses bigint[];
  v_purses bigint[];
  v_kinds text[];
  v_players bigint[];
  v_balances bigint[];
  v_at timestamptz := product_now();
  v_known bigint[];
  v_known_refs text[];
  v_known_reasons text[];
begin
  if cardinality(p_refs) = 0 then return; end if;
  if (cardinality(p_refs) = all (array[cardinality(p_reasons), cardinality(p_from), cardinality(p_to), cardinality(p_amounts)])) is not true
     or cardinality(p_house_kinds) is distinct from cardinality(p_house_names)
     or array_position(p_refs, null) is not null then
    raise exception 'post: malformed call' using errcode = 'SK004';
  end if;

  select array_agg(house_purse(h.kind, h.name) order by h.n) into v_houses
  from unnest(p_house_kinds, p_house_names) with ordinality as h(kind, name, n);

  select array_agg(p.id), array_agg(p.kind), array_agg(p.player_id), array_agg(p.balance)
  into v_purses, v_kinds, v_players, v_balances
  from (
    select id, kind, player_id, balance from purse where id = any (p_from || p_to) and keeps_balance order by id for no key update
  ) p;

  -- This is asked after the locks: another post of the same ref has the same purses, and is over by now.
  select array_agg(e.id), array_agg(e.ref), array_agg(e.reason) into v_known, v_known_refs, v_known_reasons
  from entry e where e.ref = any (p_refs);

  return query
  with asked as materialized (
    select w.n, w.ref, w.reason, w.f, w.t, w.amount, (w.n - w.first_n)::smallint as line, e.id as known_id, e.reason as known_reason
    from (
      select x.*, max(case when x.ref is distinct from x.ref_before then x.n end) over (order by x.n) as first_n
      from (
        select u.*, lag(u.ref) over (order by u.n) as ref_before
        from unnest(p_refs, p_reasons, p_from, p_to, p_amounts) with ordinality as u(ref, reason, f, t, amount, n)
      ) x
    ) w
    left join unnest(v_known, v_known_refs, v_known_reasons) as e(id, ref, reason) on e.ref = w.ref
  ), held as materialized (
    select h.* from unnest(v_purses, v_kinds, v_players, v_balances) as h(id, kind, player_id, balance)
  ), item as materialized (
    select i.n, i.line, i.ref, i.reason, i.amount, i.known_id, r.may_overdraw,
      case when i.f < 0 then v_houses[-i.f] else a.id end as f, a.kind as f_kind,
      case when i.t < 0 then v_houses[-i.t] else b.id end as t,
      case
        when (i.amount > 0 and i.f <> i.t) is not true then refuse_post('SK004', 'malformed move')
        when r.reason is null or a.player_id <> b.player_id then refuse_post('SK003', 'no such route')
        when i.known_reason <> i.reason then refuse_post('SK002', 'a ref was used for something else')
      end as refused
    from asked i
    left join held a on a.id = i.f
    left join held b on b.id = i.t
    left join entry_route r on r.reason = i.reason
      and r.from_kind = case when i.f < 0 then p_house_kinds[-i.f] else a.kind end
      and r.to_kind = case when i.t < 0 then p_house_kinds[-i.t] else b.kind end
  ), fresh as materialized (
    select i.* from item i where i.known_id is null and i.refused is null
  ), new_entry as (
    insert into entry (ref, reason, operator_id, at)
    select i.ref, i.reason, p_operator, v_at from fresh i where i.line = 0 order by i.n
    returning id, ref, reason
  ), leg as (
    select i.n, true as is_out, i.f as purse_id, -i.amount as delta from fresh i
    union all
    select i.n, false, i.t, i.amount from fresh i
  ), running as materialized (
    select l.n, l.is_out, l.purse_id, l.delta, h.player_id,
      (h.balance + sum(l.delta) over (partition by l.purse_id order by l.n))::bigint as balance_after
    from leg l join held h on h.id = l.purse_id
  ), written as materialized (
    select i.n, e.id as entry_id, i.line, i.f, i.t, i.amount, d.balance_after as to_after,
      case
        when e.reason <> i.reason then refuse_post('SK004', 'an entry has one reason')
        when o.balance_after < 0 and not i.may_overdraw and i.f_kind <> 'referral' then refuse_post('SK001', format('purse %s has not enough', i.f))
        else o.balance_after
      end as from_after
    from fresh i
    join new_entry e on e.ref = i.ref
    left join running o on o.n = i.n and o.is_out
    left join running d on d.n = i.n and not d.is_out
  ), new_move as (
    insert into move (entry_id, line, from_purse, to_purse, amount, from_balance_after, to_balance_after)
    select w.entry_id, w.line, w.f, w.t, w.amount, w.from_after, w.to_after from written w order by w.n
  ), changed as (
    update purse p set
      balance = p.balance + s.delta,
      version = p.version + 1,
      overdrawn_at = case when p.balance + s.delta < 0 and p.kind <> 'referral' then coalesce(p.overdrawn_at, v_at) end
    from (select r.purse_id, sum(r.delta)::bigint as delta from running r group by r.purse_id) s
    where p.id = s.purse_id and p.id = any (v_purses)
  ), told as (
    insert into fact (kind, player_id, at) select distinct 'purse', r.player_id, v_at from running r
  ), known as materialized (
    -- a known ref must have been the very same moves: none missing, none more
    select i.n, m.entry_id, m.from_balance_after, m.to_balance_after,
      case when m.from_purse is distinct from i.f or m.to_purse is distinct from i.t or m.amount is distinct from i.amount
        then refuse_post('SK002', 'a ref was used for something else') end as refused
    from (select * from item where known_id is not null) i
    full join (select m.* from move m where m.entry_id = any (v_known)) m
      on m.entry_id = i.known_id and m.line = i.line
  )
  select w.n, true, w.entry_id, w.from_after, w.to_after from written w
  union all
  select k.n, false, k.entry_id, k.from_balance_after, k.to_balance_after from known k where k.refused is null;
end $function$
;

create function ledger.post_decided(p_refs text[], p_reasons text[], p_purses bigint[], p_amounts bigint[], p_after bigint[], p_house integer[], p_house_kind text, p_house_names text[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'ledger', 'platform', 'pg_temp'
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
 SET enable_seqscan TO 'off'
AS $function$
declare
  v_at timestamptz := product_now();
  v_houses bigint[];
  v_entries bigint[];
  v_is_all boolean;
  v_kinds text[];
begin
  if cardinality(p_refs) = 0 then return; end if;
  if (cardinality(p_refs) = all (array[cardinality(p_reasons), cardinality(p_purses), cardinality(p_amounts), cardinality(p_after), cardinality(p_house)])) is not true
     or array_position(p_refs, null) is not null or p_house_kind not like 'house\_%' then
    raise exception 'post_decided: malformed call' using errcode = 'SK004';
  end if;
  v_houses := array(select house_purse(p_house_kind, h.name) from unnest(p_house_names) with ordinality as h(name, n) order by h.n);

  if exists (
    select from (
      select x.amount, x.after, lag(x.after) over (partition by x.purse order by x.n) as before
      from unnest(p_purses, p_amounts, p_after) with ordinality as x(purse, amount, after, n)
    ) y where (y.amount <> 0 and coalesce(y.before + y.amount = y.after, true)) is not true
  ) then
    raise exception 'post_decided: the balances of a purse do not follow each other' using errcode = 'SK004';
  end if;

  v_entries := array(select nextval('entry_id_seq') from generate_series(1, cardinality(p_refs)));
  insert into entry (id, ref, reason, at) overriding system value
  select x.id, x.ref, x.reason, v_at from unnest(v_entries, p_refs, p_reasons) as x(id, ref, reason);
  insert into move (entry_id, line, from_purse, to_purse, amount, from_balance_after, to_balance_after)
  select x.id, 0, case when x.amount < 0 then x.purse else v_houses[x.house] end, case when x.amount < 0 then v_houses[x.house] else x.purse end,
    abs(x.amount), case when x.amount < 0 then x.after end, case when x.amount > 0 then x.after end
  from unnest(v_entries, p_purses, p_house, p_amounts, p_after) as x(id, purse, house, amount, after);

  with decided as materialized (
    select x.purse, sum(x.amount)::bigint as amount, (array_agg(x.after order by x.n desc))[1] as after
    from unnest(p_purses, p_amounts, p_after) with ordinality as x(purse, amount, after, n) group by x.purse
  ), changed as (
    update purse p set balance = d.after, version = p.version + 1,
      overdrawn_at = case when d.after < 0 and p.kind <> 'referral' then coalesce(p.overdrawn_at, v_at) end
    from decided d where p.id = d.purse and p.keeps_balance and p.balance + d.amount = d.after
    returning p.player_id, p.kind
  ), touched as materialized (
    select array_agg(distinct c.player_id) as players from changed c having count(*) > 0
  ), told as (
    insert into fact (kind, player_id, data, at)
    select case when cardinality(t.players) = 1 then 'purse' else 'purses' end, case when cardinality(t.players) = 1 then t.players[1] end,
      case when cardinality(t.players) = 1 then '{}' else jsonb_build_object('players', t.players) end, v_at
    from touched t
  )
  select count(*) = (select count(*) from decided), array_agg(distinct c.kind) into v_is_all, v_kinds from changed c;
  if not v_is_all then
    raise exception 'post_decided: a purse does not come to the balance that was decided' using errcode = 'SK001';
  end if;
  perform case
      when r.reason is null then refuse_post('SK003', 'no such route')
      when a.is_below and not r.may_overdraw and k.kind <> 'referral' then refuse_post('SK001', 'a purse has not enough')
    end
  from (
    select x.reason, x.amount < 0 as gives, bool_or(x.amount < 0 and x.after < 0) as is_below
    from unnest(p_reasons, p_amounts, p_after) as x(reason, amount, after) group by 1, 2
  ) a
  cross join unnest(v_kinds) as k(kind)
  left join entry_route r on r.reason = a.reason and r.from_kind = case when a.gives then k.kind else p_house_kind end
    and r.to_kind = case when a.gives then p_house_kind else k.kind end;
end $function$
;

create function ledger.refuse_post(p_state text, p_message text)
 RETURNS bigint
 LANGUAGE plpgsql
AS $function$ begin raise exception 'post: %', p_message using errcode = p_state; end $function$
;

create function lottery.cap_pya(n lottery.draw_number)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE
RETURN LEAST((n).own_cap_pya, (n).rule_cap_pya)
;

create function lottery.derive_2d(p_set text, p_value text)
 RETURNS smallint
 LANGUAGE sql
 IMMUTABLE STRICT
AS $function$
  select case when split_part(lottery.price_text(p_set), '.', 2) ~ '^[0-9]{2}0*$'
    then (substr(split_part(lottery.price_text(p_set), '.', 2), 2, 1) || right(split_part(lottery.price_text(p_value), '.', 1), 1))::smallint end
$function$
;

create function lottery.derive_3d(p_first_prize text)
 RETURNS smallint
 LANGUAGE sql
 IMMUTABLE STRICT
AS $function$
  select case when p_first_prize ~ '^[0-9]{6}$' then right(p_first_prize, 3)::smallint end
$function$
;

create function lottery.derive_c2d(p_bid text)
 RETURNS smallint
 LANGUAGE sql
 IMMUTABLE STRICT
AS $function$
  select case when split_part(lottery.price_text(p_bid), '.', 2) ~ '^[0-9]{2}0*$'
    then (right(split_part(lottery.price_text(p_bid), '.', 1), 1) || substr(split_part(lottery.price_text(p_bid), '.', 2), 2, 1))::smallint end
$function$
;

create function lottery.draws_to_seal()
 RETURNS SETOF lottery.draw
 LANGUAGE sql
 STABLE
AS $function$
  select * from draw where sealed_at is null and (closes_at <= product_now() or voided_at is not null)
$function$
;

create function lottery.draws_told_early()
 RETURNS SETOF lottery.draw
 LANGUAGE sql
 STABLE
AS $function$
  select d.* from draw d
  where d.settled_at is null and d.refunded_at is null and d.draws_at <= product_now() and d.draws_at > product_now() - interval '40 days'
    and d.result is null and d.voided_at is null and d.reversing_at is null
    and exists (select from result_proposal r where r.draw_id = d.id and r.state = 'proposed' and r.received_at < d.draws_at
      and (r.source <> 'operator' or exists (select from result_proposal o where o.draw_id = d.id and o.state = 'proposed' and o.id <> r.id)))
$function$
;

create function lottery.hold_draw(p_draw bigint)
 RETURNS void
 LANGUAGE sql
AS $function$
  select from draw where id = p_draw for share
$function$
;

create function lottery.hold_for_bets(p_waits boolean, p_lottery text[], p_section time without time zone[], p_day text[], p_number_draw integer[], p_number smallint[], p_player bigint[], p_asking bigint[], p_key text[], p_slips integer)
 RETURNS TABLE(at timestamp with time zone, draw_ids bigint[], slip_ids bigint[], held_draw_ids bigint[], opens_at timestamp with time zone[], closes_at timestamp with time zone[], closed_at timestamp with time zone[], results smallint[], settled_at timestamp with time zone[], voided_at timestamp with time zone[], are_open boolean[], odds_hundredths integer[], tot_odds_hundredths integer[], caps_pya bigint[], stake_mins_pya bigint[], stake_maxs_pya bigint[], stake_steps_pya bigint[], number_draw_ids bigint[], numbers smallint[], taken_pya bigint[], number_caps_pya bigint[], are_blocked boolean[], player_ids bigint[], purse_ids bigint[], balances_pya bigint[], are_overdrawn boolean[], birthdays date[], limit_player_ids bigint[], are_players_blocked boolean[], are_excluded boolean[], stakes_left_pya bigint[], known_slip_ids bigint[], stop platform.stop_reason)
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
AS $function$
#variable_conflict use_column
declare
  v_free bigint[];
  v_held bigint[];
  v_owing bigint[];
begin
  select array_agg(d.id order by x.n) into draw_ids
  from unnest(p_lottery, p_section, p_day) with ordinality as x(code, section, day, n)
  join lottery l on l.code = x.code
  left join lateral (
    select id from draw where draw.lottery_id = l.id and draw.section = x.section
      and (draw.day = nullif(x.day, '')::date or (x.day = '' and draw.day >= yangon_day(product_now()))) order by draw.day limit 1
  ) d on true;

  if p_waits then
    perform queue_for_draws(draw_ids, false);
    v_held := array(select h.id from (select d.id from draw d where d.id = any (draw_ids) order by d.id for share of d) h);
  else
    v_free := array(select d from unnest(draw_ids) as d where d is not null and pg_try_advisory_xact_lock_shared(2005, (d % 2147483647)::integer));
    v_held := array(select h.id from (select d.id from draw d where d.id = any (v_free) order by d.id for share of d skip locked) h);
  end if;
  select array_agg(d.id), array_agg(d.opens_at), array_agg(d.closes_at), array_agg(d.closed_at), array_agg(d.result), array_agg(d.settled_at),
    array_agg(d.voided_at), array_agg(d.is_open and (select l.is_open from lottery l where l.id = d.lottery_id)
      and not exists (select from section s where s.id = d.section_id and not s.is_open)),
    array_agg(d.odds_hundredths), array_agg(d.tot_odds_hundredths), array_agg(d.cap_pya),
    array_agg(d.stake_min_pya), array_agg(d.stake_max_pya), array_agg(d.stake_step_pya)
  into held_draw_ids, opens_at, closes_at, closed_at, results, settled_at, voided_at, are_open, odds_hundredths, tot_odds_hundredths, caps_pya,
    stake_mins_pya, stake_maxs_pya, stake_steps_pya
  from draw d where d.id = any (v_held);

  if p_waits then
    select array_agg(h.draw_id), array_agg(h.number), array_agg(h.taken_pya), array_agg(h.cap_pya), array_agg(h.is_blocked)
    into number_draw_ids, numbers, taken_pya, number_caps_pya, are_blocked
    from (
      select n.draw_id, n.number, n.taken_pya, n.cap_pya, n.is_blocked
      from unnest(p_number_draw, p_number) as x(draw, number)
      join draw_number n on n.draw_id = draw_ids[x.draw] and n.number = x.number
      order by n.draw_id, n.number for no key update of n
    ) h;
  else
    select array_agg(h.draw_id), array_agg(h.number), array_agg(h.taken_pya), array_agg(h.cap_pya), array_agg(h.is_blocked)
    into number_draw_ids, numbers, taken_pya, number_caps_pya, are_blocked
    from (
      select n.draw_id, n.number, n.taken_pya, n.cap_pya, n.is_blocked
      from unnest(p_number_draw, p_number) as x(draw, number)
      join draw_number n on n.draw_id = draw_ids[x.draw] and n.number = x.number
      where n.draw_id = any (v_held)
      order by n.draw_id, n.number for no key update of n skip locked
    ) h;
  end if;

  -- Whose game purse is below zero bets nothing either. It is not locked: no bet waits for a game, and a provider who takes money back just now comes
  -- after. The kind is not asked for: that would lead the plan to each purse in place of the few that owe.
  v_owing := array(select u.player_id from public_purse u where u.overdrawn_at is not null and u.player_id = any (p_player));
  select array_agg(h.player_id), array_agg(h.purse_id), array_agg(h.balance), array_agg(h.is_overdrawn or h.player_id = any (v_owing)), array_agg(p.birthday)
  into player_ids, purse_ids, balances_pya, are_overdrawn, birthdays
  from lock_free_purses(p_player, 'main') h join public_player p on p.id = h.player_id;

  -- This statement comes after the purses are held: a change of limits, a stop of play or a block holds the purse as well.
  select array_agg(p.id), array_agg(p.blocked_at is not null), array_agg(coalesce(p.excluded_until > product_now(), false)),
    array_agg((select stake_left_pya from play_allowance(p.id)))
  into limit_player_ids, are_players_blocked, are_excluded, stakes_left_pya
  from public_player p
  where p.id = any (player_ids) and (p.blocked_at is not null or p.excluded_until > product_now() or exists (select from public_play_limit l where l.player_id = p.id and l.kind <> 'cash_in'));

  -- One look for each key (`offset 0` keeps it one): as a join, a plan made while the table was empty reads all of it.
  known_slip_ids := array(
    select k.id from unnest(p_asking, p_key) as x(player_id, request_key)
    cross join lateral (select id from slip where request_key = x.request_key and player_id + 0 = x.player_id offset 0) k
  );

  slip_ids := array(select nextval('slip_ids') from generate_series(1, p_slips));
  stop := house_stop();
  at := product_now();
  return next;
end $function$
;

create function lottery.is_blocked(n lottery.draw_number)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
RETURN ((n).own_block OR (n).rule_block)
;

create function lottery.log_time(p_at timestamp with time zone)
 RETURNS text
 LANGUAGE sql
 STABLE STRICT
AS $function$
  select to_char(p_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
$function$
;

create function lottery.next_draw(p_lottery smallint, p_section time without time zone)
 RETURNS bigint
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(
    (select id from draw where lottery_id = p_lottery and section = p_section and day >= yangon_day(product_now())
       and closes_at > product_now() and voided_at is null order by day limit 1),
    (select id from draw where lottery_id = p_lottery and section = p_section and day >= yangon_day(product_now()) order by day limit 1))
$function$
;

create function lottery.price_text(p_price text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE STRICT
AS $function$
  select case
    when p_price !~ '^([0-9]{1,15}|[0-9]{1,3}(,[0-9]{3}){1,4})([.][0-9]{1,12})?$' then null
    when p_price ~ '^[0,.]+$' then null
    else replace(split_part(p_price, '.', 1), ',', '') || '.' || rpad(split_part(p_price, '.', 2), greatest(2, length(split_part(p_price, '.', 2))), '0') end
$function$
;

create function lottery.queue_for_draws(p_draws bigint[], p_alone boolean)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare v_draw integer;
begin
  for v_draw in select distinct (d % 2147483647)::integer from unnest(p_draws) as d where d is not null order by 1 loop
    if p_alone then perform pg_advisory_xact_lock(2005, v_draw);
    else perform pg_advisory_xact_lock_shared(2005, v_draw);
    end if;
  end loop;
end $function$
;

create function lottery.record_book()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'lottery', 'platform', 'pg_temp'
AS $function$
begin
  insert into draw_record (draw_id, kind, told)
  select d.id, 'book', jsonb_build_object('draw', d.id::text, 'lottery', l.code, 'day', d.day, 'section', to_char(d.section, 'HH24:MI'),
    'closed_at', log_time(d.closed_at), 'sealed_at', log_time(new.sealed_at), 'slip_count', new.slip_count, 'total_pya', new.total_pya,
    'worst_pya', new.worst_pya, 'root', encode(new.root, 'hex'))
  from draw d join lottery l on l.id = d.lottery_id where d.id = new.draw_id;
  return null;
end $function$
;

create function lottery.record_outcome()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'lottery', 'platform', 'pg_temp'
AS $function$
declare
  v_paid jsonb;
begin
  if new.round > old.round then
    insert into draw_record (draw_id, kind, told) values (new.id, 'reversal', jsonb_build_object('draw', new.id::text, 'round', old.round, 'reason_sha256', (
      select encode(sha256(convert_to(p.reason, 'UTF8')), 'hex') from result_proposal p where p.id = old.result_id)));
  end if;
  if new.result_id is distinct from old.result_id and new.result_id is not null then
    insert into draw_record (draw_id, kind, told) values (new.id, 'result', result_told(new.result_id));
  end if;
  if new.voided_at is not null and old.voided_at is null then
    insert into draw_record (draw_id, kind, told) values (new.id, 'void', jsonb_build_object('draw', new.id::text,
      'reason_sha256', encode(sha256(convert_to(new.void_reason, 'UTF8')), 'hex')));
  end if;
  if coalesce(new.settled_at, new.refunded_at) is not null and coalesce(old.settled_at, old.refunded_at) is null then
    select jsonb_build_object('draw', new.id::text, 'round', new.round, 'checked_at', log_time(new.checked_at), 'slip_count', coalesce(sum(due_count), 0), 'paid_pya',
      coalesce(sum((select sum(pya) from unnest(amounts_pya) pya)), 0)) into v_paid
    from payout_due where draw_id = new.id and round = new.round;
    insert into draw_record (draw_id, kind, told)
    values (new.id, case when new.settled_at is null then 'refund' else 'settlement' end::draw_record_kind, v_paid);
  end if;
  return null;
end $function$
;

create function lottery.record_terms()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'lottery', 'platform', 'pg_temp'
AS $function$
declare
  v_draw bigint := case tg_table_name when 'draw' then (to_jsonb(new) ->> 'id') else (to_jsonb(new) ->> 'draw_id') end;
  v_terms jsonb;
begin
  perform pg_advisory_xact_lock(hashtextextended('draw_record:' || v_draw, 0));
  v_terms := terms_of(v_draw);
  if v_terms is not null and v_terms is distinct from
    (select told from draw_record where draw_id = v_draw and kind = 'terms' order by id desc limit 1)
  then insert into draw_record (draw_id, kind, told) values (v_draw, 'terms', v_terms);
  end if;
  return null;
end $function$
;

create function lottery.refuse_late_slips()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare v_draw bigint;
begin
  perform from draw where id = any (array(select distinct draw_id from arrived)) order by id for share;
  select d.id into v_draw from arrived a join draw d on d.id = a.draw_id
  where d.closed_at is not null or d.voided_at is not null or a.accepted_at >= d.closes_at limit 1;
  if found then raise exception 'the book of draw % is closed', v_draw using errcode = 'SK010'; end if;
  return null;
end $function$
;

create function lottery.refuse_lost_payout()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if not exists (select from payout_reversed r where (r.slip_id, r.round, r.amount_pya, r.player_id) = (old.slip_id, old.round, old.amount_pya, old.player_id)) then
    raise exception 'payout is append only' using errcode = 'SK009';
  end if;
  return old;
end $function$
;

create function lottery.result_told(p_result bigint)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
AS $function$
  select jsonb_build_object('draw', d.id::text, 'lottery', l.code, 'day', d.day, 'section', to_char(d.section, 'HH24:MI'), 'round', r.round,
    'number', lpad(r.number::text, l.digits, '0'), 'derivation', r.derivation,
    'decided', case when r.decided_by is null and r.proposed_by is null then 'feeds' else 'operators' end,
    'by', to_jsonb(array(select distinct o::text from unnest(array[r.proposed_by, r.decided_by]) o where o is not null order by 1)),
    'sources', coalesce((
      select jsonb_agg(jsonb_build_object('name', s.source, 'number', lpad(s.number::text, l.digits, '0'), 'set', s.source_set, 'value', s.source_value, 'at', log_time(s.source_at), 'sha256', (
        select encode(sha256(convert_to(m.body, 'UTF8')), 'hex') from feed_message m
        where m.feed = s.source and m.received_at <= s.received_at order by m.id desc limit 1)) order by s.id)
      from result_proposal s
      where s.draw_id = r.draw_id and s.round = r.round and s.proposed_by is null and s.state in ('proposed', 'confirmed', 'rejected')), '[]'))
  from result_proposal r join draw d on d.id = r.draw_id join lottery l on l.id = d.lottery_id where r.id = p_result
$function$
;

create function lottery.round_suffix(p_round smallint)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$ select case when p_round = 1 then '' else ':' || p_round end $function$
;

create function lottery.rule_terms(p_lottery smallint, p_section bigint, p_day date)
 RETURNS TABLE(number smallint, cap_pya bigint, is_blocked boolean)
 LANGUAGE sql
 STABLE
AS $function$
  select x.number, min(r.cap_pya), bool_or(r.cap_pya is null)
  from number_rule r cross join lateral unnest(r.numbers) as x(number)
  where r.lottery_id = p_lottery and r.ended_at is null and (r.section_id is null or r.section_id = p_section)
    and r.from_day <= p_day and (r.until_day is null or r.until_day >= p_day)
  group by x.number
$function$
;

create function lottery.slip_line(s lottery.slip)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select concat_ws(' ', s.id, s.voucher, s.player_id, s.draw_id, s.numbers, s.stakes_pya, s.total_pya, s.odds_hundredths,
    coalesce(s.tot_odds_hundredths, 0), (extract(epoch from s.accepted_at) * 1000000)::bigint)
$function$
;

create function lottery.slip_of_voucher(p_voucher text)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE STRICT
AS $function$
  select (coalesce(v.part[2], '0')::bigint * 78364164096 + mod(v.place * 65343325681, 78364164096))::bigint
  from (
    select m.part, (
      select sum((strpos('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ', substr(m.part[1], n, 1)) - 1) * 36::numeric ^ (7 - n)) from generate_series(1, 7) n
    )::bigint::numeric as place
    from regexp_match(upper(p_voucher), '^[0-9A-Z]{2,10}-([0-9A-Z]{7})(?:-([1-9][0-9]{0,5}))?$') as m(part)
  ) v
$function$
;

create function lottery.slips_of_day(p_player bigint, p_day date, p_looked_at integer)
 RETURNS SETOF bigint
 LANGUAGE sql
 STABLE
AS $function$
  select looked.id from (select s.id from slip s where s.player_id = p_player and s.accepted_at >= yangon_instant(p_day, '00:00') order by s.accepted_at desc, s.id desc limit p_looked_at) looked
  union
  select s.id from slip s
  where s.player_id = p_player and s.draw_id = any (array(select d.id from draw d where d.day = p_day))
    and s.id >= (select min(earliest.id) from draw d cross join lateral (select min(f.id) as id from slip f where f.draw_id = d.id) earliest where d.day = p_day)
$function$
;

create function lottery.terms_of(p_draw bigint)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
AS $function$
  select jsonb_build_object('draw', d.id::text, 'lottery', l.code, 'day', d.day, 'section', to_char(d.section, 'HH24:MI'),
    'opens_at', log_time(d.opens_at), 'closes_at', log_time(d.closes_at), 'draws_at', log_time(d.draws_at), 'is_open', d.is_open,
    'odds_hundredths', d.odds_hundredths, 'tot_odds_hundredths', d.tot_odds_hundredths, 'cap_pya', d.cap_pya,
    'stake_min_pya', d.stake_min_pya, 'stake_max_pya', d.stake_max_pya, 'stake_step_pya', d.stake_step_pya,
    'numbers', coalesce((
      select jsonb_object_agg(lpad(n.number::text, l.digits, '0'), jsonb_build_object('cap_pya', n.cap_pya, 'is_blocked', n.is_blocked))
      from draw_number n where n.draw_id = d.id and (n.cap_pya is not null or n.is_blocked)), '{}'))
  from draw d join lottery l on l.id = d.lottery_id where d.id = p_draw
$function$
;

create function operators.accept_invitation(p_first bytea, p_second bytea, p_password_hash text)
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'platform', 'operators', 'pg_temp'
AS $function$
declare
  whose bigint;
begin
  delete from operator_invitation where first_hash = p_first and second_hash = p_second and expires_at > product_now()
  returning operator_id into whose;
  update operator set password_hash = p_password_hash where id = whose and disabled_at is null;
  return whose;
end $function$
;

create function operators.change_operator_password(p_session bigint, p_password_hash text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'platform', 'operators', 'pg_temp'
AS $function$
  update operator set password_hash = p_password_hash where id = (select operator_id from operator_session where id = p_session);
  delete from operator_session where id <> p_session and operator_id = (select operator_id from operator_session where id = p_session);
$function$
;

create function operators.perform_operator_deed(p_deed bigint, p_decider bigint)
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'platform', 'operators', 'pg_temp'
AS $function$
declare
  it record;
  whose bigint;
  given text[];
begin
  select kind, data, asked_by into it from public_deed
  where id = p_deed and state = 'asked' and asked_by <> p_decider and kind in ('new_operator', 'operator_roles', 'operator_invitation', 'operator_factor');
  if not found then raise exception 'deed % gives nobody a right', p_deed; end if;
  given := array(select jsonb_array_elements_text(it.data -> 'roles'));
  if it.kind = 'new_operator' then
    insert into operator (username, roles) values (it.data ->> 'username', given) returning id into whose;
  elsif it.kind = 'operator_roles' then
    update operator set roles = given where id = (it.data ->> 'operator_id')::bigint returning id into whose;
    return whose;
  elsif it.kind = 'operator_factor' then
    whose := (it.data ->> 'operator_id')::bigint;
    delete from operator_recovery_code where operator_id = whose;
    delete from operator_factor where operator_id = whose;
    delete from operator_session where operator_id = whose;
    return whose;
  else
    update operator set password_hash = null, disabled_at = null where id = (it.data ->> 'operator_id')::bigint returning id into whose;
    delete from operator_session where operator_id = whose;
  end if;
  insert into operator_invitation (operator_id, first_by, second_by, expires_at)
  values (whose, it.asked_by, p_decider, product_now() + interval '3 days')
  on conflict (operator_id) do update
  set first_by = excluded.first_by, second_by = excluded.second_by, expires_at = excluded.expires_at, first_hash = null, second_hash = null;
  return whose;
end $function$
;

create function operators.shut_operator_out(p_operator bigint)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'platform', 'operators', 'pg_temp'
AS $function$
  update operator set disabled_at = product_now() where id = p_operator and disabled_at is null;
  delete from operator_session where operator_id = p_operator;
  delete from operator_invitation where operator_id = p_operator;
$function$
;

create function platform.audit_hash(p_before bytea, p_row platform.audit_row)
 RETURNS bytea
 LANGUAGE sql
 IMMUTABLE
 SET "TimeZone" TO 'UTC'
AS $function$
  select sha256(coalesce(p_before, '') || convert_to((select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(p_row)) where value <> 'null')::text, 'UTF8'))
$function$
;

create function platform.enqueue(p_task text, p_payload json DEFAULT '{}'::json, p_job_key text DEFAULT NULL::text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$ select graphile_worker.add_job(p_task, p_payload, job_key => p_job_key, max_attempts => 1000) $function$
;

create function platform.has_news(p_reader text, p_kinds text[], p_changes text[])
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
begin
  return (
    select (
      select coalesce(bool_or(next.is_wanted) or count(*) = 500 or min(next.at) < product_now() - interval '1 minute', false)
      from (
        select f.at, f.kind = any (p_kinds) or f.kind = 'changed' and f.data ->> 'what' = any (p_changes) as is_wanted
        from fact f
        where (f.xid, f.id) > (r.xid, r.id) and f.xid < pg_snapshot_xmin(pg_current_snapshot()) order by f.xid, f.id limit 500
      ) next
    )
    from fact_reader r where r.name = p_reader);
end $function$
;

create function platform.has_unread_fact(p_reader text, p_kind text, p_before timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
declare
  place fact_reader;
begin
  select * into place from fact_reader where name = p_reader;
  return exists (select from fact f where (f.xid, f.id) > (place.xid, place.id) and f.kind = p_kind and f.at < p_before);
end $function$
;

create function platform.hold_lead(p_name text, p_number bigint)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform from leader where name = p_name and number = p_number for share;
  if not found then raise exception 'another process leads %', p_name using errcode = 'SK011'; end if;
end $function$
;

create function platform.house_stop()
 RETURNS platform.stop_reason
 LANGUAGE sql
AS $function$
  select case
    when exists (select from setting where key = 'house_maintenance' and value = 'true'::jsonb) then 'house_maintenance'::stop_reason
    when not is_licensed() then 'no_licence'::stop_reason
  end
$function$
;

create function platform.is_licensed()
 RETURNS boolean
 LANGUAGE sql
AS $function$
  select coalesce((select (value->>'expires_on')::date >= yangon_day(product_now()) from setting where key = 'licence'),
    to_regclass('platform.demo_clock') is not null)
$function$
;

create function platform.is_migrated(p_names text[])
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'platform', 'pg_temp'
AS $function$
  select not exists (select from unnest(p_names) as wanted(name) where not exists (select from platform.migration m where m.name = wanted.name))
$function$
;

create function platform.link_audit_row()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'platform', 'pg_temp'
AS $function$
declare
  v_last audit_link;
begin
  perform pg_advisory_xact_lock(7203146);
  select * into v_last from audit_link order by n desc limit 1;
  insert into audit_link (n, audit_id, hash) values (coalesce(v_last.n, 0) + 1, new.id, audit_hash(v_last.hash, new));
  return null;
end $function$
;

create function platform.product_now()
 RETURNS timestamp with time zone
 LANGUAGE sql
AS $function$select clock_timestamp()$function$
;

create function platform.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin raise exception '% is append only', tg_table_name using errcode = 'SK009'; end $function$
;

create function platform.refuse_late(p_until timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  if clock_timestamp() > p_until then raise exception 'too late to be written' using errcode = 'query_canceled'; end if;
end $function$
;

create function platform.take_lead(p_name text, p_holder uuid, p_for_ms integer)
 RETURNS bigint
 LANGUAGE plpgsql
AS $function$
#variable_conflict use_column
declare
  v_leader leader;
  v_until timestamptz := clock_timestamp() + p_for_ms * interval '1 ms';
begin
  select * into v_leader from leader where name = p_name for no key update skip locked;
  if not found then
    insert into leader (name, number, holder, until) values (p_name, 1, p_holder, v_until) on conflict (name) do nothing returning * into v_leader;
    return v_leader.number;
  end if;
  if v_leader.holder = p_holder then
    update leader set until = v_until where name = p_name;
    return v_leader.number;
  end if;
  if v_leader.until > clock_timestamp() then return null; end if;
  update leader set number = number + 1, holder = p_holder, until = v_until where name = p_name;
  return v_leader.number + 1;
end $function$
;

create function platform.tell_console()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'platform', 'pg_temp'
AS $function$
declare
  v_told text := 'console.' || tg_argv[0];
begin
  -- Taken back with what is rolled back to a savepoint, like the fact itself.
  if current_setting(v_told, true) is distinct from pg_current_xact_id()::text then
    insert into fact (kind, data) values ('console', jsonb_build_object('what', tg_argv[0]));
    perform set_config(v_told, pg_current_xact_id()::text, true);
  end if;
  return null;
end $function$
;

create function platform.write_audit(p_operator bigint, p_action text, p_subject text, p_before jsonb, p_after jsonb, p_reason text, p_address text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'platform', 'pg_temp'
AS $function$
  insert into audit_row (operator_id, action, subject, before, after, reason, address)
  values (p_operator, p_action, p_subject, p_before, p_after, p_reason, p_address)
$function$
;

create function platform.yangon_day(at timestamp with time zone)
 RETURNS date
 LANGUAGE sql
 IMMUTABLE
AS $function$ select (at at time zone interval '+06:30')::date $function$
;

create function platform.yangon_instant(day date, at time without time zone)
 RETURNS timestamp with time zone
 LANGUAGE sql
 IMMUTABLE
AS $function$ select (day + at) at time zone interval '+06:30' $function$
;

create function players.add_turnover(p_player bigint, p_pya bigint)
 RETURNS void
 LANGUAGE sql
AS $function$
  update player set turnover_pya = turnover_pya + p_pya where id = p_player
$function$
;

create function players.cash_in_allowance_at(p_player bigint, p_at timestamp with time zone)
 RETURNS bigint
 LANGUAGE sql
 STABLE
AS $function$
  select min(l.limit_pya - (
    select coalesce(sum(c.counted_pya), 0) from public_cash_in c
    where c.player_id = p_player and c.state in ('pending', 'approved') and c.created_at >= play_period_start(l.period::text, p_at)
      and play_period_start(l.period::text, c.created_at) = play_period_start(l.period::text, p_at)
  ))::bigint
  from play_limit l where l.player_id = p_player and l.kind = 'cash_in'
$function$
;

create function players.hold_play(p_player bigint)
 RETURNS TABLE(is_blocked boolean, is_excluded boolean, is_overdrawn boolean, birthday date, today date, stake_left_pya bigint)
 LANGUAGE plpgsql
AS $function$
declare
  v_overdrawn boolean;
  v_game_overdrawn boolean;
begin
  select l.is_overdrawn into v_overdrawn from lock_purses(array[p_player], 'main') l;
  select l.is_overdrawn into v_game_overdrawn from lock_purses(array[p_player], 'game') l;
  return query
  select p.blocked_at is not null, coalesce(p.excluded_until > product_now(), false), v_overdrawn or v_game_overdrawn,
    p.birthday, yangon_day(product_now()), a.stake_left_pya
  from player p, play_allowance(p_player) a where p.id = p_player;
end $function$
;

create function players.lock_free_players(p_players bigint[])
 RETURNS bigint[]
 LANGUAGE plpgsql
AS $function$
begin
  return array(select h.id from (select id from player where id = any (p_players) order by id for no key update skip locked) h);
end $function$
;

create function players.lock_player(p_player bigint)
 RETURNS TABLE(is_blocked boolean, is_excluded boolean, is_self_excluded boolean, birthday date, is_level_2 boolean, lvl_2_name text, turnover_pya bigint, credentials_changed_at timestamp with time zone)
 LANGUAGE plpgsql
AS $function$
begin
  perform from player where id = p_player for no key update;
  return query
  select p.blocked_at is not null, e.is_excluded, e.is_excluded and not exists (
      select from play_break b where b.player_id = p.id and b.kind = 'time_out' and b.until_at = p.excluded_until
    ), p.birthday, p.lvl_2_state = 'approved', p.lvl_2_name, p.turnover_pya, p.credentials_changed_at
  from player p cross join lateral (select coalesce(p.excluded_until > product_now(), false) as is_excluded) e
  where p.id = p_player;
end $function$
;

create function players.note_credentials_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.credentials_changed_at := product_now();
  return new;
end $function$
;

create function players.password_hash_of(p_player bigint)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select password_hash from player where id = p_player
$function$
;

create function players.play_allowance(p_player bigint, OUT stake_left_pya bigint, OUT cash_in_left_pya bigint)
 RETURNS record
 LANGUAGE sql
 STABLE
AS $function$
  select min(limit_pya - used_pya) filter (where kind in ('stake', 'loss')), min(limit_pya - used_pya) filter (where kind = 'cash_in')
  from play_limits_used(p_player)
$function$
;

create function players.play_limits_used(p_player bigint)
 RETURNS TABLE(kind players.play_limit_kind, period players.play_limit_period, limit_pya bigint, used_pya bigint)
 LANGUAGE sql
 STABLE
AS $function$
  select l.kind, l.period, l.limit_pya,
    case l.kind
      when 'cash_in' then (
        select coalesce(sum(c.counted_pya), 0) from public_cash_in c
        where c.player_id = p_player and c.state in ('pending', 'approved') and c.created_at >= s.at
      )
      else (
        select coalesce(sum(b.total_pya - case when l.kind = 'loss' or o.kind = 'refund' then coalesce(o.amount_pya, 0) else 0 end), 0)
        from public_slip b left join public_payout o on o.slip_id = b.id
        where b.player_id = p_player and b.accepted_at >= s.at
      ) + (select case l.kind when 'loss' then g.lost_pya else g.staked_pya end from game_play_since(p_player, s.at) g)
    end::bigint
  from play_limit l
  cross join lateral (select play_period_start(l.period::text, product_now()) as at) s
  where l.player_id = p_player
$function$
;

create function players.play_period_start(p_period text, p_at timestamp with time zone)
 RETURNS timestamp with time zone
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select (date_trunc(p_period, p_at at time zone interval '+06:30')) at time zone interval '+06:30'
$function$
;

create function players.queue_for_limits(p_player bigint)
 RETURNS void
 LANGUAGE sql
AS $function$
  select pg_advisory_xact_lock(2010, (p_player % 2147483647)::integer)
$function$
;

create function players.record_name()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'players', 'platform', 'pg_temp'
AS $function$
begin
  insert into player_name (player_id, name) values (old.id, old.name) on conflict do nothing;
  return null;
end $function$
;

create function players.set_turnovers(p_players bigint[], p_pya bigint[])
 RETURNS void
 LANGUAGE sql
AS $function$
  update player p set turnover_pya = x.pya from unnest(p_players, p_pya) as x(player_id, pya) where p.id = x.player_id
$function$
;

create function reports.booked_after(p_after bigint, p_to bigint, p_subjects reports.report_subject[])
 RETURNS TABLE(subject reports.report_subject, day date, key text, reason text, amount_pya bigint, entry_count bigint)
 LANGUAGE sql
 STABLE
AS $function$
  select b.subject, b.day, b.key, b.reason, sum(b.amount_pya)::bigint, count(*) filter (where b.line = 0)
  from booked_moves(p_after, p_to, p_subjects, null) b group by 1, 2, 3, 4
$function$
;

create function reports.booked_between(p_subjects reports.report_subject[], p_from date, p_to date)
 RETURNS TABLE(subject reports.report_subject, day date, key text, reason text, amount_pya bigint, entry_count bigint)
 LANGUAGE sql
 STABLE
AS $function$
  select d.subject, d.day, d.key, d.reason, d.amount_pya, d.entry_count from booked_day d where d.subject = any (p_subjects) and d.day between p_from and p_to
  union all
  select a.subject, a.day, a.key, a.reason, a.amount_pya, a.entry_count
  from booked_place p cross join lateral booked_after(p.read_to, booked_up_to(), p_subjects) a
  where a.day between p_from and p_to
$function$
;

create function reports.booked_hours_after(p_after bigint, p_to bigint)
 RETURNS TABLE(hour timestamp with time zone, purse text, amount bigint, first_entry bigint, last_entry bigint)
 LANGUAGE sql
 STABLE
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
 SET enable_seqscan TO 'off'
AS $function$
  select date_trunc('hour', e.at at time zone interval '+06:30') at time zone interval '+06:30', p.kind, sum(side.amount)::bigint, min(e.id), max(e.id)
  from public_entry e
  join public_move m on m.entry_id = e.id
  cross join lateral (values (m.from_purse, -m.amount), (m.to_purse, m.amount)) as side(purse_id, amount)
  join public_purse p on p.id = side.purse_id
  where e.id > p_after and e.id <= p_to and (p.player_id is not null or p.kind = 'house_lay_off')
  group by 1, 2
$function$
;

create function reports.booked_in(p_subjects reports.report_subject[], p_from date, p_to date, p_by_month boolean)
 RETURNS TABLE(subject reports.report_subject, day date, key text, reason text, amount_pya bigint, entry_count bigint)
 LANGUAGE sql
 STABLE
AS $function$
  with span as materialized (
    select case when p_by_month then (month_of(p_from - 1) + interval '1 month')::date else 'infinity' end as whole_from,
      case when p_to >= (select max(d.day) from booked_day d where d.subject = 'house') then (month_of(p_to) + interval '1 month')::date else month_of(p_to + 1) end as whole_until
  )
  select m.subject, m.month, m.key, m.reason, m.amount_pya, m.entry_count
  from booked_month m where m.subject = any (p_subjects) and m.month >= (select whole_from from span) and m.month < (select whole_until from span)
  union all
  select d.subject, d.day, d.key, d.reason, d.amount_pya, d.entry_count
  from booked_day d where d.subject = any (p_subjects) and d.day between p_from and least((select whole_from from span) - 1, p_to)
  union all
  select d.subject, d.day, d.key, d.reason, d.amount_pya, d.entry_count
  from booked_day d where d.subject = any (p_subjects) and d.day between greatest((select whole_from from span), (select whole_until from span)) and p_to
  union all
  select a.subject, a.day, a.key, a.reason, a.amount_pya, a.entry_count
  from booked_place p cross join lateral booked_after(p.read_to, booked_up_to(), p_subjects) a
  where a.day between p_from and p_to
$function$
;

create function reports.booked_moves(p_after bigint, p_to bigint, p_subjects reports.report_subject[], p_reasons text[])
 RETURNS TABLE(entry_id bigint, line smallint, player_id bigint, subject reports.report_subject, day date, key text, reason text, amount_pya bigint)
 LANGUAGE sql
 STABLE
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
 SET enable_seqscan TO 'off'
AS $function$
  with moved as materialized (
    select m.entry_id, m.line, e.reason, e.operator_id, yangon_day(e.at) as day, coalesce(f.player_id, t.player_id) as player_id, side.house, side.amount,
      case when e.reason in ('stake', 'win', 'refund', 'win_reversed') then split_part(e.ref, ':', 2)::bigint end as slip_id,
      case when e.reason like 'lay\_off%' and side.house like 'house\_lottery:%' then split_part(e.ref, ':', 2)::bigint end as lay_off_id,
      case when e.reason in ('game_bet', 'game_win', 'game_rollback', 'game_resettled') then split_part(e.ref, ':', 2)::bigint end as transaction_id,
      case when e.reason = 'cash_in' then split_part(e.ref, ':', 2)::bigint end as cash_in_id,
      case when e.reason = 'cash_out_paid' then split_part(e.ref, ':', 2)::bigint end as cash_out_id,
      case when e.reason like 'taker\_payment%' and side.house like 'house\_cash:%' then split_part(e.ref, ':', 2)::bigint end as taker_payment_id
    from public_entry e
    join public_move m on m.entry_id = e.id
    join public_purse f on f.id = m.from_purse
    join public_purse t on t.id = m.to_purse
    cross join lateral (
      select f.kind || ':' || f.name as house, -m.amount as amount where f.player_id is null
      union all
      select t.kind || ':' || t.name, m.amount where t.player_id is null
    ) side
    where e.id > p_after and e.id <= p_to and (p_reasons is null or e.reason = any (p_reasons)) and f.unit = 'pya' and (f.player_id is null or t.player_id is null)
  ), keyed as (
    select 'house'::report_subject as subject, m.house as key, m.* from moved m where 'house' = any (p_subjects)
    union all
    select 'player', m.player_id::text, m.* from moved m where m.player_id is not null and 'player' = any (p_subjects)
    union all
    select 'operator', m.operator_id::text, m.* from moved m where m.operator_id is not null and m.player_id is not null and 'operator' = any (p_subjects)
    union all
    select 'draw', s.draw_id::text, m.* from moved m join public_slip s on s.id = m.slip_id where m.slip_id is not null and 'draw' = any (p_subjects)
    union all
    select 'draw', o.draw_id::text, m.* from moved m join public_lay_off o on o.id = m.lay_off_id where m.lay_off_id is not null and 'draw' = any (p_subjects)
    union all
    select 'game', split_part(m.house, ':', 2) || ':' || coalesce(w.game_code, ''), m.*
    from moved m
    left join public_game_transaction g on g.id = m.transaction_id
    left join public_wager w on w.id = g.wager_id
    where m.house like 'house\_provider:%' and 'game' = any (p_subjects)
    union all
    select 'account', c.method_id || ':' || coalesce(c.holder_phone, 'card'), m.* from moved m join public_cash_in c on c.id = m.cash_in_id where m.cash_in_id is not null and 'account' = any (p_subjects)
    union all
    select 'account', c.method_id || ':' || coalesce(a.account_number, ''), m.*
    from moved m join public_cash_out c on c.id = m.cash_out_id left join public_payment_account a on a.id = c.account_id
    where m.cash_out_id is not null and 'account' = any (p_subjects)
    union all
    select 'account', a.method_id || ':' || a.account_number, m.*
    from moved m join public_taker_payment y on y.id = m.taker_payment_id join public_payment_account a on a.id = y.account_id
    where m.taker_payment_id is not null and 'account' = any (p_subjects)
  )
  select k.entry_id, k.line, k.player_id, k.subject, k.day, k.key, k.reason, k.amount from keyed k
$function$
;

create function reports.booked_purses_after(p_after bigint, p_to bigint)
 RETURNS TABLE(player_id bigint, day date, purse text, reason text, amount_in bigint, amount_out bigint, line_count bigint, first_entry bigint, last_entry bigint)
 LANGUAGE sql
 STABLE
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
 SET enable_seqscan TO 'off'
AS $function$
  select p.player_id, yangon_day(e.at), p.kind, e.reason, coalesce(sum(side.amount) filter (where side.amount > 0), 0)::bigint,
    coalesce(-sum(side.amount) filter (where side.amount < 0), 0)::bigint, count(*), min(e.id), max(e.id)
  from public_entry e
  join public_move m on m.entry_id = e.id
  cross join lateral (values (m.from_purse, -m.amount), (m.to_purse, m.amount)) as side(purse_id, amount)
  join public_purse p on p.id = side.purse_id
  where e.id > p_after and e.id <= p_to and p.player_id is not null
  group by 1, 2, 3, 4
$function$
;

create function reports.booked_up_to()
 RETURNS bigint
 LANGUAGE sql
 STABLE
AS $function$
  select least(coalesce((select max(id) from public_entry), 0), p.read_to + 10000) from booked_place p
$function$
;

create function reports.funds_between(p_from date, p_to date)
 RETURNS TABLE(day date, purse text, amount bigint)
 LANGUAGE sql
 STABLE
AS $function$
  with coming as materialized (
    select yangon_day(a.hour) as day, a.purse, sum(a.amount) as amount
    from booked_place p cross join lateral booked_hours_after(p.read_to, booked_up_to()) a group by 1, 2
  )
  select on_day.day::date, kind.purse,
    (coalesce((select f.amount from booked_funds f where f.purse = kind.purse and f.day <= on_day.day order by f.day desc limit 1), 0)
      + coalesce((select sum(c.amount) from coming c where c.purse = kind.purse and c.day <= on_day.day), 0))::bigint
  from generate_series(p_from::timestamp, p_to, interval '1 day') as on_day(day)
  cross join unnest(array['main', 'game', 'hold', 'promotion', 'referral', 'points']) as kind(purse)
$function$
;

create function reports.funds_changed_between(p_after bigint, p_to bigint, p_from timestamp with time zone, p_until timestamp with time zone)
 RETURNS TABLE(purse text, amount bigint)
 LANGUAGE sql
 STABLE
AS $function$
  select c.purse, sum(c.amount)::bigint from purse_changes(p_after, p_to) c where (p_from is null or c.at >= p_from) and c.at < p_until group by 1
$function$
;

create function reports.month_of(p_day date)
 RETURNS date
 LANGUAGE sql
 IMMUTABLE
AS $function$ select date_trunc('month', p_day::timestamp)::date $function$
;

create function reports.pays_number(p_digits integer, p_result integer, p_number integer, p_has_near boolean)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select coalesce(p_number = p_result or p_has_near and (abs(p_number - p_result) = 1
    or (select array_agg(x order by x) from regexp_split_to_table(lpad(p_number::text, p_digits, '0'), '') x)
     = (select array_agg(x order by x) from regexp_split_to_table(lpad(p_result::text, p_digits, '0'), '') x)), false)
$function$
;

create function reports.purse_changes(p_after bigint, p_to bigint)
 RETURNS TABLE(entry_id bigint, at timestamp with time zone, player_id bigint, purse text, amount bigint, below_zero bigint)
 LANGUAGE sql
 STABLE
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
 SET enable_seqscan TO 'off'
AS $function$
  select e.id, e.at, p.player_id, p.kind, side.amount, coalesce(least(side.balance, 0) - least(side.balance - side.amount, 0), 0)
  from public_entry e
  join public_move m on m.entry_id = e.id
  cross join lateral (values (m.from_purse, -m.amount, m.from_balance_after), (m.to_purse, m.amount, m.to_balance_after)) as side(purse_id, amount, balance)
  join public_purse p on p.id = side.purse_id
  where e.id > p_after and e.id <= p_to and p.player_id is not null
$function$
;

create function rewards.micro_points(p_pya bigint, p_pya_per_point bigint)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select div(p_pya::numeric * 1000000, p_pya_per_point)::bigint
$function$
;

create function rewards.play_since(p_player bigint, p_since timestamp with time zone)
 RETURNS bigint
 LANGUAGE sql
 STABLE
AS $function$
  select (
    (select coalesce(sum(stake_pya), 0) from draw_stake where player_id = p_player and settled_at >= p_since)
    + (select coalesce(sum(valid_bet_pya), 0) from game_reward where player_id = p_player and settled_at >= p_since)
  )::bigint
$function$
;

create function rewards.refuse_lost_referral()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if not exists (select from lottery_referral_reversed r where (r.slip_id, r.round, r.amount_pya, r.referrer_id) = (old.slip_id, old.round, old.amount_pya, old.referrer_id)) then
    raise exception 'lottery_referral is append only' using errcode = 'SK009';
  end if;
  return old;
end $function$
;

create function transparency.refuse_shrinking_log()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op <> 'UPDATE' or new.size < old.size then
    raise exception 'the log only grows' using errcode = 'SK009';
  end if;
  if old.origin is null and new.begun_size = old.begun_size then return new; end if;
  if (old.origin, old.public_key, old.begun_size) is distinct from (new.origin, new.public_key, new.begun_size)
    and not (new.begun_size = old.size and new.size > old.size and new.origin <> old.origin and new.public_key <> old.public_key
      and exists (select from transparency.log_name_before b where b.origin = old.origin and b.public_key = old.public_key and b.size = old.size)) then
    raise exception 'the log keeps its name and its key' using errcode = 'SK009';
  end if;
  return new;
end $function$
;
