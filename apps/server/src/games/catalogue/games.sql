/* @name console_games */
select g.id, g.provider_id, p.name as provider_name, g.category_id, g.g_code, g.name, game_image(g) as image, g.position, g.is_active,
  g.is_listed, g.is_hot, g.is_new, g.image is not null as "has_own_image!"
from game g join provider p on p.id = g.provider_id
where (:game_id::bigint is null or g.id = :game_id) and (:category_id::int is null or g.category_id = :category_id)
  and (:provider_id::int is null or g.provider_id = :provider_id)
  and (:pattern::text is null or g.name ilike :pattern or g.g_code ilike :pattern)
  and case coalesce(:only, '') when 'off' then not g.is_active when 'hidden' then not g.is_listed when 'hot' then g.is_hot when 'new' then g.is_new else true end
order by p.position, p.id, g.position, g.name, g.id limit :row_count! offset :skipped!;

/* @name count_console_games */
select count(*) as "count!" from game g
where (:category_id::int is null or g.category_id = :category_id) and (:provider_id::int is null or g.provider_id = :provider_id)
  and (:pattern::text is null or g.name ilike :pattern or g.g_code ilike :pattern)
  and case coalesce(:only, '') when 'off' then not g.is_active when 'hidden' then not g.is_listed when 'hot' then g.is_hot when 'new' then g.is_new else true end;

/* @name update_game  -- null leaves a field as it is */
update game set is_active = coalesce(:is_active, is_active), is_hot = coalesce(:is_hot, is_hot), is_new = coalesce(:is_new, is_new),
  position = coalesce(:position, position)
where id = :game_id!;

/* @name put_game_image  -- null: the provider's own */
update game set image = :image where id = :game_id!;

/* @name lock_game */
select is_active, is_hot, is_new, position, image from game where id = :game_id! for update;
