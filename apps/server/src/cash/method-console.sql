/* @name list_methods_for_operator */
select m.id, m.code, m.name, m.kind, m.logo, m.cash_in_open, m.cash_out_open, m.in_min_pya, m.in_max_pya, m.out_min_pya, m.out_max_pya,
  m.fee_percent, m.position,
  coalesce((
    select json_agg(json_build_object('id', a.id, 'account_number', a.account_number, 'account_name', a.account_name, 'is_open', a.is_open) order by a.id)
    from payment_account a where a.method_id = m.id
  ), '[]') as "accounts!"
from payment_method m where :method_id::bigint is null or m.id = :method_id order by m.position, m.id;

/* @name lock_method */
select id from payment_method where id = :method_id! for update;

/* @name insert_method  -- no row when the code is taken; it comes last. A card costs no less than the dearest of ours: less is for two to decide */
insert into payment_method (code, name, kind, fee_percent, cash_in_open, cash_out_open, position)
select :code!, :name!, :kind!, greatest(:fee_percent!::int, max(fee_percent) filter (where kind = 'mobile_topup' and kind = :kind!)), false, false,
  coalesce(max(position), 0) + 1 from payment_method
on conflict (code) do nothing returning id, fee_percent;

/* @name update_method */
update payment_method set cash_in_open = :cash_in_open!, cash_out_open = :cash_out_open!,
  in_min_pya = :in_min_pya!, in_max_pya = :in_max_pya!, out_min_pya = :out_min_pya!, out_max_pya = :out_max_pya!,
  position = :position!
where id = :method_id!;

/* @name find_known_by  -- by what players know it, and what it costs them */
select name, logo, kind, fee_percent from payment_method where id = :method_id!;

/* @name set_known_by  -- as two people decided it, who may have opened it */
update payment_method set fee_percent = coalesce(:fee_percent, fee_percent), name = coalesce(:name, name), logo = coalesce(:logo, logo),
  cash_in_open = cash_in_open or :cash_in_open!, cash_out_open = cash_out_open or :cash_out_open!
where id = :method_id!;

/* @name find_place  -- where a new account would be, and whether it is there */
select m.name as method, exists (select from payment_account a where a.method_id = m.id and a.account_number = :account_number!) as "is_taken!"
from payment_method m where m.id = :method_id!;

/* @name insert_account  -- no row when the method has it */
insert into payment_account (method_id, account_number, account_name) values (:method_id!, :account_number!, :account_name!)
on conflict (method_id, account_number) do nothing returning id;

/* @name update_account */
update payment_account set account_name = :account_name!, is_open = :is_open! where id = :account_id!;

/* @name lock_account */
select id from payment_account where id = :account_id! for update;

/* @name find_account */
select a.method_id, m.name as method, a.account_number, a.account_name, a.is_open
from payment_account a join payment_method m on m.id = a.method_id where a.id = :account_id!;
