/* Holds a draw until the transaction ends, for a room that counts by it: its settlement is not reversed meanwhile. */
create or replace function hold_draw(p_draw bigint) returns void language sql as $$
  select from draw where id = p_draw for share
$$;

revoke execute on function hold_draw from public;
grant execute on function hold_draw to shwekan_app;
