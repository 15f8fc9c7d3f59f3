-- The five lotteries. What is true of all draws of a lottery is configuration here and copied onto each draw when it is made.

create table lottery (
  id smallint primary key,
  code text not null unique,
  name text not null,
  digits smallint not null check (digits between 1 and 3),
  is_offered boolean not null,              -- false: built, but not shown and not drawn
  is_open boolean not null default false,   -- an operator's switch: off makes no new draws and takes no bets; a new house opens what it wants
  image text,
  odds_hundredths integer not null check (odds_hundredths > 0),
  tot_odds_hundredths integer check (tot_odds_hundredths > 0),
  stake_min_pya bigint not null check (stake_min_pya > 0),
  stake_max_pya bigint not null check (stake_max_pya >= stake_min_pya),
  stake_step_pya bigint not null check (stake_step_pya > 0),
  cap_pya bigint not null check (cap_pya >= 0),
  bet_next_day boolean not null default true,
  referral_basis_points integer not null default 100,
  trusted_feed text                         -- a result of this feed alone confirms a draw
);
insert into lottery
  (id, code, name, digits, is_offered, odds_hundredths, tot_odds_hundredths, stake_min_pya, stake_max_pya, stake_step_pya, cap_pya)
values
  (1, '2D',  'Thai 2D',   2, true,   8500, null, 10000, 50000000, 10000, 1000000000),
  (2, '3D',  'Thai 3D',   3, false, 55000, 1000, 10000, 50000000, 10000, 1000000000),
  (3, 'C2D', 'Crypto 2D', 2, false,  8000, null, 10000, 50000000, 10000, 1000000000),
  (4, '1D',  'Thai 1D',   1, false,   800, null, 10000, 50000000, 10000, 1000000000),
  (5, 'C1D', 'Crypto 1D', 1, false,   800, null, 10000, 50000000, 10000, 1000000000);

create table section (
  id bigint generated always as identity primary key,
  lottery_id smallint not null references lottery,
  draws_at time not null,
  close_before_minutes integer not null check (close_before_minutes >= 0),
  is_open boolean not null default true,
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
  unique (lottery_id, day, section),
  check (closes_at <= draws_at),
  check ((result is null) = (resulted_at is null)),
  check ((result is null) = (result_id is null)),
  check (resulted_at >= closes_at),
  check (result is null or voided_at is null),
  check (settled_at is null or result is not null),
  check (refunded_at is null or voided_at is not null)
);
create index draw_by_close on draw (closes_at);
create index draw_waiting on draw (draws_at) where settled_at is null and refunded_at is null;

-- What is staked on each number of a draw. Rows are made with the draw, so a bet only locks and adds.
create table draw_number (
  draw_id bigint not null references draw on delete cascade,
  number smallint not null,
  taken_pya bigint not null default 0 check (taken_pya >= 0),
  cap_pya bigint check (cap_pya >= 0),      -- a hot number's own, lower cap; null: the draw's
  is_blocked boolean not null default false,
  primary key (draw_id, number)
) with (fillfactor = 50);

-- Slip ids are taken while the desk holds its locks, before the slips are written.
create sequence slip_ids;

-- A bet. Immutable: won or lost follows from the draw's result, a payout is a row of its own. The desk has read the player
-- and holds the draw while it writes: foreign keys to them would lock rows that everyone shares. The audit proves them.
create table slip (
  id bigint primary key default nextval('slip_ids'),
  voucher text not null unique,
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
  unique (player_id, request_key),
  check (cardinality(numbers) = cardinality(stakes_pya) and cardinality(numbers) > 0)
);
create index slip_of_draw on slip (draw_id, id);
create index slip_of_player on slip (player_id, id);
create trigger slip_append_only before update or delete or truncate on slip execute function refuse_change();

-- What a slip was paid: a win (exact and tot together), or the refund of a voided draw. Copied from the slip it pays.
create table payout (
  slip_id bigint primary key,
  draw_id bigint not null,
  player_id bigint not null,
  kind text not null check (kind in ('win', 'refund')),
  amount_pya bigint not null check (amount_pya > 0),
  stake_pya bigint not null check (stake_pya > 0),   -- what was staked on the lines paid
  at timestamptz not null default product_now()
);
create index payout_of_draw on payout (draw_id, slip_id);
create trigger payout_append_only before update or delete or truncate on payout execute function refuse_change();

/* A price above zero without its thousands commas and with two decimals at least; null for anything else, and when more than
   two decimals carry digits: cutting and rounding would then give different numbers. The twin of `derive.ts` in the rules. */
create function price_text(p_price text) returns text language sql immutable strict as $$
  select case
    when p_price !~ '^([0-9]{1,15}|[0-9]{1,3}(,[0-9]{3}){1,4})([.][0-9]{1,12})?$' then null
    when p_price ~ '^[0,.]+$' then null
    else replace(split_part(p_price, '.', 1), ',', '') || '.' || rpad(split_part(p_price, '.', 2), greatest(2, length(split_part(p_price, '.', 2))), '0') end
$$;

/* 2D from SET index and market value: the last of two decimals of the index, then the last digit before the decimal point of the value. */
create function derive_2d(p_set text, p_value text) returns smallint language sql immutable strict as $$
  select case when split_part(price_text(p_set), '.', 2) ~ '^[0-9]{2}0*$'
    then (substr(split_part(price_text(p_set), '.', 2), 2, 1) || right(split_part(price_text(p_value), '.', 1), 1))::smallint end
$$;

/* C2D from the best bid: the last digit before the decimal point, then the last of two decimals. */
create function derive_c2d(p_bid text) returns smallint language sql immutable strict as $$
  select case when split_part(price_text(p_bid), '.', 2) ~ '^[0-9]{2}0*$'
    then (right(split_part(price_text(p_bid), '.', 1), 1) || substr(split_part(price_text(p_bid), '.', 2), 2, 1))::smallint end
$$;

/* 3D from the six-digit first prize: its last three digits. */
create function derive_3d(p_first_prize text) returns smallint language sql immutable strict as $$
  select case when p_first_prize ~ '^[0-9]{6}$' then right(p_first_prize, 3)::smallint end
$$;

-- Results proposed by feeds and operators. The source values never change; a number that does not follow from them cannot be stored.
create table result_proposal (
  id bigint generated always as identity primary key,
  draw_id bigint not null references draw,
  number smallint not null check (number >= 0),
  source text not null,                     -- the feed's name, or 'operator'
  derivation text not null check (derivation in ('2d', '1d', 'c2d', 'c1d', '3d', 'entered')),
  source_set text,                          -- SET index
  source_value text,                        -- market value in million baht; the bid; the first prize
  source_at timestamptz,
  received_at timestamptz not null default product_now(),
  proposed_by bigint references operator,
  state text not null default 'proposed' check (state in ('proposed', 'confirmed', 'rejected')),
  decided_by bigint references operator,
  decided_at timestamptz,
  reason text,
  unique (id, draw_id, number),
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
create unique index result_proposal_once on result_proposal (draw_id, source, number) where state <> 'rejected';
create unique index result_confirmed_once on result_proposal (draw_id) where state = 'confirmed';
-- A draw's result is the number of one of its own proposals.
alter table draw add constraint draw_result_proposed foreign key (result_id, id, result) references result_proposal (id, draw_id, number);

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
  at timestamptz,                           -- when the feed last answered
  asked_at timestamptz not null
);

/* Queues for draws until the end of the transaction, before their rows are locked. Row locks held for share are not fair: bets
   that keep coming would keep an operator who closes a draw waiting for ever. Here who waits alone is passed by nobody. */
create function queue_for_draws(p_draws bigint[], p_alone boolean) returns void language plpgsql as $$
declare v_draw integer;
begin
  for v_draw in select distinct (d % 2147483647)::integer from unnest(p_draws) as d where d is not null order by 1 loop
    if p_alone then perform pg_advisory_xact_lock(2005, v_draw);
    else perform pg_advisory_xact_lock_shared(2005, v_draw);
    end if;
  end loop;
end $$;

/* Holds and locks, in the order of the house (draws, numbers ascending, purses ascending), all that a batch of bets is decided
   by, and answers what it then sees. Draw i is the one of p_lottery[i], p_section[i] on p_day[i], or on the first draw day
   from today when that is empty; p_number[i] is a number of draw p_number_draw[i]. `at` is read after the last lock: a bet decided by it cannot
   be late. Earlier slips are looked for after the locks as well, so that a request sent twice at once finds its twin. */
create function hold_for_bets(
  p_lottery text[], p_section time[], p_day text[], p_number_draw integer[], p_number smallint[],
  p_player bigint[], p_asking bigint[], p_key text[], p_slips integer)
returns table (at timestamptz, draw_ids bigint[], draws json, numbers json, players json, limits json, known json, slip_ids bigint[])
language plpgsql set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
#variable_conflict use_column
begin
  select array_agg(d.id order by x.n) into draw_ids
  from unnest(p_lottery, p_section, p_day) with ordinality as x(code, section, day, n)
  join lottery l on l.code = x.code
  left join lateral (
    select id from draw where draw.lottery_id = l.id and draw.section = x.section
      and (draw.day = nullif(x.day, '')::date or (x.day = '' and draw.day >= yangon_day(product_now()))) order by draw.day limit 1
  ) d on true;

  perform queue_for_draws(draw_ids, false);
  select json_agg(json_build_object('id', h.id, 'digits', h.digits, 'opens_at', h.opens_at,
    'closes_at', h.closes_at, 'closed_at', h.closed_at, 'result', h.result, 'settled_at', h.settled_at, 'voided_at', h.voided_at, 'is_open', h.is_open,
    'odds_hundredths', h.odds_hundredths, 'tot_odds_hundredths', h.tot_odds_hundredths, 'cap_pya', h.cap_pya,
    'stake_min_pya', h.stake_min_pya, 'stake_max_pya', h.stake_max_pya, 'stake_step_pya', h.stake_step_pya)) into draws
  from (
    select d.id, l.digits, d.opens_at, d.closes_at, d.closed_at, d.result, d.settled_at, d.voided_at, d.is_open and l.is_open as is_open,
      d.odds_hundredths, d.tot_odds_hundredths, d.cap_pya, d.stake_min_pya, d.stake_max_pya, d.stake_step_pya
    from draw d join lottery l on l.id = d.lottery_id
    where d.id = any (draw_ids) order by d.id for share of d
  ) h;

  select json_agg(json_build_array(h.draw_id, h.number, h.taken_pya, h.cap_pya, h.is_blocked)) into numbers
  from (
    select n.draw_id, n.number, n.taken_pya, n.cap_pya, n.is_blocked
    from unnest(p_number_draw, p_number) as x(draw, number)
    join draw_number n on n.draw_id = draw_ids[x.draw] and n.number = x.number
    order by n.draw_id, n.number for no key update of n
  ) h;

  select json_agg(json_build_array(h.player_id, h.purse_id, h.balance, h.is_overdrawn, p.birthday)) into players
  from lock_purses(p_player, 'main') h join player p on p.id = h.player_id;

  -- Asked once the purses are held, by a statement of its own: who sets a limit, stops play or blocks holds the purse as well.
  select json_agg(json_build_array(p.id, p.blocked_at is not null, coalesce(p.excluded_until > product_now(), false), (select stake_left_pya from play_allowance(p.id)))) into limits
  from player p
  where p.id = any (p_player) and (p.blocked_at is not null or p.excluded_until > product_now() or exists (select from play_limit l where l.player_id = p.id and l.kind <> 'cash_in'));

  select json_agg(json_build_object('player_id', s.player_id, 'request_key', s.request_key, 'request_hash', s.request_hash,
    'slip_id', s.id, 'voucher', s.voucher, 'total_pya', s.total_pya, 'line_count', cardinality(s.numbers),
    'balance_after_pya', s.balance_after_pya, 'accepted_at', s.accepted_at)) into known
  from unnest(p_asking, p_key) as x(player_id, request_key)
  join slip s on s.player_id = x.player_id and s.request_key = x.request_key;

  slip_ids := array(select nextval('slip_ids') from generate_series(1, p_slips));
  at := product_now();
  return next;
end $$;

revoke execute on function hold_for_bets, queue_for_draws from public;
grant execute on function hold_for_bets, queue_for_draws to shwekan_app;
grant usage on sequence slip_ids to shwekan_app;
grant select, insert, update, delete on lottery, section, off_day, draw, draw_number, live_number to shwekan_app;
grant select, insert on slip, payout to shwekan_app;
grant select, insert, update (state, decided_by, decided_at, reason) on result_proposal to shwekan_app;
grant select, insert, delete on feed_message to shwekan_app;
grant select on lottery, section, off_day, draw, draw_number, slip, payout, result_proposal to shwekan_reader;
