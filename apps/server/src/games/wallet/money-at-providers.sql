/* What of a player's money is out at providers and may come back as it went: stakes that no result has answered, tips that may
   still be taken back, and buy-ins less what their product gave back since and less what its reports say was lost. Of a wager nothing
   is expected any more a month after it was last heard of, of a tip a day after. */
create or replace function money_at_providers(p_player bigint) returns bigint language sql stable as $$
  select (
    select coalesce(sum(w.waiting_pya), 0) from wager w
    where w.player_id = p_player and w.waiting_pya > 0
      and w.changed_at > product_now() - case w.kind when 'tip' then interval '24 hours' else interval '30 days' end
  )::bigint + (
    select coalesce(sum(greatest(b.out_pya - coalesce(r.lost_pya, 0), 0)), 0)
    from (
      -- A buy-out above its buy-in is a win, and covers no later buy-in.
      select x.product, max(x.total) - least(min(x.total_so_far), 0) as out_pya
      from (
        select t.product, -sum(t.moved_pya) over (partition by t.product) as total,
          -sum(t.moved_pya) over (partition by t.product order by t.id) as total_so_far
        from game_transaction t
        where t.player_id = p_player and t.wager_id is null and t.at > product_now() - interval '30 days'
      ) x group by x.product
    ) b
    left join (
      select w.product, greatest(sum(w.bet_pya - w.payout_pya), 0) as lost_pya from wager w
      where w.player_id = p_player and w.kind = 'report' and w.status = 'settled' and w.created_at > product_now() - interval '30 days'
      group by w.product
    ) r on r.product = b.product
  )::bigint
$$;

revoke execute on function money_at_providers from public;
grant execute on function money_at_providers to shwekan_app;
