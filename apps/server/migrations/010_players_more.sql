-- What a player does beside playing: a photo for level 2, limits set on oneself, friends brought along.

-- A photo sent to reach level 2. The file is private; its key is a random name in the storage.
create table level_two_request (
  id bigint generated always as identity primary key,
  player_id bigint not null references player,
  image_key text not null unique,
  state text not null default 'pending' check (state in ('pending', 'approved', 'rejected')),
  name text,                                -- the name on the photo, as the operator who approved it read it
  reason text,                              -- why it was rejected, as the player reads it
  decided_by bigint references operator,
  decided_at timestamptz,
  created_at timestamptz not null default product_now(),
  check ((state = 'pending') = (decided_by is null) and (state = 'pending') = (decided_at is null)),
  check ((state = 'approved') = (name is not null)),
  check ((state = 'rejected') = (reason is not null))
);
create unique index level_two_one_pending on level_two_request (player_id) where state = 'pending';
create index level_two_queue on level_two_request (state, id);
create index level_two_of_player on level_two_request (player_id, id);

-- A limit a player set on themself. A raise (or the end of the limit, raise_pya null) waits a day and for a second yes.
create table play_limit (
  player_id bigint not null references player,
  kind text not null check (kind in ('cash_in', 'loss', 'stake')),
  period text not null check (period in ('day', 'week', 'month')),
  limit_pya bigint not null check (limit_pya >= 0),
  raise_pya bigint check (raise_pya > limit_pya),
  raise_asked_at timestamptz,
  changed_at timestamptz not null default product_now(),
  primary key (player_id, kind, period),
  check (raise_pya is null or raise_asked_at is not null)
);

-- Times without play a player chose. They are only ever added: nobody can shorten one. player.excluded_until is the latest end.
create table play_break (
  id bigint generated always as identity primary key,
  player_id bigint not null references player,
  kind text not null check (kind in ('time_out', 'self_exclusion')),
  from_at timestamptz not null default product_now(),
  until_at timestamptz not null,
  check (until_at > from_at)
);
create index play_break_of_player on play_break (player_id, until_at);
create trigger play_break_append_only before update or delete or truncate on play_break execute function refuse_change();

/* When a day, a week (from Monday) or a month of Yangon that holds this instant began. */
create function play_period_start(p_period text, p_at timestamptz) returns timestamptz language sql immutable as $$
  select (date_trunc(p_period, p_at at time zone interval '+06:30')) at time zone interval '+06:30'
$$;

/* What a player's limits count of now, a row per limit set. Stakes count when they are accepted and a stake given back does
   not; a loss is what was staked less what it won, so an open bet counts as lost until it wins; a cash-in counts unless it was
   rejected or ran out of time. */
create function play_limits_used(p_player bigint)
returns table (kind text, period text, limit_pya bigint, used_pya bigint) language sql stable as $$
  select l.kind, l.period, l.limit_pya,
    case l.kind
      when 'cash_in' then (
        select coalesce(sum(c.amount_pya), 0) from cash_in c
        where c.player_id = p_player and c.state in ('pending', 'approved') and c.created_at >= s.at
      )
      else (
        select coalesce(sum(b.total_pya - case when l.kind = 'loss' or o.kind = 'refund' then coalesce(o.amount_pya, 0) else 0 end), 0)
        from slip b left join payout o on o.slip_id = b.id
        where b.player_id = p_player and b.accepted_at >= s.at
      )
    end::bigint
  from play_limit l
  cross join lateral (select play_period_start(l.period, product_now()) as at) s
  where l.player_id = p_player
$$;

/* Queues for a player's limits until the end of the transaction: who changes one, and who asks to pay in. A lock of its own,
   because a cash-in is approved by who holds the request and then wants the player. */
create function queue_for_limits(p_player bigint) returns void language sql as $$
  select pg_advisory_xact_lock(2010, (p_player % 2147483647)::integer)
$$;

/* What a player may still stake and still pay in by the limits they set; null is without a limit, below 0 is over it. The betting
   desk asks this once it holds the player's main purse, which is what a change of a limit locks as well. */
create function play_allowance(p_player bigint, out stake_left_pya bigint, out cash_in_left_pya bigint) language sql stable as $$
  select min(limit_pya - used_pya) filter (where kind in ('stake', 'loss')), min(limit_pya - used_pya) filter (where kind = 'cash_in')
  from play_limits_used(p_player)
$$;

-- What a referrer earned from a friend's slip once its draw was settled. A slip earns once.
create table lottery_referral (
  slip_id bigint primary key,
  draw_id bigint not null,
  referrer_id bigint not null references player,
  friend_id bigint not null references player,
  stake_pya bigint not null check (stake_pya > 0),
  basis_points integer not null check (basis_points between 1 and 10000),
  amount_pya bigint not null check (amount_pya > 0),
  at timestamptz not null default product_now(),
  check (amount_pya = stake_pya * basis_points / 10000),
  check (referrer_id <> friend_id)
);
create index lottery_referral_of_referrer on lottery_referral (referrer_id, slip_id);
create trigger lottery_referral_append_only before update or delete or truncate on lottery_referral execute function refuse_change();

-- How far the slips of a settled draw are done.
create table referral_run (
  draw_id bigint primary key,
  paid_to bigint not null default 0,
  done_at timestamptz
);

-- A claim of what friends' games earned: whole kyat to the main purse, the fraction back to the house.
create table referral_claim (
  id bigint generated always as identity primary key,
  player_id bigint not null references player,
  amount_pya bigint not null check (amount_pya > 0 and amount_pya % 100 = 0),
  fraction_pya bigint not null check (fraction_pya between 0 and 99),
  main_after_pya bigint not null,
  at timestamptz not null default product_now()
);
create index referral_claim_of_player on referral_claim (player_id, id);

insert into entry_route (reason, from_kind, to_kind, may_overdraw) values
  ('lottery_referral', 'house_referral', 'main',           false),
  ('game_referral',    'house_referral', 'referral',       false),
  ('game_referral',    'referral',       'house_referral', false),
  ('referral_claimed', 'referral',       'main',           false),
  ('referral_claimed', 'referral',       'house_referral', false);
insert into purse (kind, name, keeps_balance)
select 'house_referral', name, false from unnest(array['1D', '2D', 'C1D', 'C2D', '3D', 'game']) as name;

revoke execute on function play_limits_used, play_allowance, queue_for_limits from public;
grant execute on function play_limits_used, play_allowance, queue_for_limits to shwekan_app;
grant select, insert, update on level_two_request to shwekan_app;
grant select, insert, update, delete on play_limit to shwekan_app;
grant select, insert on play_break, lottery_referral, referral_claim to shwekan_app;
grant select, insert, update on referral_run to shwekan_app;
grant select on level_two_request, play_limit, play_break, lottery_referral, referral_run, referral_claim to shwekan_reader;
grant select (referred_by) on player to shwekan_reader;
