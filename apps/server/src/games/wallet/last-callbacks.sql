/* How long ago each dialect last called us, in milliseconds; among the last so many callbacks only, so that a dialect which never calls costs nothing. */
create or replace function last_callbacks(p_looked_at integer) returns table (dialect dialect_name, ago_ms double precision) language sql stable as $$
  select c.dialect, extract(epoch from product_now() - max(c.at))::float8 * 1000
  from (select k.dialect, k.at from game_callback k order by k.id desc limit p_looked_at) c
  group by c.dialect
$$;

revoke execute on function last_callbacks from public;
grant execute on function last_callbacks to shwekan_app;
