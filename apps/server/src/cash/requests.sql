/* @name page_of_cash_in_requests
  For who answers about them: newest first, counted up to ten thousand. Nothing of a card but that it was one: whoever reads its code can use it, and a search
  by it would say that it is right. Of one that waits the last digits of its payment are known: whoever gives the whole id means these. */
with named as materialized (
  select array_agg(p.id) as ids, min(p.id) as first_id, max(p.id) as last_id
  from public_player p where length(:search) > 2 and (p.phone like '%' || :search || '%' or p.name ilike '%' || :search || '%')
), found as materialized (
  select array(
    select c.id from cash_in c
    where (:after_id::bigint is null or c.id < :after_id) and (:player_id::bigint is null or c.player_id = :player_id)
      and (:search::text is null
        or c.player_id = any ((select ids from named)::bigint[]) and c.player_id between (select first_id from named) and (select last_id from named)
        or length(:search) < 3 and c.player_id in (select p.id from public_player p where p.phone like '%' || :search || '%' or p.name ilike '%' || :search || '%')
        or c.id = case when :search ~ '^#[0-9]{1,15}$' then substr(:search, 2)::bigint end
        or c.transaction_id = :search and c.voucher_code is null
        or c.id_plain = plain_id(upper(:search)) and c.voucher_code is null
        or c.transaction_id = last_digits_of_id(:search) and c.full_transaction_id is null)
    order by c.id desc limit 10000
  ) as ids
), sorted as materialized (
  select case when :sort::text is null then found.ids else array(
    select x.id from unnest(found.ids) with ordinality x(id, place) join cash_in c on c.id = x.id
    order by case ltrim(:sort, '-') when 'amount' then coalesce(c.corrected_pya, c.amount_pya) when 'created_at' then extract(epoch from c.created_at) end * case when :sort like '-%' then -1 else 1 end nulls last, x.place
  ) end as ids from found
)
select c.id, c.player_id, p.name as player_name, p.phone as player_phone, m.name as method_name, c.amount_pya, c.corrected_pya, c.voucher_code is not null as "is_card!", c.state,
  case when c.voucher_code is null then coalesce(c.full_transaction_id, c.transaction_id) end as "transaction_id?", coalesce(c.reason, c.correction) as reason, c.created_at, c.decided_at,
  cardinality(found.ids) as "total_count!"
from sorted found cross join lateral (
  select id, place from unnest(found.ids) with ordinality x(id, place) order by place limit :row_count! offset :skipped!
) shown
join cash_in c on c.id = shown.id
join public_player p on p.id = c.player_id
join payment_method m on m.id = c.method_id
order by shown.place;

/* @name page_of_cash_out_requests  -- the same; the account that is paid to is for who pays */
with named as materialized (
  select array_agg(p.id) as ids, min(p.id) as first_id, max(p.id) as last_id
  from public_player p where length(:search) > 2 and (p.phone like '%' || :search || '%' or p.name ilike '%' || :search || '%')
), found as materialized (
  select array(
    select c.id from cash_out c
    where (:after_id::bigint is null or c.id < :after_id) and (:player_id::bigint is null or c.player_id = :player_id)
      and (:search::text is null
        or c.player_id = any ((select ids from named)::bigint[]) and c.player_id between (select first_id from named) and (select last_id from named)
        or length(:search) < 3 and c.player_id in (select p.id from public_player p where p.phone like '%' || :search || '%' or p.name ilike '%' || :search || '%')
        or c.id = case when :search ~ '^#[0-9]{1,15}$' then substr(:search, 2)::bigint end
        or c.id_plain = plain_id(upper(:search)))
    order by c.id desc limit 10000
  ) as ids
), sorted as materialized (
  select case when :sort::text is null then found.ids else array(
    select x.id from unnest(found.ids) with ordinality x(id, place) join cash_out c on c.id = x.id
    order by case ltrim(:sort, '-') when 'amount' then c.amount_pya when 'created_at' then extract(epoch from c.created_at) end * case when :sort like '-%' then -1 else 1 end nulls last, x.place
  ) end as ids from found
)
select c.id, c.player_id, p.name as player_name, p.phone as player_phone, m.name as method_name, c.amount_pya, null::bigint as "corrected_pya?", false as "is_card!", c.state,
  c.payout_reference as transaction_id, c.reason, c.created_at, c.decided_at, cardinality(found.ids) as "total_count!"
from sorted found cross join lateral (
  select id, place from unnest(found.ids) with ordinality x(id, place) order by place limit :row_count! offset :skipped!
) shown
join cash_out c on c.id = shown.id
join public_player p on p.id = c.player_id
join payment_method m on m.id = c.method_id
order by shown.place;
