/* @name books_fixed  -- the book of each draw that closed, as it was fixed then */
select draw_id as "draw_id!", encode(sha256, 'hex') || ' ' || coalesce(encode(root, 'hex'), '') as "book!" from draw_seal order by draw_id;

/* @name newest_entry */
select coalesce(max(id), 0)::bigint as "id!" from entry;

/* @name entries_after  -- what was booked since, up to so many seconds ago: how much, and how long before that the first of it */
select count(*)::int as "entry_count!", coalesce(extract(epoch from product_now() - min(at)) - :ago_s!::float8, 0)::double precision as "oldest_s!"
from entry where id > :id! and at < product_now() - make_interval(secs => :ago_s!::float8);
