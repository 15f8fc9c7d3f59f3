-- The five lotteries. What is true of all draws of a lottery is configuration here and copied onto each draw when it is made.

create table lottery (
  id smallint primary key,
  code text not null unique,
  is_open boolean not null default true,
  image text,
  odds_hundredths integer not null check (odds_hundredths > 0),
  tot_odds_hundredths integer,
  stake_min_pya bigint not null check (stake_min_pya > 0),
  stake_max_pya bigint not null check (stake_max_pya >= stake_min_pya),
  stake_step_pya bigint not null check (stake_step_pya > 0),
  cap_pya bigint not null check (cap_pya >= 0),
  bet_next_day boolean not null default true,
  referral_basis_points integer not null default 100,
  trusted_feed text                         -- a result of this feed alone confirms a draw
);

create table section (
  id bigint generated always as identity primary key,
  lottery_id smallint not null references lottery,
  draws_at time not null,
  close_before_minutes integer not null check (close_before_minutes >= 0),
  is_open boolean not null default true,
  odds_hundredths integer check (odds_hundredths > 0),   -- null: the lottery's
  unique (lottery_id, draws_at)
);

create table off_day (
  lottery_id smallint not null references lottery,
  day date not null,
  reason text not null,
  primary key (lottery_id, day)
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
  settled_at timestamptz,
  voided_at timestamptz,
  void_reason text,
  unique (lottery_id, day, section),
  check (closes_at <= draws_at),
  check ((result is null) = (resulted_at is null)),
  check (settled_at is null or result is not null),
  check (settled_at is null or voided_at is null)
);
create index draw_by_close on draw (closes_at);
create index draw_waiting on draw (draws_at) where settled_at is null and voided_at is null;

-- What is staked on each number of a draw. Rows are made with the draw, so a bet only locks and adds.
create table draw_number (
  draw_id bigint not null references draw,
  number smallint not null,
  taken_pya bigint not null default 0 check (taken_pya >= 0),
  cap_pya bigint check (cap_pya >= 0),      -- a hot number's own, lower cap; null: the draw's
  is_blocked boolean not null default false,
  primary key (draw_id, number)
) with (fillfactor = 50);

-- A bet. Immutable: won or lost follows from the draw's result, a payout is a row of its own.
create table slip (
  id bigint generated always as identity primary key,
  voucher text not null unique,
  player_id bigint not null references player,
  draw_id bigint not null references draw,
  numbers smallint[] not null,
  stakes_pya bigint[] not null,
  total_pya bigint not null check (total_pya > 0),
  odds_hundredths integer not null,
  tot_odds_hundredths integer,
  balance_after_pya bigint not null,
  accepted_at timestamptz not null,
  request_key text not null,
  request_hash text not null,
  unique (player_id, request_key),
  check (cardinality(numbers) = cardinality(stakes_pya) and cardinality(numbers) > 0)
);
create index slip_of_draw on slip (draw_id, id);
create index slip_of_player on slip (player_id, id);
create trigger slip_append_only before update or delete or truncate on slip execute function refuse_change();

-- What a slip was paid: a win (exact and tot together), or the refund of a voided draw.
create table payout (
  slip_id bigint primary key references slip,
  draw_id bigint not null references draw,
  player_id bigint not null references player,
  kind text not null check (kind in ('win', 'refund')),
  amount_pya bigint not null check (amount_pya > 0),
  stake_pya bigint not null,                -- what was staked on the lines paid
  at timestamptz not null default product_now()
);
create index payout_of_draw on payout (draw_id, slip_id);
create index payout_of_player on payout (player_id, slip_id);
create trigger payout_append_only before update or truncate on payout execute function refuse_change();

/* 2D from SET index and market value: the last of two decimals of the index, then the last digit before the decimal point of the value. */
create function derive_2d(p_set text, p_value text) returns smallint language sql immutable strict as $$
  select case when p_set ~ '^[0-9]{1,3}(,?[0-9]{3})*\.[0-9]{2}[0-9]*$' and p_value ~ '^[0-9]{1,3}(,?[0-9]{3})*(\.[0-9]+)?$'
    then (substr(split_part(p_set, '.', 2), 2, 1) || right(split_part(p_value, '.', 1), 1))::smallint end
$$;

-- Results proposed by feeds and operators. The source values never change; a number that does not follow from them cannot be stored.
create table result_proposal (
  id bigint generated always as identity primary key,
  draw_id bigint not null references draw,
  number smallint not null check (number >= 0),
  source text not null,                     -- the feed's name, or 'operator'
  derivation text not null check (derivation in ('2d', '1d', 'c2d', 'c1d', '3d', 'entered')),
  source_set text,
  source_value text,
  source_at timestamptz,
  received_at timestamptz not null default product_now(),
  proposed_by bigint references operator,
  state text not null default 'proposed' check (state in ('proposed', 'confirmed', 'rejected')),
  decided_by bigint references operator,
  decided_at timestamptz,
  reason text,
  check (derivation <> '2d' or number = derive_2d(source_set, source_value) is true),
  check ((source = 'operator') = (proposed_by is not null)),
  check (derivation <> 'entered' or source = 'operator'),
  check (decided_by is null or proposed_by is null or decided_by <> proposed_by or state = 'rejected')
);
create unique index result_proposal_once on result_proposal (draw_id, source, number) where state <> 'rejected';
create unique index result_confirmed_once on result_proposal (draw_id) where state = 'confirmed';
alter table draw add foreign key (result_id) references result_proposal;

-- What a feed said, as received.
create table feed_message (
  id bigint generated always as identity primary key,
  feed text not null,
  body text not null,
  received_at timestamptz not null default product_now()
);
create index feed_message_by_time on feed_message (received_at);

-- The moving number, one row per feed market.
create table live_number (
  market text primary key,
  data jsonb not null,
  at timestamptz not null default product_now()
);

grant select, insert, update, delete on lottery, section, off_day, draw, draw_number, live_number to shwekan_app;
grant select, insert on slip to shwekan_app;
grant select, insert on payout to shwekan_app;
grant select, insert, update on result_proposal to shwekan_app;
grant select, insert, delete on feed_message to shwekan_app;
grant select on lottery, section, off_day, draw, draw_number, slip, payout, result_proposal to shwekan_reader;
