/* @name open_offers */
select id, name, points, amount_pya, image from point_offer
where is_open and (shown_from is null or shown_from <= product_now()) and (shown_until is null or shown_until > product_now())
order by position, id;

/* @name hold_offer  -- an offer that is changed at this moment is either the old or the new one, never half */
select id, points, amount_pya from point_offer
where id = :offer_id! and is_open and (shown_from is null or shown_from <= product_now()) and (shown_until is null or shown_until > product_now())
for share;

/* @name insert_point_claim */
insert into point_claim (player_id, offer_id, points, amount_pya, points_after, main_after_pya)
values (:player_id!, :offer_id!, :points!, :amount_pya!, :points_after!, :main_after_pya!) returning id;

/* @name points_of
  Newest first, after one of them where it is named: what was earned or taken back, whose ids are even, and what was exchanged, which has no source. Each
  of the two walks its own index and stops at the limit. */
with last as (
  select at from point_change where id = :after_id::bigint / 2 and :after_id % 2 = 0 and player_id = :player_id!
  union all
  select at from point_claim where id = :after_id / 2 and :after_id % 2 = 1 and player_id = :player_id!
)
select x.id as "id!", x.key as "key!", x.source, x.points as "points!", x.amount_pya, x.name, x.at as "at!"
from (
  (select id * 2 as id, 'e' || id as key, source, points, null::bigint as amount_pya, null::jsonb as name, at from point_change
   where player_id = :player_id! and at >= :from_at! and at < :until_at! and (:after_id is null or (at, id * 2) < (select at, :after_id from last))
   order by at desc, id desc limit :row_count!)
  union all
  (select c.id * 2 + 1, 'c' || c.id, null, -c.points, c.amount_pya, o.name, c.at from point_claim c join point_offer o on o.id = c.offer_id
   where c.player_id = :player_id! and c.at >= :from_at! and c.at < :until_at! and (:after_id is null or (c.at, c.id * 2 + 1) < (select at, :after_id from last))
   order by c.at desc, c.id desc limit :row_count!)
) x
order by x.at desc, x.id desc limit :row_count!;
