/* @name launching_player */
select p.user_code, p.name, p.turnover_pya,
  exists (select from public_transfer t where t.player_id = p.id and t.direction = 'in')
    or exists (select from public_cash_in c where c.player_id = p.id and c.state = 'approved' and c.promotion_id is not null) as "has_moved_to_game!"
from public_player p where p.id = :player_id!;

/* @name launched_game  -- no row: there is no such product, category of it, or game; a code of null asks for the lobby */
select p.id as provider_id, p.dialect, p.currency, p.is_in_maintenance, g.id as "game_id?", g.name as "game_name?", g.game_type as "game_type?",
  p.is_active and c.is_active and (:g_code::text is null or g.is_active and g.is_listed) as "is_open!"
from provider p join provider_category pc on pc.provider_id = p.id and pc.category_id = :category_id!
join game_category c on c.id = pc.category_id
left join game g on g.provider_id = p.id and g.category_id = pc.category_id and g.g_code = :g_code
where p.p_code = :p_code! and (:g_code is null or g.id is not null);

/* @name reuse_session  -- no row when the player did not open the same in the last half hour */
update game_session set state = 'asked', error = null, launch_count = launch_count + 1, launched_at = product_now()
where id = (
  select id from game_session
  where player_id = :player_id! and provider_id = :provider_id! and category_id = :category_id! and game_id is not distinct from :game_id
    and launched_at > product_now() - interval '30 minutes' and state <> 'refused'
  order by launched_at desc limit 1
) returning id;

/* @name insert_session */
insert into game_session (player_id, provider_id, category_id, game_id)
values (:player_id!, :provider_id!, :category_id!, :game_id) returning id;

/* @name end_launch */
update game_session set state = :state!, error = :error where id = :session_id!;

/* @name note_played */
insert into game_played (player_id, game_id, at) values (:player_id!, :game_id!, product_now())
on conflict (player_id, game_id) do update set at = excluded.at;
