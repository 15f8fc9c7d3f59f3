/* @name find_operator */
select o.id, username, password_hash, roles, disabled_at is not null as "is_disabled!", f.secret is not null as "has_second_factor!"
from operator o left join operator_factor f on f.operator_id = o.id where username = :username!;

/* @name insert_operator_session */
with opened as (
  insert into operator_session (token_hash, operator_id, address, device, expires_at)
  values (:token_hash!, :operator_id!, :address!, :device!, product_now() + interval '12 hours') returning operator_id
)
insert into operator_seen (operator_id) select operator_id from opened
on conflict (operator_id) do update set seen_at = excluded.seen_at;

/* @name find_operator_session  -- a disabled operator has no session any more; roles are read at every call */
select s.operator_id, s.id as session_id, o.username, o.roles, s.seen_at < product_now() - interval '30 seconds' as "is_long_unseen!",
  s.proved_at > product_now() - make_interval(mins => :idle_minutes!) as "is_proved!", f.secret is not null as "has_second_factor!"
from operator_session s join operator o on o.id = s.operator_id left join operator_factor f on f.operator_id = o.id
where s.token_hash = :token_hash! and s.expires_at > product_now() and s.seen_at > product_now() - make_interval(mins => :idle_minutes!)
  and o.disabled_at is null;

/* @name see_operator */
with touched as (update operator_session set seen_at = product_now() where id = :session_id! returning operator_id)
insert into operator_seen (operator_id) select operator_id from touched
on conflict (operator_id) do update set seen_at = excluded.seen_at;

/* @name end_operator_session */
delete from operator_session where id = :session_id!;

/* @name forget_operator_sessions */
delete from operator_session where least(expires_at, seen_at + interval '12 hours') < product_now() - interval '1 day';

/* @name today_of_operators */
select yangon_day(product_now()) as "today!";

/* @name open_sessions */
select id, address, device, created_at, seen_at from operator_session
where operator_id = :operator_id! and expires_at > product_now() and seen_at > product_now() - make_interval(mins => :idle_minutes!)
order by seen_at desc, id desc;

/* @name end_session_of */
delete from operator_session where id = :session_id! and operator_id = :operator_id! returning address, device, created_at;
