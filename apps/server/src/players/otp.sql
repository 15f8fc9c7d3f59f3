/* @name lock_otp_phone  -- one request for a code at a time for a phone, also before it has any row */
select pg_advisory_xact_lock(hashtextextended('otp:' || :phone!::text, 0));

/* @name otp_wait  -- seconds until a phone may ask again: one a minute, three in ten minutes, six a day; null or below 1 is now. Of an owner's device only what was
  asked for from such a one counts: no stranger keeps the owner from a code. */
with recent as (
  select created_at from otp
  where phone = :phone! and (is_known_device or not :is_known_device!) and created_at between product_now() - interval '1 day' and product_now()
  order by created_at desc limit 6
)
select ceil(extract(epoch from greatest(
  (select created_at + interval '1 minute' from recent limit 1),
  (select created_at + interval '10 minutes' from recent offset 2 limit 1),
  (select created_at + interval '1 day' from recent offset 5 limit 1)
) - product_now()))::int as wait_s;

/* @name insert_otp */
insert into otp (phone, purpose, is_known_device, device_hash, place, code_hash, expires_at)
values (:phone!, :purpose!, :is_known_device!, :device_hash!, :place, :code_hash!, product_now() + interval '3 minutes')
returning expires_at, created_at + interval '1 minute' as "resend_at!";

/* @name try_code
   One statement: the row's lock makes parallel tries count one after the other, and only one of them verifies.
   Only the newest code that this device, or who names none in this place, has asked for by phone and purpose: asking again makes the one before it worthless,
   and what strangers ask for and try spends nothing of it: a neighbour who names no device has tries of the place's own. A phone gets few codes a day, so all
   together have few tries. */
update otp set
  tries = tries + case when device_hash = :device_hash! then 1 else 0 end,
  place_tries = place_tries + case when device_hash = :device_hash! then 0 else 1 end,
  verified_at = case when code_hash = :code_hash! then product_now() end,
  token_hash = case when code_hash = :code_hash! then :token_hash!::bytea end,
  token_expires_at = case when code_hash = :code_hash! then product_now() + interval '10 minutes' end
where id = (
    select id from otp where phone = :phone! and purpose = :purpose! and (device_hash = :device_hash! or place = :place) order by id desc limit 1
  )
  and case when device_hash = :device_hash! then tries else place_tries end < 5 and verified_at is null and expires_at > product_now()
returning verified_at is not null as "is_right!";

/* @name find_otp_token */
select id from otp
where token_hash = :token_hash! and phone = :phone! and purpose = :purpose! and used_at is null and token_expires_at > product_now();

/* @name use_otp_token */
update otp set used_at = product_now()
where token_hash = :token_hash! and phone = :phone! and purpose = :purpose! and used_at is null and token_expires_at > product_now()
returning id;

/* @name known_phone  -- a registered person's, who asks from a device from which they have logged in before */
select exists (select from player where phone = :phone!) as "is_registered!",
  exists (select from player p join player_session s on s.player_id = p.id where p.phone = :phone! and s.device_hash = :device_hash!) as "is_known_device!";

/* @name has_account */
select exists (select from player where phone = :phone!) as "is_registered!";

/* @name today */
select yangon_day(product_now()) as "today!";
