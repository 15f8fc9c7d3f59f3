-- What must be true of cash-ins, cash-outs, transfers and corrections (see `ledger/audit.sql`).

/* @name every_approved_cash_in_has_its_entry  -- the amount less a top-up card's fee, to main; with a promotion to game */
select format('cash-in %s of player %s (%s pya): %s', c.id, c.player_id, c.amount_pya, case when e.id is null then 'no entry' else format('entry %s differs', e.id) end) as "difference!"
from cash_in c
join payment_method pm on pm.id = c.method_id
left join entry e on e.ref = 'cash_in:' || c.id
left join move m on m.entry_id = e.id
left join purse f on f.id = m.from_purse
left join purse t on t.id = m.to_purse
where c.state = 'approved' and yangon_day(c.decided_at) >= :from_day!::date and (
  (e.reason, e.operator_id, m.line, m.amount, m.to_balance_after, t.player_id, t.kind, f.kind, f.name)
    is distinct from ('cash_in', c.decided_by, 0::smallint, c.credited_pya, c.new_balance_pya - c.bonus_pya, c.player_id,
      case when c.promotion_id is null then 'main' else 'game' end, 'house_cash', pm.code)
  or c.old_balance_pya is distinct from c.new_balance_pya - c.credited_pya - c.bonus_pya
  or c.credited_pya is distinct from c.counted_pya * (100 - c.fee_percent) / 100);

/* @name every_cash_in_entry_has_its_approved_request */
select format('entry %s (%s) credits no approved cash-in', e.id, e.ref) as "difference!"
from entry e left join cash_in c on 'cash_in:' || c.id = e.ref and c.state = 'approved'
where e.id > :after_entry! and e.reason = 'cash_in' and c.id is null;

/* @name every_raised_cash_in_was_confirmed  -- more than the player wrote is never one operator's word */
select format('cash-in %s of player %s was raised from %s to %s pya by one operator', c.id, c.player_id, c.amount_pya, c.corrected_pya) as "difference!"
from cash_in c
left join deed d on d.kind = 'cash_in' and d.subject = 'cash_in:' || c.id and d.state = 'done' and d.decided_by = c.decided_by
  and d.data @> jsonb_build_object('correction', jsonb_build_object('amount_pya', c.corrected_pya, 'reason', c.correction))
where c.corrected_pya > c.amount_pya and d.id is null;

/* @name every_cash_in_by_two_was_confirmed  -- what names a deed was done by it: it is nobody's alone */
select format('cash-in %s of player %s names deed %s, which did not credit it', c.id, c.player_id, c.deed_id) as "difference!"
from cash_in c
left join deed d on d.id = c.deed_id and d.kind = 'cash_in' and d.subject = 'cash_in:' || c.id and d.state = 'done' and d.decided_by = c.decided_by
where c.deed_id is not null and d.id is null;

/* @name every_line_approves_what_it_says  -- one request at most, of its account, by its id, with its amount */
select format('cash-in %s of player %s was approved by line %s of a statement, which says otherwise', c.id, c.player_id, c.account_line_id) as "difference!"
from cash_in c
left join account_line l on l.id = c.account_line_id and l.direction = 'in' and l.amount_pya = c.counted_pya and l.transaction_id = c.full_transaction_id
left join payment_account a on a.id = l.account_id and a.method_id = c.method_id and a.account_number = c.holder_phone
where c.account_line_id is not null and (a.id is null or exists (select from cash_in d where d.account_line_id = c.account_line_id and d.id <> c.id));

/* @name every_promised_bonus_has_its_entry  -- what brings the credited amount to floor(amount x (1 + percent)) whole kyat */
select format('bonus of cash-in %s of player %s (%s pya): %s', c.id, c.player_id, c.bonus_pya, case when e.id is null then 'no entry' else format('entry %s differs', e.id) end) as "difference!"
from cash_in c
left join promotion pr on pr.id = c.promotion_id
left join entry e on e.ref = 'cash_in_bonus:' || c.id
left join move m on m.entry_id = e.id
left join purse f on f.id = m.from_purse
left join purse t on t.id = m.to_purse
where c.state = 'approved' and yangon_day(c.decided_at) >= :from_day!::date and (
  c.bonus_pya > 0 and (e.reason, e.operator_id, m.line, m.amount, m.to_balance_after, t.player_id, t.kind, f.kind, f.name)
    is distinct from ('cash_in_bonus', c.decided_by, 0::smallint, c.bonus_pya, c.new_balance_pya, c.player_id, 'game', 'house_promotions', pr.code)
  or c.bonus_pya is distinct from greatest(0, coalesce(
    (c.credited_pya + c.credited_pya * c.bonus_basis_points / 10000) / 100 * 100 - c.credited_pya, 0))
  or c.turnover_pya is distinct from coalesce((c.credited_pya + c.bonus_pya) * c.turnover_hundredths / 100, 0));

/* @name every_bonus_entry_has_its_approved_request */
select format('entry %s (%s) is the bonus of no approved cash-in', e.id, e.ref) as "difference!"
from entry e left join cash_in c on 'cash_in_bonus:' || c.id = e.ref and c.state = 'approved' and c.bonus_pya > 0
where e.id > :after_entry! and e.reason = 'cash_in_bonus' and c.id is null;

/* @name every_cash_out_has_its_entries  -- held when it was asked for, then paid or given back, never both */
select format('cash-out %s of player %s (%s pya, %s): entry %s is %s', c.id, c.player_id, c.amount_pya, c.state, due.ref,
  case when not due.is_due then 'there and must not be' when e.id is null then 'missing' else 'wrong' end) as "difference!"
from cash_out c
join payment_method pm on pm.id = c.method_id
cross join lateral (values
  ('cash_out_asked', true, null::bigint, 'main', 'hold', ''),
  ('cash_out_paid', c.state = 'paid', c.decided_by, 'hold', 'house_cash', pm.code),
  ('cash_out_rejected', c.state = 'rejected', c.decided_by, 'hold', 'main', '')
) as kind(reason, is_due, operator_id, from_kind, to_kind, to_name)
cross join lateral (select kind.reason || ':' || c.id as ref, kind.is_due) as due
left join entry e on e.ref = due.ref
left join move m on m.entry_id = e.id
left join purse f on f.id = m.from_purse
left join purse t on t.id = m.to_purse
where yangon_day(coalesce(c.decided_at, c.created_at)) >= :from_day!::date and (due.is_due <> (e.id is not null)
  or e.id is not null and (e.reason, e.operator_id, m.line, m.amount, f.player_id, f.kind, coalesce(t.player_id, f.player_id), t.kind, t.name)
    is distinct from (kind.reason, kind.operator_id, 0::smallint, c.amount_pya, c.player_id, kind.from_kind, c.player_id, kind.to_kind, kind.to_name)
  or kind.reason = 'cash_out_asked' and m.from_balance_after is distinct from c.new_balance_pya);

/* @name every_cash_out_that_needs_two_was_confirmed  -- as it is: the amount, and the account it goes to */
select format('cash-out %s of player %s (%s pya) is not as deed %s says', c.id, c.player_id, c.amount_pya, coalesce(c.deed_id::text, 'of nobody')) as "difference!"
from cash_out c
left join deed d on d.id = c.deed_id and d.kind = 'cash_out' and d.state = 'done' and d.subject = 'cash_out:' || c.id
  and d.basis @> jsonb_build_object('amount_pya', c.amount_pya, 'account_number', c.account_number, 'account_name', c.account_name)
where d.id is null and (c.deed_id is not null or c.state = 'paid' and c.needs_second);

/* @name every_cash_out_entry_has_its_request */
select format('entry %s (%s) is of no cash-out', e.id, e.ref) as "difference!"
from entry e left join cash_out c on e.ref = e.reason || ':' || c.id
where e.id > :after_entry! and e.reason in ('cash_out_asked', 'cash_out_paid', 'cash_out_rejected') and c.id is null;

/* @name every_hold_is_of_pending_cash_outs */
select format('player %s: %s pya are held, %s are asked for', p.player_id, p.balance, coalesce(c.asked, 0)) as "difference!"
from purse p
left join (select player_id, sum(amount_pya) as asked from cash_out where state = 'pending' group by player_id) c on c.player_id = p.player_id
where p.kind = 'hold' and p.balance <> coalesce(c.asked, 0);

/* @name every_transfer_has_its_entry */
select format('transfer %s of player %s (%s %s pya): %s', x.id, x.player_id, x.direction, x.amount_pya, case when e.id is null then 'no entry' else format('entry %s differs', e.id) end) as "difference!"
from transfer x
left join entry e on e.ref = 'transfer_' || x.direction || ':' || x.reference_id
left join move m on m.entry_id = e.id
left join purse f on f.id = m.from_purse
left join purse t on t.id = m.to_purse
where yangon_day(x.created_at) >= :from_day!::date and (e.reason, m.line, m.amount, f.player_id, t.player_id, f.kind, t.kind,
    case x.direction when 'in' then m.from_balance_after else m.to_balance_after end,
    case x.direction when 'in' then m.to_balance_after else m.from_balance_after end)
  is distinct from ('transfer_' || x.direction, 0::smallint, x.amount_pya, x.player_id, x.player_id,
    case x.direction when 'in' then 'main' else 'game' end, case x.direction when 'in' then 'game' else 'main' end,
    x.main_after_pya, x.game_after_pya);

/* @name every_transfer_entry_has_its_transfer */
select format('entry %s (%s) is of no transfer', e.id, e.ref) as "difference!"
from entry e left join transfer x on e.ref = 'transfer_' || x.direction || ':' || x.reference_id
where e.id > :after_entry! and e.reason in ('transfer_in', 'transfer_out') and x.id is null;

/* @name every_forfeit_has_its_entry  -- with the transfer that ended the turnover */
select format('transfer %s of player %s forfeits %s pya: %s', x.id, x.player_id, x.forfeited_pya, case when e.id is null then 'no entry' else format('entry %s differs', e.id) end) as "difference!"
from transfer x
left join entry e on e.ref = 'promotion_forfeited:' || x.reference_id
left join move m on m.entry_id = e.id
left join purse f on f.id = m.from_purse
left join purse t on t.id = m.to_purse
where x.forfeited_pya > 0 and (e.reason, m.line, m.amount, m.from_balance_after, f.player_id, f.kind, t.kind)
  is distinct from ('promotion_forfeited', 0::smallint, x.forfeited_pya, x.game_after_pya + x.amount_pya, x.player_id, 'game', 'house_promotions');

/* @name every_forfeit_entry_has_its_transfer */
select format('entry %s (%s) is of no transfer', e.id, e.ref) as "difference!"
from entry e left join transfer x on e.ref = 'promotion_forfeited:' || x.reference_id and x.forfeited_pya > 0
where e.id > :after_entry! and e.reason = 'promotion_forfeited' and x.id is null;

/* @name every_confirmed_adjustment_has_its_entry  -- as the second person confirmed it */
select format('adjustment %s of player %s (%s pya): %s', a.id, a.player_id, a.amount_pya, case when e.id is null then 'no entry' else format('entry %s or deed %s differs', e.id, a.deed_id) end) as "difference!"
from adjustment a
left join deed d on d.id = a.deed_id and d.kind = 'adjustment' and d.state = 'done'
  and d.data @> jsonb_build_object('player_id', a.player_id, 'purse', a.purse, 'amount_pya', a.amount_pya)
left join entry e on e.ref = 'adjustment:' || a.id
left join move m on m.entry_id = e.id
left join purse own on own.id = case when a.amount_pya > 0 then m.to_purse else m.from_purse end
left join purse house on house.id = case when a.amount_pya > 0 then m.from_purse else m.to_purse end
where d.id is null or (e.reason, e.operator_id, m.line, m.amount, own.player_id, own.kind, house.kind)
  is distinct from ('adjustment', d.decided_by, 0::smallint, abs(a.amount_pya), a.player_id, a.purse::text, case a.purse when 'points' then 'house_points' else 'house_adjustment' end);

/* @name every_adjustment_entry_is_confirmed */
select format('entry %s (%s) is of no confirmed adjustment', e.id, e.ref) as "difference!"
from entry e left join adjustment a on 'adjustment:' || a.id = e.ref
where e.id > :after_entry! and e.reason = 'adjustment' and a.id is null;

/* @name count_books */
select (select count(*) from cash_in where state = 'approved') as "cash_ins!",
  (select count(*) from cash_out) as "cash_outs!",
  (select count(*) from transfer) as "transfers!",
  (select count(*) from adjustment) as "adjustments!";
