/* @name shown_content  -- what is open and of today, in its order */
select id, title, body, images, link
from content_item
where kind = :kind! and is_open
  and (shown_from is null or shown_from <= product_now()) and (shown_until is null or shown_until > product_now())
order by position, id;

/* @name social_links */
select name, url from social_link;

/* @name app_start  -- what the app must know at its start, beside the setting of the house */
select product_now() as "now!", (select url from social_link where name = 'play_store') as playstore,
  (select public_key from public_push_key) as "vapid_public_key?";
