/* @name find_request  -- whose it is, of either kind */
select c.player_id as "player_id!", c.method_id as "method_id!", c.id_plain as "paid_by?" from cash_in c where :subject! = 'cash_in:' || :request_id!::bigint and c.id = :request_id!
union all
select c.player_id, c.method_id, c.id_plain from cash_out c where :subject! = 'cash_out:' || :request_id!::bigint and c.id = :request_id!;

/* @name story_of
  What the trail, a second person, pictures, statements, notes, the ledger and alerts say of a request. Alerts are of its player and of the last few
  thousand: nobody looks for older ones here. */
select x.at as "at!", x.source as "source!", x.what as "what!", x.who as "who?", x.amount_pya as "amount_pya?", x.reason as "reason?", x.details as "details!"
from (
  select a.at, 'trail' as source, a.action as what, o.username as who, null::bigint as amount_pya, a.reason, coalesce(a.after, '{}') as details
  from public_audit_row a left join public_operator o on o.id = a.operator_id
  where a.subject = :subject!
  union all
  select d.asked_at, 'second_person', 'asked', q.username, null, null, '{}'
  from public_deed d left join public_operator q on q.id = d.asked_by where d.subject = :subject!
  union all
  select d.decided_at, 'second_person', d.state::text, q.username, null, null, '{}'
  from public_deed d left join public_operator q on q.id = d.decided_by where d.subject = :subject! and d.decided_at is not null
  union all
  select c.created_at, 'player', 'asked', p.name, c.amount_pya, null, '{}'
  from cash_in c join public_player p on p.id = c.player_id where :subject! = 'cash_in:' || c.id and c.id = :request_id!
  union all
  select c.created_at, 'player', 'asked', p.name, c.amount_pya, null, '{}'
  from cash_out c join public_player p on p.id = c.player_id where :subject! = 'cash_out:' || c.id and c.id = :request_id!
  union all
  select i.at, 'player', 'picture_sent', null, null, null, jsonb_build_object('sha256', i.sha256)
  from cash_in_image i where :subject! = 'cash_in:' || i.cash_in_id and i.cash_in_id = :request_id!
  union all
  select l.occurred_at, 'statement', case l.direction when 'in' then 'came' else 'left' end, l.party, l.amount_pya, null,
    jsonb_build_object('transaction_id', l.transaction_id, 'statement', s.id, 'brought_in_by', o.username, 'file_sha256', s.file_sha256)
  from account_line l
  join payment_account a on a.id = l.account_id and a.method_id = :method_id!
  join account_statement s on s.id = l.statement_id
  join public_operator o on o.id = s.operator_id
  where l.id_plain = :paid_by::text and l.direction = case when :subject! like 'cash_in:%' then 'in' else 'out' end::account_line_direction
  union all
  select n.at, 'note', 'note_' || n.state, o.username, null, n.note, '{}'
  from account_note n join public_operator o on o.id = n.operator_id where n.subject = :subject!
  union all
  select e.at, 'entry', e.reason::text, o.username, m.amount, null, jsonb_build_object('entry', e.id, 'from', coalesce(f.kind::text || ' ' || f.name, f.kind::text), 'to', coalesce(t.kind::text || ' ' || t.name, t.kind::text))
  from public_entry e
  join public_move m on m.entry_id = e.id
  join public_purse f on f.id = m.from_purse
  join public_purse t on t.id = m.to_purse
  left join public_operator o on o.id = e.operator_id
  where e.ref = any (:refs!::text[])
  union all
  select a.at, 'alert', a.kind, null, null, null, a.data - 'player_id'
  from public_alert a where a.id > (select coalesce(max(b.id), 0) - 5000 from public_alert b) and a.data @> jsonb_build_object('player_id', :player_id!::bigint)
) x
order by x.at, x.source limit 300;
