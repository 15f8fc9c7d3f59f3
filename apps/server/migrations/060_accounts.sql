-- The device from which a session was opened, by the hash of the name in its cookie: whose tries and texts do not stand behind strangers'.
alter table player_session add column device_hash bytea;
create index player_session_by_device on player_session (device_hash, player_id) where device_hash is not null;

-- A text on its way is sealed with the key of the machine's settings; it is readable nowhere but in demo mode.
alter table sms add column sealed_text bytea;
update sms set text = null;

grant insert (device_hash) on player_session to shwekan_app;
grant insert (sealed_text), update (sealed_text) on sms to shwekan_app;
