/* @name insert_player  -- nothing when the phone has an account, also one made a moment ago */
insert into player (user_code, name, phone, password_hash, birthday, referral_code, referred_by, language)
values (:user_code!, :name!, :phone!, :password_hash!, :birthday!, :referral_code!, :referred_by, :language!)
on conflict (phone) do nothing
returning id;

/* @name open_purses */
select open_purses(:player_id!);
