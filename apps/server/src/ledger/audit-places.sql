/* What a player's purse held after its last move of the entries up to one; null when there is none. */
create or replace function balance_by(p_purse bigint, p_entry bigint) returns bigint
language sql stable set enable_seqscan = off set enable_bitmapscan = off as $$
  select m.balance_after
  from (
    (select entry_id, line, from_balance_after as balance_after from move
     where from_purse = p_purse and from_balance_after is not null and entry_id <= p_entry order by entry_id desc, line desc limit 1)
    union all
    (select entry_id, line, to_balance_after from move
     where to_purse = p_purse and to_balance_after is not null and entry_id <= p_entry order by entry_id desc, line desc limit 1)
  ) m
  order by m.entry_id desc, m.line desc limit 1
$$;

/* The id in a ref of the form 'stake:12'; null when there is none. */
create or replace function id_of_ref(p_ref text) returns bigint language sql immutable as
  $$ select case when split_part(p_ref, ':', 2) ~ '^[0-9]{1,18}$' then split_part(p_ref, ':', 2)::bigint end $$;
