/** Types and statements of src/reports/wait-list.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export interface WaitingForPeopleParams {
  alert_kinds?: string[] | null | void;
  deed_kinds: string[];
  kinds: string[];
  lotteries: string[];
  operator_id: number;
  row_count: number;
}

export interface WaitingForPeopleResult {
  counts: unknown;
  detail: string;
  id: number;
  kind: string;
  since: Date;
}

export const waitingForPeople = new PreparedQuery<WaitingForPeopleParams, WaitingForPeopleResult>({"usedParamSet":{"lotteries":true,"deed_kinds":true,"operator_id":true,"alert_kinds":true,"kinds":true,"row_count":true},"params":[{"name":"lotteries","required":true,"transform":{"type":"scalar"},"locs":[{"a":1019,"b":1029}]},{"name":"deed_kinds","required":true,"transform":{"type":"scalar"},"locs":[{"a":1414,"b":1425}]},{"name":"operator_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":1454,"b":1466}]},{"name":"alert_kinds","required":false,"transform":{"type":"scalar"},"locs":[{"a":1572,"b":1583},{"a":1618,"b":1629}]},{"name":"kinds","required":true,"transform":{"type":"scalar"},"locs":[{"a":1661,"b":1667}]},{"name":"row_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":1933,"b":1943}]}],"statement":"with waiting as materialized (\n  select w.* from (\n    select 'cash_in' as kind, c.id, c.created_at as since, '' as detail from public_cash_in c where c.state = 'pending' and c.expires_at > product_now()\n    union all\n    select 'cash_out', c.id, c.created_at, '' from public_cash_out c where c.state = 'pending'\n    union all\n    select 'level_two', r.id, r.created_at, '' from public_level_two_request r where r.state = 'pending'\n    union all\n    select 'conversation', v.id, v.waiting_since, '' from public_conversation v where v.state = 'waiting'\n    union all\n    select 'case', k.id, k.found_at, '' from public_case k where k.state = 'open'\n    union all\n    select 'result', d.id, d.draws_at, l.code || ' ' || to_char(d.day, 'DD/MM') || ' ' || to_char(d.section, 'HH24:MI')\n    from public_draw d join public_lottery l on l.id = d.lottery_id\n    where d.result is null and d.voided_at is null and d.settled_at is null and d.draws_at between product_now() - interval '7 days' and product_now() and l.code = any (:lotteries!::text[])\n    union all\n    select 'weekly_run', w.id, w.counted_at, '' from public_weekly_run w\n    where w.state = 'counted' and not exists (\n      select from public_deed d where d.kind = 'weekly_run' and d.subject = 'weekly_run:' || w.id and d.state = 'asked')\n    union all\n    select 'deed', d.id, d.asked_at, d.kind from public_deed d where d.state = 'asked' and d.kind = any (:deed_kinds!::text[]) and d.asked_by <> :operator_id!\n    union all\n    select 'alert', a.id, a.at, a.kind from public_alert a where a.closed_at is null and (:alert_kinds::text[] is null or a.kind = any (:alert_kinds))\n  ) w\n  where w.kind = any (:kinds!::text[])\n)\nselect w.kind as \"kind!\", w.id as \"id!\", w.since as \"since!\", w.detail as \"detail!\",\n  (select jsonb_object_agg(c.kind, c.count) from (select kind, count(*) from waiting group by kind) c) as \"counts!\"\nfrom waiting w order by w.since, w.kind, w.id limit :row_count!"} as never);

