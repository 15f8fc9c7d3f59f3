/* The picture of a game as players' apps ask for it: the operators' own, or our copy of the provider's. The name changes with
   its source, so that no cache keeps an old one. */
create or replace function game_image(g game) returns text language sql immutable as
  $$ select coalesce(g.image, '/files/games/' || g.id || '-' || left(md5(g.image_source), 16) || '.webp') $$;
