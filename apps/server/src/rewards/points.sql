/* @name open_tallies */
insert into point_tally (player_id) select unnest(:player_ids!::bigint[]) order by 1 on conflict do nothing;

/* @name lock_tallies  -- by player ascending, in every count */
select player_id from point_tally where player_id = any (:player_ids!::bigint[]) order by player_id for no key update;

/* @name add_to_tallies  -- and how many points each player's purse is to change by: below 0 takes back */
with counted as (
  update point_tally t set
    lottery_micro = t.lottery_micro + case :source! when 'lottery' then x.micro else 0 end,
    game_micro = t.game_micro + case :source! when 'game' then x.micro else 0 end
  from (select player_id, sum(micro)::bigint as micro from unnest(:player_ids!::bigint[], :micros!::bigint[]) as u(player_id, micro) group by player_id) x
  where t.player_id = x.player_id
  returning t.player_id, (div(t.lottery_micro::numeric + t.game_micro, 1000000) - t.granted_points)::bigint as due_points
)
select player_id, due_points as "due_points!" from counted where due_points <> 0 order by player_id;

/* @name write_changes */
with given as (
  insert into point_change (player_id, source, points)
  select x.player_id, :source!, x.points from unnest(:player_ids!::bigint[], :points!::bigint[]) as x(player_id, points)
  returning id, player_id, points
), granted as (
  update point_tally t set granted_points = t.granted_points + g.points from given g where t.player_id = g.player_id
)
select id, player_id, points from given order by id;
