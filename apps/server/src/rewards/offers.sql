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
  Newest first, after one of them where it is named: what was earned or taken back, what was exchanged, which has no source, and what operators corrected,
  which has a reason. An id says by its rest of three which of them it is. The first two, of which there are many, walk an index of their own and stop at the limit. */
with last as (
  select at from point_change where id = :after_id::bigint / 3 and :after_id % 3 = 0 and player_id = :player_id!
  union all
  select at from point_claim where id = :after_id / 3 and :after_id % 3 = 1 and player_id = :player_id!
  union all
  select created_at from public_adjustment where id = :after_id / 3 and :after_id % 3 = 2 and player_id = :player_id!
)
select x.id as "id!", x.key as "key!", x.source, x.points as "points!", x.amount_pya, x.name, x.reason, x.at as "at!"
from (
  (select id * 3 as id, 'e' || id as key, source, points, null::bigint as amount_pya, null::jsonb as name, null::text as reason, at from point_change
   where player_id = :player_id! and at >= :from_at! and at < :until_at! and (:after_id is null or (at, id * 3) < (select at, :after_id from last))
   order by at desc, id desc limit :row_count!)
  union all
  (select c.id * 3 + 1, 'c' || c.id, null, -c.points, c.amount_pya, o.name, null, c.at from point_claim c join point_offer o on o.id = c.offer_id
   where c.player_id = :player_id! and c.at >= :from_at! and c.at < :until_at! and (:after_id is null or (c.at, c.id * 3 + 1) < (select at, :after_id from last))
   order by c.at desc, c.id desc limit :row_count!)
  union all
  (select a.id * 3 + 2, 'a' || a.id, null, a.amount_pya, null, null, a.reason, a.created_at from public_adjustment a
   where a.player_id = :player_id! and a.purse = 'points' and a.created_at >= :from_at! and a.created_at < :until_at!
     and (:after_id is null or (a.created_at, a.id * 3 + 2) < (select at, :after_id from last))
   order by a.created_at desc, a.id desc limit :row_count!)
) x
order by x.at desc, x.id desc limit :row_count!;
