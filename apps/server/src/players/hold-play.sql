/* What decides whether a player may stake now. Locks the player's main and game purses, in that order (ascending, as every
   lock on purses), until the transaction ends: a lottery bet, a game bet and a change of what the player may do are decided one
   after the other, and the facts are read after the lock. */
create or replace function hold_play(p_player bigint)
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

revoke execute on function hold_play from public;
grant execute on function hold_play to shwekan_app;
