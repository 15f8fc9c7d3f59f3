/* Holds and locks, in the order of the house (draws, numbers ascending, purses ascending), all that a batch of bets is decided
   by, and answers what it then sees. Draw i is the one of p_lottery[i], p_section[i] on p_day[i], or on the first draw day
   from today when that is empty; p_number[i] is a number of draw p_number_draw[i]. `at` is read after the last lock: a bet decided by it cannot
   be late. Earlier slips are looked for after the locks as well, so that a request sent twice at once finds its twin.
   It never waits for a purse: one that another transaction holds is left out. With p_waits false it waits for nothing at all: draws and
   numbers that are held elsewhere are left out too. */
create or replace function hold_for_bets(
  p_waits boolean, p_lottery text[], p_section time[], p_day text[], p_number_draw integer[], p_number smallint[],
  p_player bigint[], p_asking bigint[], p_key text[], p_slips integer)
returns table (at timestamptz, draw_ids bigint[], draws json, numbers json, players json, limits json, known json, slip_ids bigint[])
language plpgsql set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
#variable_conflict use_column
declare
  v_free bigint[];
  v_held bigint[];
  v_players bigint[];
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
  select json_agg(json_build_object('id', d.id, 'digits', l.digits, 'opens_at', d.opens_at,
    'closes_at', d.closes_at, 'closed_at', d.closed_at, 'result', d.result, 'settled_at', d.settled_at, 'voided_at', d.voided_at, 'is_open', d.is_open and l.is_open,
    'odds_hundredths', d.odds_hundredths, 'tot_odds_hundredths', d.tot_odds_hundredths, 'cap_pya', d.cap_pya,
    'stake_min_pya', d.stake_min_pya, 'stake_max_pya', d.stake_max_pya, 'stake_step_pya', d.stake_step_pya)) into draws
  from draw d join lottery l on l.id = d.lottery_id where d.id = any (v_held);

  if p_waits then
    select json_agg(json_build_array(h.draw_id, h.number, h.taken_pya, h.cap_pya, h.is_blocked)) into numbers
    from (
      select n.draw_id, n.number, n.taken_pya, n.cap_pya, n.is_blocked
      from unnest(p_number_draw, p_number) as x(draw, number)
      join draw_number n on n.draw_id = draw_ids[x.draw] and n.number = x.number
      order by n.draw_id, n.number for no key update of n
    ) h;
  else
    select json_agg(json_build_array(h.draw_id, h.number, h.taken_pya, h.cap_pya, h.is_blocked)) into numbers
    from (
      select n.draw_id, n.number, n.taken_pya, n.cap_pya, n.is_blocked
      from unnest(p_number_draw, p_number) as x(draw, number)
      join draw_number n on n.draw_id = draw_ids[x.draw] and n.number = x.number
      where n.draw_id = any (v_held)
      order by n.draw_id, n.number for no key update of n skip locked
    ) h;
  end if;

  select json_agg(json_build_array(h.player_id, h.purse_id, h.balance, h.is_overdrawn, p.birthday)), array_agg(h.player_id) into players, v_players
  from lock_free_purses(p_player, 'main') h join player p on p.id = h.player_id;

  -- Asked once the purses are held, by a statement of its own: who sets a limit, stops play or blocks holds the purse as well.
  select json_agg(json_build_array(p.id, p.blocked_at is not null, coalesce(p.excluded_until > product_now(), false), (select stake_left_pya from play_allowance(p.id)))) into limits
  from player p
  where p.id = any (v_players) and (p.blocked_at is not null or p.excluded_until > product_now() or exists (select from play_limit l where l.player_id = p.id and l.kind <> 'cash_in'));

  select json_agg(json_build_object('player_id', s.player_id, 'request_key', s.request_key, 'request_hash', s.request_hash,
    'slip_id', s.id, 'voucher', s.voucher, 'total_pya', s.total_pya, 'line_count', cardinality(s.numbers),
    'balance_after_pya', s.balance_after_pya, 'accepted_at', s.accepted_at)) into known
  from unnest(p_asking, p_key) as x(player_id, request_key)
  join slip s on s.player_id = x.player_id and s.request_key = x.request_key;

  slip_ids := array(select nextval('slip_ids') from generate_series(1, p_slips));
  at := product_now();
  return next;
end $$;

revoke execute on function hold_for_bets from public;
grant execute on function hold_for_bets to shwekan_app;
