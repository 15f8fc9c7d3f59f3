/* @name feeds_answered  -- how long ago each feed answered last, and for how long it is asked in vain by now; who is not asked any more is asked in vain by nobody */
select market, extract(epoch from product_now() - answered_at)::double precision as age_s,
  case when failed_at > product_now() - interval '5 minutes' then coalesce(extract(epoch from product_now() - failing_since), 0) else 0 end::double precision as "in_vain_s!"
from public_live_number;

/* @name draws_unsettled  -- draws of the last days that drew and that are neither settled nor called off, and since when the oldest */
select count(*)::int as "count!", coalesce(extract(epoch from product_now() - min(draws_at)), 0)::double precision as "age_s!"
from draw where draws_at < product_now() and draws_at > product_now() - interval '7 days' and settled_at is null and refunded_at is null and voided_at is null
  and exists (select from draw_number n where n.draw_id = draw.id and n.taken_pya > 0);
