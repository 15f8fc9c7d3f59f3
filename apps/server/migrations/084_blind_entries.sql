-- An operator enters a result without being shown what another entered: two who say the same make it the result. Each has one standing
-- entry of a draw, and a few in a round: who could try every number would find the other's.

alter table result_proposal add column round smallint not null default 1;   -- of the draw it was proposed for
update result_proposal r set round = greatest(1, d.round - case when r.state in ('reversed', 'withdrawn') then 1 else 0 end)
from draw d where d.id = r.draw_id;

-- Of several entries of an operator the last counts.
update result_proposal r set state = 'withdrawn', reason = 'Another entry of the same operator counts'
where r.proposed_by is not null and r.state = 'proposed' and exists (
  select from result_proposal o where o.draw_id = r.draw_id and o.proposed_by = r.proposed_by
    and (o.state = 'confirmed' or o.state = 'proposed' and o.id > r.id));

drop index result_proposal_once;
create unique index result_proposal_once on result_proposal (draw_id, source, number)
  where state in ('proposed', 'confirmed') and proposed_by is null;
create unique index result_entry_once on result_proposal (draw_id, proposed_by) where state in ('proposed', 'confirmed');

grant insert (round) on result_proposal to shwekan_app;
