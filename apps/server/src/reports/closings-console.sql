/* @name page_of_closings  -- with what was last counted of each way to pay, the newest signatures, and whose first one waits for a second */
select c.day, c.first_entry, c.last_entry, c.entry_count, c.main_pya, c.game_pya, c.hold_pya, c.promotion_pya, c.referral_pya, c.below_zero_pya, c.open_stakes_pya, encode(c.entry_root, 'hex') as "entry_root!", encode(c.funds_root, 'hex') as "funds_root!",
  coalesce(a.accounts, '[]') as "accounts!", checked.username as checked_by, checked.at as checked_at,
  signed.asked_by as "asked_by?", signed.signed_by as "signed_by?", signed.signed_at as "signed_at?",
  (select o.username from public_deed d join public_operator o on o.id = d.asked_by
   where d.kind = 'closing' and d.subject = 'closing:' || c.day and d.state = 'asked') as "first_signed_by?", count(*) over () as "total_count!"
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
left join lateral (
  select a.username as asked_by, b.username as signed_by, s.signed_at
  from signing s join public_operator a on a.id = s.asked_by join public_operator b on b.id = s.signed_by
  where s.period = c.day::text order by s.id desc limit 1
) signed on true
where :days::date[] is null or c.day = any (:days)
order by c.day desc limit :row_count! offset :skipped!;

/* @name write_checks */
insert into closing_check (day, method, amount_pya, operator_id)
select :day!, x.method, x.amount_pya, :operator_id! from unnest(:methods!::text[], :amounts_pya!::bigint[]) as x(method, amount_pya);
