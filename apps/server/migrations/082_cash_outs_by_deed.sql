-- That a cash-out which needs two people may be paid is a deed: asked by one operator, confirmed by another, before the money is sent.

alter table cash_out add column deed_id bigint unique references deed;
do $$
declare
  v record;
  v_deed bigint;
begin
  -- What was approved and is not paid yet is asked for again.
  for v in
    select c.*, p.name as player, p.phone, m.name as method
    from cash_out c join player p on p.id = c.player_id join payment_method m on m.id = c.method_id
    where c.state = 'paid' and c.approved_by <> c.decided_by order by c.id
  loop
    insert into deed (kind, subject, data, basis, state, asked_by, asked_at, decided_by, decided_at)
    values ('cash_out', 'cash_out:' || v.id, jsonb_build_object('cash_out_id', v.id),
      jsonb_build_object('state', 'pending', 'player', v.player, 'phone', v.phone, 'method', v.method, 'amount_pya', v.amount_pya,
        'account_name', v.account_name, 'account_number', v.account_number, 'lvl_2_name', v.lvl_2_name, 'is_name_same', v.is_name_same),
      'done', v.approved_by, v.approved_at, v.decided_by, v.decided_at) returning id into v_deed;
    update cash_out set deed_id = v_deed where id = v.id;
  end loop;
end $$;
alter table cash_out drop column approved_by, drop column approved_at,
  add constraint cash_out_by_two check (state <> 'paid' or not needs_second or deed_id is not null);

revoke insert, update, delete on cash_out from shwekan_app;
grant insert (account_name, account_number, amount_pya, is_name_same, lvl_2_name, method_id, needs_second, new_balance_pya, old_balance_pya,
  player_id), update (claimed_at, claimed_by, decided_at, decided_by, deed_id, needs_second, payout_reference, reason, state)
  on cash_out to shwekan_app;
