/* @name find_operator */
select id, username, password_hash, roles, disabled_at is not null as "is_disabled!" from operator where username = :username!;

/* @name insert_operator_session */
insert into operator_session (token_hash, operator_id, expires_at)
values (:token_hash!, :operator_id!, product_now() + interval '12 hours');

/* @name find_operator_session  -- a disabled operator has no session any more; roles are read at every call */
select s.operator_id, s.id as session_id, o.username, o.roles
from operator_session s join operator o on o.id = s.operator_id
where s.token_hash = :token_hash! and s.expires_at > product_now() and o.disabled_at is null;

/* @name end_operator_session */
delete from operator_session where id = :session_id!;

/* @name forget_operator_sessions */
delete from operator_session where expires_at < product_now() - interval '1 day';

/* @name today_of_operators */
select yangon_day(product_now()) as "today!";
