/* Whether a reader would find what it wants among the next facts, or stands before facts of others that are a minute old or five hundred: its place
   moves past those now and then, so that it need not pass them by each time. Only the order makes the prepared statement read from its place
   on: without it the whole table is scanned. Asks for no lock and writes nothing. Null for a reader that has no place. */
create or replace function has_news(p_reader text, p_kinds text[], p_changes text[]) returns boolean language plpgsql volatile as $$
begin
  return (
    select (
      select coalesce(bool_or(next.is_wanted) or count(*) = 500 or min(next.at) < product_now() - interval '1 minute', false)
      from (
        select f.at, f.kind = any (p_kinds) or f.kind = 'changed' and f.data ->> 'what' = any (p_changes) as is_wanted
        from fact f
        where (f.xid, f.id) > (r.xid, r.id) and f.xid < pg_snapshot_xmin(pg_current_snapshot()) order by f.xid, f.id limit 500
      ) next
    )
    from fact_reader r where r.name = p_reader);
end $$;

revoke execute on function has_news from public;
grant execute on function has_news to shwekan_app;
