/* @name console_imports */
select i.id, i.provider_id, p.name as provider_name, i.source, o.username as "operator?", i.state, i.error, i.added_count, i.changed_count,
  i.same_count, i.skipped_count, i.hidden_count, i.guessed_count, i.at, count(*) over () as "total_count!"
from catalogue_import i join provider p on p.id = i.provider_id left join public_operator o on o.id = i.operator_id
where (:import_id::bigint is null or i.id = :import_id) and (:provider_id::int is null or i.provider_id = :provider_id)
order by i.id desc limit :row_count! offset :skipped!;

/* @name console_import_rows */
select row_number, outcome, reason, g_code, name, said, count(*) over () as "total_count!"
from catalogue_import_row where import_id = :import_id! order by row_number limit :row_count! offset :skipped!;
