/* @name console_providers */
select p.id, p.p_code, p.name, p.dialect, p.currency, p.image, p.position, p.is_active, p.is_hot, p.is_in_maintenance,
  p.takes_unknown_result, p.reverses_settled,
  coalesce((
    select json_agg(json_build_object('id', c.category_id, 'is_lobby_only', c.is_lobby_only) order by c.category_id)
    from provider_category c where c.provider_id = p.id
  ), '[]') as "categories!",
  (select count(*) from game g where g.provider_id = p.id and g.is_listed) as "game_count!",
  (select count(*) from game g where g.provider_id = p.id and not g.is_listed) as "hidden_count!",
  l.state as "imported_state?", l.at as "imported_at?"
from provider p
left join lateral (select i.state, i.at from catalogue_import i where i.provider_id = p.id order by i.id desc limit 1) l on true
where :provider_id::int is null or p.id = :provider_id order by p.position, p.name, p.id;

/* @name lock_provider */
select id from provider where id = :provider_id! for update;

/* @name find_provider_currency */
select p_code, name, currency from provider where id = :provider_id!;

/* @name put_provider_currency */
update provider set currency = :currency! where id = :provider_id!;

/* @name add_provider  -- no row when the code is taken */
insert into provider (id, p_code, name, dialect, currency, is_active, position)
values (:id!, :p_code!, :name!, :dialect!, :currency!, false, 1000) on conflict do nothing returning id;

/* @name update_provider */
update provider set name = :name!, image = :image, position = :position!, is_active = :is_active!, is_hot = :is_hot!,
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
