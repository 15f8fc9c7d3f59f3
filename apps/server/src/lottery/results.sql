/* @name find_draw  -- what never changes of a draw */
select d.id, d.day, d.section, l.code from draw d join lottery l on l.id = d.lottery_id where d.id = :draw_id!;

/* @name find_void
  How a draw stands that may be called off: its numbers, and what is staked on it and on those that go with it, once they have closed: until then that changes with each bet. */
select l.code, l.digits, d.day, d.section, d.round, d.result, d.voided_at is not null as "is_void!", d.settled_at is not null as "is_settled!",
  d.reversing_at is not null as "is_reversing!",
  coalesce((
    select json_agg(json_build_object('number', p.number, 'source', p.source) order by p.id)
    from result_proposal p where p.draw_id = d.id and p.state in ('proposed', 'confirmed')
  ), '[]') as "proposed!",
  (
    select json_agg(json_build_object('code', x.code, 'staked_pya', n.staked_pya, 'sold_pya', n.sold_pya) order by x.place, x.id)
    from (
      select d.id, l.code, 0 as place, d.closes_at, d.closed_at
      union all
      select f.id, fl.code, 1, f.closes_at, f.closed_at from draw f join lottery fl on fl.id = f.lottery_id
      where fl.code = any (:followers!) and f.day = d.day and f.section = d.section and f.result is null and f.voided_at is null
    ) x
    left join lateral (
      select coalesce(sum(taken_pya), 0) as staked_pya, coalesce(sum(laid_off_pya), 0) as sold_pya from draw_number where draw_id = x.id
    ) n on x.closes_at <= product_now() or x.closed_at is not null
  ) as "draws!"
from draw d join lottery l on l.id = d.lottery_id where d.id = :draw_id!;

/* @name queue_for  -- the draws of one day and section, alone: no bet passes who waits here */
select queue_for_draws(array(
  select d.id from draw d join lottery l on l.id = d.lottery_id where l.code = any (:codes!) and d.day = :day! and d.section = :section!
), true);

/* @name lock_draws  -- of one day and section, so that a result and those that follow from it are one; waits for every bet in flight */
select d.id, l.code, l.digits, l.trusted_feed, d.day, d.section, d.opens_at, d.closes_at, d.draws_at, d.is_open, d.result, d.settled_at, d.voided_at,
  d.closed_at, d.sealed_at, d.stopped_at, d.reversing_at, d.round, d.published_day, d.published_value, d.published_by
from draw d join lottery l on l.id = d.lottery_id
where l.code = any (:codes!) and d.day = :day! and d.section = :section! order by d.id for update of d;

/* @name proposals_of */
select r.id, r.number, r.source, r.derivation, r.source_set, r.source_value, r.source_at, r.is_doubted, r.state, r.round, r.proposed_by, r.decided_by,
  p.username as "operator?"
from result_proposal r left join public_operator p on p.id = r.proposed_by
where r.draw_id = :draw_id! order by r.id;

/* @name standing_draw  -- of a lottery at a place, unless it was called off */
select d.id from draw d join lottery l on l.id = d.lottery_id
where l.code = :code and d.day = :day! and d.section = :section! and d.voided_at is null;

/* @name find_proposal */
select id, draw_id, state from result_proposal where id = :proposal_id!;

/* @name find_feed_result  -- how what a feed proposed stands, with its draw */
select p.number, p.source, p.source_set, p.source_value, p.state, l.code, l.digits, d.day, d.section, d.round, d.result,
  d.voided_at is not null as "is_void!", d.reversing_at is not null as "is_reversing!"
from result_proposal p join draw d on d.id = p.draw_id join lottery l on l.id = d.lottery_id where p.id = :proposal_id!;

/* @name insert_proposal */
insert into result_proposal (draw_id, round, number, source, derivation, source_set, source_value, source_at, is_doubted, proposed_by)
values (:draw_id!, :round!, :number!, :source!, :derivation!, :source_set, :source_value, :source_at, :is_doubted!, :proposed_by)
returning id;

/* @name confirm_proposal */
update result_proposal set state = 'confirmed', decided_by = :decided_by, decided_at = product_now()
where id = :proposal_id! and state = 'proposed';

/* @name reject_proposal */
update result_proposal set state = 'rejected', decided_by = :decided_by!, decided_at = product_now(), reason = :reason!
where id = :proposal_id! and state = 'proposed';

/* @name withdraw_proposals  -- what stood for a draw is gone with it */
update result_proposal set state = 'withdrawn', reason = :reason! where draw_id = :draw_id! and state = 'proposed';

/* @name replace_entry  -- by another of the same operator */
update result_proposal set state = 'withdrawn', reason = 'Corrected' where id = :proposal_id! and state = 'proposed';

/* @name result_draw  -- the database refuses a number that is not the proposal's, and a time before the draw's */
update draw set result = :number!, result_id = :proposal_id!, resulted_at = product_now() where id = :draw_id! and result is null;

/* @name told_early */
select d.id as "id!", l.code, d.day as "day!", d.section as "section!" from draws_told_early() d join lottery l on l.id = d.lottery_id order by d.draws_at limit 50;

/* @name void_draw */
update draw set voided_at = product_now(), void_reason = :reason! where id = :draw_id! and voided_at is null and result is null
returning id, round, day;
