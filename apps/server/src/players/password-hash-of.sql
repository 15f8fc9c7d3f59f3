/* What a player's password is compared with, for a room that asks for it again. No view publishes it. */
create or replace function password_hash_of(p_player bigint) returns text language sql stable as $$
  select password_hash from player where id = p_player
$$;

revoke execute on function password_hash_of from public;
grant execute on function password_hash_of to shwekan_app;
