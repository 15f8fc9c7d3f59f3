/* Why the house takes no play now, null while it does: an owner has put it in maintenance, or no licence holds. The one gate of bets, cash-ins and games. */
create or replace function house_stop() returns stop_reason language sql volatile as $$
  select case
    when exists (select from setting where key = 'house_maintenance' and value = 'true'::jsonb) then 'house_maintenance'::stop_reason
    when not is_licensed() then 'no_licence'::stop_reason
  end
$$;

revoke execute on function house_stop from public;
grant execute on function house_stop to shwekan_app;
