/* What a player staked on games since an instant, and what they lost by it: stakes less what came back. A wager counts on the day of
   its first bet whenever its win or its rollback comes, as a slip does: a rollback of yesterday's bet makes no room today. What has
   no wager (a buy-in, a buy-out) counts when it comes, and a buy-in that was rolled back on its own day. */
create or replace function game_play_since(p_player bigint, p_from timestamptz, out staked_pya bigint, out lost_pya bigint) language sql stable as $$
  select coalesce(sum(x.staked), 0)::bigint, coalesce(sum(x.lost), 0)::bigint
  from (
    select w.staked_pya - w.returned_pya as staked, w.staked_pya - w.returned_pya - w.paid_pya + w.taken_back_pya as lost
    from wager w where w.player_id = p_player and w.created_at >= p_from
    union all
    select case when t.reason in ('game_bet', 'game_rollback') then -t.moved_pya else 0 end, -t.moved_pya
    from game_transaction t where t.player_id = p_player and t.wager_id is null and t.at >= p_from
      and (t.reason is distinct from 'game_rollback' or exists (
        select from game_transaction b
        where b.wager_code = t.wager_code and b.player_id = t.player_id and b.product = t.product and b.operation = 'buyin' and b.at >= p_from))
  ) x
$$;

revoke execute on function game_play_since from public;
grant execute on function game_play_since to shwekan_app;
