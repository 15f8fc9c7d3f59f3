/* The operators who alone vouched for a player's money or name and therefore do not pay that player alone: the one of the last cash-in,
   when no second person confirmed it, and the one of level 2. */
create or replace function vouchers_of(p_player_id bigint) returns bigint[] language sql stable as $$
  select array_remove(array[
    (select i.decided_by from cash_in i where i.player_id = p_player_id and i.state = 'approved'
       and not exists (select from public_deed d where d.kind = 'cash_in' and d.subject = 'cash_in:' || i.id and d.state = 'done')
       and not exists (select from cash_in n where n.player_id = i.player_id and n.state = 'approved' and n.id > i.id)),
    (select l.decided_by from public_level_two_request l where l.player_id = p_player_id and l.state = 'approved' order by l.id desc limit 1)
  ], null)
$$;

revoke execute on function vouchers_of from public;
grant execute on function vouchers_of to shwekan_app;
