/* @name find_draw  -- what never changes of a draw */
select d.id, d.day, d.section, l.code from draw d join lottery l on l.id = d.lottery_id where d.id = :draw_id!;

/* @name queue_for  -- the draws of one day and section, alone: no bet passes who waits here */
select queue_for_draws(array(
  select d.id from draw d join lottery l on l.id = d.lottery_id where l.code = any (:codes!) and d.day = :day! and d.section = :section!
), true);

/* @name lock_draws  -- of one day and section, so that a result and those that follow from it are one; waits for every bet in flight */
select d.id, l.code, l.digits, l.trusted_feed, d.day, d.section, d.opens_at, d.closes_at, d.draws_at, d.is_open, d.result, d.settled_at, d.voided_at,
  d.closed_at, d.sealed_at, d.stopped_at, d.reversing_at
from draw d join lottery l on l.id = d.lottery_id
where l.code = any (:codes!) and d.day = :day! and d.section = :section! order by d.id for update of d;

/* @name proposals_of */
select id, number, source, derivation, source_set, source_value, source_at, state, proposed_by from result_proposal
where draw_id = :draw_id! order by id;

/* @name standing_draw  -- of a lottery at a place, unless it was called off */
select d.id from draw d join lottery l on l.id = d.lottery_id
where l.code = :code and d.day = :day! and d.section = :section! and d.voided_at is null;

/* @name find_proposal */
select id, draw_id, state from result_proposal where id = :proposal_id!;

/* @name insert_proposal */
insert into result_proposal (draw_id, number, source, derivation, source_set, source_value, source_at, proposed_by)
values (:draw_id!, :number!, :source!, :derivation!, :source_set, :source_value, :source_at, :proposed_by)
returning id;

/* @name confirm_proposal */
update result_proposal set state = 'confirmed', decided_by = :decided_by, decided_at = product_now()
where id = :proposal_id! and state = 'proposed';

/* @name reject_proposal */
update result_proposal set state = 'rejected', decided_by = :decided_by!, decided_at = product_now(), reason = :reason!
where id = :proposal_id! and state = 'proposed';

/* @name result_draw  -- the database refuses a number that is not the proposal's, and a time before closing */
update draw set result = :number!, result_id = :proposal_id!, resulted_at = product_now() where id = :draw_id! and result is null;

/* @name void_draw */
update draw set voided_at = product_now(), void_reason = :reason! where id = :draw_id! and voided_at is null and result is null;
