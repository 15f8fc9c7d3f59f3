/* What the entries after one and up to another change on players' purses, and what of it below zero. Nested loops on purpose, as in `booked_moves`. */
create or replace function purse_changes(p_after bigint, p_to bigint) returns table (entry_id bigint, at timestamptz, player_id bigint, purse text, amount bigint, below_zero bigint)
language sql stable set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off as $$
  select e.id, e.at, p.player_id, p.kind, side.amount, coalesce(least(side.balance, 0) - least(side.balance - side.amount, 0), 0)
  from public_entry e
  join public_move m on m.entry_id = e.id
  cross join lateral (values (m.from_purse, -m.amount, m.from_balance_after), (m.to_purse, m.amount, m.to_balance_after)) as side(purse_id, amount, balance)
  join public_purse p on p.id = side.purse_id
  where e.id > p_after and e.id <= p_to and p.player_id is not null
$$;

/* What they change between two instants, the first included, by kind of purse; without a first instant, all before the last. */
create or replace function funds_changed_between(p_after bigint, p_to bigint, p_from timestamptz, p_until timestamptz) returns table (purse text, amount bigint)
language sql stable as $$
  select c.purse, sum(c.amount)::bigint from purse_changes(p_after, p_to) c where (p_from is null or c.at >= p_from) and c.at < p_until group by 1
$$;
revoke execute on function purse_changes, funds_changed_between from public;
grant execute on function purse_changes, funds_changed_between to shwekan_app;
