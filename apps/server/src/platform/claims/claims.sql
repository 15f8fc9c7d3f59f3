/* @name find_claim  -- the one that stands; none after its time */
select operator_id as "operator_id!", claimed_by as "claimed_by!", claimed_until as "claimed_until!" from public_standing_claim where subject = :subject!;

/* @name put_claim  -- for so many minutes from now, whoever had it before */
insert into claim (subject, operator_id, expires_at) values (:subject!, :operator_id!, product_now() + make_interval(mins => :minutes!))
on conflict (subject) do update set operator_id = excluded.operator_id, expires_at = excluded.expires_at;

/* @name drop_claim */
delete from claim where subject = :subject!;

/* @name operators_among  -- the operators who have one of these roles and may log in */
select id, username from public_operator where roles && :roles!::text[] and disabled_at is null order by username;
