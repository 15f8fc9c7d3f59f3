/* What a player staked on settled draws and turned over in settled games from an instant on. */
create or replace function play_since(p_player bigint, p_since timestamptz) returns bigint language sql stable as $$
  select (
    (select coalesce(sum(stake_pya), 0) from draw_stake where player_id = p_player and settled_at >= p_since)
    + (select coalesce(sum(valid_bet_pya), 0) from game_reward where player_id = p_player and settled_at >= p_since)
  )::bigint
$$;

revoke execute on function play_since from public;
grant execute on function play_since to shwekan_app;
