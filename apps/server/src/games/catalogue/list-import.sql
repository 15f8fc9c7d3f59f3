/* @name due_imports  -- products whose list is a day old; after a failure, an hour */
select p.id from provider p
where p.is_active and exists (select from provider_category c where c.provider_id = p.id and not c.is_lobby_only)
  and not exists (
    select from catalogue_import i
    where i.provider_id = p.id and i.source = 'aggregator'
      and i.at > product_now() - case i.state when 'done' then interval '1 day' else interval '1 hour' end
  );

/* @name find_product */
select p.id, p.p_code, p.name, p.dialect, p.currency, array_agg(c.category_id order by c.category_id) filter (where not c.is_lobby_only) as categories
from provider p left join provider_category c on c.provider_id = p.id where p.id = :provider_id! group by p.id;

/* @name queue_for_import  -- one bringing-in of a product's list after the other */
select id from provider where id = :provider_id! for no key update;

/* @name insert_import */
insert into catalogue_import (provider_id, source, operator_id, state, error, added_count, changed_count, same_count, skipped_count,
  hidden_count, guessed_count)
values (:provider_id!, :source!, :operator_id, :state!, :error, :added_count!, :changed_count!, :same_count!, :skipped_count!,
  :hidden_count!, :guessed_count!) returning id;

/* @name insert_import_rows */
insert into catalogue_import_row (import_id, row_number, outcome, reason, g_code, name, said)
select :import_id!, r.row_number, r.outcome, r.reason, r.g_code, r.name, r.said
from json_to_recordset(:rows!::json) as r(row_number integer, outcome import_outcome, reason text, g_code text, name text, said jsonb);

/* @name open_categories_of */
insert into provider_category (provider_id, category_id)
select :provider_id!, c.id from game_category c where c.id = any (:categories!::int[]) on conflict do nothing;

/* @name put_games  -- a row per game that was added or that changed */
insert into game as g (provider_id, category_id, g_code, name, html_type, game_type, image_source)
select :provider_id!, r.category_id, r.g_code, r.name, r.html_type, r.game_type, r.image_source
from json_to_recordset(:games!::json) as r(category_id integer, g_code text, name text, html_type text, game_type text, image_source text)
on conflict (provider_id, category_id, g_code) do update set name = excluded.name, html_type = excluded.html_type, game_type = excluded.game_type,
  image_source = excluded.image_source, is_listed = true, listed_at = product_now()
where (g.name, g.html_type, g.game_type, g.image_source, g.is_listed)
  is distinct from (excluded.name, excluded.html_type, excluded.game_type, excluded.image_source, true)
returning (xmax = 0) as "is_added!", g.name;

/* @name hide_missing  -- games of the product that the list has no more, but those of categories whose own list is not to be believed */
update game g set is_listed = false
where g.provider_id = :provider_id! and g.is_listed and g.category_id <> all (:but!::int[]) and not exists (
  select from json_to_recordset(:games!::json) as r(category_id integer, g_code text) where r.category_id = g.category_id and r.g_code = g.g_code
) returning g_code, name, category_id;

/* @name count_missing  -- what hide_missing left, by category */
select c.name, count(*) as "count!" from game g join game_category c on c.id = g.category_id
where g.provider_id = :provider_id! and g.is_listed and g.category_id = any (:categories!::int[]) and not exists (
  select from json_to_recordset(:games!::json) as r(category_id integer, g_code text) where r.category_id = g.category_id and r.g_code = g.g_code
) group by c.id order by c.position;

/* @name forget_old_imports  -- the reports of a product are kept for its last thirty lists */
delete from catalogue_import where provider_id = :provider_id! and id < (
  select id from catalogue_import where provider_id = :provider_id! order by id desc offset 29 limit 1
);
