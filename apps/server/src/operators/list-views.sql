/* @name views_of_page  -- the house's first */
select id, name, search, operator_id is null as "is_house!" from list_view
where page = :page! and (operator_id = :operator_id! or operator_id is null) order by operator_id nulls first, name;

/* @name count_views */
select count(*)::int as "count!" from list_view where page = :page! and operator_id is not distinct from :owner_id::bigint and name <> :name!;

/* @name put_view */
insert into list_view (operator_id, page, name, search) values (:owner_id::bigint, :page!, :name!, :search!)
on conflict (operator_id, page, name) do update set search = excluded.search;

/* @name lock_view */
select operator_id, page, name, search from list_view where id = :id! for update;

/* @name drop_view */
delete from list_view where id = :id!;
