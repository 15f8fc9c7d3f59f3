/* @name same_payer
  Who of these players paid in the name of a payer that others name as well: the requests of each of them within 30 days. */
with named as (
  select distinct lower(c.account_name) as payer from unnest(:player_ids!::bigint[]) x(player_id)
  cross join lateral (
    select account_name, state, created_at from public_cash_in i where i.player_id = x.player_id order by i.id desc limit 3
  ) c
  where c.account_name is not null and c.state in ('pending', 'approved') and c.created_at > product_now() - interval '30 days'
), paid as (
  select n.payer, c.id, c.player_id, c.counted_pya, c.account_name, c.created_at,
    row_number() over (partition by n.payer, c.player_id order by c.id desc) as nth
  from named n join public_cash_in c on lower(c.account_name) = n.payer
  where c.state in ('pending', 'approved') and c.created_at > product_now() - interval '30 days'
)
select 'same_payer:' || payer as "ref!", 'cash_in:' || id as "subject!", player_id as "player_id!", counted_pya as "amount_pya?", account_name as "text!",
  created_at as "happened_at!"
from paid where nth <= 3 and payer in (select payer from paid group by payer having count(distinct player_id) >= :least!)
order by payer, id limit 500;

/* @name payment_twice
  Payments that were claimed twice: the same last digits and amount at one method within 90 days, by another player, or again by one whose claim was approved or waits. */
with latest as (
  select c.* from unnest(:player_ids!::bigint[]) x(player_id)
  cross join lateral (select * from public_cash_in i where i.player_id = x.player_id order by i.id desc limit 3) c
  where c.transaction_id is not null and c.state in ('pending', 'approved')
), twice as (
  select l.id as latest_id, o.id as other_id from latest l join public_cash_in o on o.method_id = l.method_id and o.transaction_id = l.transaction_id and o.amount_pya = l.amount_pya
  where o.id <> l.id and o.created_at between l.created_at - interval '90 days' and l.created_at + interval '90 days'
    and (o.player_id <> l.player_id or o.state in ('pending', 'approved'))
)
select distinct 'payment:' || c.method_id || ':' || c.transaction_id || ':' || c.amount_pya as "ref!", 'cash_in:' || c.id as "subject!", c.player_id as "player_id!",
  c.counted_pya as "amount_pya?", c.transaction_id || ', ' || c.state as "text!", c.created_at as "happened_at!", c.id
from twice t join public_cash_in c on c.id in (t.latest_id, t.other_id) order by c.id limit 500;

/* @name shared_payout
  Accounts, however they are typed, to which these players and others ask for cash-outs: the latest requests of each of them within 180 days. */
with named as (
  select distinct c.method_id, c.account_plain from unnest(:player_ids!::bigint[]) x(player_id)
  cross join lateral (select method_id, account_plain from public_cash_out o where o.player_id = x.player_id order by o.id desc limit 3) c
), asked as (
  select c.*, row_number() over (partition by c.method_id, c.account_plain, c.player_id order by c.id desc) as nth
  from named n join public_cash_out c on c.account_plain = n.account_plain and c.method_id = n.method_id
  where c.created_at > product_now() - interval '180 days'
)
select 'payout:' || method_id || ':' || account_plain as "ref!", 'cash_out:' || id as "subject!", player_id as "player_id!", amount_pya as "amount_pya?",
  account_name || ', ' || account_number as "text!", created_at as "happened_at!"
from asked a where nth <= 3 and (
  select count(distinct o.player_id) from asked o where o.method_id = a.method_id and o.account_plain = a.account_plain) >= :least!
order by id limit 500;

/* @name cash_without_play
  The latest cash-outs of each of these players, of a week, where they played little of what they paid in during the week before it: several may be asked for
  before one looks. */
select 'cash_without_play:cash_out:' || c.id as "ref!", 'cash_out:' || c.id as "subject!", c.player_id as "player_id!", c.amount_pya as "amount_pya?",
  div(played.pya * 100, paid.pya)::text || '%' as "text!", c.created_at as "happened_at!"
from unnest(:player_ids!::bigint[]) x(player_id)
cross join lateral (select * from public_cash_out o where o.player_id = x.player_id order by o.id desc limit 50) c
cross join lateral (
  select coalesce(sum(i.counted_pya), 0)::numeric as pya from public_cash_in i
  where i.player_id = c.player_id and i.state = 'approved' and i.created_at between c.created_at - interval '7 days' and c.created_at
) paid
cross join lateral (
  select (coalesce((
    select sum(s.total_pya) from public_slip s where s.player_id = c.player_id and s.accepted_at between c.created_at - interval '7 days' and c.created_at
  ), 0) + g.staked_pya)::numeric as pya from game_play_since(c.player_id, c.created_at - interval '7 days') g
) played
where c.amount_pya >= :least_pya! and c.state in ('pending', 'paid') and c.created_at > product_now() - interval '7 days' and paid.pya > 0 and played.pya * 100 < paid.pya * :percent!::int
order by c.id;
