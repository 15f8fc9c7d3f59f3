/* @name credentials_of */
select phone, password_hash from player where id = :player_id!;

/* @name set_phone  -- no row when the password was changed meanwhile; that the phone is nobody else's a unique index knows */
update player set phone = :phone! where id = :player_id! and password_hash = :password_hash! returning id;
