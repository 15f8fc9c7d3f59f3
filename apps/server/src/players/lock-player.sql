/* Locks a player until the transaction ends, and answers what by then holds for them: what is asked of one player is decided one after the
   other. A transaction that locks more takes a request of theirs to be credited, or of level 2, first, then the player, then purses by id; of cash-outs it
   takes the player first, for a new one changes those that wait. */
create or replace function lock_player(p_player bigint)
returns table (is_blocked boolean, is_excluded boolean, is_self_excluded boolean, birthday date, is_level_2 boolean, lvl_2_name text,
  turnover_pya bigint, credentials_changed_at timestamptz)
language plpgsql as $$
begin
  perform from player where id = p_player for no key update;
  return query
  select p.blocked_at is not null, e.is_excluded, e.is_excluded and not exists (
      select from play_break b where b.player_id = p.id and b.kind = 'time_out' and b.until_at = p.excluded_until
    ), p.birthday, p.lvl_2_state = 'approved', p.lvl_2_name, p.turnover_pya, p.credentials_changed_at
  from player p cross join lateral (select coalesce(p.excluded_until > product_now(), false) as is_excluded) e
  where p.id = p_player;
end $$;

/* Locks those of the players whom nobody else holds, by id ascending, before their purses, and answers their ids. It never waits. */
create or replace function lock_free_players(p_players bigint[]) returns bigint[] language plpgsql as $$
begin
  return array(select h.id from (select id from player where id = any (p_players) order by id for no key update skip locked) h);
end $$;

revoke execute on function lock_player, lock_free_players from public;
grant execute on function lock_player, lock_free_players to shwekan_app;
