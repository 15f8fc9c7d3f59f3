/* @name desk_categories */
select c.id, c.code, c.name, c.image, c.position, c.is_active,
  (select count(*) from provider_category p where p.category_id = c.id) as "provider_count!",
  (select count(*) from game g where g.category_id = c.id and g.is_listed) as "game_count!"
from game_category c where :category_id::int is null or c.id = :category_id order by c.position, c.id;

/* @name update_category  -- null leaves a field as it is */
update game_category set name = coalesce(:name, name), is_active = coalesce(:is_active, is_active), position = coalesce(:position, position)
where id = :category_id!;

/* @name read_game_maintenance */
select coalesce((select value = 'true'::jsonb from setting where key = 'game_maintenance'), false) as "is_on!";

/* @name write_game_maintenance */
insert into setting (key, value) values ('game_maintenance', to_jsonb(:is_on!::boolean))
on conflict (key) do update set value = excluded.value, changed_at = product_now();

/* @name desk_providers */
select p.id, p.p_code, p.name, p.dialect, p.currency, p.image, p.position, p.is_active, p.is_hot, p.is_in_maintenance,
  p.takes_unknown_result, p.reverses_settled,
  coalesce((
    select json_agg(json_build_object('id', c.category_id, 'is_lobby_only', c.is_lobby_only) order by c.category_id)
    from provider_category c where c.provider_id = p.id
  ), '[]') as "categories!",
  (select count(*) from game g where g.provider_id = p.id and g.is_listed) as "game_count!",
  (select count(*) from game g where g.provider_id = p.id and not g.is_listed) as "hidden_count!",
  (select json_build_object('state', i.state, 'at', i.at) from catalogue_import i where i.provider_id = p.id order by i.id desc limit 1) as imported
from provider p where :provider_id::int is null or p.id = :provider_id order by p.position, p.name, p.id;

/* @name lock_provider */
select id from provider where id = :provider_id! for update;

/* @name add_provider  -- no row when the code is taken */
insert into provider (id, p_code, name, dialect, currency, is_active, position)
values (:id!, :p_code!, :name!, :dialect!, :currency!, false, 1000) on conflict do nothing returning id;

/* @name update_provider */
update provider set name = :name!, currency = :currency!, image = :image, position = :position!, is_active = :is_active!, is_hot = :is_hot!,
  is_in_maintenance = :is_in_maintenance!, takes_unknown_result = :takes_unknown_result, reverses_settled = :reverses_settled!
where id = :provider_id!;

/* @name put_provider_categories */
insert into provider_category (provider_id, category_id, is_lobby_only)
select :provider_id!, r.id, r.is_lobby_only from json_to_recordset(:categories!::json) as r(id int, is_lobby_only boolean)
join game_category c on c.id = r.id
on conflict (provider_id, category_id) do update set is_lobby_only = excluded.is_lobby_only;

/* @name drop_provider_categories  -- those not named that have no game and were never opened */
delete from provider_category p where p.provider_id = :provider_id! and p.category_id <> all (:kept!::int[])
  and not exists (select from game g where g.provider_id = p.provider_id and g.category_id = p.category_id);

/* @name desk_games */
select g.id, g.provider_id, p.name as provider_name, g.category_id, g.g_code, g.name, game_image(g) as image, g.position, g.is_active,
  g.is_listed, g.is_hot, g.is_new, g.image is not null as "has_own_image!"
from game g join provider p on p.id = g.provider_id
where (:game_id::bigint is null or g.id = :game_id) and (:category_id::int is null or g.category_id = :category_id)
  and (:provider_id::int is null or g.provider_id = :provider_id)
  and (:pattern::text is null or g.name ilike :pattern or g.g_code ilike :pattern)
  and case coalesce(:only, '') when 'off' then not g.is_active when 'hidden' then not g.is_listed when 'hot' then g.is_hot when 'new' then g.is_new else true end
order by p.position, p.id, g.position, g.name, g.id limit :row_count! offset :skipped!;

/* @name count_desk_games */
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

/* @name desk_imports */
select i.id, i.provider_id, p.name as provider_name, i.source, o.username as "operator?", i.state, i.error, i.added_count, i.changed_count,
  i.same_count, i.skipped_count, i.hidden_count, i.guessed_count, i.at, count(*) over () as "total_count!"
from catalogue_import i join provider p on p.id = i.provider_id left join operator o on o.id = i.operator_id
where (:import_id::bigint is null or i.id = :import_id) and (:provider_id::int is null or i.provider_id = :provider_id)
order by i.id desc limit :row_count! offset :skipped!;

/* @name desk_import_rows */
select row_number, outcome, reason, g_code, name, said, count(*) over () as "total_count!"
from catalogue_import_row where import_id = :import_id! order by row_number limit :row_count! offset :skipped!;
