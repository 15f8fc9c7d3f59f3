/* Gives a new player the six purses. Safe to call twice. */
create or replace function open_purses(p_player bigint) returns void
language sql security definer set search_path = pg_catalog, ledger, pg_temp as $$
  insert into purse (player_id, kind, unit, keeps_balance, balance)
  select p_player, kind, case kind when 'points' then 'points'::purse_unit else 'pya' end, true, 0
  from unnest(array['main', 'game', 'promotion', 'points', 'referral', 'hold']) as kind
  on conflict do nothing
$$;

revoke execute on function open_purses from public;
grant execute on function open_purses to shwekan_app;
