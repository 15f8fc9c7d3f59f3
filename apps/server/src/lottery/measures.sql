/* @name feeds_answered  -- how long ago each feed answered last, and for how long it has been asked since then; a feed is not asked while its market rests */
select market, extract(epoch from product_now() - at)::double precision as "age_s!", extract(epoch from greatest(asked_at - at, '0'))::double precision as "in_vain_s!"
from live_number where at is not null;

/* @name draws_unsettled  -- draws of the last days that drew and that are neither settled nor called off, and since when the oldest */
select count(*)::int as "count!", coalesce(extract(epoch from product_now() - min(draws_at)), 0)::double precision as "age_s!"
from draw where draws_at < product_now() and draws_at > product_now() - interval '7 days' and settled_at is null and refunded_at is null and voided_at is null
  and exists (select from draw_number n where n.draw_id = draw.id and n.taken_pya > 0);
