/* @name lock_asking  -- one operator asks one after the other; what is looked at afterwards is what stands then */
select pg_advisory_xact_lock(7203157, :operator_id!::int)::text as "locked!";

/* @name export_waits  -- one that a process died over stands in nobody's way */
select exists (
  select from export where operator_id = :operator_id! and state in ('waiting', 'running') and asked_at > product_now() - make_interval(mins => :minutes!)
) as "waits!";

/* @name insert_export */
insert into export (operator_id, list, asked, format) values (:operator_id!, :list!, :asked!::jsonb, :format!) returning id;

/* @name exports_of */
select id, list, format, state, row_count, total_count, is_cut, asked_at from export where operator_id = :operator_id! order by id desc limit 20;

/* @name export_to_make  -- with its operator as they are now; none who was shut out */
select e.id, e.operator_id, e.list, e.asked, e.asked_at, e.format, o.username, o.roles
from export e join public_operator o on o.id = e.operator_id and o.disabled_at is null
where e.id = :id! and e.state in ('waiting', 'running');

/* @name mark_progress */
update export set state = 'running', row_count = :row_count!, total_count = :total_count where id = :id! and state in ('waiting', 'running');

/* @name end_export  -- with a file it is done, without one it failed. None whose row is gone */
update export set state = case when :file_key::text is null then 'failed' else 'done' end::export_state, file_key = :file_key::text, is_cut = :is_cut!,
  ended_at = product_now()
where id = :id! and state in ('waiting', 'running') returning id;

/* @name export_file  -- of who asked for it */
select list, format, file_key as "file_key!", asked_at from export where id = :id! and operator_id = :operator_id! and state = 'done';

/* @name some_old_exports */
select id, file_key from export where asked_at < product_now() - make_interval(hours => :hours!) order by id limit :row_count!;

/* @name drop_export */
delete from export where id = :id!;
