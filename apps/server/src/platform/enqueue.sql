/* Enqueues a job in the caller's transaction. The queue belongs to a role of its own: the app may add, not read or change.
   p_job_key makes it one job however often it is asked for. */
create or replace function enqueue(p_task text, p_payload json default '{}', p_job_key text default null) returns void
language sql security definer set search_path = pg_catalog, pg_temp as
  $$ select graphile_worker.add_job(p_task, p_payload, job_key => p_job_key, max_attempts => 1000) $$;

revoke execute on function enqueue from public;
grant execute on function enqueue to shwekan_app;
