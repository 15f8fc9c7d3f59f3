-- The players' desk: what binds every kind of play at once, and what operators write down about a player.

/* What a player's game purse staked with providers since an instant, and what it lost to them: bets less wins, bonuses and
   roll-backs. A roll-back counts when it comes. */
create function game_play_since(p_player bigint, p_from timestamptz, out staked_pya bigint, out lost_pya bigint) language sql stable as $$
  select
    coalesce(sum(w.amount) filter (where w.reason = 'game_bet' or w.amount < 0 and w.reason = 'game_rollback'), 0)::bigint,
    coalesce(sum(w.amount), 0)::bigint
  from (
    select m.amount, e.reason from purse p join move m on m.from_purse = p.id and m.from_balance_after is not null
    join purse h on h.id = m.to_purse and h.kind = 'house_provider' join entry e on e.id = m.entry_id
    where p.player_id = p_player and p.kind = 'game' and e.at >= p_from
    union all
    select -m.amount, e.reason from purse p join move m on m.to_purse = p.id and m.to_balance_after is not null
    join purse h on h.id = m.from_purse and h.kind = 'house_provider' join entry e on e.id = m.entry_id
    where p.player_id = p_player and p.kind = 'game' and e.at >= p_from
  ) w
$$;

/* What a player's limits count of now, a row per limit set; lotteries and games together. Stakes count when they are accepted
   and a stake given back does not; a loss is what was staked less what it won, so an open bet counts as lost until it wins; a
   cash-in counts unless it was rejected or ran out of time. */
create or replace function play_limits_used(p_player bigint)
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
      ) + (select case l.kind when 'loss' then g.lost_pya else g.staked_pya end from game_play_since(p_player, s.at) g)
    end::bigint
  from play_limit l
  cross join lateral (select play_period_start(l.period, product_now()) as at) s
  where l.player_id = p_player
$$;

/* What decides whether a player may stake now. Locks the player's main and game purses, in that order (ascending, as every
   lock on purses), until the transaction ends: a lottery bet, a game bet and a change of what the player may do are decided one
   after the other, and the facts are read after the lock. */
create function hold_play(p_player bigint)
returns table (is_blocked boolean, is_excluded boolean, is_overdrawn boolean, birthday date, today date, stake_left_pya bigint)
language plpgsql as $$
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
end $$;

revoke execute on function game_play_since, play_limits_used, hold_play from public;
grant execute on function game_play_since, play_limits_used, hold_play to shwekan_app;

-- A photo may be claimed for some minutes, as requests of cash are.
alter table level_two_request
  add column claimed_by bigint references operator,
  add column claimed_at timestamptz;

-- What operators write down about a player, for each other. It is only ever added to.
create table player_note (
  id bigint generated always as identity primary key,
  player_id bigint not null references player,
  operator_id bigint not null references operator,
  text text not null check (text <> ''),
  at timestamptz not null default product_now()
);
create index player_note_of on player_note (player_id, id);
create trigger player_note_append_only before update or delete or truncate on player_note execute function refuse_change();

-- Two operators may correct promotion and points too. Of points, amount_pya counts points: a purse has one unit.
alter table adjustment drop constraint adjustment_purse_check,
  add check (purse in ('main', 'game', 'promotion', 'points'));
insert into entry_route (reason, from_kind, to_kind, may_overdraw) values
  ('adjustment', 'house_adjustment', 'promotion',        false),
  ('adjustment', 'promotion',        'house_adjustment', false),
  ('adjustment', 'house_points',     'points',           false),
  ('adjustment', 'points',           'house_points',     false);

grant select, insert on player_note to shwekan_app;
grant select on player_note to shwekan_reader;
