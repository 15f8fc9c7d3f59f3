/* @name page_of_closings  -- with what was last counted of each way to pay */
select c.day, c.first_entry, c.last_entry, c.entry_count, c.main_pya, c.game_pya, c.hold_pya, c.promotion_pya, c.referral_pya, c.below_zero_pya, c.open_stakes_pya, encode(c.entry_root, 'hex') as "entry_root!", encode(c.funds_root, 'hex') as "funds_root!",
  coalesce(a.accounts, '[]') as "accounts!", checked.username as checked_by, checked.at as checked_at, count(*) over () as "total_count!"
from closing c
left join lateral (
  select jsonb_agg(jsonb_build_object('method', x.method, 'name', coalesce(p.name, x.method), 'booked_pya', x.amount_pya, 'counted_pya', k.amount_pya) order by p.position, x.method) as accounts
  from closing_account x
  left join public_payment_method p on p.code = x.method
  left join lateral (select amount_pya from closing_check k where k.day = x.day and k.method = x.method order by id desc limit 1) k on true
  where x.day = c.day
) a on true
left join lateral (
  select o.username, k.at from closing_check k join public_operator o on o.id = k.operator_id where k.day = c.day order by k.id desc limit 1
) checked on true
where :day::date is null or c.day = :day
order by c.day desc limit :row_count! offset :skipped!;

/* @name write_checks */
insert into closing_check (day, method, amount_pya, operator_id)
select :day!, x.method, x.amount_pya, :operator_id! from unnest(:methods!::text[], :amounts_pya!::bigint[]) as x(method, amount_pya);
