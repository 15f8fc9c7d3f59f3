/* @name page_of_cash_ins
  Pending ones first, those that wait longest on top; then newest first, counted up to ten thousand. `reused_by` are other requests of the same
  method, last six digits, amount and Yangon day, or with the same card: looked up of those that are shown. Of one that waits only these digits are known: who gives the whole
  id of a payment means it. Players are found by an index; a search of one or two letters, for which there is none, looks through all requests once. That
  players are `between` the first and the last of those found says nothing new: without it PostgreSQL expects the requests of any ten players, and where few
  players have most requests it reads all of them in their order for one id of a payment. */
with named as materialized (
  select array_agg(p.id) as ids, min(p.id) as first_id, max(p.id) as last_id
  from public_player p where length(:search) > 2 and (p.phone like '%' || :search || '%' or p.name ilike '%' || :search || '%')
), found as materialized (
  select array(
    select c.id from cash_in c
    where (:cash_in_id::bigint is null or c.id = :cash_in_id)
      and (:after_id::bigint is null or case when (select k.state = 'pending' from cash_in k where k.id = :after_id)
        then c.state <> 'pending' or c.id > :after_id else c.state <> 'pending' and c.id < :after_id end)
      and (:state::cash_in_state is null or c.state = :state) and (:player_id::bigint is null or c.player_id = :player_id)
      and (:search::text is null
        or c.player_id = any ((select ids from named)::bigint[]) and c.player_id between (select first_id from named) and (select last_id from named)
        or length(:search) < 3 and c.player_id in (select p.id from public_player p where p.phone like '%' || :search || '%' or p.name ilike '%' || :search || '%')
        or c.id = case when :search ~ '^#[0-9]{1,15}$' then substr(:search, 2)::bigint end or c.transaction_id = :search
        or c.transaction_id = last_digits_of_id(:search) and c.full_transaction_id is null
        or c.id_plain = plain_id(upper(:search)) or c.voucher_code = upper(:search)
        or c.account_name ilike '%' || :search || '%')
    order by c.state = 'pending' desc, case when c.state = 'pending' then c.id end, c.id desc
    limit 10000
  ) as ids
), sorted as materialized (
  select case when :sort::text is null then found.ids else array(
    select x.id from unnest(found.ids) with ordinality x(id, place) join cash_in c on c.id = x.id
    order by case ltrim(:sort, '-') when 'amount' then coalesce(c.corrected_pya, c.amount_pya) when 'created_at' then extract(epoch from c.created_at) end * case when :sort like '-%' then -1 else 1 end nulls last, x.place
  ) end as ids from found
)
select c.id, c.player_id, p.name as player_name, p.phone as player_phone, p.blocked_at is not null as "is_blocked!", m.name as method_name, c.amount_pya, c.corrected_pya, c.counted_pya, c.exact_since is not null as "is_exact!", c.correction,
  c.account_name, c.transaction_id, p.lvl_2_name, c.holder_phone, c.voucher_code, c.fee_percent, c.state, c.full_transaction_id, c.reason, o.username as "decided_by?", c.created_at, c.decided_at, c.expires_at,
  f.code as "promotion_code?", c.bonus_basis_points, c.turnover_hundredths, c.credited_pya, c.bonus_pya,
  k.claimed_by as "claimed_by?", k.claimed_until as "claimed_until?", q.username as "asked_by?",
  (select count(*)::int from cash_in_image i where i.cash_in_id = c.id) as "image_count!",
  exists (select from payment_account a where a.method_id = c.method_id and a.account_number = c.holder_phone and not a.is_open) as "is_account_closed!",
  array(
    select r.id from cash_in r
    where r.method_id = c.method_id and r.transaction_id = c.transaction_id and r.amount_pya = c.amount_pya
      and yangon_day(r.created_at) = yangon_day(c.created_at) and r.id <> c.id
    union
    select r.id from cash_in r where r.voucher_code = c.voucher_code and r.id <> c.id
    order by id
  ) as "reused_by!",
  cardinality(found.ids) as "total_count!"
from sorted found cross join lateral (
  select id, place from unnest(found.ids) with ordinality x(id, place) order by place limit :row_count! offset :skipped!
) shown
join cash_in c on c.id = shown.id
join public_player p on p.id = c.player_id
join payment_method m on m.id = c.method_id
left join promotion f on f.id = c.promotion_id
left join public_standing_claim k on k.subject = 'cash_in:' || c.id and c.state = 'pending'
left join public_operator o on o.id = c.decided_by
left join public_deed e on e.kind = 'cash_in' and e.subject = 'cash_in:' || c.id and e.state = 'asked'
left join public_operator q on q.id = e.asked_by
order by shown.place;

/* @name lock_cash_in  -- of all who decide one request at once, one goes on; the others then see what it did, and by whom */
select c.id, c.player_id, c.amount_pya, m.in_max_pya as maximum_pya, (select o.username from public_operator o where o.id = c.decided_by) as "decided_by?", c.transaction_id, c.voucher_code, c.fee_percent, c.bonus_basis_points, c.turnover_hundredths,
  c.state = 'pending' and c.expires_at > product_now() as "is_open!", c.state, m.id as method_id, m.code as method, f.code as "promotion?",
  main.id as main_purse, game.id as game_purse
from cash_in c
join payment_method m on m.id = c.method_id
join public_purse main on main.player_id = c.player_id and main.kind = 'main'
join public_purse game on game.player_id = c.player_id and game.kind = 'game'
left join promotion f on f.id = c.promotion_id
where c.id = :cash_in_id!
for update of c;

/* @name find_cash_in  -- what two operators look at */
select c.state, c.state = 'pending' and c.expires_at > product_now() as "is_open!", p.name as player, p.phone, m.name as method, c.amount_pya,
  c.account_name, c.holder_phone, f.code as "promotion?",
  exists (select from payment_account a where a.method_id = c.method_id and a.account_number = c.holder_phone and not a.is_open) as "is_account_closed!"
from cash_in c
join public_player p on p.id = c.player_id
join payment_method m on m.id = c.method_id
left join promotion f on f.id = c.promotion_id
where c.id = :cash_in_id!;

/* @name mark_approved  -- a transaction id pays one request of a method for ever: a unique index knows */
update cash_in set state = 'approved', full_transaction_id = :full_transaction_id!, credited_pya = :credited_pya!, bonus_pya = :bonus_pya!,
  turnover_pya = :turnover_pya!, corrected_pya = :corrected_pya, correction = :correction, account_line_id = :account_line_id, deed_id = :deed_id, had_pya = :had_pya!, old_balance_pya = :old_balance_pya!, new_balance_pya = :new_balance_pya!, decided_by = :operator_id!,
  decided_at = product_now()
where id = :cash_in_id!;

/* @name contested_by
  Requests of other players with the same card, or within a fortnight with the same last digits, this request's or those of the payment that it is about to be
  credited by: a card's code has none. `is_own_credit` is one that this operator, where one is named, credited alone, or asked a second person for who was not shown this request,
  also by an id that ends with this request's digits. */
with own_deed as materialized (
  select d.id, substr(d.subject, length('cash_in:') + 1)::bigint as cash_in_id, coalesce(d.data->'contested_by', '[]') as shown
  from public_deed d where d.asked_by = :operator_id and d.kind = 'cash_in' and d.state = 'done' and d.decided_at > product_now() - interval '30 days'
)
select r.id, r.state = 'approved' and case when r.deed_id is null then coalesce(r.decided_by = :operator_id, false)
    else exists (select from own_deed o where o.id = r.deed_id and not o.shown @> to_jsonb(c.id)) end as "is_own_credit!",
  r.state = 'approved' as "is_paid!"
from cash_in c join cash_in r on r.player_id <> c.player_id and (r.voucher_code = c.voucher_code
  or (r.transaction_id in (c.transaction_id, case when c.voucher_code is null then right(regexp_replace(:paid_by, '[^0-9]', '', 'g'), 6) end)
      or r.state = 'approved' and (r.decided_by = :operator_id and r.decided_at > c.created_at - interval '14 days' or r.id = any (array(select cash_in_id from own_deed)))
        and right(regexp_replace(r.full_transaction_id, '[^0-9]', '', 'g'), 6) = c.transaction_id)
    and r.created_at between c.created_at - interval '14 days' and c.created_at + interval '14 days')
where c.id = :cash_in_id! order by r.id;

/* @name queue_for_approvals  -- one operator's one after the other: what they credited alone is counted after the one before */
select pg_advisory_xact_lock(7203163, :operator_id!::int)::text as "held!";

/* @name read_credited_alone  -- since midnight in Yangon: not what a second person confirmed, and not what a colleague's statement says */
select coalesce(sum(c.counted_pya), 0)::bigint as "credited_pya!"
from cash_in c left join account_line l on l.id = c.account_line_id left join account_statement s on s.id = l.statement_id
where c.state = 'approved' and c.decided_by = :operator_id! and c.decided_at >= yangon_instant(yangon_day(product_now()), '00:00') and c.deed_id is null
  and coalesce(s.operator_id, c.decided_by) = c.decided_by;

/* @name read_credited_alone_to  -- the same of one player, whoever credited them; of a player one request waits at a time, so none is decided beside this one */
select coalesce(sum(c.counted_pya), 0)::bigint as "credited_pya!"
from cash_in c left join account_line l on l.id = c.account_line_id left join account_statement s on s.id = l.statement_id
where c.player_id = :player_id! and c.state = 'approved' and c.decided_at >= yangon_instant(yangon_day(product_now()), '00:00') and c.deed_id is null
  and coalesce(s.operator_id, c.decided_by) = c.decided_by;

/* @name read_money_of  -- wherever it is: in purses, held for a cash-out, staked on draws that are not settled, at providers */
select coalesce((select sum(greatest(u.balance, 0)) from public_purse u where u.player_id = :player_id! and u.kind in ('main', 'game', 'hold')), 0)::bigint
  + coalesce((select sum(s.total_pya) from public_slip s join public_draw d on d.id = s.draw_id
    where s.player_id = :player_id! and s.accepted_at > product_now() - interval '60 days' and d.settled_at is null and d.refunded_at is null), 0)::bigint
  + money_at_providers(:player_id!) as "had_pya!";

/* @name mark_rejected */
update cash_in set state = 'rejected', reason = :reason!, decided_by = :operator_id!, decided_at = product_now() where id = :cash_in_id!;

/* @name expire_some  -- of a player or of all; skips what an operator is deciding this moment */
update cash_in set state = 'expired', decided_at = product_now()
where id in (
  select id from cash_in where state = 'pending' and expires_at <= product_now() and (:player_id::bigint is null or player_id = :player_id)
  order by id limit :row_count! for update skip locked
)
returning id, player_id, amount_pya;
