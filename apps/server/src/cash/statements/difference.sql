/* @name statement_span  -- from when to when the statements of an account tell something, and when two people counted it last */
select min(l.occurred_at) as "first_at?", max(l.occurred_at) as "last_at?", max(l.occurred_at) filter (where l.balance_pya is not null) as "last_balance_at?",
  (select max(x.at) from account_count x where x.account_id = :account_id!) as "counted_at?", product_now() as "now!"
from account_line l where l.account_id = :account_id!;

/* @name lines_between  -- newest first: of more than are asked for the oldest are left out */
select l.id, l.occurred_at, l.line_number, l.transaction_id, l.direction, l.amount_pya, l.party, l.balance_pya
from account_line l where l.account_id = :account_id! and l.occurred_at >= :from_at! and l.occurred_at <= :until_at!
order by l.occurred_at desc, l.id desc limit :row_count!;

/* @name bookings_since
  What was approved into an account, or paid from it, at the time of the line that has its id, else when it was asked for or paid; of several lines with its
  id the one with its amount. */
select c.id as "cash_in_id?", null::bigint as "cash_out_id?", c.counted_pya as "booked_pya!", p.name as "who!", c.full_transaction_id as "transaction_id?",
  coalesce(l.occurred_at, c.created_at) as "at!", l.id as "line_id?", l.amount_pya as "line_pya?"
from cash_in c
join public_player p on p.id = c.player_id
left join lateral (
  select x.id, x.occurred_at, x.amount_pya from account_line x
  where x.account_id = :account_id! and x.direction = 'in' and x.id_plain = c.id_plain order by x.amount_pya = c.counted_pya desc, x.id limit 1
) l on true
where c.method_id = :method_id! and c.holder_phone = :account_number! and c.created_at >= :since! and c.state = 'approved'
union all
select null, c.id, -c.amount_pya, c.account_name, c.payout_reference, coalesce(l.occurred_at, c.decided_at), l.id, -l.amount_pya
from cash_out c
left join lateral (
  select x.id, x.occurred_at, x.amount_pya from account_line x
  where x.account_id = :account_id! and x.direction = 'out' and x.id_plain = c.id_plain order by x.amount_pya = c.amount_pya desc, x.id limit 1
) l on true
where c.account_id = :account_id! and c.decided_at >= :since!
union all
select null, null, y.came_pya, y.taker, y.reference, coalesce(l.occurred_at, greatest(yangon_instant(y.day, '12:00'), :since!)), l.id, l.signed_pya
from public_taker_payment y
left join lateral (
  select x.id, x.occurred_at, case x.direction when 'in' then x.amount_pya else -x.amount_pya end as signed_pya from account_line x
  where x.account_id = :account_id! and (x.direction = 'in') = (y.came_pya > 0) and lower(x.id_plain) = ltrim(y.reference_plain, '0')
  order by x.amount_pya = abs(y.came_pya) desc, x.id limit 1
) l on true
where y.account_id = :account_id! and y.reversed_at is null and y.at >= :since!;

/* @name signed_since  -- differences that two people signed */
select x.difference_pya, x.at, x.note from account_count x where x.account_id = :account_id! and x.at > :from_at! and x.difference_pya <> 0 order by x.id;
