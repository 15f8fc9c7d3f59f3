/* @name lock_reader  -- one process reads facts for a reader at a time */
select xid::text as "xid!", id from fact_reader where name = :name! for no key update;

/* @name has_news  -- null for a reader that has no place */
select has_news(:name!, :kinds!::text[], :changes!::text[]) as has_news;

/* @name next_facts
  What a reader wants after a place and up to another. Of facts that something changed it wants some. */
select f.xid::text as "xid!", f.id as "id!", f.kind as "kind!", f.player_id, f.data as "data!",
  extract(epoch from product_now() - f.at)::double precision as "age_s!"
from fact f
where (f.xid, f.id) > (:xid!::text::xid8, :id!::bigint) and (f.xid, f.id) <= (:to_xid!::text::xid8, :to_id!::bigint)
  and (f.kind = any (:kinds!::text[]) or f.kind = 'changed' and f.data ->> 'what' = any (:changes!::text[]))
order by f.xid, f.id limit :most!;

/* @name mark_read */
update fact_reader set xid = :xid!::text::xid8, id = :id! where name = :name!;

/* @name prune_facts  -- those that are short lived after two minutes, the rest after a week, and never what a reader has not read */
delete from fact
where at < product_now() - case when kind = any (:short_lived!::text[]) then interval '2 minutes' else interval '7 days' end
  and id < (select max(id) from fact)
  and (kind = any (:short_lived!::text[]) or (xid, id) <= (select r.xid, r.id from fact_reader r order by r.xid, r.id limit 1));
