/** Types generated for queries found in "src/rewards/facts.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

/** 'LockReader' parameters type */
export type LockReaderParams = void;

/** 'LockReader' return type */
export interface LockReaderResult {
  id: number;
  xid: string;
}

/** 'LockReader' query type */
export interface LockReaderQuery {
  params: LockReaderParams;
  result: LockReaderResult;
}

const lockReaderIR: any = {"usedParamSet":{},"params":[],"statement":"select xid::text as \"xid!\", id from fact_reader where name = 'rewards' for no key update"};

/**
 * Query generated from SQL:
 * ```
 * select xid::text as "xid!", id from fact_reader where name = 'rewards' for no key update
 * ```
 */
export const lockReader = new PreparedQuery<LockReaderParams,LockReaderResult>(lockReaderIR);


/** 'NextFacts' parameters type */
export interface NextFactsParams {
  id: number;
  most: number;
  xid: string;
}

/** 'NextFacts' return type */
export interface NextFactsResult {
  id: number;
  kind: string;
  player_id: number | null;
  wager_id: number | null;
  xid: string;
}

/** 'NextFacts' query type */
export interface NextFactsQuery {
  params: NextFactsParams;
  result: NextFactsResult;
}

const nextFactsIR: any = {"usedParamSet":{"xid":true,"id":true,"most":true},"params":[{"name":"xid","required":true,"transform":{"type":"scalar"},"locs":[{"a":156,"b":160}]},{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":169,"b":172}]},{"name":"most","required":true,"transform":{"type":"scalar"},"locs":[{"a":365,"b":370}]}],"statement":"select f.xid::text as \"xid!\", f.id as \"id!\", f.kind as \"kind!\", f.player_id, (f.data ->> 'wager_id')::bigint as wager_id\nfrom fact f\nwhere (f.xid, f.id) > (:xid!::xid8, :id!::bigint) and f.xid < pg_snapshot_xmin(pg_current_snapshot())\n  and (f.kind = 'wager_changed' or f.kind = 'changed' and f.data ->> 'what' in ('profile', 'cash_in'))\norder by f.xid, f.id limit :most!"};

/**
 * Query generated from SQL:
 * ```
 * select f.xid::text as "xid!", f.id as "id!", f.kind as "kind!", f.player_id, (f.data ->> 'wager_id')::bigint as wager_id
 * from fact f
 * where (f.xid, f.id) > (:xid!::xid8, :id!::bigint) and f.xid < pg_snapshot_xmin(pg_current_snapshot())
 *   and (f.kind = 'wager_changed' or f.kind = 'changed' and f.data ->> 'what' in ('profile', 'cash_in'))
 * order by f.xid, f.id limit :most!
 * ```
 */
export const nextFacts = new PreparedQuery<NextFactsParams,NextFactsResult>(nextFactsIR);


/** 'ReadHorizon' parameters type */
export type ReadHorizonParams = void;

/** 'ReadHorizon' return type */
export interface ReadHorizonResult {
  xid: string;
}

/** 'ReadHorizon' query type */
export interface ReadHorizonQuery {
  params: ReadHorizonParams;
  result: ReadHorizonResult;
}

const readHorizonIR: any = {"usedParamSet":{},"params":[],"statement":"select (pg_snapshot_xmin(pg_current_snapshot())::text::bigint - 1)::text as \"xid!\""};

/**
 * Query generated from SQL:
 * ```
 * select (pg_snapshot_xmin(pg_current_snapshot())::text::bigint - 1)::text as "xid!"
 * ```
 */
export const readHorizon = new PreparedQuery<ReadHorizonParams,ReadHorizonResult>(readHorizonIR);


/** 'MarkRead' parameters type */
export interface MarkReadParams {
  id: number;
  xid: string;
}

/** 'MarkRead' return type */
export type MarkReadResult = void;

/** 'MarkRead' query type */
export interface MarkReadQuery {
  params: MarkReadParams;
  result: MarkReadResult;
}

const markReadIR: any = {"usedParamSet":{"xid":true,"id":true},"params":[{"name":"xid","required":true,"transform":{"type":"scalar"},"locs":[{"a":29,"b":33}]},{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":53,"b":56}]}],"statement":"update fact_reader set xid = :xid!::text::xid8, id = :id! where name = 'rewards'"};

/**
 * Query generated from SQL:
 * ```
 * update fact_reader set xid = :xid!::text::xid8, id = :id! where name = 'rewards'
 * ```
 */
export const markRead = new PreparedQuery<MarkReadParams,MarkReadResult>(markReadIR);


