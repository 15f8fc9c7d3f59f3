-- The five lotteries. What is true of all draws of a lottery is configuration here and copied onto each draw when it is made.

create type hint_kind as enum ('modern', 'internet');
create type derivation as enum ('2d', '1d', 'c2d', 'c1d', '3d', 'entered');
create type proposal_state as enum ('proposed', 'confirmed', 'rejected', 'reversed', 'withdrawn');
create type payout_kind as enum ('win', 'refund');
create type taker_payment_direction as enum ('in', 'out');
create type taker_payment_way as enum ('bank', 'app', 'cash');
create type draw_record_kind as enum ('terms', 'book', 'result', 'settlement', 'reversal', 'void', 'refund');

create table lottery (
  id smallint primary key,
  code text not null unique,
  name text not null,
  digits smallint not null check (digits between 1 and 3),
  is_offered boolean not null,              -- false: built, but not shown and not drawn
  is_open boolean not null default false,   -- an operator's switch: off takes no bets, and makes no draws but those that an open lottery has its numbers from; a new house opens what it wants
  image text,
  odds_hundredths integer not null check (odds_hundredths > 0),
  tot_odds_hundredths integer check (tot_odds_hundredths > 0),
  stake_min_pya bigint not null check (stake_min_pya > 0),
  stake_max_pya bigint not null check (stake_max_pya >= stake_min_pya),
  stake_step_pya bigint not null check (stake_step_pya > 0),
  cap_pya bigint not null check (cap_pya >= 0),
  bet_next_day boolean not null default true,
  referral_basis_points integer not null default 100,
  trusted_feed text,                        -- a result of this feed alone confirms a draw
  -- What a feed proposed is confirmed by a button. When that number pays out more than this, a second person confirms it.
  result_second_above_pya bigint not null default 100000000 check (result_second_above_pya >= 0),
  stop_loss_pya bigint check (stop_loss_pya > 0)   -- what the house may lose in one draw before operators are alarmed; null: no limit is set
);
insert into lottery
  (id, code, name, digits, is_offered, odds_hundredths, tot_odds_hundredths, stake_min_pya, stake_max_pya, stake_step_pya, cap_pya)
values
  (1, '2D',  'Thai 2D',   2, true,  8500, null, 10000, 50000000, 10000, 1000000000),
  (2, '3D',  'Thai 3D',   3, true, 55000, 1000, 10000, 50000000, 10000, 1000000000),
  (3, 'C2D', 'Crypto 2D', 2, true,  8000, null, 10000, 50000000, 10000, 1000000000),
  (4, '1D',  'Thai 1D',   1, true,   800, null, 10000, 50000000, 10000, 1000000000),
  (5, 'C1D', 'Crypto 1D', 1, true,   800, null, 10000, 50000000, 10000, 1000000000);

create table section (
  id bigint generated always as identity primary key,
  lottery_id smallint not null references lottery,
  draws_at time not null,
  close_before_minutes integer not null check (close_before_minutes >= 0),
  is_open boolean not null default true,    -- an operator's switch: as a lottery's
  odds_hundredths integer check (odds_hundredths > 0),   -- null: the lottery's
  unique (lottery_id, draws_at)
);
insert into section (lottery_id, draws_at, close_before_minutes)
select l.id, s.draws_at, s.close_before_minutes
from lottery l
join (values
  ('2D', 1, '11:00'::time, 10), ('2D', 2, '12:01', 10), ('2D', 3, '15:00', 10), ('2D', 4, '16:30', 10),
  ('1D', 5, '11:00', 10), ('1D', 6, '12:01', 10), ('1D', 7, '15:00', 10), ('1D', 8, '16:30', 10),
  ('C2D', 9, '10:00', 5), ('C2D', 10, '14:00', 5), ('C2D', 11, '18:00', 5), ('C2D', 12, '21:00', 5),
  ('C1D', 13, '10:00', 5), ('C1D', 14, '14:00', 5), ('C1D', 15, '18:00', 5), ('C1D', 16, '21:00', 5),
  ('3D', 17, '15:30', 90)
) as s(code, n, draws_at, close_before_minutes) on s.code = l.code
order by s.n;

create table off_day (
  lottery_id smallint not null references lottery,
  day date not null,
  reason text not null,
  primary key (lottery_id, day)
);
create trigger off_day_news after insert or update or delete on off_day for each row execute function tell_console('draws');

-- 3D is drawn on explicit dates: each normal day, and the day on which it really is. Those to come are made ahead.
create table draw_date (
  lottery_id smallint not null references lottery,
  normal_day date not null,
  day date not null,
  confirmed_at timestamptz,                 -- when operators confirmed it with the list of its year; null: planned. The audit trail says who
  primary key (lottery_id, normal_day),
  unique (lottery_id, day)
);
create trigger draw_date_news after insert or update or delete on draw_date for each row execute function tell_console('draws');

-- What somebody calls likely for a draw, told to players as theirs and never as a result. The draw may not be made yet. The audit trail says who wrote it.
create table number_hint (
  id bigint generated always as identity primary key,
  lottery_id smallint not null references lottery,
  day date not null,
  section time not null,
  kind hint_kind not null,
  number smallint not null check (number >= 0),
  source text not null,                     -- who says so
  unique (lottery_id, day, section, kind)
);

create table draw (
  id bigint generated always as identity primary key,
  lottery_id smallint not null references lottery,
  section_id bigint references section,
  day date not null,
  section time not null,
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  draws_at timestamptz not null,
  closed_at timestamptz,                    -- set once it has closed for good: from here on the database takes no bet
  is_open boolean not null default true,    -- an operator's switch: off takes no bets
  odds_hundredths integer not null,
  tot_odds_hundredths integer,
  stake_min_pya bigint not null,
  stake_max_pya bigint not null,
  stake_step_pya bigint not null,
  cap_pya bigint not null,
  result smallint,
  result_id bigint,                         -- the confirmed proposal
  resulted_at timestamptz,
  voided_at timestamptz,
  void_reason text,
  paid_to bigint not null default 0,        -- settlement and refunds have done every slip up to this id
  settled_at timestamptz,                   -- every win is paid
  refunded_at timestamptz,                  -- voided, and every stake is back
  sealed_at timestamptz,                    -- its book is sealed: see draw_seal
  round smallint not null default 1 check (round > 0),   -- one more after each reversal
  checked_at timestamptz,                   -- both settlements of this round agree on every slip: it may be paid
  stopped_at timestamptz,                   -- they do not, or the book is not as it was sealed: an operator has to look
  stop_reason text,
  reversing_at timestamptz,                 -- wins of the round before are being taken back
  own_closes_at timestamptz,                -- when an operator closed this draw earlier than its section says: it never closes later
  -- What the lottery's feed has made public of the draw: for which day, and its value. It closes the draw, and is where an operator moves it.
  published_day date,
  published_value text,                     -- null while the feed tells several
  published_by text,
  published_at timestamptz,
  unique (lottery_id, day, section),
  check (closes_at <= draws_at),
  check ((result is null) = (resulted_at is null)),
  check ((result is null) = (result_id is null)),
  check (resulted_at >= closes_at),
  check (result is null or voided_at is null),
  check (settled_at is null or result is not null),
  check (refunded_at is null or voided_at is not null),
  constraint draw_closed_in_time check (closed_at >= closes_at or voided_at is not null),
  constraint draw_sealed_once_closed check (sealed_at is null or closed_at is not null),
  constraint draw_sealed_before_result check (result is null or sealed_at is not null),
  constraint draw_resulted_in_time check (resulted_at >= draws_at),
  constraint draw_checked_before_paid check (checked_at is not null or (paid_to = 0 and settled_at is null and refunded_at is null)),
  constraint draw_reversed_before_more check (reversing_at is null or (result is null and voided_at is null and checked_at is null)),
  constraint draw_stopped_for_a_reason check ((stopped_at is null) = (stop_reason is null)),
  constraint draw_published_whole check (num_nulls(published_day, published_by, published_at) in (0, 3)),
  constraint draw_published_value_of_day check (published_value is null or published_day is not null)
);
create trigger draw_news after insert or update or delete on draw for each row execute function tell_console('draws');
create index draw_by_close on draw (closes_at);
create index draw_waiting on draw (draws_at) where settled_at is null and refunded_at is null;
create index draw_unsealed on draw (closes_at) where sealed_at is null;

-- What is staked on each number of a draw. Rows are made with the draw, so a bet only locks and adds.
create table draw_number (
  draw_id bigint not null references draw on delete cascade,
  number smallint not null,
  taken_pya bigint not null default 0 check (taken_pya >= 0),
  laid_off_pya bigint not null default 0 check (laid_off_pya >= 0),   -- what of it was sold to other houses
  own_cap_pya bigint check (own_cap_pya >= 0),     -- what operators set for this draw, and what standing rules say of it
  own_block boolean not null default false,
  rule_cap_pya bigint check (rule_cap_pya >= 0),
  rule_block boolean not null default false,
  primary key (draw_id, number),
  constraint draw_number_laid_off_of_taken check (laid_off_pya <= taken_pya)   -- nobody sells what is not staked
) with (fillfactor = 50);

/* What holds of a number, as if it were a column: a hot number's own, lower cap, where null is the draw's; and whether it takes no bets.
   A generated column would be read anew for every row to which a bet adds. */
create function cap_pya(n draw_number) returns bigint language sql immutable return least(n.own_cap_pya, n.rule_cap_pya);
create function is_blocked(n draw_number) returns boolean language sql immutable return n.own_block or n.rule_block;

-- A standing rule of the house: numbers that are capped or blocked in each draw of a section between two days. What was written is kept as
-- it was written, with the numbers that it meant. Draws have what their rules say in `draw_number`, as soon as they are made.
create table number_rule (
  id bigint generated always as identity primary key,
  lottery_id smallint not null references lottery,
  section_id bigint references section,     -- null: every section of the lottery
  text text not null,
  numbers smallint[] not null check (cardinality(numbers) > 0),
  cap_pya bigint check (cap_pya >= 0),      -- null: blocked
  from_day date not null,
  until_day date check (until_day >= from_day),   -- null: until it is ended
  reason text not null,
  added_by bigint not null references operator,
  added_at timestamptz not null default product_now(),
  ended_by bigint references operator,
  ended_at timestamptz,
  check ((ended_by is null) = (ended_at is null))
);
create trigger number_rule_news after insert or update or delete on number_rule for each row execute function tell_console('draws');
-- The same rule twice is one.
create unique index number_rule_once on number_rule
  (lottery_id, coalesce(section_id, 0), md5(text), coalesce(cap_pya, -1), from_day, coalesce(until_day, 'infinity')) where ended_at is null;

-- "My numbers": sets of a player's own, which lotteries of as many digits share. A stake of 0 is not set yet.
create table number_set (
  player_id bigint not null references player,
  digits smallint not null check (digits between 1 and 3),
  name text not null check (length(name) between 1 and 24),
  bet_numbers text[] not null check (cardinality(bet_numbers) > 0),
  stakes_pya bigint[] not null check (cardinality(stakes_pya) = cardinality(bet_numbers) and 0 <= all (stakes_pya)),
  kept_at timestamptz not null default product_now(),
  primary key (player_id, digits, name)
);

-- Slip ids are taken while the desk holds its locks, before the slips are written.
create sequence slip_ids;

-- A bet. Immutable: won or lost follows from the draw's result, a payout is a row of its own. The desk has read the player
-- and holds the draw while it writes: foreign keys to them would lock rows that everyone shares. The audit proves them.
create table slip (
  id bigint primary key default nextval('slip_ids'),
  voucher text not null,   -- of its id, so once (slip_of_voucher)
  player_id bigint not null,
  draw_id bigint not null,
  numbers smallint[] not null,
  stakes_pya bigint[] not null,
  total_pya bigint not null check (total_pya > 0),
  odds_hundredths integer not null,
  tot_odds_hundredths integer,
  balance_after_pya bigint not null,
  accepted_at timestamptz not null,
  request_key text not null,
  request_hash text not null,
  unique (request_key, player_id),         -- the key first: an app's keys begin with the time, so new ones stand beside each other
  check (cardinality(numbers) = cardinality(stakes_pya) and cardinality(numbers) > 0)
);
create index slip_of_draw on slip (draw_id, id);
-- A player's slips by time, which is the order of their ids: one bet of a purse is decided after the other.
create index slip_of_player on slip (player_id, accepted_at);
-- The few that are large, by time: cases are opened for them (LARGE_STAKE_LEAST_PYA).
create index slip_large on slip (accepted_at) where total_pya >= 10000000;

/* The book takes no bet of a draw that is closed, and none that says it was accepted at or after the closing. The desk holds the
   draw already; who else inserts waits for whoever closes it. */
create function refuse_late_slips() returns trigger language plpgsql as $$
declare v_draw bigint;
begin
  perform from draw where id = any (array(select distinct draw_id from arrived)) order by id for share;
  select d.id into v_draw from arrived a join draw d on d.id = a.draw_id
  where d.closed_at is not null or d.voided_at is not null or a.accepted_at >= d.closes_at limit 1;
  if found then raise exception 'the book of draw % is closed', v_draw using errcode = 'SK010'; end if;
  return null;
end $$;
create trigger slip_append_only before update or delete or truncate on slip execute function refuse_change();
create trigger slip_in_time after insert on slip referencing new table as arrived for each statement execute function refuse_late_slips();

-- A thousand bets of a sealed book, by slip id. `sha256` is over their lines joined by line feeds; the first 8 bytes of each line's
-- own SHA-256 tell which of them is not as it was.
create table seal_block (
  draw_id bigint not null references draw,
  block integer not null check (block >= 0),
  after bigint not null,                     -- the last slip's id of the block before
  up_to bigint not null check (up_to > after),   -- its own last slip's id
  slip_ids bigint[] not null check (cardinality(slip_ids) between 1 and 1000),
  slip_hashes bytea not null check (length(slip_hashes) = 8 * cardinality(slip_ids)),
  sha256 bytea not null check (length(sha256) = 32),
  primary key (draw_id, block)
);
create trigger seal_block_append_only before update or delete or truncate on seal_block execute function refuse_change();

-- The book of a draw as it was when it closed. `sha256` is over the SHA-256s of its blocks in order; stakes_pya[1] is of number 0.
create table draw_seal (
  draw_id bigint primary key references draw,
  slip_count bigint not null check (slip_count >= 0),
  total_pya bigint not null check (total_pya >= 0),
  stakes_pya bigint[] not null,
  sha256 bytea not null check (length(sha256) = 32),
  sealed_at timestamptz not null default product_now(),
  worst_pya bigint not null check (worst_pya >= 0),   -- what the dearest number would be paid
  root bytea not null check (length(root) = 32)       -- of the Merkle tree over its slips' leaves (docs/log-format.md)
);
create trigger draw_seal_append_only before update or delete or truncate on draw_seal execute function refuse_change();

-- The tree over a sealed book's slips: hashes of 256 in a row, so that one slip of a million is proven from a few rows.
create table seal_tile (
  draw_id bigint not null references draw,
  level smallint not null check (level >= 0),
  tile integer not null check (tile >= 0),
  hashes bytea not null check (length(hashes) between 32 and 8192 and length(hashes) % 32 = 0),
  primary key (draw_id, level, tile)
);
create trigger seal_tile_append_only before update or delete or truncate on seal_tile execute function refuse_change();

-- What the salts of slips' leaves are made with: nobody finds a slip by guessing.
create table slip_salt (
  secret bytea primary key check (length(secret) = 32)
);
insert into slip_salt values (sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')));
create trigger slip_salt_append_only before update or delete or truncate on slip_salt execute function refuse_change();

-- What the house is bound by, written down in the transaction that made it so; the log tells it to everybody. The draw may be gone: one without bets can.
create table draw_record (
  id bigint generated always as identity primary key,
  draw_id bigint not null,
  kind draw_record_kind not null,
  told jsonb not null,
  at timestamptz not null default product_now(),
  recorded_at timestamptz not null default clock_timestamp()
);
create index draw_record_of_draw on draw_record (draw_id, id);
create trigger draw_record_append_only before update or delete or truncate on draw_record execute function refuse_change();

/* A time as the log writes it. */
create function log_time(p_at timestamptz) returns text language sql stable strict as $$
  select to_char(p_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
$$;

/* All terms of a draw as they are now, and those numbers that have terms of their own. */
create function terms_of(p_draw bigint) returns jsonb language sql stable as $$
  select jsonb_build_object('draw', d.id::text, 'lottery', l.code, 'day', d.day, 'section', to_char(d.section, 'HH24:MI'),
    'opens_at', log_time(d.opens_at), 'closes_at', log_time(d.closes_at), 'draws_at', log_time(d.draws_at), 'is_open', d.is_open,
    'odds_hundredths', d.odds_hundredths, 'tot_odds_hundredths', d.tot_odds_hundredths, 'cap_pya', d.cap_pya,
    'stake_min_pya', d.stake_min_pya, 'stake_max_pya', d.stake_max_pya, 'stake_step_pya', d.stake_step_pya,
    'numbers', coalesce((
      select jsonb_object_agg(lpad(n.number::text, l.digits, '0'), jsonb_build_object('cap_pya', n.cap_pya, 'is_blocked', n.is_blocked))
      from draw_number n where n.draw_id = d.id and (n.cap_pya is not null or n.is_blocked)), '{}'))
  from draw d join lottery l on l.id = d.lottery_id where d.id = p_draw
$$;

/* Writes down a draw's terms when they are others than those that were written down last: at the end of every transaction that changed
   any, so that none is missed which is changed back by a later one. Who changes the same draw beside it waits. */
create function record_terms() returns trigger language plpgsql security definer set search_path = pg_catalog, lottery, platform, pg_temp as $$
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
end $$;
create constraint trigger draw_terms_recorded after insert or update of day, section, opens_at, closes_at, draws_at, is_open, odds_hundredths,
  tot_odds_hundredths, cap_pya, stake_min_pya, stake_max_pya, stake_step_pya on draw
  deferrable initially deferred for each row execute function record_terms();
-- Of its own columns: the desk, which adds stakes up, fires nothing.
create constraint trigger number_terms_recorded after update of own_cap_pya, own_block, rule_cap_pya, rule_block on draw_number
  deferrable initially deferred for each row when ((old.cap_pya, old.is_blocked) is distinct from (new.cap_pya, new.is_blocked)) execute function record_terms();

/* Writes down that a draw's book was sealed. */
create function record_book() returns trigger language plpgsql security definer set search_path = pg_catalog, lottery, platform, pg_temp as $$
begin
  insert into draw_record (draw_id, kind, told)
  select d.id, 'book', jsonb_build_object('draw', d.id::text, 'lottery', l.code, 'day', d.day, 'section', to_char(d.section, 'HH24:MI'),
    'closed_at', log_time(d.closed_at), 'sealed_at', log_time(new.sealed_at), 'slip_count', new.slip_count, 'total_pya', new.total_pya,
    'worst_pya', new.worst_pya, 'root', encode(new.root, 'hex'))
  from draw d join lottery l on l.id = d.lottery_id where d.id = new.draw_id;
  return null;
end $$;
create trigger draw_seal_recorded after insert on draw_seal for each row execute function record_book();

/* A price above zero without its thousands commas and with two decimals at least; null for anything else, and when more than
   two decimals carry digits: cutting and rounding would then give different numbers. The twin of `derive.ts` in the rules.
   What a check calls names the schema of what it calls in turn: a dump is put back without a search path. */
create function price_text(p_price text) returns text language sql immutable strict as $$
  select case
    when p_price !~ '^([0-9]{1,15}|[0-9]{1,3}(,[0-9]{3}){1,4})([.][0-9]{1,12})?$' then null
    when p_price ~ '^[0,.]+$' then null
    else replace(split_part(p_price, '.', 1), ',', '') || '.' || rpad(split_part(p_price, '.', 2), greatest(2, length(split_part(p_price, '.', 2))), '0') end
$$;

/* 2D from SET index and market value: the last of two decimals of the index, then the last digit before the decimal point of the value. */
create function derive_2d(p_set text, p_value text) returns smallint language sql immutable strict as $$
  select case when split_part(lottery.price_text(p_set), '.', 2) ~ '^[0-9]{2}0*$'
    then (substr(split_part(lottery.price_text(p_set), '.', 2), 2, 1) || right(split_part(lottery.price_text(p_value), '.', 1), 1))::smallint end
$$;

/* C2D from the best bid: the last digit before the decimal point, then the last of two decimals. */
create function derive_c2d(p_bid text) returns smallint language sql immutable strict as $$
  select case when split_part(lottery.price_text(p_bid), '.', 2) ~ '^[0-9]{2}0*$'
    then (right(split_part(lottery.price_text(p_bid), '.', 1), 1) || substr(split_part(lottery.price_text(p_bid), '.', 2), 2, 1))::smallint end
$$;

/* 3D from the six-digit first prize: its last three digits. */
create function derive_3d(p_first_prize text) returns smallint language sql immutable strict as $$
  select case when p_first_prize ~ '^[0-9]{6}$' then right(p_first_prize, 3)::smallint end
$$;

-- Results proposed by feeds and operators. The source values never change; a number that does not follow from them cannot be stored.
create table result_proposal (
  id bigint generated always as identity primary key,
  draw_id bigint not null,
  number smallint not null check (number >= 0),
  source text not null,                     -- the feed's name, or 'operator'
  derivation derivation not null,
  source_set text,                          -- SET index
  source_value text,                        -- market value in million baht; the bid; the first prize
  source_at timestamptz,
  received_at timestamptz not null default product_now(),
  proposed_by bigint references operator,
  -- reversed: was confirmed, and taken back with its settlement; withdrawn: stood when its draw was reversed, called off or moved
  state proposal_state not null default 'proposed',
  decided_by bigint references operator,
  decided_at timestamptz,
  reason text,
  is_doubted boolean not null default false,   -- its feed calls the day a holiday: an operator decides
  round smallint not null default 1,        -- of the draw it was proposed for
  unique (id, draw_id, number),
  -- no result, of whatever source, can be written before the seal
  constraint result_proposal_sealed foreign key (draw_id) references draw_seal (draw_id),
  check (derivation <> '2d' or (number = derive_2d(source_set, source_value)) is true),
  check (derivation <> '1d' or (number = derive_2d(source_set, source_value) % 10) is true),
  check (derivation <> 'c2d' or (number = derive_c2d(source_value)) is true),
  check (derivation <> 'c1d' or (number = derive_c2d(source_value) % 10) is true),
  check (derivation <> '3d' or (number = derive_3d(source_value)) is true),
  check ((source = 'operator') = (proposed_by is not null)),
  check (derivation <> 'entered' or source = 'operator'),
  -- four eyes: what an operator proposed, another operator confirms
  constraint result_proposal_four_eyes check (state <> 'confirmed' or proposed_by is null or (decided_by <> proposed_by) is true)
);
create trigger result_proposal_news after insert or update or delete on result_proposal for each row execute function tell_console('draws');
create unique index result_proposal_once on result_proposal (draw_id, source, number)
  where state in ('proposed', 'confirmed') and proposed_by is null;
create unique index result_confirmed_once on result_proposal (draw_id) where state = 'confirmed';
-- An operator enters a result without being shown what another entered: two who say the same make it the result. Each has one standing
-- entry of a draw, and a few in a round: an operator who could try every number would find the other's.
create unique index result_entry_once on result_proposal (draw_id, proposed_by) where state in ('proposed', 'confirmed');
-- A draw's result is the number of one of its own proposals.
alter table draw add constraint draw_result_proposed foreign key (result_id, id, result) references result_proposal (id, draw_id, number);

-- What both settlements agree that the slips of a block are owed: wins, or refunds of a draw that was called off.
create table payout_due (
  draw_id bigint not null,
  round smallint not null,
  block integer not null,
  up_to bigint not null,
  due_count integer not null,
  slip_ids bigint[] not null check (cardinality(slip_ids) = due_count),
  player_ids bigint[] not null check (cardinality(player_ids) = due_count),
  amounts_pya bigint[] not null check (cardinality(amounts_pya) = due_count),
  stakes_pya bigint[] not null check (cardinality(stakes_pya) = due_count),
  primary key (draw_id, round, block),
  foreign key (draw_id, block) references seal_block (draw_id, block)
);
create index payout_due_to_pay on payout_due (draw_id, round, up_to) where due_count > 0;
create trigger payout_due_append_only before update or delete or truncate on payout_due execute function refuse_change();

-- What a slip was paid: a win (exact and tot together), or the refund of a voided draw. Copied from the slip it pays. It holds what stands: a
-- win that a reversal takes back moves to `payout_reversed`, and only so can a payout go.
create table payout (
  slip_id bigint primary key,
  draw_id bigint not null,
  player_id bigint not null,
  kind payout_kind not null,
  amount_pya bigint not null check (amount_pya > 0),
  stake_pya bigint not null check (stake_pya > 0),   -- what was staked on the lines paid
  at timestamptz not null default product_now(),
  round smallint not null default 1 check (round > 0)
);
create index payout_of_draw on payout (draw_id, slip_id);

create table payout_reversed (
  slip_id bigint not null,
  round smallint not null,
  draw_id bigint not null,
  player_id bigint not null,
  amount_pya bigint not null check (amount_pya > 0),
  stake_pya bigint not null check (stake_pya > 0),
  paid_at timestamptz not null,
  reversed_at timestamptz not null default product_now(),
  primary key (slip_id, round)
);
create trigger payout_reversed_append_only before update or delete or truncate on payout_reversed execute function refuse_change();

create function refuse_lost_payout() returns trigger language plpgsql as $$
begin
  if not exists (select from payout_reversed r where (r.slip_id, r.round, r.amount_pya, r.player_id) = (old.slip_id, old.round, old.amount_pya, old.player_id)) then
    raise exception 'payout is append only' using errcode = 'SK009';
  end if;
  return old;
end $$;
create trigger payout_append_only before update or truncate on payout execute function refuse_change();
create trigger payout_goes_only_reversed before delete on payout for each row execute function refuse_lost_payout();

-- Another house that takes what this one lays off.
create table taker (
  id bigint generated always as identity primary key,
  name text not null,
  is_open boolean not null default true,    -- shut: nothing more is sold to it
  second_above_pya bigint not null check (second_above_pya >= 0),   -- what is sold to it of one draw, taken together, before a second person is asked
  added_at timestamptz not null default product_now()
);
create unique index taker_name on taker (lower(name));
-- What it pays for a lottery, and what of the stake it gives back as commission; a lottery without a row is not sold to it. Two people set them.
create table taker_terms (
  taker_id bigint not null references taker,
  lottery_id smallint not null references lottery,
  odds_hundredths integer not null check (odds_hundredths > 0),
  tot_odds_hundredths integer check (tot_odds_hundredths > 0),   -- null: it pays nothing for a near win
  commission_basis_points integer not null check (commission_basis_points between 0 and 10000),
  primary key (taker_id, lottery_id)
);

-- What of a draw was sold to another house, at its terms of that moment. Immutable, as a slip is: what comes back of it is a row of its own.
create table lay_off (
  id bigint generated always as identity primary key,
  draw_id bigint not null references draw,
  taker_id bigint not null references taker,
  numbers smallint[] not null,
  stakes_pya bigint[] not null,
  total_pya bigint not null check (total_pya > 0),
  odds_hundredths integer not null check (odds_hundredths > 0),
  tot_odds_hundredths integer check (tot_odds_hundredths > 0),
  commission_basis_points integer not null check (commission_basis_points between 0 and 10000),
  commission_pya bigint not null check (commission_pya between 0 and total_pya),
  sold_by bigint not null references operator,
  deed_id bigint unique references deed,    -- of two people, where it was above the house's amount
  at timestamptz not null default product_now(),
  draws_at timestamptz not null,            -- of the draw as it was then: nothing is sold once its number could be known
  constraint lay_off_in_time check (at < draws_at),
  check (cardinality(numbers) = cardinality(stakes_pya) and cardinality(numbers) > 0)
);
create index lay_off_of_draw on lay_off (draw_id, id);
create index lay_off_of_taker on lay_off (taker_id, id);
create trigger lay_off_append_only before update or delete or truncate on lay_off execute function refuse_change();

-- What a house owes of a sale: what its numbers won in a round, or the stake of a draw that was called off, for which its commission goes back.
create table lay_off_payout (
  lay_off_id bigint not null references lay_off,
  round smallint not null check (round > 0),
  kind payout_kind not null,
  amount_pya bigint not null check (amount_pya > 0),
  at timestamptz not null default product_now(),
  reversed_at timestamptz,                  -- the result was taken back, and this with it
  primary key (lay_off_id, round),
  check (reversed_at is null or kind = 'win')
);
create trigger lay_off_payout_stays before delete or truncate on lay_off_payout execute function refuse_change();

-- What was paid between another house and this one, as two people booked it. It stays for ever: one that was wrong is taken back by a row of its own.
create table taker_payment (
  id bigint generated always as identity primary key,
  taker_id bigint not null references taker,
  direction taker_payment_direction not null,     -- in: it paid this house
  amount_pya bigint not null check (amount_pya > 0 and amount_pya % 100 = 0),
  day date not null,                        -- on which the money moved
  way taker_payment_way not null,
  reference text not null,
  reference_plain text not null,            -- as it is compared: however it is written, it names one payment of a house
  nth smallint not null check (nth >= 0),   -- how many of the same reference were taken back before it
  note text not null,
  account_id bigint,                        -- ours, of the cash room, that it went through; without one it is the owner's money
  method text,                              -- the code of the account's way to pay
  owed_pya bigint not null,                 -- what this house owed when it was asked for; below zero what it was owed
  is_ahead boolean not null,                -- it may be more than was owed
  deed_id bigint not null unique references deed,
  at timestamptz not null default product_now(),
  check ((account_id is null) = (method is null)),
  constraint taker_payment_through_account check (account_id is null or way <> 'cash'),
  constraint taker_payment_of_owed check (is_ahead or amount_pya <= case direction when 'in' then -owed_pya else owed_pya end)
);
create unique index taker_payment_once on taker_payment (taker_id, reference_plain, nth);
create index taker_payment_by_account on taker_payment (account_id, id) where account_id is not null;
create trigger taker_payment_append_only before update or delete or truncate on taker_payment execute function refuse_change();

create table taker_payment_reversal (
  payment_id bigint primary key references taker_payment,
  reason text not null,
  deed_id bigint not null unique references deed,
  at timestamptz not null default product_now()
);
create trigger taker_payment_reversal_append_only before update or delete or truncate on taker_payment_reversal execute function refuse_change();

-- All that changed what is owed to a house, by when: above 0 this house owes it more. Of the same moment what comes first has the lower step.
create view taker_move as
select o.taker_id, o.at, 1 as step, 'sale' as kind, o.id as of_id, o.draw_id, o.total_pya - o.commission_pya as amount_pya from lay_off o
union all
select o.taker_id, p.at, 2, p.kind::text, o.id, o.draw_id, case p.kind when 'win' then -p.amount_pya else o.commission_pya - p.amount_pya end
from lay_off_payout p join lay_off o on o.id = p.lay_off_id
union all
select o.taker_id, p.reversed_at, 3, 'take_back', o.id, o.draw_id, p.amount_pya
from lay_off_payout p join lay_off o on o.id = p.lay_off_id where p.reversed_at is not null
union all
select y.taker_id, y.at, 4, case y.direction when 'in' then 'paid_in' else 'paid_out' end, y.id, null, case y.direction when 'in' then y.amount_pya else -y.amount_pya end
from taker_payment y
union all
select y.taker_id, r.at, 5, 'payment_taken_back', y.id, null, case y.direction when 'in' then -y.amount_pya else y.amount_pya end
from taker_payment_reversal r join taker_payment y on y.id = r.payment_id;

-- What a feed said, as received, whenever it said something new.
create table feed_message (
  id bigint generated always as identity primary key,
  feed text not null,
  body text not null,
  received_at timestamptz not null default product_now()
);
create index feed_message_by_time on feed_message (feed, id);

-- The moving number of a market, and whose turn it is to ask its feed.
create table live_number (
  market text primary key,
  data jsonb,
  at timestamptz,                           -- when it was told last
  asked_at timestamptz not null,            -- when a process last had its turn
  answered_at timestamptz,
  -- Since when it is asked in vain, and when that was last; it is not asked while there is nothing to ask.
  failing_since timestamptz,
  failed_at timestamptz
);

/* The result of a round, and what feeds had said by then, also what was not this number or an operator refused. A feed's hash is of the newest answer of it that was kept before. */
create function result_told(p_result bigint) returns jsonb language sql stable as $$
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
$$;

/* Writes down what became of a draw: its result, its payments, that it was reversed or called off. No words of operators: what is told is told
   for ever, to everybody; their reasons stand in the trail, and their hash here: a reason that is shown later is the one that was given. */
create function record_outcome() returns trigger language plpgsql security definer set search_path = pg_catalog, lottery, platform, pg_temp as $$
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
end $$;
-- At the end of the transaction: what is told with it is written by then.
create constraint trigger draw_outcome_recorded after update of result_id, voided_at, settled_at, refunded_at, round on draw
  deferrable initially deferred for each row execute function record_outcome();

-- What the room publishes: another room reads these and none of its tables.
create view public_lottery as select id, code, digits, referral_basis_points from lottery;
create view public_draw as select id, lottery_id, day, section, closes_at, draws_at, odds_hundredths, tot_odds_hundredths, round, result, voided_at,
  settled_at, refunded_at from draw;
create view public_draw_number as select draw_id, number, taken_pya from draw_number;
create view public_taker as select id, name from taker;
create view public_lay_off as select id, draw_id, taker_id, numbers, stakes_pya, odds_hundredths, tot_odds_hundredths, commission_pya from lay_off;
-- What was paid between another house and this one; above 0 it came. One that was taken back is there, and says so.
create view public_taker_payment as
select y.id, y.taker_id, t.name as taker, y.account_id, y.reference, y.reference_plain, y.day, case y.direction when 'in' then y.amount_pya else -y.amount_pya end as came_pya, y.at,
  r.at as reversed_at
from taker_payment y join taker t on t.id = y.taker_id left join taker_payment_reversal r on r.payment_id = y.id;
create view public_live_number as select market, answered_at, failing_since, failed_at from live_number;
/* A player's slips that are of a day: placed on it, or drawn on it however long before they were placed (a 3D draw is open for half a month). Looks
   through the newest of them, and those since the first slip of a draw of the day. */
create function slips_of_day(p_player bigint, p_day date, p_looked_at integer) returns setof bigint language sql stable as $$
  select looked.id from (select s.id from slip s where s.player_id = p_player and s.accepted_at >= yangon_instant(p_day, '00:00') order by s.accepted_at desc, s.id desc limit p_looked_at) looked
  union
  select s.id from slip s
  where s.player_id = p_player and s.draw_id = any (array(select d.id from draw d where d.day = p_day))
    and s.id >= (select min(earliest.id) from draw d cross join lateral (select min(f.id) as id from slip f where f.draw_id = d.id) earliest where d.day = p_day)
$$;

create view public_slip as select id, player_id, draw_id, total_pya, accepted_at, voucher, numbers, stakes_pya, odds_hundredths, tot_odds_hundredths
  from slip;
create view public_payout as select slip_id, kind, amount_pya from payout;
create view public_payout_due as select draw_id, round, block, up_to, due_count, slip_ids, amounts_pya from payout_due;
create view public_draw_record as select id, draw_id, kind, told, at, recorded_at from draw_record;
create view public_draw_seal as select draw_id, slip_count from draw_seal;
create view public_seal_block as select draw_id, block, after, up_to, slip_ids from seal_block;
create view public_seal_tile as select draw_id, level, tile, hashes from seal_tile;
create view public_slip_salt as select secret from slip_salt;
create view public_result_proposal as select id, draw_id, state, round from result_proposal;
grant select on public_lottery, public_draw, public_draw_number, public_lay_off, public_taker, public_taker_payment, public_live_number, public_slip, public_payout, public_payout_due, public_draw_record,
  public_draw_seal, public_seal_block, public_seal_tile, public_slip_salt, public_result_proposal to shwekan_app;

-- Rights: for each table the columns that the server's queries write, and no more. A query that writes a column more fails with "permission
-- denied" in the first test that runs it: add the column here.
grant select, update (is_open, odds_hundredths, tot_odds_hundredths, stake_min_pya, stake_max_pya, stake_step_pya, cap_pya,
  bet_next_day, trusted_feed, result_second_above_pya, stop_loss_pya) on lottery to shwekan_app;
grant select on lottery to shwekan_reader;
grant select, update (close_before_minutes, is_open, odds_hundredths) on section to shwekan_app;
grant select on section to shwekan_reader;
grant select, insert (player_id, digits, name, bet_numbers, stakes_pya), update (bet_numbers, stakes_pya, kept_at), delete on number_set to shwekan_app;
grant select on number_set to shwekan_reader;
grant select, insert (lottery_id, day, reason), update (reason), delete on off_day to shwekan_app;
grant select on off_day to shwekan_reader;
grant select, insert (lottery_id, day, section, kind, number, source), update (number, source), delete on number_hint to shwekan_app;
grant select on number_hint to shwekan_reader;
grant select, insert (lottery_id, normal_day, day), update (day, confirmed_at) on draw_date to shwekan_app;
grant select on draw_date to shwekan_reader;
grant select, insert (lottery_id, section_id, day, section, opens_at, closes_at, draws_at, odds_hundredths, tot_odds_hundredths,
  stake_min_pya, stake_max_pya, stake_step_pya, cap_pya), update (day, opens_at, closes_at, draws_at, closed_at, is_open,
  odds_hundredths, tot_odds_hundredths, stake_min_pya, stake_max_pya, stake_step_pya, cap_pya, result, result_id, resulted_at,
  voided_at, void_reason, paid_to, settled_at, refunded_at, sealed_at, round, checked_at, stopped_at, stop_reason, reversing_at,
  own_closes_at, published_day, published_value, published_by, published_at), delete on draw to shwekan_app;
grant select on draw to shwekan_reader;
grant select, insert (draw_id, number, rule_cap_pya, rule_block), update (taken_pya, laid_off_pya, own_cap_pya, own_block, rule_cap_pya, rule_block) on draw_number
  to shwekan_app;
grant select on draw_number to shwekan_reader;
grant select, insert (lottery_id, section_id, text, numbers, cap_pya, from_day, until_day, reason, added_by), update (ended_by, ended_at) on number_rule
  to shwekan_app;
grant select on number_rule to shwekan_reader;
grant select, insert (id, voucher, player_id, draw_id, numbers, stakes_pya, total_pya, odds_hundredths, tot_odds_hundredths,
  balance_after_pya, accepted_at, request_key, request_hash) on slip to shwekan_app;
grant select on slip to shwekan_reader;
grant usage on sequence slip_ids to shwekan_app;
grant select, insert (draw_id, block, after, up_to, slip_ids, slip_hashes, sha256) on seal_block to shwekan_app;
grant select on seal_block to shwekan_reader;
grant select, insert (draw_id, slip_count, total_pya, stakes_pya, sha256, worst_pya, root) on draw_seal to shwekan_app;
grant select on draw_seal to shwekan_reader;
grant select, insert (draw_id, level, tile, hashes) on seal_tile to shwekan_app;
grant select on seal_tile to shwekan_reader;
-- Whoever proves the books makes the leaves of slips anew.
grant select on slip_salt to shwekan_app, shwekan_reader;
-- Written by triggers alone.
revoke execute on function terms_of, result_told, record_terms, record_book, record_outcome from public;
grant execute on function terms_of, log_time to shwekan_reader;
grant select on draw_record to shwekan_app, shwekan_reader;
grant select, insert (draw_id, number, source, derivation, source_set, source_value, source_at, proposed_by, is_doubted, round), update
  (state, decided_by, decided_at, reason) on result_proposal to shwekan_app;
grant select on result_proposal to shwekan_reader;
grant select, insert (draw_id, round, block, up_to, due_count, slip_ids, player_ids, amounts_pya, stakes_pya) on payout_due to
  shwekan_app;
grant select on payout_due to shwekan_reader;
grant select, insert (slip_id, draw_id, player_id, kind, amount_pya, stake_pya, at, round), delete on payout to shwekan_app;
grant select on payout to shwekan_reader;
grant select, insert (slip_id, round, draw_id, player_id, amount_pya, stake_pya, paid_at) on payout_reversed to shwekan_app;
grant select on payout_reversed to shwekan_reader;
grant select, insert (name, is_open, second_above_pya), update (name, is_open, second_above_pya) on taker to shwekan_app;
grant select on taker to shwekan_reader;
grant select, insert (taker_id, lottery_id, odds_hundredths, tot_odds_hundredths, commission_basis_points), delete on taker_terms to shwekan_app;
grant select on taker_terms to shwekan_reader;
grant select, insert (draw_id, taker_id, numbers, stakes_pya, total_pya, odds_hundredths, tot_odds_hundredths, commission_basis_points, commission_pya,
  sold_by, deed_id, draws_at) on lay_off to shwekan_app;
grant select on lay_off to shwekan_reader;
grant select, insert (lay_off_id, round, kind, amount_pya), update (reversed_at) on lay_off_payout to shwekan_app;
grant select on lay_off_payout to shwekan_reader;
grant select, insert (taker_id, direction, amount_pya, day, way, reference, reference_plain, nth, note, account_id, method, owed_pya, is_ahead, deed_id) on taker_payment to shwekan_app;
grant select, insert (payment_id, reason, deed_id) on taker_payment_reversal to shwekan_app;
grant select on taker_payment, taker_payment_reversal to shwekan_reader;
grant select on taker_move to shwekan_app;
grant select, insert (feed, body), delete on feed_message to shwekan_app;
grant select on feed_message to shwekan_reader;
grant select, insert (market, asked_at), update (data, at, asked_at, answered_at, failing_since, failed_at) on live_number to shwekan_app;
