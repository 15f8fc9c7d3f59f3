/* @name list_methods_in
  Methods that take money now, in the order of the screen, with the accounts that do. A transfer needs an account of ours; a
  top-up card needs none. */
select m.id, m.code, m.name, m.kind, m.logo, m.in_min_pya, m.in_max_pya, m.fee_percent, a.accounts as "accounts!"
from payment_method m
cross join lateral (
  select coalesce(json_agg(json_build_object('account_number', a.account_number, 'account_name', a.account_name) order by a.id), '[]') as accounts,
    count(*) as account_count
  from payment_account a where a.method_id = m.id and a.is_open
) a
where m.cash_in_open and (m.kind = 'mobile_topup' or a.account_count > 0) order by m.position, m.id;

/* @name list_methods_out */
select id, code, name, kind, logo, out_min_pya, out_max_pya from payment_method where cash_out_open order by position, id;
