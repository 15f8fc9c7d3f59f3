/* @name some_old_images */
select id, image_key as "image_key!" from conversation_message
where image_key is not null and at < product_now() - make_interval(days => :days!) order by at limit :row_count!;

/* @name forget_image */
update conversation_message set image_key = null where id = :message_id!;

/* @name unnamed_images  -- which of some files no row names */
select key as "key!" from unnest(:keys!::text[]) key where not exists (select from conversation_message m where m.image_key = key);
