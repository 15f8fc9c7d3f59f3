/* @name insert_sms */
insert into sms (phone, text, encrypted_text, state, sent_at)
values (:phone!, :text, :encrypted_text, :state!, case when :state!::sms_state = 'sent' then product_now() end)
returning id;

/* @name waiting_sms */
select id, phone, encrypted_text as "encrypted_text!", at < product_now() - interval '3 minutes' as "is_too_late!"
from sms where id = :id! and state = 'waiting' and encrypted_text is not null;

/* @name end_sms  -- sent or failed for good: the text holds a code and is not kept */
update sms set state = :state!, encrypted_text = null, tries = tries + 1, error = :error,
  sent_at = case when :state!::sms_state = 'sent' then product_now() end
where id = :id! and state = 'waiting';

/* @name count_sms_try */
update sms set tries = tries + 1, error = :error! where id = :id! and state = 'waiting';

/* @name failed_in_row  -- the first texts that failed since one was sent, hundreds at most: how many, and whether that goes on for minutes already */
select last.id as "sent_id!", count(f.at)::int as "count!", coalesce(min(f.at) < product_now() - interval '2 minutes', false) as "is_long!"
from (select coalesce(max(id), 0) as id from sms where state = 'sent') last
left join lateral (select s.at from sms s where s.id > last.id and s.state = 'failed' order by s.id limit 500) f on true
group by last.id;
