/* Locks players' purses of one kind, by id ascending, for a caller that decides before it posts (the betting desk). */
create or replace function lock_purses(p_players bigint[], p_kind text)
returns table (player_id bigint, purse_id bigint, balance bigint, version bigint, is_overdrawn boolean)
language sql security definer set search_path = pg_catalog, ledger, pg_temp as $$
  select player_id, id, balance, version, overdrawn_at is not null from purse
  where player_id = any (p_players) and kind = p_kind order by id for no key update
$$;

/* Locks one purse of each player named with a kind (a pair may be named twice), all by id ascending, for a caller that is to touch
   purses of several kinds and has to look at some before it posts. */
create or replace function lock_purses_each(p_players bigint[], p_kinds text[]) returns void
language plpgsql security definer set search_path = pg_catalog, ledger, pg_temp as $$
begin
  perform from purse where (player_id, kind) in (select * from unnest(p_players, p_kinds)) order by id for no key update;
end $$;

/* Locks those of the players' purses of a kind that nobody else holds, by id ascending, and answers them. It never waits. */
create or replace function lock_free_purses(p_players bigint[], p_kind text)
returns table (player_id bigint, purse_id bigint, balance bigint, version bigint, is_overdrawn boolean)
language sql security definer set search_path = pg_catalog, ledger, pg_temp as $$
  select player_id, id, balance, version, overdrawn_at is not null from purse
  where player_id = any (p_players) and kind = p_kind order by id for no key update skip locked
$$;

/* Locks those of the named purses that nobody else holds, as lock_purses_each names them, by id ascending, and answers their ids. It never waits. */
create or replace function lock_free_purses_each(p_players bigint[], p_kinds text[]) returns bigint[]
language plpgsql security definer set search_path = pg_catalog, ledger, pg_temp as $$
begin
  return array(select h.id from (
    select id from purse where (player_id, kind) in (select * from unnest(p_players, p_kinds)) order by id for no key update skip locked
  ) h);
end $$;

revoke execute on function lock_purses, lock_purses_each, lock_free_purses, lock_free_purses_each from public;
grant execute on function lock_purses, lock_purses_each, lock_free_purses, lock_free_purses_each to shwekan_app;
