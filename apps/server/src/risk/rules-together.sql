/* @name ring_by_device
  Friends whom one player brought along and who log in from a device of these sessions, with that player where they use it too: so many friends, and two persons at least. */
with opened as (
  select distinct s.device_hash from public_player_session s where s.id = any (:session_ids!::bigint[]) and s.device_hash is not null
), used as (
  select o.device_hash, p.id as player_id, p.referred_by, max(s.created_at) as at
  from opened o join public_player_session s on s.device_hash = o.device_hash join public_player p on p.id = s.player_id
  where s.created_at > product_now() - interval '90 days' group by 1, 2, 3
), ring as (
  select device_hash, referred_by as referrer_id from used where referred_by is not null group by 1, 2 having count(*) >= :least!
)
select 'ring:' || r.referrer_id as "ref!", 'player:' || u.player_id as "subject!", u.player_id as "player_id!", null::bigint as "amount_pya?",
  case when u.player_id = r.referrer_id then 'who brought them' else 'one device' end as "text!", u.at as "happened_at!"
from ring r join used u on u.device_hash = r.device_hash and (u.referred_by = r.referrer_id or u.player_id = r.referrer_id)
where (select count(*) from used o where o.device_hash = r.device_hash and (o.referred_by = r.referrer_id or o.player_id = r.referrer_id)) >= 2
order by r.referrer_id, u.player_id limit 500;

/* @name ring_by_payout
  The same of friends who are paid at one account, of the latest cash-outs of these players. */
with named as (
  select distinct c.method_id, c.account_plain from unnest(:player_ids!::bigint[]) x(player_id)
  cross join lateral (select method_id, account_plain from public_cash_out o where o.player_id = x.player_id order by o.id desc limit 3) c
), used as (
  select n.method_id, n.account_plain, p.id as player_id, p.referred_by, max(c.account_number) as account_number, max(c.created_at) as at
  from named n join public_cash_out c on c.account_plain = n.account_plain and c.method_id = n.method_id join public_player p on p.id = c.player_id
  where c.created_at > product_now() - interval '180 days' group by 1, 2, 3, 4
), ring as (
  select method_id, account_plain, referred_by as referrer_id from used where referred_by is not null group by 1, 2, 3 having count(*) >= :least!
)
select 'ring:' || r.referrer_id as "ref!", 'player:' || u.player_id as "subject!", u.player_id as "player_id!", null::bigint as "amount_pya?",
  case when u.player_id = r.referrer_id then 'who brought them' else u.account_number end as "text!", u.at as "happened_at!"
from ring r join used u on (u.method_id, u.account_plain) = (r.method_id, r.account_plain) and (u.referred_by = r.referrer_id or u.player_id = r.referrer_id)
where (select count(*) from used o where (o.method_id, o.account_plain) = (r.method_id, r.account_plain) and (o.referred_by = r.referrer_id or o.player_id = r.referrer_id)) >= 2
order by r.referrer_id, u.player_id limit 500;

/* @name covered_numbers
  Draws in which these slips won, where their players covered so many of its numbers and were given something in the week before. Who covers most numbers wins
  mostly: who covered them and lost is not looked at. */
with won as (
  select distinct on (s.player_id, s.draw_id) s.player_id, s.draw_id, s.accepted_at, (10 ^ l.digits)::integer as size
  from public_slip s join public_draw d on d.id = s.draw_id join public_lottery l on l.id = d.lottery_id
  where s.id = any (array(select slip_of_voucher(v) from unnest(:vouchers!::text[]) v)) and s.voucher = any (:vouchers) order by s.player_id, s.draw_id, s.accepted_at
), covered as (
  select w.*, c.numbers, c.staked_pya from won w cross join lateral (
    select count(distinct n)::integer as numbers, sum(stake)::bigint as staked_pya
    from public_slip s, unnest(s.numbers, s.stakes_pya) line(n, stake)
    where s.player_id = w.player_id and s.draw_id = w.draw_id and s.accepted_at > w.accepted_at - interval '16 days'
  ) c
)
select 'covered:' || c.player_id || ':' || c.draw_id as "ref!", 'draw:' || c.draw_id as "subject!", c.player_id as "player_id!", c.staked_pya as "amount_pya?",
  c.numbers || ' / ' || c.size as "text!", c.accepted_at as "happened_at!"
from covered c
where c.numbers * 100 >= c.size * :percent!::int and (
  exists (select from public_bonus b where b.player_id = c.player_id and b.at between c.accepted_at - interval '7 days' and c.accepted_at)
  or exists (
    select from public_cash_in i where i.player_id = c.player_id and i.bonus_pya > 0 and i.decided_at between c.accepted_at - interval '7 days' and c.accepted_at))
order by c.player_id, c.draw_id;
