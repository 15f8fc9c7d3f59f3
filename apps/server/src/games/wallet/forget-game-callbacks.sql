/* Forgets callbacks older than so many days, so many of them at most, the oldest first; answers how many. */
create or replace function forget_game_callbacks(p_days integer, p_most integer) returns integer
language plpgsql security definer set search_path = pg_catalog, games, platform, pg_temp as $$
declare
  v_ids bigint[];
begin
  with gone as (
    delete from game_callback
    where id in (select id from game_callback order by id limit p_most) and at < product_now() - make_interval(days => p_days)
    returning id
  )
  select array_agg(id) into v_ids from gone;
  if v_ids is null then return 0; end if;
  update game_callback_forgotten set up_to = greatest(up_to, (select max(id) from unnest(v_ids) as id));
  return cardinality(v_ids);
end $$;

revoke execute on function forget_game_callbacks from public;
grant execute on function forget_game_callbacks to shwekan_app;
