/* Whether a number was paid in a draw: it is the result, or near to it where near wins are paid (another order of its digits, or the number just below or above). */
create or replace function pays_number(p_digits integer, p_result integer, p_number integer, p_has_near boolean) returns boolean
language sql immutable parallel safe as $$
  select coalesce(p_number = p_result or p_has_near and (abs(p_number - p_result) = 1
    or (select array_agg(x order by x) from regexp_split_to_table(lpad(p_number::text, p_digits, '0'), '') x)
     = (select array_agg(x order by x) from regexp_split_to_table(lpad(p_result::text, p_digits, '0'), '') x)), false)
$$;
revoke execute on function pays_number from public;
grant execute on function pays_number to shwekan_app;
