/* Queues for draws until the end of the transaction, before their rows are locked. Row locks held for share are not fair: bets
   that keep coming would keep an operator who closes a draw waiting for ever. Here who waits alone is passed by nobody. */
create or replace function queue_for_draws(p_draws bigint[], p_alone boolean) returns void language plpgsql as $$
declare v_draw integer;
begin
  for v_draw in select distinct (d % 2147483647)::integer from unnest(p_draws) as d where d is not null order by 1 loop
    if p_alone then perform pg_advisory_xact_lock(2005, v_draw);
    else perform pg_advisory_xact_lock_shared(2005, v_draw);
    end if;
  end loop;
end $$;

revoke execute on function queue_for_draws from public;
grant execute on function queue_for_draws to shwekan_app;
