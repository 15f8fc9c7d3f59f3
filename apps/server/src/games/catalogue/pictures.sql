/* @name picture_source  -- no row when the game has another picture by now */
select image_source as "image_source!" from game where id = :game_id! and image_source is not null and left(md5(image_source), 16) = :version!;
