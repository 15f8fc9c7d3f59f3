/* @name find_login
   `is_known_device`: from this device its owner has logged in before, or has shown in the last ten minutes that the phone is theirs: who sets a new password by
   a code logs in with it, whatever neighbours behind the same address try. */
select id, password_hash, blocked_at is not null as "is_blocked!",
  exists (select from player_session s where s.player_id = player.id and s.device_hash = :device_hash!)
  or exists (
    select from otp where otp.phone = player.phone and otp.device_hash = :device_hash!
      and coalesce(otp.used_at, otp.verified_at) > product_now() - interval '10 minutes'
  ) as "is_known_device!"
from player where phone = :phone!;

/* @name hold_password  -- no row when it was changed meanwhile; who changes it waits, and then ends what was opened */
select id from player where id = :player_id! and password_hash = :password_hash! for share;

/* @name password_of */
select phone, password_hash from player where id = :player_id!;

/* @name change_password  -- of the phone's player; nothing when there is none */
update player set password_hash = :password_hash!, password_changed_at = product_now()
where phone = :phone! returning id;

/* @name replace_password  -- only while the old one still holds: of two changes at once, one wins */
update player set password_hash = :password_hash!, password_changed_at = product_now()
where id = :player_id! and password_hash = :old_hash! returning id;
