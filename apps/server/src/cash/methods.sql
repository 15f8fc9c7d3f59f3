/* @name list_methods_in  -- methods that take money now, in the order of the screen, with the accounts that do */
select m.id, m.name, m.kind, m.logo, m.in_min_pya, m.in_max_pya, m.fee_percent,
  coalesce((
    select json_agg(json_build_object('account_number', a.account_number, 'account_name', a.account_name) order by a.id)
    from payment_account a where a.method_id = m.id and a.is_open
  ), '[]') as "accounts!"
from payment_method m where m.cash_in_open order by m.position, m.id;
