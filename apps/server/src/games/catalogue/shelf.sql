/* @name open_categories */
select id, code, name, image from game_category where is_active order by position, id;

/* @name open_providers  -- of a category, the hot ones alone when asked. None opens a game while all games are in maintenance, or the house takes no play */
select p.id, p.name, p.image, p.sec_image, p.p_code, p.is_hot, pc.is_lobby_only,
  (p.is_in_maintenance or coalesce((select value = 'true'::jsonb from public_setting where key = 'game_maintenance'), false) or house_stop() is not null)
    as "is_in_maintenance!"
from provider p join provider_category pc on pc.provider_id = p.id join game_category c on c.id = pc.category_id
where pc.category_id = :category_id! and p.is_active and c.is_active and (not :hot_only!::boolean or p.is_hot)
order by p.position, p.name, p.id;

/* @name page_of_games  -- null leaves a filter out */
select g.id, g.name, g.g_code, g.html_type, g.is_hot, g.is_new, game_image(g) as image, c.code as cate_code, p.p_code,
  g.category_id, g.provider_id
from game g join provider p on p.id = g.provider_id join game_category c on c.id = g.category_id
where g.is_active and g.is_listed and p.is_active and c.is_active
  and (:category_id::int is null or g.category_id = :category_id) and (:provider_id::int is null or g.provider_id = :provider_id)
  and (:pattern::text is null or g.name ilike :pattern) and (:is_hot::boolean is null or g.is_hot = :is_hot)
  and (:is_new::boolean is null or g.is_new = :is_new)
order by c.position, p.position, p.id, g.position, g.name, g.id limit :row_count! offset :skipped!;

/* @name count_games  -- those that page_of_games has in all */
select count(*) as "count!"
from game g join provider p on p.id = g.provider_id join game_category c on c.id = g.category_id
where g.is_active and g.is_listed and p.is_active and c.is_active
  and (:category_id::int is null or g.category_id = :category_id) and (:provider_id::int is null or g.provider_id = :provider_id)
  and (:pattern::text is null or g.name ilike :pattern) and (:is_hot::boolean is null or g.is_hot = :is_hot)
  and (:is_new::boolean is null or g.is_new = :is_new);

/* @name recent_of */
select g.id, g.name, g.g_code, g.html_type, g.is_hot, g.is_new, game_image(g) as image, c.code as cate_code, p.p_code,
  g.category_id, g.provider_id
from game_played o join game g on g.id = o.game_id join provider p on p.id = g.provider_id join game_category c on c.id = g.category_id
where o.player_id = :player_id! and g.is_active and g.is_listed and p.is_active and c.is_active
order by o.at desc limit 30;

/* @name favourites_of */
select g.id, g.name, g.g_code, g.html_type, g.is_hot, g.is_new, game_image(g) as image, c.code as cate_code, p.p_code,
  g.category_id, g.provider_id
from game_favourite o join game g on g.id = o.game_id join provider p on p.id = g.provider_id join game_category c on c.id = g.category_id
where o.player_id = :player_id! and g.is_active and g.is_listed and p.is_active and c.is_active
order by o.at desc, g.id;

/* @name queue_for_favourites  -- one change of a player's favourites after the other */
select 1 as "held!" from lock_player(:player_id!);

/* @name count_favourites */
select count(*) as "count!", coalesce(bool_or(game_id = :game_id!), false) as "has!" from game_favourite where player_id = :player_id!;

/* @name add_favourite  -- no row for a game that is not there */
insert into game_favourite (player_id, game_id) select :player_id!, id from game where id = :game_id!
on conflict (player_id, game_id) do update set game_id = excluded.game_id returning game_id;

/* @name drop_favourite */
delete from game_favourite where player_id = :player_id! and game_id = :game_id!;
