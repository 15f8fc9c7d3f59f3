/* When a day, a week (from Monday) or a month of Yangon that holds this instant began. */
create or replace function play_period_start(p_period text, p_at timestamptz) returns timestamptz language sql immutable as $$
  select (date_trunc(p_period, p_at at time zone interval '+06:30')) at time zone interval '+06:30'
$$;

/* What a player's limits count of now, a row per limit set; lotteries and games together. Stakes count when they are accepted
   and a stake given back does not; a loss is what was staked less what it won, so an open bet counts as lost until it wins; a
   cash-in counts unless it was rejected or ran out of time. */
create or replace function play_limits_used(p_player bigint)
returns table (kind play_limit_kind, period play_limit_period, limit_pya bigint, used_pya bigint) language sql stable as $$
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
$$;

/* What a player may still stake and still pay in by the limits they set; null is without a limit, below 0 is over it. The betting
   desk asks this once it holds the player's main purse, which is what a change of a limit locks as well. */
create or replace function play_allowance(p_player bigint, out stake_left_pya bigint, out cash_in_left_pya bigint) language sql stable as $$
  select min(limit_pya - used_pya) filter (where kind in ('stake', 'loss')), min(limit_pya - used_pya) filter (where kind = 'cash_in')
  from play_limits_used(p_player)
$$;

/* What a player could still pay in, by the limits they set now, in the periods in which an instant lies: a request counts where it was asked for. */
create or replace function cash_in_allowance_at(p_player bigint, p_at timestamptz) returns bigint language sql stable as $$
  select min(l.limit_pya - (
    select coalesce(sum(c.counted_pya), 0) from public_cash_in c
    where c.player_id = p_player and c.state in ('pending', 'approved') and c.created_at >= play_period_start(l.period::text, p_at)
      and play_period_start(l.period::text, c.created_at) = play_period_start(l.period::text, p_at)
  ))::bigint
  from play_limit l where l.player_id = p_player and l.kind = 'cash_in'
$$;

revoke execute on function play_limits_used, play_allowance, cash_in_allowance_at from public;
grant execute on function play_limits_used, play_allowance, cash_in_allowance_at to shwekan_app;
