-- What of a promotion's turnover a player has left stands with the player; cash and games, which change it, ask by these. The caller
-- holds the player.

create or replace function add_turnover(p_player bigint, p_pya bigint) returns void language sql as $$
  update player set turnover_pya = turnover_pya + p_pya where id = p_player
$$;

create or replace function set_turnovers(p_players bigint[], p_pya bigint[]) returns void language sql as $$
  update player p set turnover_pya = x.pya from unnest(p_players, p_pya) as x(player_id, pya) where p.id = x.player_id
$$;

revoke execute on function add_turnover, set_turnovers from public;
grant execute on function add_turnover, set_turnovers to shwekan_app;
