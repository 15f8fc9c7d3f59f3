/* @name list_methods_in
  Methods that take money now, in the order of the screen, with the accounts that do and have room: those without a limit first, then the one with most
  room left. A transfer needs an account of ours; a top-up card needs none. None of a house that takes no play: what was paid now would be refused. */
select m.id, m.code, m.name, m.kind, m.logo, m.in_min_pya, m.in_max_pya, m.fee_percent, a.accounts as "accounts!"
from payment_method m
cross join lateral (
  select coalesce(json_agg(json_build_object('account_number', r.account_number, 'account_name', r.account_name, 'left_pya', r.left_pya)
      order by r.left_pya desc nulls first, r.id), '[]') as accounts,
    count(*) as account_count
  from (
    select a.id, a.account_number, a.account_name, least(a.day_room_pya - used.day_pya, a.month_room_pya - used.month_pya) as left_pya
    from payment_account a
    cross join lateral (
      select coalesce(sum(c.counted_pya) filter (where c.created_at >= yangon_instant(yangon_day(product_now()), '00:00')), 0)::bigint as day_pya,
        coalesce(sum(c.counted_pya), 0)::bigint as month_pya
      from cash_in c
      where (a.day_room_pya is not null or a.month_room_pya is not null) and c.method_id = a.method_id and c.holder_phone = a.account_number
        and c.created_at >= yangon_instant(date_trunc('month', yangon_day(product_now()))::date, '00:00') and c.state in ('pending', 'approved')
    ) used
    where a.method_id = m.id and a.is_open
  ) r where r.left_pya is null or r.left_pya >= m.in_min_pya
) a
where house_stop() is null and m.cash_in_open and (m.kind = 'mobile_topup' or a.account_count > 0) order by m.position, m.id;

/* @name list_transfer_methods  -- those that an account of ours took money by, whether one does now or not */
select m.id, m.code, m.name, m.logo, m.in_min_pya, m.in_max_pya
from payment_method m
where m.kind <> 'mobile_topup' and exists (select from payment_account a where a.method_id = m.id) order by m.position, m.id;

/* @name list_methods_out */
select id, code, name, kind, logo, out_min_pya, out_max_pya from payment_method where cash_out_open order by position, id;

/* @name read_usual_payment  -- the median of the last payments of a day; null while there are too few to tell */
select case when count(*) >= :enough! then percentile_cont(0.5) within group (order by extract(epoch from decided_at - created_at)::float8) end as "median_s?"
from (select created_at, decided_at from cash_out where state = 'paid' order by id desc limit 100) last
where decided_at > product_now() - interval '1 day';
