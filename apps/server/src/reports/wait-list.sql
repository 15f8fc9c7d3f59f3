/* @name waiting_for_people  -- what waits for an operator of these roles, longest first, and how much of each kind there is */
with waiting as materialized (
  select w.* from (
    select 'cash_in' as kind, c.id, c.created_at as since, '' as detail from public_cash_in c where c.state = 'pending' and c.expires_at > product_now()
    union all
    select 'cash_out', c.id, c.created_at, '' from public_cash_out c where c.state = 'pending'
    union all
    select 'level_two', r.id, r.created_at, '' from public_level_two_request r where r.state = 'pending'
    union all
    select 'conversation', v.id, v.waiting_since, '' from public_conversation v where v.state = 'waiting'
    union all
    select 'case', k.id, k.found_at, '' from public_case k where k.state = 'open'
    union all
    select 'result', d.id, d.draws_at, l.code || ' ' || to_char(d.day, 'DD/MM') || ' ' || to_char(d.section, 'HH24:MI')
    from public_draw d join public_lottery l on l.id = d.lottery_id
    where d.result is null and d.voided_at is null and d.settled_at is null and d.draws_at between product_now() - interval '7 days' and product_now() and l.code = any (:lotteries!::text[])
    union all
    select 'weekly_run', w.id, w.counted_at, '' from public_weekly_run w
    where w.state = 'counted' and not exists (
      select from public_deed d where d.kind = 'weekly_run' and d.subject = 'weekly_run:' || w.id and d.state = 'asked')
    union all
    select 'deed', d.id, d.asked_at, d.kind from public_deed d where d.state = 'asked' and d.kind = any (:deed_kinds!::text[]) and d.asked_by <> :operator_id!
    union all
    select 'alert', a.id, a.at, a.kind from public_alert a where a.closed_at is null and (:alert_kinds::text[] is null or a.kind = any (:alert_kinds))
  ) w
  where w.kind = any (:kinds!::text[])
)
select w.kind as "kind!", w.id as "id!", w.since as "since!", w.detail as "detail!",
  (select jsonb_object_agg(c.kind, c.count) from (select kind, count(*) from waiting group by kind) c) as "counts!"
from waiting w order by w.since, w.kind, w.id limit :row_count!;
