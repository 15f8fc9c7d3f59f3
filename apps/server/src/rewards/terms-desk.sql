/* @name waiting_change */
select c.id, c.sent, o.username as asked_by, c.asked_at from reward_terms_change c join operator o on o.id = c.asked_by where c.state = 'waiting';

/* @name find_change */
select id, sent, state, asked_by from reward_terms_change where id = :change_id!;

/* @name ask_change */
insert into reward_terms_change (sent, asked_by) values (:sent!::jsonb, :operator_id!);

/* @name withdraw_waiting  -- another change takes its place */
update reward_terms_change set state = 'withdrawn', decided_by = :operator_id!, decided_at = product_now() where state = 'waiting';

/* @name mark_change_confirmed */
update reward_terms_change set state = 'confirmed', decided_by = :operator_id!, decided_at = product_now() where id = :change_id!;

/* @name mark_change_withdrawn */
update reward_terms_change set state = 'withdrawn', decided_by = :operator_id!, decided_at = product_now() where id = :change_id!;
