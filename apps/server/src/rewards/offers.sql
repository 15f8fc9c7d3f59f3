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

/* @name points_of  -- newest first: what was earned or taken back, and what was exchanged, which has no source */
select x.key as "key!", x.source, x.points as "points!", x.amount_pya, x.name, x.at as "at!", count(*) over () as "total_count!"
from (
  select 'e' || id as key, source, points, null::bigint as amount_pya, null::jsonb as name, at from point_change
  where player_id = :player_id! and at >= :from_at! and at < :until_at!
  union all
  select 'c' || c.id, null, -c.points, c.amount_pya, o.name, c.at from point_claim c join point_offer o on o.id = c.offer_id
  where c.player_id = :player_id! and c.at >= :from_at! and c.at < :until_at!
) x
order by x.at desc, x.key desc limit :row_count! offset :skipped!;
