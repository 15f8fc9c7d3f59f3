/* @name shared_device
  Devices from which these sessions were opened, where so many players log in from one within 90 days: the latest session of each of them. */
with opened as (
  select distinct s.device_hash from public_player_session s where s.id = any (:session_ids!::bigint[]) and s.device_hash is not null
), used as (
  select s.device_hash, s.id, s.player_id, s.device, s.created_at, row_number() over (partition by s.device_hash, s.player_id order by s.id desc) as nth
  from opened o join public_player_session s on s.device_hash = o.device_hash where s.created_at > product_now() - interval '90 days'
)
select 'device:' || left(encode(sha256(device_hash), 'hex'), 16) as "ref!", 'player:' || player_id as "subject!", player_id as "player_id!", null::bigint as "amount_pya?",
  left(device, 200) as "text!", created_at as "happened_at!"
from used u where nth = 1 and (select count(*) from used o where o.device_hash = u.device_hash and o.nth = 1) >= :least!
order by device_hash, id limit 500;

/* @name shared_address
  Addresses from which these sessions were opened, where so many players log in from one within a day: the latest session of each of them. */
with opened as (
  select distinct s.address from public_player_session s where s.id = any (:session_ids!::bigint[]) and s.address <> ''
), used as (
  select s.address, s.id, s.player_id, s.created_at, row_number() over (partition by s.address, s.player_id order by s.id desc) as nth
  from opened o join public_player_session s on s.address = o.address where s.created_at > product_now() - interval '1 day'
)
select 'address:' || address as "ref!", 'player:' || player_id as "subject!", player_id as "player_id!", null::bigint as "amount_pya?", left(address, 200) as "text!",
  created_at as "happened_at!"
from used u where nth = 1 and (select count(*) from used o where o.address = u.address and o.nth = 1) >= :least!
order by address, id limit 500;

/* @name wrong_logins  -- accounts for which so many wrong passwords were typed within ten minutes; a case for each day */
select 'wrong_logins:' || p.id || ':' || yangon_day(w.window_start) as "ref!", 'player:' || p.id as "subject!", p.id as "player_id!", null::bigint as "amount_pya?",
  max(w.count)::text as "text!", min(w.window_start) as "happened_at!"
from public_wrong_login w join public_player p on p.phone = w.account
where w.window_start > product_now() - interval '20 minutes' and w.count >= :least!
group by p.id, yangon_day(w.window_start) order by p.id;
