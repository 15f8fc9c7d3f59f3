/* @name list_content */
select id, kind, title, body, images, link, position, is_open, shown_from, shown_until
from content_item where kind = :kind! order by position, id;

/* @name lock_content */
select id, kind, title, body, images, link, position, is_open, shown_from, shown_until
from content_item where id = :id! for update;

/* @name find_content */
select id, kind, title, body, images, link, position, is_open, shown_from, shown_until from content_item where id = :id!;

/* @name insert_content  -- closed: that it is shown takes a second person */
insert into content_item (kind, title, body, images, link, position, is_open, shown_from, shown_until)
values (:kind!, :title!, :body!, :images!, :link, :position!, false, :shown_from, :shown_until)
returning id;

/* @name open_content  -- as two people decided it */
update content_item
set title = :title!, body = :body!, images = :images!, link = :link, is_open = true, shown_from = :shown_from, shown_until = :shown_until
where id = :id!;

/* @name is_picture_of_deed  -- whether a picture is what people read before they decided */
select exists (
  select from public_deed d cross join jsonb_each_text(d.data -> 'images') as shown(language, image)
  where d.kind = 'content' and d.subject = 'content:' || :id!::bigint and shown.image = :image!
) as "is_of_deed!";

/* @name update_content */
update content_item
set title = :title!, body = :body!, images = :images!, link = :link, position = :position!, is_open = :is_open!,
  shown_from = :shown_from, shown_until = :shown_until
where id = :id!;

/* @name delete_content */
delete from content_item where id = :id!;

/* @name lock_links  -- those that are not written yet as well */
select pg_advisory_xact_lock(hashtextextended('content.social_link', 0))::text as "locked?";

/* @name write_links */
insert into social_link (name, url) select key::social_name, value from json_each_text(:links!::json) on conflict (name) do update set url = excluded.url;
