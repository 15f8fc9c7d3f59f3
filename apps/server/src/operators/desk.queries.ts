/** Types generated for queries found in "src/operators/desk.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type stringArray = (string)[];

/** 'CountWaiting' parameters type */
export interface CountWaitingParams {
  kinds?: stringArray | null | void;
}

/** 'CountWaiting' return type */
export interface CountWaitingResult {
  alerts: number;
  cash_in: number;
  cash_out: number;
  level_two: number;
  now: Date;
  results: number;
  weekly_runs: number;
}

/** 'CountWaiting' query type */
export interface CountWaitingQuery {
  params: CountWaitingParams;
  result: CountWaitingResult;
}

const countWaitingIR: any = {"usedParamSet":{"kinds":true},"params":[{"name":"kinds","required":false,"transform":{"type":"scalar"},"locs":[{"a":458,"b":463},{"a":496,"b":501}]}],"statement":"select\n  (select count(*)::int from public_cash_in where state = 'pending' and expires_at > product_now()) as \"cash_in!\",\n  (select count(*)::int from public_cash_out where state = 'pending') as \"cash_out!\",\n  (select count(*)::int from public_result_proposal p join public_draw d on d.id = p.draw_id\n     where p.state = 'proposed' and d.result is null and d.voided_at is null) as \"results!\",\n  (select count(*)::int from alert where closed_at is null and (:kinds::text[] is null or kind = any (:kinds))) as \"alerts!\",\n  (select count(*)::int from level_two_request where state = 'pending') as \"level_two!\",\n  (select count(*)::int from public_weekly_run w where w.state = 'counted' and not exists (\n     select from deed d where d.kind = 'weekly_run' and d.subject = 'weekly_run:' || w.id and d.state = 'asked')) as \"weekly_runs!\",\n  product_now() as \"now!\""};

/**
 * Query generated from SQL:
 * ```
 * select
 *   (select count(*)::int from public_cash_in where state = 'pending' and expires_at > product_now()) as "cash_in!",
 *   (select count(*)::int from public_cash_out where state = 'pending') as "cash_out!",
 *   (select count(*)::int from public_result_proposal p join public_draw d on d.id = p.draw_id
 *      where p.state = 'proposed' and d.result is null and d.voided_at is null) as "results!",
 *   (select count(*)::int from alert where closed_at is null and (:kinds::text[] is null or kind = any (:kinds))) as "alerts!",
 *   (select count(*)::int from level_two_request where state = 'pending') as "level_two!",
 *   (select count(*)::int from public_weekly_run w where w.state = 'counted' and not exists (
 *      select from deed d where d.kind = 'weekly_run' and d.subject = 'weekly_run:' || w.id and d.state = 'asked')) as "weekly_runs!",
 *   product_now() as "now!"
 * ```
 */
export const countWaiting = new PreparedQuery<CountWaitingParams,CountWaitingResult>(countWaitingIR);


/** 'NewestRequests' parameters type */
export type NewestRequestsParams = void;

/** 'NewestRequests' return type */
export interface NewestRequestsResult {
  cash_in: number;
  cash_out: number;
  level_two: number;
}

/** 'NewestRequests' query type */
export interface NewestRequestsQuery {
  params: NewestRequestsParams;
  result: NewestRequestsResult;
}

const newestRequestsIR: any = {"usedParamSet":{},"params":[],"statement":"select coalesce((select max(id) from public_cash_in), 0) as \"cash_in!\", coalesce((select max(id) from public_cash_out), 0) as \"cash_out!\",\n  coalesce((select max(id) from level_two_request), 0) as \"level_two!\""};

/**
 * Query generated from SQL:
 * ```
 * select coalesce((select max(id) from public_cash_in), 0) as "cash_in!", coalesce((select max(id) from public_cash_out), 0) as "cash_out!",
 *   coalesce((select max(id) from level_two_request), 0) as "level_two!"
 * ```
 */
export const newestRequests = new PreparedQuery<NewestRequestsParams,NewestRequestsResult>(newestRequestsIR);


/** 'PageOfAudit' parameters type */
export interface PageOfAuditParams {
  action?: string | null | void;
  from?: string | null | void;
  operator?: string | null | void;
  row_count: number;
  skipped: number;
  subject?: string | null | void;
  to?: string | null | void;
}

/** 'PageOfAudit' return type */
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

/** 'PageOfAudit' query type */
export interface PageOfAuditQuery {
  params: PageOfAuditParams;
  result: PageOfAuditResult;
}

const pageOfAuditIR: any = {"usedParamSet":{"subject":true,"action":true,"operator":true,"from":true,"to":true,"row_count":true,"skipped":true},"params":[{"name":"subject","required":false,"transform":{"type":"scalar"},"locs":[{"a":533,"b":540},{"a":571,"b":578},{"a":620,"b":627}]},{"name":"action","required":false,"transform":{"type":"scalar"},"locs":[{"a":675,"b":681},{"a":717,"b":723}]},{"name":"operator","required":false,"transform":{"type":"scalar"},"locs":[{"a":744,"b":752},{"a":784,"b":792}]},{"name":"from","required":false,"transform":{"type":"scalar"},"locs":[{"a":808,"b":812},{"a":839,"b":843}]},{"name":"to","required":false,"transform":{"type":"scalar"},"locs":[{"a":897,"b":899},{"a":926,"b":928}]},{"name":"row_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":1005,"b":1015}]},{"name":"skipped","required":true,"transform":{"type":"scalar"},"locs":[{"a":1024,"b":1032}]}],"statement":"select a.id, o.username as operator, a.action, a.subject, a.reason, a.before,\n  case when a.action in ('enter_result', 'correct_result') and exists (\n    select from public_result_proposal r join public_draw d on d.id = r.draw_id\n    where r.id = (a.after->>'proposal_id')::bigint and d.result is null and d.voided_at is null and r.round = d.round\n  ) then a.after - '{number,set,value}'::text[] else a.after end as after, a.at, count(*) over ()::int as \"total_count!\"\nfrom audit_row a join operator o on o.id = a.operator_id\nwhere (:subject::text is null or a.subject = :subject::text or a.subject like replace(replace(:subject::text, '%', '\\%'), '_', '\\_') || ':%')\n  and (:action::text is null or strpos(a.action, :action::text) > 0)\n  and (:operator::text is null or o.username = :operator::text)\n  and (:from::date is null or a.at >= :from::date::timestamp at time zone 'Asia/Yangon')\n  and (:to::date is null or a.at < (:to::date + 1)::timestamp at time zone 'Asia/Yangon')\norder by a.id desc limit :row_count! offset :skipped!"};

/**
 * Query generated from SQL:
 * ```
 * select a.id, o.username as operator, a.action, a.subject, a.reason, a.before,
 *   case when a.action in ('enter_result', 'correct_result') and exists (
 *     select from public_result_proposal r join public_draw d on d.id = r.draw_id
 *     where r.id = (a.after->>'proposal_id')::bigint and d.result is null and d.voided_at is null and r.round = d.round
 *   ) then a.after - '{number,set,value}'::text[] else a.after end as after, a.at, count(*) over ()::int as "total_count!"
 * from audit_row a join operator o on o.id = a.operator_id
 * where (:subject::text is null or a.subject = :subject::text or a.subject like replace(replace(:subject::text, '%', '\%'), '_', '\_') || ':%')
 *   and (:action::text is null or strpos(a.action, :action::text) > 0)
 *   and (:operator::text is null or o.username = :operator::text)
 *   and (:from::date is null or a.at >= :from::date::timestamp at time zone 'Asia/Yangon')
 *   and (:to::date is null or a.at < (:to::date + 1)::timestamp at time zone 'Asia/Yangon')
 * order by a.id desc limit :row_count! offset :skipped!
 * ```
 */
export const pageOfAudit = new PreparedQuery<PageOfAuditParams,PageOfAuditResult>(pageOfAuditIR);


/** 'OperatorNames' parameters type */
export type OperatorNamesParams = void;

/** 'OperatorNames' return type */
export interface OperatorNamesResult {
  username: string;
}

/** 'OperatorNames' query type */
export interface OperatorNamesQuery {
  params: OperatorNamesParams;
  result: OperatorNamesResult;
}

const operatorNamesIR: any = {"usedParamSet":{},"params":[],"statement":"select username from operator order by username"};

/**
 * Query generated from SQL:
 * ```
 * select username from operator order by username
 * ```
 */
export const operatorNames = new PreparedQuery<OperatorNamesParams,OperatorNamesResult>(operatorNamesIR);


/** 'PageOfAlerts' parameters type */
export interface PageOfAlertsParams {
  kinds?: stringArray | null | void;
  row_count: number;
  skipped: number;
}

/** 'PageOfAlerts' return type */
export interface PageOfAlertsResult {
  at: Date;
  closed_at: Date | null;
  data: unknown;
  id: number;
  kind: string;
  ref: string;
}

/** 'PageOfAlerts' query type */
export interface PageOfAlertsQuery {
  params: PageOfAlertsParams;
  result: PageOfAlertsResult;
}

const pageOfAlertsIR: any = {"usedParamSet":{"kinds":true,"row_count":true,"skipped":true},"params":[{"name":"kinds","required":false,"transform":{"type":"scalar"},"locs":[{"a":59,"b":64},{"a":97,"b":102}]},{"name":"row_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":151,"b":161}]},{"name":"skipped","required":true,"transform":{"type":"scalar"},"locs":[{"a":170,"b":178}]}],"statement":"select id, kind, ref, data, at, closed_at from alert\nwhere :kinds::text[] is null or kind = any (:kinds)\norder by closed_at is not null, id desc limit :row_count! offset :skipped!"};

/**
 * Query generated from SQL:
 * ```
 * select id, kind, ref, data, at, closed_at from alert
 * where :kinds::text[] is null or kind = any (:kinds)
 * order by closed_at is not null, id desc limit :row_count! offset :skipped!
 * ```
 */
export const pageOfAlerts = new PreparedQuery<PageOfAlertsParams,PageOfAlertsResult>(pageOfAlertsIR);


/** 'FindAlert' parameters type */
export interface FindAlertParams {
  id: number;
  kinds?: stringArray | null | void;
}

/** 'FindAlert' return type */
export interface FindAlertResult {
  id: number;
}

/** 'FindAlert' query type */
export interface FindAlertQuery {
  params: FindAlertParams;
  result: FindAlertResult;
}

const findAlertIR: any = {"usedParamSet":{"id":true,"kinds":true},"params":[{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":32,"b":35}]},{"name":"kinds","required":false,"transform":{"type":"scalar"},"locs":[{"a":42,"b":47},{"a":80,"b":85}]}],"statement":"select id from alert where id = :id! and (:kinds::text[] is null or kind = any (:kinds))"};

/**
 * Query generated from SQL:
 * ```
 * select id from alert where id = :id! and (:kinds::text[] is null or kind = any (:kinds))
 * ```
 */
export const findAlert = new PreparedQuery<FindAlertParams,FindAlertResult>(findAlertIR);


/** 'IsReadNoted' parameters type */
export interface IsReadNotedParams {
  operator_id: number;
  subject: string;
}

/** 'IsReadNoted' return type */
export interface IsReadNotedResult {
  is_noted: boolean;
}

/** 'IsReadNoted' query type */
export interface IsReadNotedQuery {
  params: IsReadNotedParams;
  result: IsReadNotedResult;
}

const isReadNotedIR: any = {"usedParamSet":{"operator_id":true,"subject":true},"params":[{"name":"operator_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":60,"b":72}]},{"name":"subject","required":true,"transform":{"type":"scalar"},"locs":[{"a":114,"b":122}]}],"statement":"select exists (\n  select from audit_row where operator_id = :operator_id! and action = 'read_texts' and subject = :subject! and at > product_now() - interval '1 hour'\n) as \"is_noted!\""};

/**
 * Query generated from SQL:
 * ```
 * select exists (
 *   select from audit_row where operator_id = :operator_id! and action = 'read_texts' and subject = :subject! and at > product_now() - interval '1 hour'
 * ) as "is_noted!"
 * ```
 */
export const isReadNoted = new PreparedQuery<IsReadNotedParams,IsReadNotedResult>(isReadNotedIR);


/** 'PageOfSms' parameters type */
export interface PageOfSmsParams {
  phone?: string | null | void;
  row_count: number;
  skipped: number;
}

/** 'PageOfSms' return type */
export interface PageOfSmsResult {
  at: Date;
  error: string | null;
  id: number;
  phone: string;
  state: string;
  text: string | null;
  total_count: number;
}

/** 'PageOfSms' query type */
export interface PageOfSmsQuery {
  params: PageOfSmsParams;
  result: PageOfSmsResult;
}

const pageOfSmsIR: any = {"usedParamSet":{"phone":true,"row_count":true,"skipped":true},"params":[{"name":"phone","required":false,"transform":{"type":"scalar"},"locs":[{"a":97,"b":102},{"a":129,"b":134}]},{"name":"row_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":165,"b":175}]},{"name":"skipped","required":true,"transform":{"type":"scalar"},"locs":[{"a":184,"b":192}]}],"statement":"select id, phone, text, state, at, error, count(*) over ()::int as \"total_count!\" from sms\nwhere :phone::text is null or phone = :phone::text\norder by id desc limit :row_count! offset :skipped!"};

/**
 * Query generated from SQL:
 * ```
 * select id, phone, text, state, at, error, count(*) over ()::int as "total_count!" from sms
 * where :phone::text is null or phone = :phone::text
 * order by id desc limit :row_count! offset :skipped!
 * ```
 */
export const pageOfSms = new PreparedQuery<PageOfSmsParams,PageOfSmsResult>(pageOfSmsIR);


