/** Types generated for queries found in "src/cash/payout.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

/** 'PageOfCashOuts' parameters type */
export interface PageOfCashOutsParams {
  cash_out_id?: number | null | void;
  claim_minutes: number;
  player_id?: number | null | void;
  row_count: number;
  search?: string | null | void;
  skipped: number;
  state?: string | null | void;
}

/** 'PageOfCashOuts' return type */
export interface PageOfCashOutsResult {
  account_name: string;
  account_number: string;
  amount_pya: number;
  asked_by: string | null;
  claimed_by: string | null;
  claimed_until: Date | null;
  confirmed_by: string | null;
  created_at: Date;
  decided_at: Date | null;
  decided_by: string | null;
  id: number;
  is_name_same: boolean;
  lvl_2_name: string | null;
  method_name: string;
  needs_second: boolean;
  payout_reference: string | null;
  player_id: number;
  player_name: string;
  player_phone: string;
  reason: string | null;
  state: string;
  total_count: number;
}

/** 'PageOfCashOuts' query type */
export interface PageOfCashOutsQuery {
  params: PageOfCashOutsParams;
  result: PageOfCashOutsResult;
}

const pageOfCashOutsIR: any = {"usedParamSet":{"claim_minutes":true,"cash_out_id":true,"state":true,"player_id":true,"search":true,"row_count":true,"skipped":true},"params":[{"name":"claim_minutes","required":true,"transform":{"type":"scalar"},"locs":[{"a":349,"b":363},{"a":493,"b":507},{"a":556,"b":570}]},{"name":"cash_out_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":1119,"b":1130},{"a":1158,"b":1169}]},{"name":"state","required":false,"transform":{"type":"scalar"},"locs":[{"a":1179,"b":1184},{"a":1213,"b":1218}]},{"name":"player_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":1226,"b":1235},{"a":1270,"b":1279}]},{"name":"search","required":false,"transform":{"type":"scalar"},"locs":[{"a":1289,"b":1295},{"a":1334,"b":1340},{"a":1372,"b":1378},{"a":1408,"b":1414},{"a":1446,"b":1452},{"a":1486,"b":1492},{"a":1533,"b":1539}]},{"name":"row_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":1645,"b":1655}]},{"name":"skipped","required":true,"transform":{"type":"scalar"},"locs":[{"a":1664,"b":1672}]}],"statement":"select c.id, c.player_id, p.name as player_name, p.phone as player_phone, m.name as method_name, c.amount_pya, c.account_name, c.account_number,\n  c.lvl_2_name, c.is_name_same, c.state, c.needs_second, q.username as \"asked_by?\", f.username as \"confirmed_by?\",\n  case when c.state = 'pending' and c.claimed_at > product_now() - make_interval(mins => :claim_minutes!) then k.username end as \"claimed_by?\",\n  case when c.state = 'pending' and c.claimed_at > product_now() - make_interval(mins => :claim_minutes!)\n    then c.claimed_at + make_interval(mins => :claim_minutes!) end as \"claimed_until?\",\n  c.payout_reference, c.reason, o.username as \"decided_by?\", c.created_at, c.decided_at, count(*) over () as \"total_count!\"\nfrom cash_out c\njoin player p on p.id = c.player_id\njoin payment_method m on m.id = c.method_id\nleft join deed e on e.kind = 'cash_out' and e.subject = 'cash_out:' || c.id and (e.state = 'asked' or e.id = c.deed_id)\nleft join operator q on q.id = e.asked_by\nleft join operator f on f.id = e.decided_by\nleft join operator k on k.id = c.claimed_by\nleft join operator o on o.id = c.decided_by\nwhere (:cash_out_id::bigint is null or c.id = :cash_out_id)\n  and (:state::text is null or c.state = :state) and (:player_id::bigint is null or c.player_id = :player_id)\n  and (:search::text is null or p.phone like '%' || :search || '%' or p.name ilike '%' || :search || '%'\n    or '#' || c.id = :search or c.payout_reference = upper(:search) or c.account_name ilike '%' || :search || '%' or c.account_number like '%' || :search || '%')\norder by c.state = 'pending' desc, case when c.state = 'pending' then c.id end, c.id desc\nlimit :row_count! offset :skipped!"};

/**
 * Query generated from SQL:
 * ```
 * select c.id, c.player_id, p.name as player_name, p.phone as player_phone, m.name as method_name, c.amount_pya, c.account_name, c.account_number,
 *   c.lvl_2_name, c.is_name_same, c.state, c.needs_second, q.username as "asked_by?", f.username as "confirmed_by?",
 *   case when c.state = 'pending' and c.claimed_at > product_now() - make_interval(mins => :claim_minutes!) then k.username end as "claimed_by?",
 *   case when c.state = 'pending' and c.claimed_at > product_now() - make_interval(mins => :claim_minutes!)
 *     then c.claimed_at + make_interval(mins => :claim_minutes!) end as "claimed_until?",
 *   c.payout_reference, c.reason, o.username as "decided_by?", c.created_at, c.decided_at, count(*) over () as "total_count!"
 * from cash_out c
 * join player p on p.id = c.player_id
 * join payment_method m on m.id = c.method_id
 * left join deed e on e.kind = 'cash_out' and e.subject = 'cash_out:' || c.id and (e.state = 'asked' or e.id = c.deed_id)
 * left join operator q on q.id = e.asked_by
 * left join operator f on f.id = e.decided_by
 * left join operator k on k.id = c.claimed_by
 * left join operator o on o.id = c.decided_by
 * where (:cash_out_id::bigint is null or c.id = :cash_out_id)
 *   and (:state::text is null or c.state = :state) and (:player_id::bigint is null or c.player_id = :player_id)
 *   and (:search::text is null or p.phone like '%' || :search || '%' or p.name ilike '%' || :search || '%'
 *     or '#' || c.id = :search or c.payout_reference = upper(:search) or c.account_name ilike '%' || :search || '%' or c.account_number like '%' || :search || '%')
 * order by c.state = 'pending' desc, case when c.state = 'pending' then c.id end, c.id desc
 * limit :row_count! offset :skipped!
 * ```
 */
export const pageOfCashOuts = new PreparedQuery<PageOfCashOutsParams,PageOfCashOutsResult>(pageOfCashOutsIR);


/** 'LockCashOut' parameters type */
export interface LockCashOutParams {
  cash_out_id: number;
  claim_minutes: number;
}

/** 'LockCashOut' return type */
export interface LockCashOutResult {
  account_number: string;
  amount_pya: number;
  claimed_by: number | null;
  credited_by: number | null;
  deed_id: number | null;
  hold_purse: number;
  id: number;
  main_purse: number;
  method: string;
  method_name: string;
  needs_second: boolean;
  player_id: number;
  state: string;
  vouched_by: number | null;
}

/** 'LockCashOut' query type */
export interface LockCashOutQuery {
  params: LockCashOutParams;
  result: LockCashOutResult;
}

const lockCashOutIR: any = {"usedParamSet":{"claim_minutes":true,"cash_out_id":true},"params":[{"name":"claim_minutes","required":true,"transform":{"type":"scalar"},"locs":[{"a":753,"b":767}]},{"name":"cash_out_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":1024,"b":1036}]}],"statement":"select c.id, c.player_id, c.amount_pya, c.account_number, c.state, c.needs_second, c.deed_id, m.code as method, m.name as method_name,\n  main.id as main_purse, hold.id as hold_purse,\n  (select i.decided_by from cash_in i where i.player_id = c.player_id and i.state = 'approved'\n     and not exists (select from deed d where d.kind = 'cash_in' and d.subject = 'cash_in:' || i.id and d.state = 'done')\n     and not exists (select from cash_in n where n.player_id = i.player_id and n.state = 'approved' and n.id > i.id)) as \"credited_by?\",\n  (select l.decided_by from level_two_request l where l.player_id = c.player_id and l.state = 'approved' order by l.id desc limit 1) as \"vouched_by?\",\n  case when c.claimed_at > product_now() - make_interval(mins => :claim_minutes!) then c.claimed_by end as \"claimed_by?\"\nfrom cash_out c\njoin payment_method m on m.id = c.method_id\njoin purse main on main.player_id = c.player_id and main.kind = 'main'\njoin purse hold on hold.player_id = c.player_id and hold.kind = 'hold'\nwhere c.id = :cash_out_id!\nfor update of c"};

/**
 * Query generated from SQL:
 * ```
 * select c.id, c.player_id, c.amount_pya, c.account_number, c.state, c.needs_second, c.deed_id, m.code as method, m.name as method_name,
 *   main.id as main_purse, hold.id as hold_purse,
 *   (select i.decided_by from cash_in i where i.player_id = c.player_id and i.state = 'approved'
 *      and not exists (select from deed d where d.kind = 'cash_in' and d.subject = 'cash_in:' || i.id and d.state = 'done')
 *      and not exists (select from cash_in n where n.player_id = i.player_id and n.state = 'approved' and n.id > i.id)) as "credited_by?",
 *   (select l.decided_by from level_two_request l where l.player_id = c.player_id and l.state = 'approved' order by l.id desc limit 1) as "vouched_by?",
 *   case when c.claimed_at > product_now() - make_interval(mins => :claim_minutes!) then c.claimed_by end as "claimed_by?"
 * from cash_out c
 * join payment_method m on m.id = c.method_id
 * join purse main on main.player_id = c.player_id and main.kind = 'main'
 * join purse hold on hold.player_id = c.player_id and hold.kind = 'hold'
 * where c.id = :cash_out_id!
 * for update of c
 * ```
 */
export const lockCashOut = new PreparedQuery<LockCashOutParams,LockCashOutResult>(lockCashOutIR);


/** 'SetClaim' parameters type */
export interface SetClaimParams {
  cash_out_id: number;
  operator_id?: number | null | void;
}

/** 'SetClaim' return type */
export type SetClaimResult = void;

/** 'SetClaim' query type */
export interface SetClaimQuery {
  params: SetClaimParams;
  result: SetClaimResult;
}

const setClaimIR: any = {"usedParamSet":{"operator_id":true,"cash_out_id":true},"params":[{"name":"operator_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":33,"b":44},{"a":78,"b":89}]},{"name":"cash_out_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":145,"b":157}]}],"statement":"update cash_out set claimed_by = :operator_id::bigint, claimed_at = case when :operator_id::bigint is not null then product_now() end\nwhere id = :cash_out_id!"};

/**
 * Query generated from SQL:
 * ```
 * update cash_out set claimed_by = :operator_id::bigint, claimed_at = case when :operator_id::bigint is not null then product_now() end
 * where id = :cash_out_id!
 * ```
 */
export const setClaim = new PreparedQuery<SetClaimParams,SetClaimResult>(setClaimIR);


/** 'FindCashOut' parameters type */
export interface FindCashOutParams {
  cash_out_id: number;
}

/** 'FindCashOut' return type */
export interface FindCashOutResult {
  account_name: string;
  account_number: string;
  amount_pya: number;
  is_name_same: boolean;
  lvl_2_name: string | null;
  method: string;
  phone: string;
  player: string;
  state: string;
}

/** 'FindCashOut' query type */
export interface FindCashOutQuery {
  params: FindCashOutParams;
  result: FindCashOutResult;
}

const findCashOutIR: any = {"usedParamSet":{"cash_out_id":true},"params":[{"name":"cash_out_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":247,"b":259}]}],"statement":"select c.state, p.name as player, p.phone, m.name as method, c.amount_pya, c.account_name, c.account_number, c.lvl_2_name, c.is_name_same\nfrom cash_out c join player p on p.id = c.player_id join payment_method m on m.id = c.method_id where c.id = :cash_out_id!"};

/**
 * Query generated from SQL:
 * ```
 * select c.state, p.name as player, p.phone, m.name as method, c.amount_pya, c.account_name, c.account_number, c.lvl_2_name, c.is_name_same
 * from cash_out c join player p on p.id = c.player_id join payment_method m on m.id = c.method_id where c.id = :cash_out_id!
 * ```
 */
export const findCashOut = new PreparedQuery<FindCashOutParams,FindCashOutResult>(findCashOutIR);


/** 'MarkConfirmed' parameters type */
export interface MarkConfirmedParams {
  cash_out_id: number;
  deed_id: number;
}

/** 'MarkConfirmed' return type */
export type MarkConfirmedResult = void;

/** 'MarkConfirmed' query type */
export interface MarkConfirmedQuery {
  params: MarkConfirmedParams;
  result: MarkConfirmedResult;
}

const markConfirmedIR: any = {"usedParamSet":{"deed_id":true,"cash_out_id":true},"params":[{"name":"deed_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":30,"b":38}]},{"name":"cash_out_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":51,"b":63}]}],"statement":"update cash_out set deed_id = :deed_id! where id = :cash_out_id!"};

/**
 * Query generated from SQL:
 * ```
 * update cash_out set deed_id = :deed_id! where id = :cash_out_id!
 * ```
 */
export const markConfirmed = new PreparedQuery<MarkConfirmedParams,MarkConfirmedResult>(markConfirmedIR);


/** 'MarkPaid' parameters type */
export interface MarkPaidParams {
  cash_out_id: number;
  operator_id: number;
  payout_reference: string;
}

/** 'MarkPaid' return type */
export type MarkPaidResult = void;

/** 'MarkPaid' query type */
export interface MarkPaidQuery {
  params: MarkPaidParams;
  result: MarkPaidResult;
}

const markPaidIR: any = {"usedParamSet":{"payout_reference":true,"operator_id":true,"cash_out_id":true},"params":[{"name":"payout_reference","required":true,"transform":{"type":"scalar"},"locs":[{"a":55,"b":72}]},{"name":"operator_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":88,"b":100}]},{"name":"cash_out_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":141,"b":153}]}],"statement":"update cash_out set state = 'paid', payout_reference = :payout_reference!, decided_by = :operator_id!, decided_at = product_now()\nwhere id = :cash_out_id!"};

/**
 * Query generated from SQL:
 * ```
 * update cash_out set state = 'paid', payout_reference = :payout_reference!, decided_by = :operator_id!, decided_at = product_now()
 * where id = :cash_out_id!
 * ```
 */
export const markPaid = new PreparedQuery<MarkPaidParams,MarkPaidResult>(markPaidIR);


/** 'MarkRefused' parameters type */
export interface MarkRefusedParams {
  cash_out_id: number;
  operator_id: number;
  reason: string;
}

/** 'MarkRefused' return type */
export type MarkRefusedResult = void;

/** 'MarkRefused' query type */
export interface MarkRefusedQuery {
  params: MarkRefusedParams;
  result: MarkRefusedResult;
}

const markRefusedIR: any = {"usedParamSet":{"reason":true,"operator_id":true,"cash_out_id":true},"params":[{"name":"reason","required":true,"transform":{"type":"scalar"},"locs":[{"a":49,"b":56}]},{"name":"operator_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":72,"b":84}]},{"name":"cash_out_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":125,"b":137}]}],"statement":"update cash_out set state = 'rejected', reason = :reason!, decided_by = :operator_id!, decided_at = product_now() where id = :cash_out_id!"};

/**
 * Query generated from SQL:
 * ```
 * update cash_out set state = 'rejected', reason = :reason!, decided_by = :operator_id!, decided_at = product_now() where id = :cash_out_id!
 * ```
 */
export const markRefused = new PreparedQuery<MarkRefusedParams,MarkRefusedResult>(markRefusedIR);


