/* Throws once an instant is over by the database's own clock. It goes in one message with a commit: what comes too late is not written,
   however long the message was under way. */
create or replace function refuse_late(p_until timestamptz) returns void language plpgsql as $$
begin
  if clock_timestamp() > p_until then raise exception 'too late to be written' using errcode = 'query_canceled'; end if;
end $$;

revoke execute on function refuse_late from public;
grant execute on function refuse_late to shwekan_app;
