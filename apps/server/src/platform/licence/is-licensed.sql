/* Whether the house may take money: it entered a licence that has not ended. A demo plays without one. */
create or replace function is_licensed() returns boolean language sql volatile as $$
  select coalesce((select (value->>'expires_on')::date >= yangon_day(product_now()) from setting where key = 'licence'),
    to_regclass('platform.demo_clock') is not null)
$$;

revoke execute on function is_licensed from public;
grant execute on function is_licensed to shwekan_app;
