-- The schema as the migrations leave it, printed from a migrated database by "npm run print".
-- It is for reading: the migrations in apps/server/migrations are what makes a database.

-- Tables

create table alert (
  id bigint generated always as identity not null,
  ref text not null,
  kind text not null,
  data jsonb default '{}'::jsonb not null,
  at timestamp with time zone default product_now() not null,
  closed_at timestamp with time zone,
  closed_by bigint,
  constraint alert_pkey PRIMARY KEY (id),
  constraint alert_ref_key UNIQUE (ref)
);
grant delete, insert, select, update on alert to shwekan_app;
grant select on alert to shwekan_reader;

create table audit_row (
  id bigint generated always as identity not null,
  operator_id bigint not null,
  action text not null,
  subject text not null,
  before jsonb,
  after jsonb,
  reason text,
  address text,
  at timestamp with time zone default product_now() not null,
  constraint audit_row_pkey PRIMARY KEY (id),
  constraint audit_row_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operator(id)
);
CREATE INDEX audit_row_by_subject ON audit_row USING btree (subject, id);
CREATE TRIGGER audit_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON audit_row FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
grant insert, select on audit_row to shwekan_app;
grant select on audit_row to shwekan_reader;

create table banner (
  id bigint generated always as identity not null,
  image text not null,
  link text,
  "position" integer default 0 not null,
  is_open boolean default true not null,
  constraint banner_pkey PRIMARY KEY (id)
);
grant delete, insert, select, update on banner to shwekan_app;
grant select on banner to shwekan_reader;

create table cash_in (
  id bigint generated always as identity not null,
  player_id bigint not null,
  method_id bigint not null,
  amount_pya bigint not null,
  account_name text not null,
  transaction_id text not null,
  holder_phone text not null,
  state text default 'pending'::text not null,
  full_transaction_id text,
  old_balance_pya bigint,
  new_balance_pya bigint,
  reason text,
  decided_by bigint,
  decided_at timestamp with time zone,
  created_at timestamp with time zone default product_now() not null,
  expires_at timestamp with time zone not null,
  constraint cash_in_pkey PRIMARY KEY (id),
  constraint cash_in_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES operator(id),
  constraint cash_in_method_id_fkey FOREIGN KEY (method_id) REFERENCES payment_method(id),
  constraint cash_in_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id),
  constraint cash_in_amount_pya_check CHECK ((amount_pya > 0)),
  constraint cash_in_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'approved'::text, 'rejected'::text, 'expired'::text]))),
  constraint cash_in_transaction_id_check CHECK ((transaction_id ~ '^[0-9]{6}$'::text))
);
CREATE INDEX cash_in_of_player ON cash_in USING btree (player_id, id);
CREATE UNIQUE INDEX cash_in_one_pending ON cash_in USING btree (player_id) WHERE (state = 'pending'::text);
CREATE UNIQUE INDEX cash_in_paid_once ON cash_in USING btree (method_id, full_transaction_id) WHERE (full_transaction_id IS NOT NULL);
CREATE INDEX cash_in_queue ON cash_in USING btree (state, id);
grant insert, select, update on cash_in to shwekan_app;
grant select on cash_in to shwekan_reader;

create table draw (
  id bigint generated always as identity not null,
  lottery_id smallint not null,
  section_id bigint,
  day date not null,
  section time without time zone not null,
  opens_at timestamp with time zone not null,
  closes_at timestamp with time zone not null,
  draws_at timestamp with time zone not null,
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
  settled_at timestamp with time zone,
  voided_at timestamp with time zone,
  void_reason text,
  constraint draw_pkey PRIMARY KEY (id),
  constraint draw_lottery_id_day_section_key UNIQUE (lottery_id, day, section),
  constraint draw_lottery_id_fkey FOREIGN KEY (lottery_id) REFERENCES lottery(id),
  constraint draw_result_id_fkey FOREIGN KEY (result_id) REFERENCES result_proposal(id),
  constraint draw_section_id_fkey FOREIGN KEY (section_id) REFERENCES section(id),
  constraint draw_check CHECK ((closes_at <= draws_at)),
  constraint draw_check1 CHECK (((result IS NULL) = (resulted_at IS NULL))),
  constraint draw_check2 CHECK (((settled_at IS NULL) OR (result IS NOT NULL))),
  constraint draw_check3 CHECK (((settled_at IS NULL) OR (voided_at IS NULL)))
);
CREATE INDEX draw_by_close ON draw USING btree (closes_at);
CREATE INDEX draw_waiting ON draw USING btree (draws_at) WHERE ((settled_at IS NULL) AND (voided_at IS NULL));
grant delete, insert, select, update on draw to shwekan_app;
grant select on draw to shwekan_reader;

create table draw_number (
  draw_id bigint not null,
  number smallint not null,
  taken_pya bigint default 0 not null,
  cap_pya bigint,
  is_blocked boolean default false not null,
  constraint draw_number_pkey PRIMARY KEY (draw_id, number),
  constraint draw_number_draw_id_fkey FOREIGN KEY (draw_id) REFERENCES draw(id),
  constraint draw_number_cap_pya_check CHECK ((cap_pya >= 0)),
  constraint draw_number_taken_pya_check CHECK ((taken_pya >= 0))
);
grant delete, insert, select, update on draw_number to shwekan_app;
grant select on draw_number to shwekan_reader;

create table entry (
  id bigint generated always as identity not null,
  ref text not null,
  reason text not null,
  operator_id bigint,
  at timestamp with time zone default product_now() not null,
  constraint entry_pkey PRIMARY KEY (id),
  constraint entry_ref_key UNIQUE (ref)
);
CREATE TRIGGER entry_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON entry FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
grant select on entry to shwekan_app;
grant select on entry to shwekan_reader;

create table entry_route (
  reason text not null,
  from_kind text not null,
  to_kind text not null,
  may_overdraw boolean default false not null,
  constraint entry_route_pkey PRIMARY KEY (reason, from_kind, to_kind)
);
grant select on entry_route to shwekan_app;
grant select on entry_route to shwekan_reader;

create table fact (
  id bigint generated always as identity not null,
  xid xid8 default pg_current_xact_id() not null,
  kind text not null,
  player_id bigint,
  data jsonb default '{}'::jsonb not null,
  at timestamp with time zone default product_now() not null,
  constraint fact_pkey PRIMARY KEY (id),
  constraint fact_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id)
);
CREATE INDEX fact_by_order ON fact USING btree (xid, id);
CREATE INDEX fact_by_player ON fact USING btree (player_id, xid, id) WHERE (player_id IS NOT NULL);
CREATE INDEX fact_by_time ON fact USING btree (at);
grant delete, insert, select on fact to shwekan_app;
grant select on fact to shwekan_reader;

create table fact_reader (
  name text not null,
  xid xid8 not null,
  id bigint not null,
  constraint fact_reader_pkey PRIMARY KEY (name)
);
grant delete, insert, select, update on fact_reader to shwekan_app;

create table feed_message (
  id bigint generated always as identity not null,
  feed text not null,
  body text not null,
  received_at timestamp with time zone default product_now() not null,
  constraint feed_message_pkey PRIMARY KEY (id)
);
CREATE INDEX feed_message_by_time ON feed_message USING btree (received_at);
grant delete, insert, select on feed_message to shwekan_app;

create table given_answer (
  owner text not null,
  call text not null,
  key text not null,
  body_hash text not null,
  reply jsonb,
  at timestamp with time zone default product_now() not null,
  constraint given_answer_pkey PRIMARY KEY (owner, call, key),
  constraint given_answer_key_check CHECK (((length(key) >= 8) AND (length(key) <= 255)))
);
CREATE INDEX given_answer_by_time ON given_answer USING btree (at);
grant delete, insert, select, update on given_answer to shwekan_app;

create table header_text (
  id bigint generated always as identity not null,
  text jsonb not null,
  "position" integer default 0 not null,
  is_open boolean default true not null,
  constraint header_text_pkey PRIMARY KEY (id)
);
grant delete, insert, select, update on header_text to shwekan_app;
grant select on header_text to shwekan_reader;

create table live_number (
  market text not null,
  data jsonb not null,
  at timestamp with time zone default product_now() not null,
  constraint live_number_pkey PRIMARY KEY (market)
);
grant delete, insert, select, update on live_number to shwekan_app;

create table lottery (
  id smallint not null,
  code text not null,
  is_open boolean default true not null,
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
  constraint lottery_pkey PRIMARY KEY (id),
  constraint lottery_code_key UNIQUE (code),
  constraint lottery_cap_pya_check CHECK ((cap_pya >= 0)),
  constraint lottery_check CHECK ((stake_max_pya >= stake_min_pya)),
  constraint lottery_odds_hundredths_check CHECK ((odds_hundredths > 0)),
  constraint lottery_stake_min_pya_check CHECK ((stake_min_pya > 0)),
  constraint lottery_stake_step_pya_check CHECK ((stake_step_pya > 0))
);
grant delete, insert, select, update on lottery to shwekan_app;
grant select on lottery to shwekan_reader;

create table migration (
  name text not null,
  at timestamp with time zone default clock_timestamp() not null,
  constraint migration_pkey PRIMARY KEY (name)
);

create table move (
  id bigint generated always as identity not null,
  entry_id bigint not null,
  from_purse bigint not null,
  to_purse bigint not null,
  amount bigint not null,
  from_balance_after bigint,
  to_balance_after bigint,
  constraint move_pkey PRIMARY KEY (id),
  constraint move_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES entry(id),
  constraint move_from_purse_fkey FOREIGN KEY (from_purse) REFERENCES purse(id),
  constraint move_to_purse_fkey FOREIGN KEY (to_purse) REFERENCES purse(id),
  constraint move_amount_check CHECK ((amount > 0)),
  constraint move_check CHECK ((from_purse <> to_purse))
);
CREATE INDEX move_by_entry ON move USING btree (entry_id);
CREATE INDEX move_into_kept ON move USING btree (to_purse, id) WHERE (to_balance_after IS NOT NULL);
CREATE INDEX move_out_of_kept ON move USING btree (from_purse, id) WHERE (from_balance_after IS NOT NULL);
CREATE TRIGGER move_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON move FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
grant select on move to shwekan_app;
grant select on move to shwekan_reader;

create table notification (
  id bigint generated always as identity not null,
  player_id bigint,
  kind text not null,
  data jsonb default '{}'::jsonb not null,
  at timestamp with time zone default product_now() not null,
  read_at timestamp with time zone,
  constraint notification_pkey PRIMARY KEY (id),
  constraint notification_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id)
);
CREATE INDEX notification_of ON notification USING btree (player_id, id);
grant delete, insert, select, update on notification to shwekan_app;

create table off_day (
  lottery_id smallint not null,
  day date not null,
  reason text not null,
  constraint off_day_pkey PRIMARY KEY (lottery_id, day),
  constraint off_day_lottery_id_fkey FOREIGN KEY (lottery_id) REFERENCES lottery(id)
);
grant delete, insert, select, update on off_day to shwekan_app;
grant select on off_day to shwekan_reader;

create table operator (
  id bigint generated always as identity not null,
  username text not null,
  password_hash text not null,
  roles text[] not null,
  disabled_at timestamp with time zone,
  created_at timestamp with time zone default product_now() not null,
  constraint operator_pkey PRIMARY KEY (id),
  constraint operator_username_key UNIQUE (username),
  constraint operator_username_check CHECK ((username = lower(username)))
);
grant insert, select, update on operator to shwekan_app;

create table operator_session (
  token_hash bytea not null,
  operator_id bigint not null,
  created_at timestamp with time zone default product_now() not null,
  seen_at timestamp with time zone default product_now() not null,
  expires_at timestamp with time zone not null,
  constraint operator_session_pkey PRIMARY KEY (token_hash),
  constraint operator_session_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operator(id)
);
CREATE INDEX operator_session_of ON operator_session USING btree (operator_id);
grant delete, insert, select, update on operator_session to shwekan_app;

create table otp (
  id bigint generated always as identity not null,
  phone text not null,
  purpose text not null,
  code_hash bytea not null,
  tries integer default 0 not null,
  created_at timestamp with time zone default product_now() not null,
  expires_at timestamp with time zone not null,
  verified_at timestamp with time zone,
  token_hash bytea,
  token_expires_at timestamp with time zone,
  used_at timestamp with time zone,
  constraint otp_pkey PRIMARY KEY (id),
  constraint otp_token_hash_key UNIQUE (token_hash),
  constraint otp_purpose_check CHECK ((purpose = ANY (ARRAY['register'::text, 'reset'::text, 'change_phone'::text])))
);
CREATE INDEX otp_by_phone ON otp USING btree (phone, purpose, id);
grant delete, insert, select, update on otp to shwekan_app;

create table payment_account (
  id bigint generated always as identity not null,
  method_id bigint not null,
  account_number text not null,
  account_name text not null,
  is_open boolean default true not null,
  constraint payment_account_pkey PRIMARY KEY (id),
  constraint payment_account_method_id_account_number_key UNIQUE (method_id, account_number),
  constraint payment_account_method_id_fkey FOREIGN KEY (method_id) REFERENCES payment_method(id)
);
grant insert, select, update on payment_account to shwekan_app;
grant select on payment_account to shwekan_reader;

create table payment_method (
  id bigint generated always as identity not null,
  code text not null,
  name text not null,
  kind text not null,
  logo text,
  cash_in_open boolean default true not null,
  cash_out_open boolean default true not null,
  in_min_pya bigint default 100000 not null,
  in_max_pya bigint default 100000000 not null,
  "position" integer default 0 not null,
  constraint payment_method_pkey PRIMARY KEY (id),
  constraint payment_method_code_key UNIQUE (code),
  constraint payment_method_kind_check CHECK ((kind = ANY (ARRAY['pay'::text, 'banking'::text, 'mobile_topup'::text])))
);
grant insert, select, update on payment_method to shwekan_app;
grant select on payment_method to shwekan_reader;

create table payout (
  slip_id bigint not null,
  draw_id bigint not null,
  player_id bigint not null,
  kind text not null,
  amount_pya bigint not null,
  stake_pya bigint not null,
  at timestamp with time zone default product_now() not null,
  constraint payout_pkey PRIMARY KEY (slip_id),
  constraint payout_draw_id_fkey FOREIGN KEY (draw_id) REFERENCES draw(id),
  constraint payout_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id),
  constraint payout_slip_id_fkey FOREIGN KEY (slip_id) REFERENCES slip(id),
  constraint payout_amount_pya_check CHECK ((amount_pya > 0)),
  constraint payout_kind_check CHECK ((kind = ANY (ARRAY['win'::text, 'refund'::text])))
);
CREATE INDEX payout_of_draw ON payout USING btree (draw_id, slip_id);
CREATE INDEX payout_of_player ON payout USING btree (player_id, slip_id);
CREATE TRIGGER payout_append_only BEFORE UPDATE OR TRUNCATE ON payout FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
grant insert, select on payout to shwekan_app;
grant select on payout to shwekan_reader;

create table player (
  id bigint generated always as identity not null,
  user_code text not null,
  name text not null,
  phone text not null,
  password_hash text not null,
  password_changed_at timestamp with time zone default product_now() not null,
  birthday date,
  email text,
  image text,
  referral_code text not null,
  referred_by bigint,
  lvl_2_state text default 'none'::text not null,
  turnover_pya bigint default 0 not null,
  language text default 'my'::text not null,
  blocked_at timestamp with time zone,
  blocked_reason text,
  excluded_until timestamp with time zone,
  created_at timestamp with time zone default product_now() not null,
  constraint player_pkey PRIMARY KEY (id),
  constraint player_phone_key UNIQUE (phone),
  constraint player_referral_code_key UNIQUE (referral_code),
  constraint player_user_code_key UNIQUE (user_code),
  constraint player_referred_by_fkey FOREIGN KEY (referred_by) REFERENCES player(id),
  constraint player_language_check CHECK ((language = ANY (ARRAY['en'::text, 'zh'::text, 'my'::text, 'th'::text]))),
  constraint player_lvl_2_state_check CHECK ((lvl_2_state = ANY (ARRAY['none'::text, 'pending'::text, 'approved'::text, 'rejected'::text]))),
  constraint player_phone_check CHECK ((phone ~ '^09[0-9]{9}$'::text)),
  constraint player_turnover_pya_check CHECK ((turnover_pya >= 0))
);
grant insert, select, update on player to shwekan_app;

create table player_session (
  id bigint generated always as identity not null,
  token_hash bytea not null,
  player_id bigint not null,
  device text default ''::text not null,
  address text default ''::text not null,
  created_at timestamp with time zone default product_now() not null,
  seen_at timestamp with time zone default product_now() not null,
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint player_session_pkey PRIMARY KEY (id),
  constraint player_session_token_hash_key UNIQUE (token_hash),
  constraint player_session_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id)
);
CREATE INDEX player_session_of ON player_session USING btree (player_id) WHERE (ended_at IS NULL);
grant delete, insert, select, update on player_session to shwekan_app;

create table purse (
  id bigint generated always as identity not null,
  player_id bigint,
  kind text not null,
  name text default ''::text not null,
  unit text default 'pya'::text not null,
  keeps_balance boolean not null,
  balance bigint,
  version bigint default 0 not null,
  overdrawn_at timestamp with time zone,
  constraint purse_pkey PRIMARY KEY (id),
  constraint purse_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id),
  constraint purse_check CHECK ((keeps_balance = (player_id IS NOT NULL))),
  constraint purse_check1 CHECK ((keeps_balance = (balance IS NOT NULL))),
  constraint purse_check2 CHECK (((balance >= 0) OR (kind = 'referral'::text) OR (overdrawn_at IS NOT NULL))),
  constraint purse_unit_check CHECK ((unit = ANY (ARRAY['pya'::text, 'points'::text])))
);
CREATE UNIQUE INDEX purse_of_house ON purse USING btree (kind, name) WHERE (player_id IS NULL);
CREATE UNIQUE INDEX purse_of_player ON purse USING btree (player_id, kind) WHERE (player_id IS NOT NULL);
grant select on purse to shwekan_app;
grant select on purse to shwekan_reader;

create table rate_count (
  bucket text not null,
  window_start timestamp with time zone not null,
  count integer not null,
  constraint rate_count_pkey PRIMARY KEY (bucket, window_start)
);
CREATE INDEX rate_count_by_time ON rate_count USING btree (window_start);
grant delete, insert, select, update on rate_count to shwekan_app;

create table result_proposal (
  id bigint generated always as identity not null,
  draw_id bigint not null,
  number smallint not null,
  source text not null,
  derivation text not null,
  source_set text,
  source_value text,
  source_at timestamp with time zone,
  received_at timestamp with time zone default product_now() not null,
  proposed_by bigint,
  state text default 'proposed'::text not null,
  decided_by bigint,
  decided_at timestamp with time zone,
  reason text,
  constraint result_proposal_pkey PRIMARY KEY (id),
  constraint result_proposal_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES operator(id),
  constraint result_proposal_draw_id_fkey FOREIGN KEY (draw_id) REFERENCES draw(id),
  constraint result_proposal_proposed_by_fkey FOREIGN KEY (proposed_by) REFERENCES operator(id),
  constraint result_proposal_check CHECK (((derivation <> '2d'::text) OR ((number = derive_2d(source_set, source_value)) IS TRUE))),
  constraint result_proposal_check1 CHECK (((source = 'operator'::text) = (proposed_by IS NOT NULL))),
  constraint result_proposal_check2 CHECK (((derivation <> 'entered'::text) OR (source = 'operator'::text))),
  constraint result_proposal_check3 CHECK (((decided_by IS NULL) OR (proposed_by IS NULL) OR (decided_by <> proposed_by) OR (state = 'rejected'::text))),
  constraint result_proposal_derivation_check CHECK ((derivation = ANY (ARRAY['2d'::text, '1d'::text, 'c2d'::text, 'c1d'::text, '3d'::text, 'entered'::text]))),
  constraint result_proposal_number_check CHECK ((number >= 0)),
  constraint result_proposal_state_check CHECK ((state = ANY (ARRAY['proposed'::text, 'confirmed'::text, 'rejected'::text])))
);
CREATE UNIQUE INDEX result_confirmed_once ON result_proposal USING btree (draw_id) WHERE (state = 'confirmed'::text);
CREATE UNIQUE INDEX result_proposal_once ON result_proposal USING btree (draw_id, source, number) WHERE (state <> 'rejected'::text);
grant insert, select, update on result_proposal to shwekan_app;
grant select on result_proposal to shwekan_reader;

create table section (
  id bigint generated always as identity not null,
  lottery_id smallint not null,
  draws_at time without time zone not null,
  close_before_minutes integer not null,
  is_open boolean default true not null,
  odds_hundredths integer,
  constraint section_pkey PRIMARY KEY (id),
  constraint section_lottery_id_draws_at_key UNIQUE (lottery_id, draws_at),
  constraint section_lottery_id_fkey FOREIGN KEY (lottery_id) REFERENCES lottery(id),
  constraint section_close_before_minutes_check CHECK ((close_before_minutes >= 0)),
  constraint section_odds_hundredths_check CHECK ((odds_hundredths > 0))
);
grant delete, insert, select, update on section to shwekan_app;
grant select on section to shwekan_reader;

create table setting (
  key text not null,
  value jsonb not null,
  changed_at timestamp with time zone default product_now() not null,
  constraint setting_pkey PRIMARY KEY (key)
);
grant delete, insert, select, update on setting to shwekan_app;
grant select on setting to shwekan_reader;

create table slip (
  id bigint generated always as identity not null,
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
  constraint slip_player_id_request_key_key UNIQUE (player_id, request_key),
  constraint slip_voucher_key UNIQUE (voucher),
  constraint slip_draw_id_fkey FOREIGN KEY (draw_id) REFERENCES draw(id),
  constraint slip_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id),
  constraint slip_check CHECK (((cardinality(numbers) = cardinality(stakes_pya)) AND (cardinality(numbers) > 0))),
  constraint slip_total_pya_check CHECK ((total_pya > 0))
);
CREATE INDEX slip_of_draw ON slip USING btree (draw_id, id);
CREATE INDEX slip_of_player ON slip USING btree (player_id, id);
CREATE TRIGGER slip_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON slip FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
grant insert, select on slip to shwekan_app;
grant select on slip to shwekan_reader;

create table sms (
  id bigint generated always as identity not null,
  phone text not null,
  text text,
  state text default 'waiting'::text not null,
  tries integer default 0 not null,
  error text,
  at timestamp with time zone default product_now() not null,
  sent_at timestamp with time zone,
  constraint sms_pkey PRIMARY KEY (id),
  constraint sms_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'sent'::text, 'failed'::text])))
);
CREATE INDEX sms_by_phone ON sms USING btree (phone, id);
grant delete, insert, select, update on sms to shwekan_app;

create table social_link (
  name text not null,
  url text default ''::text not null,
  constraint social_link_pkey PRIMARY KEY (name),
  constraint social_link_name_check CHECK ((name = ANY (ARRAY['facebook'::text, 'viber'::text, 'messenger'::text, 'instagram'::text, 'play_store'::text, 'qr'::text])))
);
grant delete, insert, select, update on social_link to shwekan_app;
grant select on social_link to shwekan_reader;

-- Functions

create function derive_2d(p_set text, p_value text)
 RETURNS smallint
 LANGUAGE sql
 IMMUTABLE STRICT
AS $function$
  select case when p_set ~ '^[0-9]{1,3}(,?[0-9]{3})*\.[0-9]{2}[0-9]*$' and p_value ~ '^[0-9]{1,3}(,?[0-9]{3})*(\.[0-9]+)?$'
    then (substr(split_part(p_set, '.', 2), 2, 1) || right(split_part(p_value, '.', 1), 1))::smallint end
$function$
;

create function enqueue(p_task text, p_payload json DEFAULT '{}'::json, p_job_key text DEFAULT NULL::text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog'
AS $function$ select graphile_worker.add_job(p_task, p_payload, job_key => p_job_key, max_attempts => 1000) $function$
;

create function house_purse(p_kind text, p_name text)
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public'
AS $function$
declare v_id bigint;
begin
  if p_kind not like 'house\_%' then raise exception 'not a house purse: %', p_kind using errcode = 'SK004'; end if;
  select id into v_id from purse where player_id is null and kind = p_kind and name = p_name;
  if v_id is null then
    insert into purse (kind, name, unit, keeps_balance)
    values (p_kind, p_name, case p_kind when 'house_points' then 'points' else 'pya' end, false)
    on conflict do nothing returning id into v_id;
    if v_id is null then select id into v_id from purse where player_id is null and kind = p_kind and name = p_name; end if;
  end if;
  return v_id;
end $function$
;

create function lock_purses(p_players bigint[], p_kind text)
 RETURNS TABLE(player_id bigint, purse_id bigint, balance bigint, version bigint, is_overdrawn boolean)
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public'
AS $function$
  select player_id, id, balance, version, overdrawn_at is not null from purse
  where player_id = any (p_players) and kind = p_kind order by id for no key update
$function$
;

create function open_purses(p_player bigint)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public'
AS $function$
  insert into purse (player_id, kind, unit, keeps_balance, balance)
  select p_player, kind, case kind when 'points' then 'points' else 'pya' end, true, 0
  from unnest(array['main', 'game', 'promotion', 'points', 'referral', 'hold']) as kind
  on conflict do nothing
$function$
;

create function post(p_refs text[], p_reasons text[], p_from bigint[], p_to bigint[], p_amounts bigint[], p_operator bigint DEFAULT NULL::bigint)
 RETURNS TABLE(ord bigint, is_new boolean, entry_id bigint, from_balance_after bigint, to_balance_after bigint)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public'
AS $function$
#variable_conflict use_column
declare
  v_count integer := coalesce(array_length(p_refs, 1), 0);
  v_known integer;
begin
  if v_count = 0 then return; end if;
  if array_position(p_amounts, null) is not null or array_position(p_refs, null) is not null
     or array_length(p_reasons, 1) is distinct from v_count or array_length(p_from, 1) is distinct from v_count
     or array_length(p_to, 1) is distinct from v_count or array_length(p_amounts, 1) is distinct from v_count then
    raise exception 'post: malformed call' using errcode = 'SK004';
  end if;

  perform 1 from purse where id = any (p_from || p_to) and keeps_balance order by id for no key update;

  if exists (
    select from unnest(p_reasons, p_from, p_to) as x(reason, f, t)
    left join purse a on a.id = x.f left join purse b on b.id = x.t
    left join entry_route r on r.reason = x.reason and r.from_kind = a.kind and r.to_kind = b.kind
    where r.reason is null or a.unit <> b.unit or (a.player_id <> b.player_id)
  ) then
    raise exception 'post: no such route' using errcode = 'SK003';
  end if;

  select count(*) into v_known from entry e where e.ref = any (p_refs);
  if v_known > 0 and exists (
    -- the same ref must have been the same moves
    (select x.ref, x.f, x.t, x.amount, count(*) from unnest(p_refs, p_from, p_to, p_amounts) as x(ref, f, t, amount)
       where exists (select from entry e where e.ref = x.ref) group by 1, 2, 3, 4)
    except
    (select e.ref, m.from_purse, m.to_purse, m.amount, count(*) from entry e join move m on m.entry_id = e.id
       where e.ref = any (p_refs) group by 1, 2, 3, 4)
  ) then
    raise exception 'post: a ref was used for something else' using errcode = 'SK002';
  end if;

  return query
  with item as materialized (
    select x.ord, x.ref, x.reason, x.f, x.t, x.amount
    from unnest(p_refs, p_reasons, p_from, p_to, p_amounts) with ordinality as x(ref, reason, f, t, amount, ord)
    where v_known = 0 or not exists (select from entry e where e.ref = x.ref)
  ), new_entry as (
    insert into entry (ref, reason, operator_id)
    select i.ref, min(i.reason), p_operator from item i group by i.ref order by min(i.ord)
    returning id, ref
  ), leg as (
    select i.ord, i.f as purse_id, -i.amount as delta from item i
    union all
    select i.ord, i.t, i.amount from item i
  ), running as materialized (
    select l.ord, l.purse_id, l.delta, p.player_id, p.balance + sum(l.delta) over (partition by l.purse_id order by l.ord) as after
    from leg l join purse p on p.id = l.purse_id where p.keeps_balance
  ), checked as (
    select i.ord, n.id as entry_id, i.f, i.t, i.amount,
      case when o.after < 0 and a.kind <> 'referral' and not r.may_overdraw then refuse_money(i.f) else o.after end as from_after,
      d.after as to_after
    from item i
    join new_entry n on n.ref = i.ref
    join purse a on a.id = i.f
    join purse b on b.id = i.t
    join entry_route r on r.reason = i.reason and r.from_kind = a.kind and r.to_kind = b.kind
    left join running o on o.ord = i.ord and o.purse_id = i.f
    left join running d on d.ord = i.ord and d.purse_id = i.t
  ), new_move as (
    insert into move (entry_id, from_purse, to_purse, amount, from_balance_after, to_balance_after)
    select c.entry_id, c.f, c.t, c.amount, c.from_after, c.to_after from checked c order by c.ord
  ), changed as (
    update purse p set
      balance = p.balance + s.delta,
      version = p.version + 1,
      overdrawn_at = case when p.balance + s.delta < 0 and p.kind <> 'referral' then coalesce(p.overdrawn_at, product_now()) end
    from (select purse_id, sum(delta) as delta from running group by purse_id) s
    where p.id = s.purse_id
  ), told as (
    insert into fact (kind, player_id) select distinct 'purse', player_id from running
  )
  select c.ord, true, c.entry_id, c.from_after, c.to_after from checked c
  union all
  select x.ord, false, e.id, m.from_balance_after, m.to_balance_after
  from unnest(p_refs, p_from, p_to, p_amounts) with ordinality as x(ref, f, t, amount, ord)
  join entry e on e.ref = x.ref
  join move m on m.entry_id = e.id and m.from_purse = x.f and m.to_purse = x.t and m.amount = x.amount
  where v_known > 0;
end $function$
;

create function product_now()
 RETURNS timestamp with time zone
 LANGUAGE sql
AS $function$select clock_timestamp()$function$
;

create function refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin raise exception '% is append only', tg_table_name using errcode = 'SK009'; end $function$
;

create function refuse_money(p_purse bigint)
 RETURNS bigint
 LANGUAGE plpgsql
AS $function$ begin raise exception 'purse % has not enough', p_purse using errcode = 'SK001'; end $function$
;

create function yangon_day(at timestamp with time zone)
 RETURNS date
 LANGUAGE sql
 IMMUTABLE
AS $function$ select (at at time zone interval '+06:30')::date $function$
;

create function yangon_instant(day date, at time without time zone)
 RETURNS timestamp with time zone
 LANGUAGE sql
 IMMUTABLE
AS $function$ select (day + at) at time zone interval '+06:30' $function$
;
