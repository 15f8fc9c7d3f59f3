/* @name payment_place  -- how a payment between this house and another one stands: what is owed (above 0 by this house), whether it is booked, and our account */
select t.name as taker, m.code as "method?", m.name as "method_name?", a.account_number as "account_number?",
  coalesce((select sum(x.amount_pya) from taker_move x where x.taker_id = t.id), 0)::bigint as "owed_pya!",
  exists (
    select from taker_payment y where y.taker_id = t.id and y.reference_plain = :reference_plain! and not exists (select from taker_payment_reversal r where r.payment_id = y.id)
  ) as "is_booked!"
from taker t
left join public_payment_account a on a.id = :account_id
left join public_payment_method m on m.id = a.method_id
where t.id = :taker_id!;

/* @name insert_payment  -- by somebody who holds the house; the database refuses a reference twice, unless the one before was taken back */
insert into taker_payment (taker_id, direction, amount_pya, day, way, reference, reference_plain, nth, note, account_id, method, owed_pya, is_ahead, deed_id)
select :taker_id!, :direction!, :amount_pya!, :day!, :way!, :reference!, :reference_plain!,
  (select count(*) from taker_payment y join taker_payment_reversal r on r.payment_id = y.id where y.taker_id = :taker_id! and y.reference_plain = :reference_plain!),
  :note!, :account_id, :method, :owed_pya!, :is_ahead!, :deed_id!
returning id;

/* @name find_payment */
select y.id, y.taker_id, t.name as taker, y.direction, y.amount_pya, y.day, y.way, y.reference, y.method as "method?", r.payment_id is not null as "is_taken_back!"
from taker_payment y join taker t on t.id = y.taker_id left join taker_payment_reversal r on r.payment_id = y.id
where y.id = :payment_id!;

/* @name insert_payment_reversal  -- by somebody who holds the house */
insert into taker_payment_reversal (payment_id, reason, deed_id) values (:payment_id!, :reason!, :deed_id!);

/* @name statement_of  -- all that changed what is owed, with the balance after each, the newest first */
select s.nth::int as "id!", s.kind as "kind!", s.at as "at!", s.amount_pya as "amount_pya!", s.balance_pya as "balance_pya!", s.total_count as "total_count!",
  o.draw_id as "draw_id?", l.code as "code?", d.section as "section?", coalesce(d.day, y.day) as "day!",
  y.id as "payment_id?", y.way as "way?", y.reference as "reference?", m.name || ' ' || a.account_number as "account?",
  case s.kind when 'payment_taken_back' then r.reason else y.note end as "note?",
  coalesce(asked.username, seller.username) as "by?", decided.username as "confirmed_by?", r.payment_id is not null and s.kind <> 'payment_taken_back' as "is_taken_back!"
from (
  select x.*, row_number() over in_order as nth, sum(x.amount_pya) over in_order::bigint as balance_pya, count(*) over () as total_count
  from taker_move x where x.taker_id = :taker_id! window in_order as (order by x.at, x.step, x.of_id rows unbounded preceding)
) s
left join lay_off o on o.id = s.of_id and s.step < 4
left join draw d on d.id = o.draw_id
left join lottery l on l.id = d.lottery_id
left join taker_payment y on y.id = s.of_id and s.step >= 4
left join taker_payment_reversal r on r.payment_id = y.id
left join public_payment_account a on a.id = y.account_id
left join public_payment_method m on m.id = a.method_id
left join public_deed e on e.id = case s.kind when 'payment_taken_back' then r.deed_id when 'sale' then o.deed_id else y.deed_id end
left join public_operator asked on asked.id = e.asked_by
left join public_operator decided on decided.id = e.decided_by
left join public_operator seller on seller.id = o.sold_by and s.kind = 'sale'
order by s.nth desc limit :row_count! offset :skipped!;
