/* @name open_dreams */
select id, words, numbers, image from dream where is_open;

/* @name list_dreams */
select id, words, numbers, image, is_open from dream;

/* @name lock_dream */
select id, words, numbers, image, is_open from dream where id = :id! for update;

/* @name lock_dream_book  -- who adds counts what is there, and nobody adds beside them */
select pg_advisory_xact_lock(hashtextextended('content.dream', 0))::text as "locked?";

/* @name count_dreams */
select count(*)::int as "count!" from dream;

/* @name insert_dream */
insert into dream (words, numbers, is_open) values (:words!, :numbers!, :is_open!) returning id;

/* @name update_dream */
update dream set words = :words!, numbers = :numbers!, is_open = :is_open! where id = :id!;

/* @name update_dream_image */
update dream set image = :image! where id = :id!;

/* @name delete_dream */
delete from dream where id = :id!;
