/* @name list_content */
select id, kind, title, body, images, link, position, is_open, shown_from, shown_until
from content_item where kind = :kind! order by position, id;

/* @name lock_content */
select id, kind, title, body, images, link, position, is_open, shown_from, shown_until
from content_item where id = :id! for update;

/* @name insert_content */
insert into content_item (kind, title, body, images, link, position, is_open, shown_from, shown_until)
values (:kind!, :title!, :body!, :images!, :link, :position!, :is_open!, :shown_from, :shown_until)
returning id;

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
