/* @name list_house_accounts  -- each with its sums, read from indexes alone, and what two people counted last */
select a.id, a.method_id, m.name as method, a.account_number, a.account_name, a.is_open, a.day_room_pya, a.month_room_pya,
  came.day_pya as "used_day_pya!", came.month_pya as "used_month_pya!", came.waiting_pya as "waiting_pya!",
  came.approved_pya - went.paid_pya + houses.came_pya + coalesce(carried.difference_pya, 0) as "booked_pya!",
  n.counted_pya as "counted_pya?", n.difference_pya as "difference_pya?", n.note as "note?", n.at as "counted_at?",
  asked.username as "counted_by?", signed.username as "signed_by?"
from payment_account a
join payment_method m on m.id = a.method_id
cross join lateral (
  select coalesce(sum(c.counted_pya) filter (where c.state = 'approved'), 0)::bigint as approved_pya,
    coalesce(sum(c.counted_pya) filter (where c.state = 'pending'), 0)::bigint as waiting_pya,
    coalesce(sum(c.counted_pya) filter (where c.created_at >= yangon_instant(yangon_day(product_now()), '00:00')), 0)::bigint as day_pya,
    coalesce(sum(c.counted_pya) filter (where c.created_at >= yangon_instant(date_trunc('month', yangon_day(product_now()))::date, '00:00')), 0)::bigint as month_pya
  from cash_in c where c.method_id = a.method_id and c.holder_phone = a.account_number and c.state in ('pending', 'approved')
) came
cross join lateral (
  select coalesce(sum(c.amount_pya), 0)::bigint as paid_pya from cash_out c where c.account_id = a.id
) went
cross join lateral (
  select coalesce(sum(y.came_pya), 0)::bigint as came_pya from public_taker_payment y where y.account_id = a.id and y.reversed_at is null
) houses
cross join lateral (
  select coalesce(sum(x.difference_pya), 0)::bigint as difference_pya from account_count x where x.account_id = a.id
) carried
left join lateral (select * from account_count x where x.account_id = a.id order by x.id desc limit 1) n on true
left join public_deed d on d.id = n.deed_id
left join public_operator asked on asked.id = d.asked_by
left join public_operator signed on signed.id = d.decided_by
where :account_id::bigint is null or a.id = :account_id order by m.position, m.id, a.id;

/* @name set_room  -- by somebody who holds the account */
update payment_account set day_room_pya = :day_room_pya, month_room_pya = :month_room_pya where id = :account_id!;

/* @name insert_account_count */
insert into account_count (account_id, counted_pya, booked_pya, waiting_pya, difference_pya, note, at, deed_id)
values (:account_id!, :counted_pya!, :booked_pya!, :waiting_pya!, :difference_pya!, :note!, :at!, :deed_id!);

/* @name find_counted  -- what a hand-over stands on: the account and the one before */
select m.name as method, a.account_number, (select max(x.id) from account_count x where x.account_id = a.id) as "last_count_id?"
from payment_account a join payment_method m on m.id = a.method_id where a.id = :account_id!;
