/** Types and statements of src/operators/console.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';
import type { SmsState } from '#queries/unions.ts';

export interface CountWaitingParams {
  kinds?: string[] | null | void;
}

export interface CountWaitingResult {
  alerts: number;
  cases: number;
  cash_in: number;
  cash_out: number;
  conversation: number;
  level_two: number;
  now: Date;
  results: number;
  weekly_runs: number;
}

export const countWaiting = new PreparedQuery<CountWaitingParams, CountWaitingResult>({"usedParamSet":{"kinds":true},"params":[{"name":"kinds","required":false,"transform":{"type":"scalar"},"locs":[{"a":465,"b":470},{"a":503,"b":508}]}],"statement":"select\n  (select count(*)::int from public_cash_in where state = 'pending' and expires_at > product_now()) as \"cash_in!\",\n  (select count(*)::int from public_cash_out where state = 'pending') as \"cash_out!\",\n  (select count(*)::int from public_result_proposal p join public_draw d on d.id = p.draw_id\n     where p.state = 'proposed' and d.result is null and d.voided_at is null) as \"results!\",\n  (select count(*)::int from public_alert where closed_at is null and (:kinds::text[] is null or kind = any (:kinds))) as \"alerts!\",\n  (select count(*)::int from public_level_two_request where state = 'pending') as \"level_two!\",\n  (select count(*)::int from public_conversation where state = 'waiting') as \"conversation!\",\n  (select count(*)::int from public_case where state = 'open') as \"cases!\",\n  (select count(*)::int from public_weekly_run w where w.state = 'counted' and not exists (\n     select from public_deed d where d.kind = 'weekly_run' and d.subject = 'weekly_run:' || w.id and d.state = 'asked')) as \"weekly_runs!\",\n  product_now() as \"now!\""} as never);

export type NewestArrivalsParams = void;

export interface NewestArrivalsResult {
  cases: number;
  cash_in: number;
  cash_out: number;
  conversation: number;
  level_two: number;
  results: number;
}

export const newestArrivals = new PreparedQuery<NewestArrivalsParams, NewestArrivalsResult>({"usedParamSet":{},"params":[],"statement":"select coalesce((select max(id) from public_cash_in), 0) as \"cash_in!\", coalesce((select max(id) from public_cash_out), 0) as \"cash_out!\",\n  coalesce((select max(id) from public_level_two_request), 0) as \"level_two!\",\n  coalesce((select max(id) from public_players_message), 0) as \"conversation!\",\n  coalesce((select max(p.id) from public_result_proposal p join public_draw d on d.id = p.draw_id\n     where p.state = 'proposed' and d.result is null and d.voided_at is null), 0) as \"results!\",\n  coalesce((select max(id) from public_case where state = 'open'), 0) as \"cases!\""} as never);

export interface PageOfAuditParams {
  action?: string | null | void;
  after_id?: number | null | void;
  from?: string | null | void;
  operator?: string | null | void;
  row_count: number;
  skipped: number;
  sort?: string | null | void;
  subject?: string | null | void;
  to?: string | null | void;
}

export interface PageOfAuditResult {
  action: string;
  after: unknown | null;
  at: Date;
  before: unknown | null;
  id: number;
  operator: string;
  reason: string | null;
  subject: string;
  total_count: number;
}

export const pageOfAudit = new PreparedQuery<PageOfAuditParams, PageOfAuditResult>({"usedParamSet":{"after_id":true,"subject":true,"action":true,"operator":true,"from":true,"to":true,"sort":true,"row_count":true,"skipped":true},"params":[{"name":"after_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":96,"b":104},{"a":132,"b":140}]},{"name":"subject","required":false,"transform":{"type":"scalar"},"locs":[{"a":154,"b":161},{"a":192,"b":199},{"a":241,"b":248}]},{"name":"action","required":false,"transform":{"type":"scalar"},"locs":[{"a":300,"b":306},{"a":342,"b":348}]},{"name":"operator","required":false,"transform":{"type":"scalar"},"locs":[{"a":373,"b":381},{"a":464,"b":472}]},{"name":"from","required":false,"transform":{"type":"scalar"},"locs":[{"a":493,"b":497},{"a":524,"b":528}]},{"name":"to","required":false,"transform":{"type":"scalar"},"locs":[{"a":586,"b":588},{"a":615,"b":617}]},{"name":"sort","required":false,"transform":{"type":"scalar"},"locs":[{"a":762,"b":766},{"a":966,"b":970}]},{"name":"row_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":1639,"b":1649}]},{"name":"skipped","required":true,"transform":{"type":"scalar"},"locs":[{"a":1658,"b":1666}]}],"statement":"with found as materialized (\n  select array(\n    select a.id from public_audit_row a\n    where (:after_id::bigint is null or a.id < :after_id)\n      and (:subject::text is null or a.subject = :subject::text or a.subject like replace(replace(:subject::text, '%', '\\%'), '_', '\\_') || ':%')\n      and (:action::text is null or strpos(a.action, :action::text) > 0)\n      and (:operator::text is null or a.operator_id = (select o.id from operator o where o.username = :operator::text))\n      and (:from::date is null or a.at >= :from::date::timestamp at time zone 'Asia/Yangon')\n      and (:to::date is null or a.at < (:to::date + 1)::timestamp at time zone 'Asia/Yangon')\n    order by a.id desc limit 10000\n  ) as ids\n), sorted as materialized (\n  select case when :sort::text is null then found.ids else array(\n    select x.id from unnest(found.ids) with ordinality x(id, place) join public_audit_row a on a.id = x.id\n    order by extract(epoch from a.at) * case when :sort like '-%' then -1 else 1 end, x.place\n  ) end as ids from found\n)\nselect a.id, o.username as operator, a.action, a.subject, a.reason, a.before,\n  case when a.action in ('enter_result', 'correct_result') and exists (\n    select from public_result_proposal r join public_draw d on d.id = r.draw_id\n    where r.id = (a.after->>'proposal_id')::bigint and d.result is null and d.voided_at is null and r.round = d.round\n  ) then a.after - '{number,set,value}'::text[] else a.after end as after, a.at, cardinality(found.ids) as \"total_count!\"\nfrom sorted found cross join lateral (\n  select id, place from unnest(found.ids) with ordinality x(id, place) order by place limit :row_count! offset :skipped!\n) shown\njoin public_audit_row a on a.id = shown.id\njoin operator o on o.id = a.operator_id\norder by shown.place"} as never);

export type OperatorNamesParams = void;

export interface OperatorNamesResult {
  username: string;
}

export const operatorNames = new PreparedQuery<OperatorNamesParams, OperatorNamesResult>({"usedParamSet":{},"params":[],"statement":"select username from operator order by username"} as never);

export interface PageOfAlertsParams {
  kinds?: string[] | null | void;
  row_count: number;
  skipped: number;
}

export interface PageOfAlertsResult {
  at: Date;
  closed_at: Date | null;
  data: unknown;
  id: number;
  kind: string;
  ref: string;
}

export const pageOfAlerts = new PreparedQuery<PageOfAlertsParams, PageOfAlertsResult>({"usedParamSet":{"kinds":true,"row_count":true,"skipped":true},"params":[{"name":"kinds","required":false,"transform":{"type":"scalar"},"locs":[{"a":66,"b":71},{"a":104,"b":109}]},{"name":"row_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":158,"b":168}]},{"name":"skipped","required":true,"transform":{"type":"scalar"},"locs":[{"a":177,"b":185}]}],"statement":"select id, kind, ref, data, at, closed_at from public_alert\nwhere :kinds::text[] is null or kind = any (:kinds)\norder by closed_at is not null, id desc limit :row_count! offset :skipped!"} as never);

export interface FindAlertParams {
  id: number;
  kinds?: string[] | null | void;
  username: string;
}

export interface FindAlertResult {
  is_own: boolean;
}

export const findAlert = new PreparedQuery<FindAlertParams, FindAlertResult>({"usedParamSet":{"username":true,"id":true,"kinds":true},"params":[{"name":"username","required":true,"transform":{"type":"scalar"},"locs":[{"a":52,"b":61}]},{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":113,"b":116}]},{"name":"kinds","required":false,"transform":{"type":"scalar"},"locs":[{"a":123,"b":128},{"a":161,"b":166}]}],"statement":"select closed_at is null and coalesce(data->>'by' = :username!, false) as \"is_own!\" from public_alert where id = :id! and (:kinds::text[] is null or kind = any (:kinds))"} as never);

export interface IsReadNotedParams {
  operator_id: number;
  subject: string;
}

export interface IsReadNotedResult {
  is_noted: boolean;
}

export const isReadNoted = new PreparedQuery<IsReadNotedParams, IsReadNotedResult>({"usedParamSet":{"operator_id":true,"subject":true},"params":[{"name":"operator_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":67,"b":79}]},{"name":"subject","required":true,"transform":{"type":"scalar"},"locs":[{"a":121,"b":129}]}],"statement":"select exists (\n  select from public_audit_row where operator_id = :operator_id! and action = 'read_texts' and subject = :subject! and at > product_now() - interval '1 hour'\n) as \"is_noted!\""} as never);

export interface PageOfSmsParams {
  after_id?: number | null | void;
  phone?: string | null | void;
  row_count: number;
  skipped: number;
  sort?: string | null | void;
}

export interface PageOfSmsResult {
  at: Date;
  error: string | null;
  id: number;
  phone: string;
  state: SmsState;
  text: string | null;
  total_count: number;
}

export const pageOfSms = new PreparedQuery<PageOfSmsParams, PageOfSmsResult>({"usedParamSet":{"after_id":true,"phone":true,"sort":true,"row_count":true,"skipped":true},"params":[{"name":"after_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":90,"b":98},{"a":126,"b":134}]},{"name":"phone","required":false,"transform":{"type":"scalar"},"locs":[{"a":142,"b":147},{"a":176,"b":181}]},{"name":"sort","required":false,"transform":{"type":"scalar"},"locs":[{"a":283,"b":287},{"a":481,"b":485}]},{"name":"row_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":779,"b":789}]},{"name":"skipped","required":true,"transform":{"type":"scalar"},"locs":[{"a":798,"b":806}]}],"statement":"with found as materialized (\n  select array(\n    select s.id from public_sms s\n    where (:after_id::bigint is null or s.id < :after_id) and (:phone::text is null or s.phone = :phone::text)\n    order by s.id desc limit 10000\n  ) as ids\n), sorted as materialized (\n  select case when :sort::text is null then found.ids else array(\n    select x.id from unnest(found.ids) with ordinality x(id, place) join public_sms s on s.id = x.id\n    order by extract(epoch from s.at) * case when :sort like '-%' then -1 else 1 end, x.place\n  ) end as ids from found\n)\nselect s.id, s.phone, s.text, s.state, s.at, s.error, cardinality(found.ids) as \"total_count!\"\nfrom sorted found cross join lateral (\n  select id, place from unnest(found.ids) with ordinality x(id, place) order by place limit :row_count! offset :skipped!\n) shown\njoin public_sms s on s.id = shown.id\norder by shown.place"} as never);

