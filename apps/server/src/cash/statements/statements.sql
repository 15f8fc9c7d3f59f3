/* @name find_account_here  -- with what its statements are read by */
select a.id, a.account_number, a.account_name, m.id as method_id, m.code as method_code, m.name as method
from payment_account a join payment_method m on m.id = a.method_id where a.id = :account_id!;

/* @name insert_statement */
insert into account_statement (account_id, source, file_name, file_sha256, operator_id, line_count, new_count, skipped_count, from_at, until_at)
values (:account_id!, :source!, :file_name, :file_sha256!, :operator_id!, :line_count!, :new_count!, :skipped_count!, :from_at!, :until_at!)
returning id;

/* @name known_keys  -- lines that a statement before has brought */
select key from account_line where account_id = :account_id! and key = any (:keys!::text[]);

/* @name insert_lines  -- by somebody who holds the account: what is there already is left out before */
insert into account_line (statement_id, account_id, line_number, key, occurred_at, transaction_id, direction, amount_pya, party, balance_pya, said)
select :statement_id!, :account_id!, x.line_number, x.key, x.at, x.transaction_id, x.direction::account_line_direction, x.amount_pya, x.party, x.balance_pya, x.said
from jsonb_to_recordset(:lines!::jsonb) x(line_number int, key text, at timestamptz, transaction_id text, direction text, amount_pya bigint, party text, balance_pya bigint, said text);

/* @name page_of_statements  -- newest first */
select s.id, s.source, s.file_name, s.file_sha256, o.username as operator, s.at, s.line_count, s.new_count, s.skipped_count, s.from_at, s.until_at,
  count(*) over () as "total_count!"
from account_statement s join public_operator o on o.id = s.operator_id
where s.account_id = :account_id! and (:statement_id::bigint is null or s.id = :statement_id)
order by s.id desc limit :row_count! offset :skipped!;

/* @name open_lines
  What a statement says that came and no approved cash-in of its way to pay has, and what left and no paid cash-out has, nor a payment between this house and another one; newest first. An id counts
  with hyphens and zeros in front or without, and is used twice where a payment that went the other way has it. */
select l.id, l.occurred_at, l.transaction_id, l.direction, l.amount_pya, l.party, o.username as brought_by, s.operator_id as brought_by_id,
  exists (select from account_line t where t.account_id = l.account_id and t.id_plain = l.id_plain and t.id <> l.id)
    or l.direction = 'in' and exists (select from cash_out c where c.method_id = :method_id! and c.id_plain = l.id_plain)
    or l.direction = 'out' and exists (select from cash_in c where c.method_id = :method_id! and c.id_plain = l.id_plain) as "is_used_twice!",
  n.state as "note_state?", n.note as "note?", w.username as "noted_by?", n.at as "noted_at?"
from account_line l
join account_statement s on s.id = l.statement_id
join public_operator o on o.id = s.operator_id
left join lateral (select x.* from account_note x where x.account_id = l.account_id and x.subject = 'account_line:' || l.id order by x.id desc limit 1) n on true
left join public_operator w on w.id = n.operator_id
where l.account_id = :account_id!
  and not (l.direction = 'in' and exists (select from cash_in c where c.method_id = :method_id! and c.id_plain = l.id_plain))
  and not (l.direction = 'out' and exists (select from cash_out c where c.method_id = :method_id! and c.id_plain = l.id_plain))
  and not exists (select from public_taker_payment y where y.account_id = l.account_id and y.reversed_at is null and ltrim(y.reference_plain, '0') = lower(l.id_plain)
    and y.came_pya = case l.direction when 'in' then l.amount_pya else -l.amount_pya end)
order by l.occurred_at desc, l.id desc limit :row_count!;

/* @name waiting_requests  -- of the way to pay, by transfer; those that wait longest first */
select c.id, c.player_id, p.name as player_name, p.phone as player_phone, p.lvl_2_name, c.transaction_id as "transaction_id!", c.amount_pya, c.account_name,
  c.holder_phone = :account_number! as "is_here!", c.exact_since, c.created_at, q.username as "asked_by?", f.code as "promotion?"
from cash_in c
join public_player p on p.id = c.player_id
left join promotion f on f.id = c.promotion_id
left join public_deed e on e.kind = 'cash_in' and e.subject = 'cash_in:' || c.id and e.state = 'asked'
left join public_operator q on q.id = e.asked_by
where c.state = 'pending' and c.expires_at > product_now() and c.method_id = :method_id! and c.transaction_id is not null
order by c.id limit :row_count!;

/* @name approved_alone  -- by lines that this operator brought in, since midnight in Yangon */
select coalesce(sum(c.counted_pya), 0)::bigint as "approved_pya!"
from cash_in c join account_line l on l.id = c.account_line_id join account_statement s on s.id = l.statement_id
where c.account_line_id is not null and c.decided_by = :operator_id! and c.decided_at >= yangon_instant(yangon_day(product_now()), '00:00') and s.operator_id = :operator_id!;

/* @name line_to_approve  -- what a line approves by */
select l.id, l.transaction_id, l.amount_pya, l.statement_id, s.file_sha256, s.operator_id as brought_by_id
from account_line l join account_statement s on s.id = l.statement_id where l.id = :line_id! and l.account_id = :account_id!;

/* @name approved_by_line  -- whether a line has approved a request, or waits for a second person to */
select c.account_line_id = :line_id! as "is_approved!", exists (
  select from public_deed e where e.kind = 'cash_in' and e.subject = 'cash_in:' || c.id and e.state = 'asked'
) as "is_asked!"
from cash_in c where c.id = :cash_in_id!;

/* @name sample_lines  -- of a demo: what a statement of the account would say of its last requests */
select c.id, c.amount_pya, c.account_name as "account_name!", c.created_at - interval '3 minutes' as "at!",
  coalesce(c.full_transaction_id, '0100' || lpad(c.id::text, 10, '0') || c.transaction_id) as "transaction_id!"
from cash_in c
where c.method_id = :method_id! and c.holder_phone = :account_number! and c.state in ('pending', 'approved') and c.transaction_id is not null
order by c.id desc limit :row_count!;
