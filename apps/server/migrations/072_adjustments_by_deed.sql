-- A correction of a balance is a deed: asked by one operator, confirmed by another. This table holds those that are booked.

alter table adjustment add column deed_id bigint unique references deed;
do $$
declare
  v adjustment;
  v_deed bigint;
begin
  for v in select * from adjustment where state = 'confirmed' order by id loop
    insert into deed (kind, subject, data, basis, state, asked_by, asked_at, decided_by, decided_at)
    select 'adjustment', 'player:' || p.id,
      jsonb_build_object('player_id', p.id, 'purse', v.purse, 'amount_pya', v.amount_pya, 'reason', v.reason),
      jsonb_build_object('name', p.name, 'phone', p.phone), 'done', v.proposed_by, v.created_at, v.decided_by, v.decided_at
    from player p where p.id = v.player_id returning id into v_deed;
    update adjustment set deed_id = v_deed, created_at = v.decided_at where id = v.id;
  end loop;
  delete from adjustment where deed_id is null;
end $$;
alter table adjustment drop column state, drop column proposed_by, drop column decided_by, drop column decided_at,
  drop column balance_after_pya, alter column deed_id set not null;

revoke insert, update, delete on adjustment from shwekan_app;
grant insert (amount_pya, deed_id, player_id, purse, reason) on adjustment to shwekan_app;
