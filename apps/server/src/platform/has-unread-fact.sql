/* Whether a reader has not come to some fact of a kind that was told before an instant. Planned anew each time, with the reader's place: a plan for any
   place scans the whole table of facts, 48 ms for 200,000, every two seconds while a week waits. */
create or replace function has_unread_fact(p_reader text, p_kind text, p_before timestamptz) returns boolean language plpgsql stable
set plan_cache_mode = force_custom_plan as $$
declare
  place fact_reader;
begin
  select * into place from fact_reader where name = p_reader;
  return exists (select from fact f where (f.xid, f.id) > (place.xid, place.id) and f.kind = p_kind and f.at < p_before);
end $$;

revoke execute on function has_unread_fact from public;
grant execute on function has_unread_fact to shwekan_app;
