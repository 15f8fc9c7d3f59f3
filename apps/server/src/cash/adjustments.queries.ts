/** Types generated for queries found in "src/cash/adjustments.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

/** 'FindPlayer' parameters type */
export interface FindPlayerParams {
  player_id: number;
}

/** 'FindPlayer' return type */
export interface FindPlayerResult {
  id: number;
}

/** 'FindPlayer' query type */
export interface FindPlayerQuery {
  params: FindPlayerParams;
  result: FindPlayerResult;
}

const findPlayerIR: any = {"usedParamSet":{"player_id":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":33,"b":43}]}],"statement":"select id from player where id = :player_id!"};

/**
 * Query generated from SQL:
 * ```
 * select id from player where id = :player_id!
 * ```
 */
export const findPlayer = new PreparedQuery<FindPlayerParams,FindPlayerResult>(findPlayerIR);


/** 'InsertAdjustment' parameters type */
export interface InsertAdjustmentParams {
  amount_pya: number;
  operator_id: number;
  player_id: number;
  purse: string;
  reason: string;
}

/** 'InsertAdjustment' return type */
export interface InsertAdjustmentResult {
  id: number;
}

/** 'InsertAdjustment' query type */
export interface InsertAdjustmentQuery {
  params: InsertAdjustmentParams;
  result: InsertAdjustmentResult;
}

const insertAdjustmentIR: any = {"usedParamSet":{"player_id":true,"purse":true,"amount_pya":true,"reason":true,"operator_id":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":83,"b":93}]},{"name":"purse","required":true,"transform":{"type":"scalar"},"locs":[{"a":96,"b":102}]},{"name":"amount_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":105,"b":116}]},{"name":"reason","required":true,"transform":{"type":"scalar"},"locs":[{"a":119,"b":126}]},{"name":"operator_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":129,"b":141}]}],"statement":"insert into adjustment (player_id, purse, amount_pya, reason, proposed_by)\nvalues (:player_id!, :purse!, :amount_pya!, :reason!, :operator_id!) returning id"};

/**
 * Query generated from SQL:
 * ```
 * insert into adjustment (player_id, purse, amount_pya, reason, proposed_by)
 * values (:player_id!, :purse!, :amount_pya!, :reason!, :operator_id!) returning id
 * ```
 */
export const insertAdjustment = new PreparedQuery<InsertAdjustmentParams,InsertAdjustmentResult>(insertAdjustmentIR);


/** 'PageOfAdjustments' parameters type */
export interface PageOfAdjustmentsParams {
  adjustment_id?: number | null | void;
  player_id?: number | null | void;
  row_count: number;
  skipped: number;
  state?: string | null | void;
}

/** 'PageOfAdjustments' return type */
export interface PageOfAdjustmentsResult {
  amount_pya: number;
  balance_after_pya: number | null;
  created_at: Date;
  decided_at: Date | null;
  decided_by: string | null;
  id: number;
  player_id: number;
  player_name: string;
  player_phone: string;
  proposed_by: string;
  purse: string;
  reason: string;
  state: string;
  total_count: number;
}

/** 'PageOfAdjustments' query type */
export interface PageOfAdjustmentsQuery {
  params: PageOfAdjustmentsParams;
  result: PageOfAdjustmentsResult;
}

const pageOfAdjustmentsIR: any = {"usedParamSet":{"adjustment_id":true,"state":true,"player_id":true,"row_count":true,"skipped":true},"params":[{"name":"adjustment_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":403,"b":416},{"a":444,"b":457}]},{"name":"state","required":false,"transform":{"type":"scalar"},"locs":[{"a":467,"b":472},{"a":501,"b":506}]},{"name":"player_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":516,"b":525},{"a":560,"b":569}]},{"name":"row_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":670,"b":680}]},{"name":"skipped","required":true,"transform":{"type":"scalar"},"locs":[{"a":689,"b":697}]}],"statement":"select a.id, a.player_id, p.name as player_name, p.phone as player_phone, a.purse, a.amount_pya, a.reason, a.state, a.balance_after_pya,\n  w.username as proposed_by, d.username as \"decided_by?\", a.created_at, a.decided_at, count(*) over () as \"total_count!\"\nfrom adjustment a\njoin player p on p.id = a.player_id\njoin operator w on w.id = a.proposed_by\nleft join operator d on d.id = a.decided_by\nwhere (:adjustment_id::bigint is null or a.id = :adjustment_id)\n  and (:state::text is null or a.state = :state)\n  and (:player_id::bigint is null or a.player_id = :player_id)\norder by a.state = 'proposed' desc, case when a.state = 'proposed' then a.id end, a.id desc\nlimit :row_count! offset :skipped!"};

/**
 * Query generated from SQL:
 * ```
 * select a.id, a.player_id, p.name as player_name, p.phone as player_phone, a.purse, a.amount_pya, a.reason, a.state, a.balance_after_pya,
 *   w.username as proposed_by, d.username as "decided_by?", a.created_at, a.decided_at, count(*) over () as "total_count!"
 * from adjustment a
 * join player p on p.id = a.player_id
 * join operator w on w.id = a.proposed_by
 * left join operator d on d.id = a.decided_by
 * where (:adjustment_id::bigint is null or a.id = :adjustment_id)
 *   and (:state::text is null or a.state = :state)
 *   and (:player_id::bigint is null or a.player_id = :player_id)
 * order by a.state = 'proposed' desc, case when a.state = 'proposed' then a.id end, a.id desc
 * limit :row_count! offset :skipped!
 * ```
 */
export const pageOfAdjustments = new PreparedQuery<PageOfAdjustmentsParams,PageOfAdjustmentsResult>(pageOfAdjustmentsIR);


/** 'LockAdjustment' parameters type */
export interface LockAdjustmentParams {
  adjustment_id: number;
}

/** 'LockAdjustment' return type */
export interface LockAdjustmentResult {
  amount_pya: number;
  id: number;
  player_id: number;
  proposed_by: number;
  purse: string;
  purse_id: number;
  reason: string;
  state: string;
}

/** 'LockAdjustment' query type */
export interface LockAdjustmentQuery {
  params: LockAdjustmentParams;
  result: LockAdjustmentResult;
}

const lockAdjustmentIR: any = {"usedParamSet":{"adjustment_id":true},"params":[{"name":"adjustment_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":204,"b":218}]}],"statement":"select a.id, a.player_id, a.purse, a.amount_pya, a.reason, a.state, a.proposed_by, purse.id as purse_id\nfrom adjustment a join purse on purse.player_id = a.player_id and purse.kind = a.purse\nwhere a.id = :adjustment_id! for update of a"};

/**
 * Query generated from SQL:
 * ```
 * select a.id, a.player_id, a.purse, a.amount_pya, a.reason, a.state, a.proposed_by, purse.id as purse_id
 * from adjustment a join purse on purse.player_id = a.player_id and purse.kind = a.purse
 * where a.id = :adjustment_id! for update of a
 * ```
 */
export const lockAdjustment = new PreparedQuery<LockAdjustmentParams,LockAdjustmentResult>(lockAdjustmentIR);


/** 'MarkAdjustmentConfirmed' parameters type */
export interface MarkAdjustmentConfirmedParams {
  adjustment_id: number;
  balance_after_pya: number;
  operator_id: number;
}

/** 'MarkAdjustmentConfirmed' return type */
export type MarkAdjustmentConfirmedResult = void;

/** 'MarkAdjustmentConfirmed' query type */
export interface MarkAdjustmentConfirmedQuery {
  params: MarkAdjustmentConfirmedParams;
  result: MarkAdjustmentConfirmedResult;
}

const markAdjustmentConfirmedIR: any = {"usedParamSet":{"balance_after_pya":true,"operator_id":true,"adjustment_id":true},"params":[{"name":"balance_after_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":63,"b":81}]},{"name":"operator_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":97,"b":109}]},{"name":"adjustment_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":150,"b":164}]}],"statement":"update adjustment set state = 'confirmed', balance_after_pya = :balance_after_pya!, decided_by = :operator_id!, decided_at = product_now()\nwhere id = :adjustment_id!"};

/**
 * Query generated from SQL:
 * ```
 * update adjustment set state = 'confirmed', balance_after_pya = :balance_after_pya!, decided_by = :operator_id!, decided_at = product_now()
 * where id = :adjustment_id!
 * ```
 */
export const markAdjustmentConfirmed = new PreparedQuery<MarkAdjustmentConfirmedParams,MarkAdjustmentConfirmedResult>(markAdjustmentConfirmedIR);


/** 'MarkAdjustmentRejected' parameters type */
export interface MarkAdjustmentRejectedParams {
  adjustment_id: number;
  operator_id: number;
}

/** 'MarkAdjustmentRejected' return type */
export type MarkAdjustmentRejectedResult = void;

/** 'MarkAdjustmentRejected' query type */
export interface MarkAdjustmentRejectedQuery {
  params: MarkAdjustmentRejectedParams;
  result: MarkAdjustmentRejectedResult;
}

const markAdjustmentRejectedIR: any = {"usedParamSet":{"operator_id":true,"adjustment_id":true},"params":[{"name":"operator_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":55,"b":67}]},{"name":"adjustment_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":108,"b":122}]}],"statement":"update adjustment set state = 'rejected', decided_by = :operator_id!, decided_at = product_now() where id = :adjustment_id!"};

/**
 * Query generated from SQL:
 * ```
 * update adjustment set state = 'rejected', decided_by = :operator_id!, decided_at = product_now() where id = :adjustment_id!
 * ```
 */
export const markAdjustmentRejected = new PreparedQuery<MarkAdjustmentRejectedParams,MarkAdjustmentRejectedResult>(markAdjustmentRejectedIR);


