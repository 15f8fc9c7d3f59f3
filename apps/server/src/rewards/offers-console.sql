/* @name all_offers */
select o.id, o.name, o.points, o.amount_pya, o.image, o.position, o.is_open, o.shown_from, o.shown_until,
  (select count(*) from point_claim c where c.offer_id = o.id) as "claimed_count!"
from point_offer o
where :offer_id::bigint is null or o.id = :offer_id order by o.position, o.id;

/* @name lock_offer */
select id, name, points, amount_pya, is_open, shown_from, shown_until, image from point_offer where id = :offer_id! for update;

/* @name find_offer */
select name, points, amount_pya, image, is_open, shown_from, shown_until from point_offer where id = :offer_id!;

/* @name insert_offer */
insert into point_offer (name, points, amount_pya, shown_from, shown_until, position)
select :name!, :points!, :amount_pya!, :shown_from::timestamptz, :shown_until::timestamptz, coalesce(max(position) + 1, 0) from point_offer
returning id;

/* @name update_offer */
update point_offer set name = :name!, points = :points!, amount_pya = :amount_pya!, is_open = :is_open!, shown_from = :shown_from,
  shown_until = :shown_until, deed_id = case when :is_open! then deed_id end
where id = :offer_id!;

/* @name open_offer */
update point_offer set name = :name!, image = :image, points = :points!, amount_pya = :amount_pya!, shown_from = :shown_from, shown_until = :shown_until, is_open = true,
  deed_id = :deed_id!
where id = :offer_id!;

/* @name is_offer_shown_by_deed  -- whether a picture is what people read before they decided, or what they read it beside */
select exists (
  select from public_deed where kind = 'point_offer' and subject = 'point_offer:' || :offer_id!::bigint and data ->> 'image' = :image!
) as "is_shown!";

/* @name set_offer_image */
update point_offer set image = :image! where id = :offer_id!;

/* @name lock_offers  -- all of them, by id */
select id from point_offer order by id for update;

/* @name order_offers  -- as listed; those left out come after, as they were */
update point_offer o set position = x.place
from (
  select p.id, (row_number() over (order by a.nth nulls last, p.position, p.id) - 1)::integer as place
  from point_offer p
  left join (select id, min(nth) as nth from unnest(:ids!::bigint[]) with ordinality as u(id, nth) group by id) a on a.id = p.id
) x
where o.id = x.id;
