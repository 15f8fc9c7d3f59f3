/* @name other_amounts
  Lines of one of our accounts whose id a request of its way to pay has, with another amount or at another account; newest first. */
select l.id, l.occurred_at, l.transaction_id, l.direction, l.amount_pya, l.party, b.cash_in_id as "cash_in_id?", b.cash_out_id as "cash_out_id?",
  b.booked_pya as "booked_pya!", b.is_here as "is_here!"
from account_line l
join lateral (
  select c.id as cash_in_id, null::bigint as cash_out_id, c.counted_pya as booked_pya, c.holder_phone = :account_number! as is_here
  from cash_in c where l.direction = 'in' and c.method_id = :method_id! and c.id_plain = l.id_plain
  union all
  select null, c.id, c.amount_pya, coalesce(c.account_id = :account_id!, false)
  from cash_out c where l.direction = 'out' and c.method_id = :method_id! and c.id_plain = l.id_plain
) b on b.booked_pya <> l.amount_pya or not b.is_here
where l.account_id = :account_id! order by l.occurred_at desc, l.id desc limit :row_count!;

/* @name without_money
  What was approved into an account, or paid from it, at a time that a file of its has, and no line has its id; and requests that wait and were asked for
  an hour before a file's end. Pasted messages are never all of a time. */
with covered as (
  select s.from_at, s.until_at from account_statement s where s.account_id = :account_id! and s.source <> 'messages'
)
select 'cash_in:' || c.id as "subject!", 'in' as "direction!", c.id as "cash_in_id?", null::bigint as "cash_out_id?", c.counted_pya as "booked_pya!", c.created_at as "at!",
  coalesce(c.full_transaction_id, '…' || c.transaction_id) as "transaction_id?", p.name as "who!", c.state = 'pending' as "is_waiting!"
from cash_in c join public_player p on p.id = c.player_id
where c.method_id = :method_id! and c.holder_phone = :account_number! and c.created_at >= (select min(from_at) from covered)
  and exists (select from covered k where c.created_at between k.from_at and k.until_at - make_interval(hours => case when c.state = 'pending' then 1 else 0 end))
  and (c.state = 'pending' and c.expires_at > product_now() or c.state = 'approved' and not exists (
    select from account_line l where l.account_id = :account_id! and l.direction = 'in' and l.id_plain = c.id_plain
  ))
union all
select 'cash_out:' || c.id, 'out', null, c.id, c.amount_pya, c.decided_at, c.payout_reference, c.account_name, false
from cash_out c
where c.account_id = :account_id! and c.decided_at >= (select min(from_at) from covered)
  and exists (select from covered k where c.decided_at between k.from_at and k.until_at)
  and not exists (select from account_line l where l.account_id = :account_id! and l.direction = 'out' and l.id_plain = c.id_plain)
order by 6 desc limit :row_count!;

/* @name notes_of  -- the newest about each */
select distinct on (n.subject) n.subject, n.state, n.note, o.username as noted_by, n.at
from account_note n join public_operator o on o.id = n.operator_id
where n.account_id = :account_id! and n.subject = any (:subjects!::text[]) order by n.subject, n.id desc;

/* @name insert_note  -- about a line of the account, or a request of its way to pay; no row about anything else */
insert into account_note (account_id, subject, state, note, operator_id)
select a.id, :subject!, :state!, :note!, :operator_id! from payment_account a
where a.id = :account_id! and case split_part(:subject!, ':', 1)
  when 'account_line' then exists (select from account_line l where l.account_id = a.id and l.id = split_part(:subject!, ':', 2)::bigint)
  when 'cash_in' then exists (select from cash_in c where c.method_id = a.method_id and c.id = split_part(:subject!, ':', 2)::bigint)
  else exists (select from cash_out c where c.method_id = a.method_id and c.id = split_part(:subject!, ':', 2)::bigint) end
returning id;
