/* Queues for a player's limits until the end of the transaction: the changes of one and the requests to pay in. It is a lock of its own,
   because the approval of a cash-in holds the request and then wants the player. */
create or replace function queue_for_limits(p_player bigint) returns void language sql as $$
  select pg_advisory_xact_lock(2010, (p_player % 2147483647)::integer)
$$;

revoke execute on function queue_for_limits from public;
grant execute on function queue_for_limits to shwekan_app;
