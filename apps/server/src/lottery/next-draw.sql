/* The draw that a bet without a day is for: the first of a lottery's section that has not closed. Where none is ahead, today's,
   so that the bet is refused as late. */
create or replace function next_draw(p_lottery smallint, p_section time) returns bigint language sql stable as $$
  select coalesce(
    (select id from draw where lottery_id = p_lottery and section = p_section and day >= yangon_day(product_now())
       and closes_at > product_now() and voided_at is null order by day limit 1),
    (select id from draw where lottery_id = p_lottery and section = p_section and day >= yangon_day(product_now()) order by day limit 1))
$$;

revoke execute on function next_draw from public;
grant execute on function next_draw to shwekan_app;
