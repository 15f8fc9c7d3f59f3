/* @name count_waiting  -- what waits for an operator in all rooms: counts of their tables, nothing else of them */
select
  (select count(*)::int from public_cash_in where state = 'pending' and expires_at > product_now()) as "cash_in!",
  (select count(*)::int from public_cash_out where state = 'pending') as "cash_out!",
  (select count(*)::int from public_result_proposal p join public_draw d on d.id = p.draw_id
     where p.state = 'proposed' and d.result is null and d.voided_at is null) as "results!",
  (select count(*)::int from public_alert where closed_at is null and (:kinds::text[] is null or kind = any (:kinds))) as "alerts!",
  (select count(*)::int from public_level_two_request where state = 'pending') as "level_two!",
  (select count(*)::int from public_conversation where state = 'waiting') as "conversation!",
  (select count(*)::int from public_case where state = 'open') as "cases!",
  (select count(*)::int from public_weekly_run w where w.state = 'counted' and not exists (
     select from public_deed d where d.kind = 'weekly_run' and d.subject = 'weekly_run:' || w.id and d.state = 'asked')) as "weekly_runs!",
  product_now() as "now!";

/* @name newest_arrivals
  Of requests the end of an index; of conversations what a player wrote last, so that opening one again is nothing new; of the rest what still waits. */
select coalesce((select max(id) from public_cash_in), 0) as "cash_in!", coalesce((select max(id) from public_cash_out), 0) as "cash_out!",
  coalesce((select max(id) from public_level_two_request), 0) as "level_two!",
  coalesce((select max(id) from public_players_message), 0) as "conversation!",
  coalesce((select max(p.id) from public_result_proposal p join public_draw d on d.id = p.draw_id
     where p.state = 'proposed' and d.result is null and d.voided_at is null), 0) as "results!",
  coalesce((select max(id) from public_case where state = 'open'), 0) as "cases!";

/* @name page_of_audit
  Newest first, counted up to ten thousand. What an operator entered as a result is not told before its draw has one. */
with found as materialized (
  select array(
    select a.id from public_audit_row a
    where (:after_id::bigint is null or a.id < :after_id)
      and (:subject::text is null or a.subject = :subject::text or a.subject like replace(replace(:subject::text, '%', '\%'), '_', '\_') || ':%')
      and (:action::text is null or strpos(a.action, :action::text) > 0)
      and (:operator::text is null or a.operator_id = (select o.id from operator o where o.username = :operator::text))
      and (:from::date is null or a.at >= :from::date::timestamp at time zone 'Asia/Yangon')
      and (:to::date is null or a.at < (:to::date + 1)::timestamp at time zone 'Asia/Yangon')
    order by a.id desc limit 10000
  ) as ids
), sorted as materialized (
  select case when :sort::text is null then found.ids else array(
    select x.id from unnest(found.ids) with ordinality x(id, place) join public_audit_row a on a.id = x.id
    order by extract(epoch from a.at) * case when :sort like '-%' then -1 else 1 end, x.place
  ) end as ids from found
)
select a.id, o.username as operator, a.action, a.subject, a.reason, a.before,
  case when a.action in ('enter_result', 'correct_result') and exists (
    select from public_result_proposal r join public_draw d on d.id = r.draw_id
    where r.id = (a.after->>'proposal_id')::bigint and d.result is null and d.voided_at is null and r.round = d.round
  ) then a.after - '{number,set,value}'::text[] else a.after end as after, a.at, cardinality(found.ids) as "total_count!"
from sorted found cross join lateral (
  select id, place from unnest(found.ids) with ordinality x(id, place) order by place limit :row_count! offset :skipped!
) shown
join public_audit_row a on a.id = shown.id
join operator o on o.id = a.operator_id
order by shown.place;

/* @name operator_names */
select username from operator order by username;

/* @name page_of_alerts  -- open ones first */
select id, kind, ref, data, at, closed_at from public_alert
where :kinds::text[] is null or kind = any (:kinds)
order by closed_at is not null, id desc limit :row_count! offset :skipped!;

/* @name find_alert  -- with whether it waits for somebody else than the operator, of whose deed it tells */
select closed_at is null and coalesce(data->>'by' = :username!, false) as "is_own!" from public_alert where id = :id! and (:kinds::text[] is null or kind = any (:kinds));

/* @name is_read_noted  -- the page asks again every few seconds: one row an hour tells it */
select exists (
  select from public_audit_row where operator_id = :operator_id! and action = 'read_texts' and subject = :subject! and at > product_now() - interval '1 hour'
) as "is_noted!";

/* @name page_of_sms  -- newest first, counted up to ten thousand */
with found as materialized (
  select array(
    select s.id from public_sms s
    where (:after_id::bigint is null or s.id < :after_id) and (:phone::text is null or s.phone = :phone::text)
    order by s.id desc limit 10000
  ) as ids
), sorted as materialized (
  select case when :sort::text is null then found.ids else array(
    select x.id from unnest(found.ids) with ordinality x(id, place) join public_sms s on s.id = x.id
    order by extract(epoch from s.at) * case when :sort like '-%' then -1 else 1 end, x.place
  ) end as ids from found
)
select s.id, s.phone, s.text, s.state, s.at, s.error, cardinality(found.ids) as "total_count!"
from sorted found cross join lateral (
  select id, place from unnest(found.ids) with ordinality x(id, place) order by place limit :row_count! offset :skipped!
) shown
join public_sms s on s.id = shown.id
order by shown.place;
