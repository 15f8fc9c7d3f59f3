/** Types generated for queries found in "src/cash/adjustments.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

/** 'FindPlayer' parameters type */
export interface FindPlayerParams {
  player_id: number;
}

/** 'FindPlayer' return type */
export interface FindPlayerResult {
  id: number;
  name: string;
  phone: string;
}

/** 'FindPlayer' query type */
export interface FindPlayerQuery {
  params: FindPlayerParams;
  result: FindPlayerResult;
}

const findPlayerIR: any = {"usedParamSet":{"player_id":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":46,"b":56}]}],"statement":"select id, name, phone from player where id = :player_id!"};

/**
 * Query generated from SQL:
 * ```
 * select id, name, phone from player where id = :player_id!
 * ```
 */
export const findPlayer = new PreparedQuery<FindPlayerParams,FindPlayerResult>(findPlayerIR);


/** 'LockCorrected' parameters type */
export interface LockCorrectedParams {
  player_id: number;
}

/** 'LockCorrected' return type */
export interface LockCorrectedResult {
  id: number;
}

/** 'LockCorrected' query type */
export interface LockCorrectedQuery {
  params: LockCorrectedParams;
  result: LockCorrectedResult;
}

const lockCorrectedIR: any = {"usedParamSet":{"player_id":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":33,"b":43}]}],"statement":"select id from player where id = :player_id! for no key update"};

/**
 * Query generated from SQL:
 * ```
 * select id from player where id = :player_id! for no key update
 * ```
 */
export const lockCorrected = new PreparedQuery<LockCorrectedParams,LockCorrectedResult>(lockCorrectedIR);


/** 'FindPurse' parameters type */
export interface FindPurseParams {
  player_id: number;
  purse: string;
}

/** 'FindPurse' return type */
export interface FindPurseResult {
  id: number;
}

/** 'FindPurse' query type */
export interface FindPurseQuery {
  params: FindPurseParams;
  result: FindPurseResult;
}

const findPurseIR: any = {"usedParamSet":{"player_id":true,"purse":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":39,"b":49}]},{"name":"purse","required":true,"transform":{"type":"scalar"},"locs":[{"a":62,"b":68}]}],"statement":"select id from purse where player_id = :player_id! and kind = :purse!"};

/**
 * Query generated from SQL:
 * ```
 * select id from purse where player_id = :player_id! and kind = :purse!
 * ```
 */
export const findPurse = new PreparedQuery<FindPurseParams,FindPurseResult>(findPurseIR);


/** 'InsertAdjustment' parameters type */
export interface InsertAdjustmentParams {
  amount_pya: number;
  deed_id: number;
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

const insertAdjustmentIR: any = {"usedParamSet":{"deed_id":true,"player_id":true,"purse":true,"amount_pya":true,"reason":true},"params":[{"name":"deed_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":79,"b":87}]},{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":90,"b":100}]},{"name":"purse","required":true,"transform":{"type":"scalar"},"locs":[{"a":103,"b":109}]},{"name":"amount_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":112,"b":123}]},{"name":"reason","required":true,"transform":{"type":"scalar"},"locs":[{"a":126,"b":133}]}],"statement":"insert into adjustment (deed_id, player_id, purse, amount_pya, reason)\nvalues (:deed_id!, :player_id!, :purse!, :amount_pya!, :reason!) returning id"};

/**
 * Query generated from SQL:
 * ```
 * insert into adjustment (deed_id, player_id, purse, amount_pya, reason)
 * values (:deed_id!, :player_id!, :purse!, :amount_pya!, :reason!) returning id
 * ```
 */
export const insertAdjustment = new PreparedQuery<InsertAdjustmentParams,InsertAdjustmentResult>(insertAdjustmentIR);


/** 'PageOfAdjustments' parameters type */
export interface PageOfAdjustmentsParams {
  player_id?: number | null | void;
  row_count: number;
  skipped: number;
}

/** 'PageOfAdjustments' return type */
export interface PageOfAdjustmentsResult {
  amount_pya: number;
  asked_by: string;
  confirmed_by: string;
  created_at: Date;
  id: number;
  player_id: number;
  player_name: string;
  player_phone: string;
  purse: string;
  reason: string;
  total_count: number;
}

/** 'PageOfAdjustments' query type */
export interface PageOfAdjustmentsQuery {
  params: PageOfAdjustmentsParams;
  result: PageOfAdjustmentsResult;
}

const pageOfAdjustmentsIR: any = {"usedParamSet":{"player_id":true,"row_count":true,"skipped":true},"params":[{"name":"player_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":397,"b":406},{"a":441,"b":450}]},{"name":"row_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":477,"b":487}]},{"name":"skipped","required":true,"transform":{"type":"scalar"},"locs":[{"a":496,"b":504}]}],"statement":"select a.id, a.player_id, p.name as player_name, p.phone as player_phone, a.purse, a.amount_pya, a.reason,\n  w.username as asked_by, c.username as confirmed_by, a.created_at, count(*) over ()::int as \"total_count!\"\nfrom adjustment a\njoin player p on p.id = a.player_id\njoin deed d on d.id = a.deed_id\njoin public_operator w on w.id = d.asked_by\njoin public_operator c on c.id = d.decided_by\nwhere :player_id::bigint is null or a.player_id = :player_id\norder by a.id desc\nlimit :row_count! offset :skipped!"};

/**
 * Query generated from SQL:
 * ```
 * select a.id, a.player_id, p.name as player_name, p.phone as player_phone, a.purse, a.amount_pya, a.reason,
 *   w.username as asked_by, c.username as confirmed_by, a.created_at, count(*) over ()::int as "total_count!"
 * from adjustment a
 * join player p on p.id = a.player_id
 * join deed d on d.id = a.deed_id
 * join public_operator w on w.id = d.asked_by
 * join public_operator c on c.id = d.decided_by
 * where :player_id::bigint is null or a.player_id = :player_id
 * order by a.id desc
 * limit :row_count! offset :skipped!
 * ```
 */
export const pageOfAdjustments = new PreparedQuery<PageOfAdjustmentsParams,PageOfAdjustmentsResult>(pageOfAdjustmentsIR);


