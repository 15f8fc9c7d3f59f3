/* @name open_banners */
select id, image, link from banner where is_open order by position, id;

/* @name open_header_texts */
select id, text from header_text where is_open order by position, id;

/* @name social_links */
select name, url from social_link;

/* @name app_settings */
select product_now() as "now!", (select value from setting where key = 'is_maintain') as is_maintain,
  (select url from social_link where name = 'play_store') as playstore;
