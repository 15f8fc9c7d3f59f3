/* The id of a payment as it is compared: without hyphens and zeros in front, as sheets and people write it. */
create or replace function plain_id(p_id text) returns text language sql immutable as $$ select ltrim(replace(p_id, '-', ''), '0') $$;

/* The last six digits of what may be the whole id of a payment: longer than they are, and no number of a phone. Of one that waits only these are known. */
create or replace function last_digits_of_id(p_search text) returns text language sql immutable as $$
  select case when length(plain_id(p_search)) > 6 and (length(p_search) > 11 or p_search !~ '^(\+?95|0)?9\d*$') then right(regexp_replace(p_search, '\D', '', 'g'), 6) end
$$;

revoke execute on function plain_id, last_digits_of_id from public;
grant execute on function plain_id, last_digits_of_id to shwekan_app;
