/* @name list_operators */
select o.id, o.username, o.roles, o.created_at, o.disabled_at is not null as "is_disabled!", o.password_hash is not null as "has_password!",
  f.secret is not null as "has_second_factor!", coalesce(s.sessions_count, 0) as "sessions_count!", n.seen_at as "seen_at?",
  i.expires_at as "invited_until?", i.expires_at <= product_now() as "is_over?", a.username as "first_by?", b.username as "second_by?",
  i.first_hash is not null as "first_is_given!", i.second_hash is not null as "second_is_given!"
from operator o
left join (
  select operator_id, count(*)::int as sessions_count from operator_session
  where expires_at > product_now() and seen_at > product_now() - make_interval(mins => :idle_minutes!) group by operator_id
) s on s.operator_id = o.id
left join operator_seen n on n.operator_id = o.id
left join operator_factor f on f.operator_id = o.id
left join operator_invitation i on i.operator_id = o.id
left join operator a on a.id = i.first_by
left join operator b on b.id = i.second_by
order by o.disabled_at is not null, o.username;

/* @name lock_operator  -- an operator's rights are decided one after another */
select pg_advisory_xact_lock(hashtextextended('operator', :operator_id!::bigint));

/* @name find_operator_by_id */
select username, roles, disabled_at is not null as "is_disabled!", password_hash from operator where id = :operator_id!;

/* @name is_username_taken */
select exists (select from operator where username = :username!) as "is_taken!";

/* @name perform_operator_deed */
select perform_operator_deed(:deed_id!, :decider_id!) as "operator_id!";

/* @name lock_invitation */
select first_by, second_by, expires_at, expires_at <= product_now() as "is_over!" from operator_invitation where operator_id = :operator_id! for update;

/* @name write_first_half */
update operator_invitation set first_hash = :hash! where operator_id = :operator_id!;

/* @name write_second_half */
update operator_invitation set second_hash = :hash! where operator_id = :operator_id!;

/* @name find_invited */
select o.id, o.username from operator_invitation i join operator o on o.id = i.operator_id
where i.first_hash = :first! and i.second_hash = :second! and i.expires_at > product_now();

/* @name accept_invitation */
select accept_invitation(:first!, :second!, :password_hash!) as "operator_id?";

/* @name change_operator_password */
select change_operator_password(:session_id!, :password_hash!)::text;

/* @name shut_operator_out */
select shut_operator_out(:operator_id!)::text;
