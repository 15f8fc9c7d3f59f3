/* @name replace_image  -- answers the image before it */
update player p set image = :image! from (select id, image from player where id = :player_id! for no key update) before
where p.id = before.id returning before.image as old_image;
