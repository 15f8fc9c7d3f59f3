/* The operators who do not pay a player alone: those who alone credited more than so much that may still be there, and the one of level 2. A cash-in
   counts for 30 days, and no longer than until one found the player with less than 1,000 kyat anywhere: what came before that was gone. A statement's line is
   the word of who brought it in, whoever approved by it; what a second person confirmed is nobody's alone. What a stake of it won is as little theirs to pay. */
create or replace function vouchers_of(p_player_id bigint, p_above_pya bigint) returns bigint[] language sql stable as $$
  select array(
    select coalesce(s.operator_id, i.decided_by)
    from cash_in i
    left join account_line l on l.id = i.account_line_id
    left join account_statement s on s.id = l.statement_id
    where i.player_id = p_player_id and i.state = 'approved' and i.deed_id is null and i.decided_at > product_now() - interval '30 days'
      and i.id >= coalesce((select max(n.id) from cash_in n where n.player_id = p_player_id and n.state = 'approved' and n.had_pya < 100000), 0)
    group by 1
    having sum(i.credited_pya + i.bonus_pya) > p_above_pya
    union
    select decided_by from (
      select l.decided_by from public_level_two_request l where l.player_id = p_player_id and l.state = 'approved' order by l.id desc limit 1
    ) as named where decided_by is not null
  )
$$;

revoke execute on function vouchers_of from public;
grant execute on function vouchers_of to shwekan_app;
