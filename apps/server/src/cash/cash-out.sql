/* @name find_cash_out_facts  -- its caller holds the lock on the player, so what else that player asked for today is known */
select m.id as "method_id?", m.code, m.cash_out_open, m.out_min_pya, m.out_max_pya,
  (select coalesce(sum(c.amount_pya), 0)::bigint from cash_out c
   where c.player_id = :player_id! and c.state <> 'rejected' and c.created_at >= yangon_instant(today, '00:00')) as "asked_today_pya!"
from yangon_day(product_now()) as today left join payment_method m on m.id = :method_id!;

/* @name insert_cash_out */
insert into cash_out (player_id, method_id, amount_pya, account_name, account_number, lvl_2_name, is_name_same, needs_second,
  old_balance_pya, new_balance_pya)
values (:player_id!, :method_id!, :amount_pya!, :account_name!, :account_number!, :lvl_2_name, :is_name_same!, :needs_second!,
  :old_balance_pya!, :new_balance_pya!)
returning id;

/* @name list_cash_outs_of  -- newest first, after one of them where it is named; one request, or those asked for between two instants */
select c.id, c.amount_pya, c.old_balance_pya, c.new_balance_pya, c.state, c.reason, c.account_name, c.account_number, c.payout_reference,
  c.created_at, m.id as method_id, m.name as method_name, m.logo
from cash_out c join payment_method m on m.id = c.method_id
where c.player_id = :player_id! and (:cash_out_id::bigint is null or c.id = :cash_out_id)
  and (:from_at::timestamptz is null or c.created_at >= :from_at) and (:until_at::timestamptz is null or c.created_at < :until_at)
  and (:after_id::bigint is null or c.id < :after_id)
order by c.id desc limit :row_count!;

/* @name lock_day  -- what the player asked for today and waits, by id ascending, as it is taken by who works on several */
select id from cash_out
where player_id = :player_id! and state = 'pending' and not needs_second and created_at >= yangon_instant(yangon_day(product_now()), '00:00')
order by id for update;

/* @name mark_for_second
  They are paid by two operators from now on, but for what an operator works on, whose money may be on its way: with what was paid before it is no more than
  one operator pays alone in a day. */
update cash_out c set needs_second = true
where c.id = any (:cash_out_ids!::bigint[]) and not exists (select from public_standing_claim k where k.subject = 'cash_out:' || c.id);
