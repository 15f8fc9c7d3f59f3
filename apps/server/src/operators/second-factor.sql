/* @name find_factor */
select secret, next_secret, secret is not null as "is_on!",
  (select count(*) from operator_recovery_code c where c.operator_id = f.operator_id)::int as "codes_left!"
from operator_factor f where operator_id = :operator_id!;

/* @name write_next_secret */
insert into operator_factor (operator_id, next_secret) values (:operator_id!, :next_secret!)
on conflict (operator_id) do update set next_secret = excluded.next_secret;

/* @name turn_factor_on  -- of two who confirm at once one finds it */
update operator_factor set secret = next_secret, next_secret = null, last_step = :step! where operator_id = :operator_id! and next_secret = :next_secret!
returning operator_id;

/* @name take_step  -- a code counts once, and with it every older one */
update operator_factor set last_step = :step! where operator_id = :operator_id! and last_step < :step! returning operator_id;

/* @name take_recovery_code */
delete from operator_recovery_code where operator_id = :operator_id! and hash = :hash! returning operator_id;

/* @name forget_recovery_codes */
delete from operator_recovery_code where operator_id = :operator_id!;

/* @name write_recovery_codes */
insert into operator_recovery_code (operator_id, hash) select :operator_id!, unnest(:hashes!::bytea[]);

/* @name end_other_sessions */
delete from operator_session where operator_id = :operator_id! and id <> :session_id!;

/* @name note_proof */
update operator_session set proved_at = product_now() where id = :session_id!;
