/* Whether a reader has not come to some fact of a kind that was told before an instant. */
create or replace function has_unread_fact(p_reader text, p_kind text, p_before timestamptz) returns boolean language sql stable as $$
  select exists (select from fact f join fact_reader r on r.name = p_reader and (f.xid, f.id) > (r.xid, r.id) where f.kind = p_kind and f.at < p_before)
$$;

revoke execute on function has_unread_fact from public;
grant execute on function has_unread_fact to shwekan_app;
