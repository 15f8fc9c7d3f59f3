/** Types generated for queries found in "src/cash/approval.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type numberArray = (number)[];

/** 'PageOfCashIns' parameters type */
export interface PageOfCashInsParams {
  cash_in_id?: number | null | void;
  row_count: number;
  search?: string | null | void;
  skipped: number;
  state?: string | null | void;
}

/** 'PageOfCashIns' return type */
export interface PageOfCashInsResult {
  account_name: string;
  amount_pya: number;
  created_at: Date;
  decided_at: Date | null;
  decided_by: string | null;
  expires_at: Date;
  full_transaction_id: string | null;
  holder_phone: string;
  id: number;
  method_name: string;
  player_id: number;
  player_name: string;
  player_phone: string;
  reason: string | null;
  reused_by: numberArray;
  state: string;
  total_count: number;
  transaction_id: string;
}

/** 'PageOfCashIns' query type */
export interface PageOfCashInsQuery {
  params: PageOfCashInsParams;
  result: PageOfCashInsResult;
}

const pageOfCashInsIR: any = {"usedParamSet":{"cash_in_id":true,"state":true,"search":true,"row_count":true,"skipped":true},"params":[{"name":"cash_in_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":784,"b":794},{"a":822,"b":832}]},{"name":"state","required":false,"transform":{"type":"scalar"},"locs":[{"a":842,"b":847},{"a":876,"b":881}]},{"name":"search","required":false,"transform":{"type":"scalar"},"locs":[{"a":891,"b":897},{"a":936,"b":942},{"a":974,"b":980},{"a":1015,"b":1021},{"a":1056,"b":1062},{"a":1096,"b":1102}]},{"name":"row_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":1208,"b":1218}]},{"name":"skipped","required":true,"transform":{"type":"scalar"},"locs":[{"a":1227,"b":1235}]}],"statement":"select c.id, c.player_id, p.name as player_name, p.phone as player_phone, m.name as method_name, c.amount_pya, c.account_name as \"account_name!\",\n  c.transaction_id as \"transaction_id!\", c.holder_phone as \"holder_phone!\", c.state, c.full_transaction_id, c.reason, o.username as \"decided_by?\", c.created_at, c.decided_at, c.expires_at,\n  array(\n    select r.id from cash_in r\n    where r.method_id = c.method_id and r.transaction_id = c.transaction_id and r.amount_pya = c.amount_pya\n      and yangon_day(r.created_at) = yangon_day(c.created_at) and r.id <> c.id\n    order by r.id\n  ) as \"reused_by!\",\n  count(*) over () as \"total_count!\"\nfrom cash_in c\njoin player p on p.id = c.player_id\njoin payment_method m on m.id = c.method_id\nleft join operator o on o.id = c.decided_by\nwhere (:cash_in_id::bigint is null or c.id = :cash_in_id)\n  and (:state::text is null or c.state = :state)\n  and (:search::text is null or p.phone like '%' || :search || '%' or p.name ilike '%' || :search || '%'\n    or c.transaction_id = :search or c.full_transaction_id = upper(:search) or c.account_name ilike '%' || :search || '%')\norder by c.state = 'pending' desc, case when c.state = 'pending' then c.id end, c.id desc\nlimit :row_count! offset :skipped!"};

/**
 * Query generated from SQL:
 * ```
 * select c.id, c.player_id, p.name as player_name, p.phone as player_phone, m.name as method_name, c.amount_pya, c.account_name as "account_name!",
 *   c.transaction_id as "transaction_id!", c.holder_phone as "holder_phone!", c.state, c.full_transaction_id, c.reason, o.username as "decided_by?", c.created_at, c.decided_at, c.expires_at,
 *   array(
 *     select r.id from cash_in r
 *     where r.method_id = c.method_id and r.transaction_id = c.transaction_id and r.amount_pya = c.amount_pya
 *       and yangon_day(r.created_at) = yangon_day(c.created_at) and r.id <> c.id
 *     order by r.id
 *   ) as "reused_by!",
 *   count(*) over () as "total_count!"
 * from cash_in c
 * join player p on p.id = c.player_id
 * join payment_method m on m.id = c.method_id
 * left join operator o on o.id = c.decided_by
 * where (:cash_in_id::bigint is null or c.id = :cash_in_id)
 *   and (:state::text is null or c.state = :state)
 *   and (:search::text is null or p.phone like '%' || :search || '%' or p.name ilike '%' || :search || '%'
 *     or c.transaction_id = :search or c.full_transaction_id = upper(:search) or c.account_name ilike '%' || :search || '%')
 * order by c.state = 'pending' desc, case when c.state = 'pending' then c.id end, c.id desc
 * limit :row_count! offset :skipped!
 * ```
 */
export const pageOfCashIns = new PreparedQuery<PageOfCashInsParams,PageOfCashInsResult>(pageOfCashInsIR);


/** 'LockCashIn' parameters type */
export interface LockCashInParams {
  cash_in_id: number;
}

/** 'LockCashIn' return type */
export interface LockCashInResult {
  amount_pya: number;
  id: number;
  is_open: boolean;
  main_purse: number;
  method: string;
  player_id: number;
  state: string;
  transaction_id: string;
}

/** 'LockCashIn' query type */
export interface LockCashInQuery {
  params: LockCashInParams;
  result: LockCashInResult;
}

const lockCashInIR: any = {"usedParamSet":{"cash_in_id":true},"params":[{"name":"cash_in_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":339,"b":350}]}],"statement":"select c.id, c.player_id, c.amount_pya, c.transaction_id as \"transaction_id!\", c.state = 'pending' and c.expires_at > product_now() as \"is_open!\", c.state,\n  m.code as method, purse.id as main_purse\nfrom cash_in c\njoin payment_method m on m.id = c.method_id\njoin purse on purse.player_id = c.player_id and purse.kind = 'main'\nwhere c.id = :cash_in_id!\nfor update of c"};

/**
 * Query generated from SQL:
 * ```
 * select c.id, c.player_id, c.amount_pya, c.transaction_id as "transaction_id!", c.state = 'pending' and c.expires_at > product_now() as "is_open!", c.state,
 *   m.code as method, purse.id as main_purse
 * from cash_in c
 * join payment_method m on m.id = c.method_id
 * join purse on purse.player_id = c.player_id and purse.kind = 'main'
 * where c.id = :cash_in_id!
 * for update of c
 * ```
 */
export const lockCashIn = new PreparedQuery<LockCashInParams,LockCashInResult>(lockCashInIR);


/** 'MarkApproved' parameters type */
export interface MarkApprovedParams {
  cash_in_id: number;
  full_transaction_id: string;
  new_balance_pya: number;
  old_balance_pya: number;
  operator_id: number;
}

/** 'MarkApproved' return type */
export type MarkApprovedResult = void;

/** 'MarkApproved' query type */
export interface MarkApprovedQuery {
  params: MarkApprovedParams;
  result: MarkApprovedResult;
}

const markApprovedIR: any = {"usedParamSet":{"full_transaction_id":true,"old_balance_pya":true,"new_balance_pya":true,"operator_id":true,"cash_in_id":true},"params":[{"name":"full_transaction_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":61,"b":81}]},{"name":"old_balance_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":102,"b":118}]},{"name":"new_balance_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":141,"b":157}]},{"name":"operator_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":173,"b":185}]},{"name":"cash_in_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":226,"b":237}]}],"statement":"update cash_in set state = 'approved', full_transaction_id = :full_transaction_id!, old_balance_pya = :old_balance_pya!,\n  new_balance_pya = :new_balance_pya!, decided_by = :operator_id!, decided_at = product_now()\nwhere id = :cash_in_id!"};

/**
 * Query generated from SQL:
 * ```
 * update cash_in set state = 'approved', full_transaction_id = :full_transaction_id!, old_balance_pya = :old_balance_pya!,
 *   new_balance_pya = :new_balance_pya!, decided_by = :operator_id!, decided_at = product_now()
 * where id = :cash_in_id!
 * ```
 */
export const markApproved = new PreparedQuery<MarkApprovedParams,MarkApprovedResult>(markApprovedIR);


/** 'MarkRejected' parameters type */
export interface MarkRejectedParams {
  cash_in_id: number;
  operator_id: number;
  reason: string;
}

/** 'MarkRejected' return type */
export type MarkRejectedResult = void;

/** 'MarkRejected' query type */
export interface MarkRejectedQuery {
  params: MarkRejectedParams;
  result: MarkRejectedResult;
}

const markRejectedIR: any = {"usedParamSet":{"reason":true,"operator_id":true,"cash_in_id":true},"params":[{"name":"reason","required":true,"transform":{"type":"scalar"},"locs":[{"a":48,"b":55}]},{"name":"operator_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":71,"b":83}]},{"name":"cash_in_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":124,"b":135}]}],"statement":"update cash_in set state = 'rejected', reason = :reason!, decided_by = :operator_id!, decided_at = product_now() where id = :cash_in_id!"};

/**
 * Query generated from SQL:
 * ```
 * update cash_in set state = 'rejected', reason = :reason!, decided_by = :operator_id!, decided_at = product_now() where id = :cash_in_id!
 * ```
 */
export const markRejected = new PreparedQuery<MarkRejectedParams,MarkRejectedResult>(markRejectedIR);


/** 'ExpireSome' parameters type */
export interface ExpireSomeParams {
  row_count: number;
}

/** 'ExpireSome' return type */
export interface ExpireSomeResult {
  amount_pya: number;
  id: number;
  player_id: number;
}

/** 'ExpireSome' query type */
export interface ExpireSomeQuery {
  params: ExpireSomeParams;
  result: ExpireSomeResult;
}

const expireSomeIR: any = {"usedParamSet":{"row_count":true},"params":[{"name":"row_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":178,"b":188}]}],"statement":"update cash_in set state = 'expired', decided_at = product_now()\nwhere id in (\n  select id from cash_in where state = 'pending' and expires_at <= product_now() order by id limit :row_count! for update skip locked\n)\nreturning id, player_id, amount_pya"};

/**
 * Query generated from SQL:
 * ```
 * update cash_in set state = 'expired', decided_at = product_now()
 * where id in (
 *   select id from cash_in where state = 'pending' and expires_at <= product_now() order by id limit :row_count! for update skip locked
 * )
 * returning id, player_id, amount_pya
 * ```
 */
export const expireSome = new PreparedQuery<ExpireSomeParams,ExpireSomeResult>(expireSomeIR);


/** 'InsertNotification' parameters type */
export interface InsertNotificationParams {
  data: unknown;
  kind: string;
  player_id: number;
}

/** 'InsertNotification' return type */
export interface InsertNotificationResult {
  id: number;
}

/** 'InsertNotification' query type */
export interface InsertNotificationQuery {
  params: InsertNotificationParams;
  result: InsertNotificationResult;
}

const insertNotificationIR: any = {"usedParamSet":{"player_id":true,"kind":true,"data":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":57,"b":67}]},{"name":"kind","required":true,"transform":{"type":"scalar"},"locs":[{"a":70,"b":75}]},{"name":"data","required":true,"transform":{"type":"scalar"},"locs":[{"a":78,"b":83}]}],"statement":"insert into notification (player_id, kind, data) values (:player_id!, :kind!, :data!) returning id"};

/**
 * Query generated from SQL:
 * ```
 * insert into notification (player_id, kind, data) values (:player_id!, :kind!, :data!) returning id
 * ```
 */
export const insertNotification = new PreparedQuery<InsertNotificationParams,InsertNotificationResult>(insertNotificationIR);


