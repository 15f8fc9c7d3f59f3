/* @name page_of_cash_outs
  Whether it needs two when this operator pays, who asked to, and who confirmed it; pending ones first, those that wait longest on top; then newest
  first, counted up to ten thousand. Players are found by an index, as cash-ins' are; a search of one or two letters, for which there is none, looks through
  all requests once. */
with named as materialized (
  select array_agg(p.id) as ids, min(p.id) as first_id, max(p.id) as last_id
  from public_player p where length(:search) > 2 and (p.phone like '%' || :search || '%' or p.name ilike '%' || :search || '%')
), found as materialized (
  select array(
    select c.id from cash_out c
    where (:cash_out_id::bigint is null or c.id = :cash_out_id)
      and (:after_id::bigint is null or case when (select k.state = 'pending' from cash_out k where k.id = :after_id)
        then c.state <> 'pending' or c.id > :after_id else c.state <> 'pending' and c.id < :after_id end)
      and (:state::cash_out_state is null or c.state = :state) and (:player_id::bigint is null or c.player_id = :player_id)
      and (:search::text is null
        or c.player_id = any ((select ids from named)::bigint[]) and c.player_id between (select first_id from named) and (select last_id from named)
        or length(:search) < 3 and c.player_id in (select p.id from public_player p where p.phone like '%' || :search || '%' or p.name ilike '%' || :search || '%')
        or c.id = case when :search ~ '^#[0-9]{1,15}$' then substr(:search, 2)::bigint end or c.id_plain = plain_id(upper(:search))
        or c.account_name ilike '%' || :search || '%' or c.account_number like '%' || :search || '%')
    order by c.state = 'pending' desc, case when c.state = 'pending' then c.id end, c.id desc
    limit 10000
  ) as ids
), sorted as materialized (
  select case when :sort::text is null then found.ids else array(
    select x.id from unnest(found.ids) with ordinality x(id, place) join cash_out c on c.id = x.id
    order by case ltrim(:sort, '-') when 'amount' then c.amount_pya when 'created_at' then extract(epoch from c.created_at) end * case when :sort like '-%' then -1 else 1 end nulls last, x.place
  ) end as ids from found
)
select c.id, c.player_id, p.name as player_name, p.phone as player_phone, p.blocked_at is not null as "is_blocked!",
  exists (select from public_purse u where u.player_id = c.player_id and u.kind in ('main', 'game') and u.overdrawn_at is not null) as "is_overdrawn!",
  c.state = 'pending' and coalesce(n.state in ('asked', 'stale', 'asker_gone'), false) as "is_sent!", c.method_id, m.name as method_name, c.amount_pya, c.account_name, c.account_number,
  c.lvl_2_name, c.is_name_same, c.state,
  c.needs_second or c.state = 'pending' and :viewer_id! = any (vouchers_of(c.player_id, :vouched_above_pya!)) as "needs_second!", q.username as "asked_by?", f.username as "confirmed_by?",
  k.claimed_by as "claimed_by?", k.claimed_until as "claimed_until?",
  c.payout_reference, c.reason, o.username as "decided_by?", c.created_at, c.decided_at, cardinality(found.ids) as "total_count!"
from sorted found cross join lateral (
  select id, place from unnest(found.ids) with ordinality x(id, place) order by place limit :row_count! offset :skipped!
) shown
join cash_out c on c.id = shown.id
join public_player p on p.id = c.player_id
join payment_method m on m.id = c.method_id
left join lateral (
  select d.asked_by, d.decided_by from public_deed d
  where d.kind = 'cash_out' and d.subject = 'cash_out:' || c.id and (d.state = 'asked' or d.id = c.deed_id) order by d.id desc limit 1
) e on true
left join lateral (
  select d.state from public_deed d where d.kind = 'cash_out' and d.subject = 'cash_out:' || c.id and d.data ? 'sent' order by d.id desc limit 1
) n on true
left join public_operator q on q.id = e.asked_by
left join public_operator f on f.id = e.decided_by
left join public_standing_claim k on k.subject = 'cash_out:' || c.id and c.state = 'pending'
left join public_operator o on o.id = c.decided_by
order by shown.place;

/* @name player_of_cash_out  -- takes no lock: it never changes */
select player_id from cash_out where id = :cash_out_id!;

/* @name lock_cash_out  -- of all who decide one request at once, one goes on; the others then see what it did, and by whom */
select c.id, c.player_id, c.amount_pya, c.account_number, c.state = 'pending' as "is_open!", c.state,
  (select o.username from public_operator o where o.id = c.decided_by) as "decided_by?", c.needs_second, c.deed_id, m.id as method_id, m.code as method, m.name as method_name,
  main.id as main_purse, hold.id as hold_purse, vouchers_of(c.player_id, :vouched_above_pya!) as "vouchers!"
from cash_out c
join payment_method m on m.id = c.method_id
join public_purse main on main.player_id = c.player_id and main.kind = 'main'
join public_purse hold on hold.player_id = c.player_id and hold.kind = 'hold'
where c.id = :cash_out_id!
for update of c;

/* @name find_cash_out  -- what a second person confirms of one */
select c.state, p.name as player, p.phone, m.name as method, c.amount_pya, c.account_name, c.account_number, c.lvl_2_name, c.is_name_same,
  (select string_agg(o.username, ', ' order by o.username) from public_operator o where o.id = any (vouchers_of(c.player_id, :vouched_above_pya!))) as "vouchers?"
from cash_out c join public_player p on p.id = c.player_id join payment_method m on m.id = c.method_id where c.id = :cash_out_id!;

/* @name sent_deed
  Whether an operator's word stands that its payment was sent, asked once the request is locked: `is_waiting` while a second person is to confirm it; else it was dropped, for the player or
  who said it changed, and is said anew. */
select d.state = 'asked' as "is_waiting!" from (
  select x.state from public_deed x where x.kind = 'cash_out' and x.subject = 'cash_out:' || :cash_out_id!::bigint and x.data ? 'sent' order by x.id desc limit 1
) d where d.state in ('asked', 'stale', 'asker_gone');

/* @name mark_confirmed  -- it may be paid */
update cash_out set deed_id = :deed_id! where id = :cash_out_id!;

/* @name find_account_of_request  -- ours of the request's method */
select a.id from payment_account a join cash_out c on c.method_id = a.method_id where c.id = :cash_out_id! and a.id = :account_id!;

/* @name mark_paid  -- a transaction id pays one request of a method for ever: a unique index knows */
update cash_out set state = 'paid', payout_reference = :payout_reference!, account_id = :account_id, decided_by = :operator_id!, decided_at = product_now()
where id = :cash_out_id!;

/* @name mark_refused */
update cash_out set state = 'rejected', reason = :reason!, decided_by = :operator_id!, decided_at = product_now() where id = :cash_out_id!;
