-- A result counts from its draw's time on, and a proposal is gone with the draw it was made for.

alter table result_proposal
  add column is_doubted boolean not null default false,   -- its feed calls the day a holiday: an operator decides
  drop constraint result_proposal_state_check,
  -- reversed: was confirmed, and taken back with its settlement; withdrawn: stood when its draw was reversed, called off or moved
  add constraint result_proposal_state_check check (state in ('proposed', 'confirmed', 'rejected', 'reversed', 'withdrawn'));

update result_proposal r set state = 'withdrawn', reason = coalesce(d.void_reason, 'The settlement was reversed')
from draw d
where d.id = r.draw_id and r.state = 'proposed' and (d.voided_at is not null
  or exists (select from settlement_reversal v where v.draw_id = d.id and v.state = 'confirmed' and v.decided_at >= r.received_at));

-- Results of before this rule stay as they are.
alter table draw add constraint draw_resulted_in_time check (resulted_at >= draws_at) not valid;

/* The draw that a bet without a day is for: the first of a lottery's section that has not closed. Where none is ahead, today's,
   so that the bet is refused as late. */
create function next_draw(p_lottery smallint, p_section time) returns bigint language sql stable as $$
  select coalesce(
    (select id from draw where lottery_id = p_lottery and section = p_section and day >= yangon_day(product_now())
       and closes_at > product_now() and voided_at is null order by day limit 1),
    (select id from draw where lottery_id = p_lottery and section = p_section and day >= yangon_day(product_now()) order by day limit 1))
$$;

revoke execute on function next_draw from public;
grant execute on function next_draw to shwekan_app;
