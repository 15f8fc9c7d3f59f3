/* Whether the house may take money: its licence, if one was entered, has not ended. A house without one is asked for it before its first bet, not here. */
create or replace function is_licensed() returns boolean language sql volatile as $$
  select coalesce((select (value->>'expires_on')::date >= yangon_day(product_now()) from setting where key = 'licence'), true)
$$;

revoke execute on function is_licensed from public;
grant execute on function is_licensed to shwekan_app;
