/* Holds and locks, in the order of the house (draws, numbers ascending, purses ascending), all that a batch of bets is decided
   by, and answers what it then sees. Draw i is the one of p_lottery[i], p_section[i] on p_day[i], or on the first draw day
   from today when that is empty; p_number[i] is a number of draw p_number_draw[i]. `at` is read after the last lock: a bet decided by it cannot
   be late. Earlier slips are looked for after the locks as well, so that a request sent twice at once finds its twin.
   It never waits for a purse: one that another transaction holds is left out. With p_waits false it waits for nothing at all: draws and
   numbers that are held elsewhere are left out too.
   The answer is columns. draw_ids has a place for each draw asked for, known_slip_ids has the earlier slips; the other columns of a line below tell
   of one thing in the same place, and are null when there is none. are_overdrawn is of the main purse or the game purse. limit_player_ids
   are only of players who are blocked, stopped play, or set a limit on stakes or losses. */
create or replace function hold_for_bets(
  p_waits boolean, p_lottery text[], p_section time[], p_day text[], p_number_draw integer[], p_number smallint[],
  p_player bigint[], p_asking bigint[], p_key text[], p_slips integer)
returns table (at timestamptz, draw_ids bigint[], slip_ids bigint[],
  held_draw_ids bigint[], opens_at timestamptz[], closes_at timestamptz[], closed_at timestamptz[], results smallint[], settled_at timestamptz[],
    voided_at timestamptz[], are_open boolean[], odds_hundredths integer[], tot_odds_hundredths integer[], caps_pya bigint[],
    stake_mins_pya bigint[], stake_maxs_pya bigint[], stake_steps_pya bigint[],
  number_draw_ids bigint[], numbers smallint[], taken_pya bigint[], number_caps_pya bigint[], are_blocked boolean[],
  player_ids bigint[], purse_ids bigint[], balances_pya bigint[], are_overdrawn boolean[], birthdays date[],
  limit_player_ids bigint[], are_players_blocked boolean[], are_excluded boolean[], stakes_left_pya bigint[],
  known_slip_ids bigint[], stop stop_reason)
language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
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
end $$;

revoke execute on function hold_for_bets from public;
grant execute on function hold_for_bets to shwekan_app;
