/* Draws whose time has come, and which wait for a number that was told before it, by a feed or by two sources. */
create or replace function draws_told_early() returns setof draw language sql stable as $$
  select d.* from draw d
  where d.settled_at is null and d.refunded_at is null and d.draws_at <= product_now() and d.draws_at > product_now() - interval '40 days'
    and d.result is null and d.voided_at is null and d.reversing_at is null
    and exists (select from result_proposal r where r.draw_id = d.id and r.state = 'proposed' and r.received_at < d.draws_at
      and (r.source <> 'operator' or exists (select from result_proposal o where o.draw_id = d.id and o.state = 'proposed' and o.id <> r.id)))
$$;

revoke execute on function draws_told_early from public;
grant execute on function draws_told_early to shwekan_app;
