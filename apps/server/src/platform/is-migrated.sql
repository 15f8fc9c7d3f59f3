/* Whether the database has had each of these files: a server asks for those it was written for. One that was brought further is as good. */
create or replace function is_migrated(p_names text[]) returns boolean language sql stable security definer set search_path = pg_catalog, platform, pg_temp as $$
  select not exists (select from unnest(p_names) as wanted(name) where not exists (select from platform.migration m where m.name = wanted.name))
$$;

revoke execute on function is_migrated from public;
grant execute on function is_migrated to shwekan_app;
