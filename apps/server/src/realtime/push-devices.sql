/* @name save_device  -- a phone that changed hands belongs to the player who is logged in now */
insert into push_device (player_id, session_id, endpoint, host, p256dh, auth, language)
values (:player_id!, :session_id!, :endpoint!, :host!, :p256dh!, :auth!, :language!)
on conflict (endpoint) do update set player_id = excluded.player_id, session_id = excluded.session_id, p256dh = excluded.p256dh,
  auth = excluded.auth, language = excluded.language, saved_at = product_now()
returning id;

/* @name device_of */
select player_id from push_device where endpoint = :old_endpoint! and auth = :old_auth!;

/* @name drop_twin  -- the new address is kept already: the old one ends */
delete from push_device o using push_device n where o.endpoint = :old_endpoint! and o.auth = :old_auth! and n.endpoint = :endpoint!;

/* @name renew_device  -- whose it is, its session and its language stay */
update push_device set endpoint = :endpoint!, host = :host!, p256dh = :p256dh!, auth = :auth!, saved_at = product_now()
where endpoint = :old_endpoint! and auth = :old_auth!;

/* @name drop_oldest  -- all but a player's newest */
delete from push_device where id in (
  select id from push_device where player_id = :player_id! order by saved_at desc, id desc offset :kept!
);

/* @name drop_old_pushes  -- what was on its way to the phone's last player is not for the next one */
delete from push_outbox o using public_notification n
where o.device_id = :device_id! and n.id = o.notification_id and n.player_id <> :player_id!;

/* @name drop_device */
delete from push_device where player_id = :player_id! and endpoint = :endpoint!;

/* @name drop_logged_out  -- devices of sessions that ended */
delete from push_device d using public_player_session s
where s.id = d.session_id and (s.ended_at is not null or s.expires_at <= product_now());

/* @name choices_of */
select topic as "topic!", in_app as "in_app!", push as "push!" from notification_choice where player_id = :player_id!;

/* @name save_choice */
insert into notification_choice (player_id, topic, in_app, push) values (:player_id!, :topic!, :in_app!, :push!)
on conflict (player_id, topic) do update set in_app = excluded.in_app, push = excluded.push;

/* @name lock_player */
select 1 as "held!" from lock_player(:player_id!);

/* @name read_key */
select public_key, private_encrypted from push_key;

/* @name write_key  -- the first process writes it, the others read it */
insert into push_key (public_key, private_encrypted) values (:public_key!, :private_encrypted!) on conflict do nothing;
