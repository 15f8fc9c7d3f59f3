/* Draws that have closed by the clock or were called off, and are not sealed yet. */
create or replace function draws_to_seal() returns setof draw language sql stable as $$
  select * from draw where sealed_at is null and (closes_at <= product_now() or voided_at is not null)
$$;

revoke execute on function draws_to_seal from public;
grant execute on function draws_to_seal to shwekan_app;
