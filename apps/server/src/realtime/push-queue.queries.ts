/** Types generated for queries found in "src/realtime/push-queue.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type numberArray = (number)[];

export type unknownArray = (unknown)[];

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

const lockReaderIR: any = {"usedParamSet":{},"params":[],"statement":"select xid::text as \"xid!\", id from fact_reader where name = 'push' for no key update"};

/**
 * Query generated from SQL:
 * ```
 * select xid::text as "xid!", id from fact_reader where name = 'push' for no key update
 * ```
 */
export const lockReader = new PreparedQuery<LockReaderParams,LockReaderResult>(lockReaderIR);


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


/** 'NextFacts' parameters type */
export interface NextFactsParams {
  id: number;
  most: number;
  xid: string;
}

/** 'NextFacts' return type */
export interface NextFactsResult {
  data: unknown;
  id: number;
  is_news: boolean;
  kind: string;
  xid: string;
}

/** 'NextFacts' query type */
export interface NextFactsQuery {
  params: NextFactsParams;
  result: NextFactsResult;
}

const nextFactsIR: any = {"usedParamSet":{"xid":true,"id":true,"most":true},"params":[{"name":"xid","required":true,"transform":{"type":"scalar"},"locs":[{"a":172,"b":176}]},{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":191,"b":194}]},{"name":"most","required":true,"transform":{"type":"scalar"},"locs":[{"a":325,"b":330}]}],"statement":"select f.xid::text as \"xid!\", f.id as \"id!\", f.kind as \"kind!\", f.data as \"data!\", f.at > product_now() - interval '1 day' as \"is_news!\"\nfrom fact f\nwhere (f.xid, f.id) > (:xid!::text::xid8, :id!::bigint) and f.xid < pg_snapshot_xmin(pg_current_snapshot()) and f.kind in ('notification', 'result')\norder by f.xid, f.id limit :most!"};

/**
 * Query generated from SQL:
 * ```
 * select f.xid::text as "xid!", f.id as "id!", f.kind as "kind!", f.data as "data!", f.at > product_now() - interval '1 day' as "is_news!"
 * from fact f
 * where (f.xid, f.id) > (:xid!::text::xid8, :id!::bigint) and f.xid < pg_snapshot_xmin(pg_current_snapshot()) and f.kind in ('notification', 'result')
 * order by f.xid, f.id limit :most!
 * ```
 */
export const nextFacts = new PreparedQuery<NextFactsParams,NextFactsResult>(nextFactsIR);


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

const markReadIR: any = {"usedParamSet":{"xid":true,"id":true},"params":[{"name":"xid","required":true,"transform":{"type":"scalar"},"locs":[{"a":29,"b":33}]},{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":53,"b":56}]}],"statement":"update fact_reader set xid = :xid!::text::xid8, id = :id! where name = 'push'"};

/**
 * Query generated from SQL:
 * ```
 * update fact_reader set xid = :xid!::text::xid8, id = :id! where name = 'push'
 * ```
 */
export const markRead = new PreparedQuery<MarkReadParams,MarkReadResult>(markReadIR);


/** 'QueuePushes' parameters type */
export interface QueuePushesParams {
  ids: numberArray;
}

/** 'QueuePushes' return type */
export type QueuePushesResult = void;

/** 'QueuePushes' query type */
export interface QueuePushesQuery {
  params: QueuePushesParams;
  result: QueuePushesResult;
}

const queuePushesIR: any = {"usedParamSet":{"ids":true},"params":[{"name":"ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":355,"b":359}]}],"statement":"insert into push_outbox (device_id, notification_id, host)\nselect d.id, n.id, d.host\nfrom notification n\njoin push_device d on d.player_id = n.player_id\njoin player_session s on s.id = d.session_id and s.ended_at is null and s.expires_at > product_now()\nleft join notification_choice c on c.player_id = n.player_id and c.topic = n.topic\nwhere n.id = any (:ids!::bigint[]) and coalesce(c.push, n.topic <> 'result')\non conflict do nothing"};

/**
 * Query generated from SQL:
 * ```
 * insert into push_outbox (device_id, notification_id, host)
 * select d.id, n.id, d.host
 * from notification n
 * join push_device d on d.player_id = n.player_id
 * join player_session s on s.id = d.session_id and s.ended_at is null and s.expires_at > product_now()
 * left join notification_choice c on c.player_id = n.player_id and c.topic = n.topic
 * where n.id = any (:ids!::bigint[]) and coalesce(c.push, n.topic <> 'result')
 * on conflict do nothing
 * ```
 */
export const queuePushes = new PreparedQuery<QueuePushesParams,QueuePushesResult>(queuePushesIR);


/** 'AnnounceResults' parameters type */
export interface AnnounceResultsParams {
  datas: unknownArray;
}

/** 'AnnounceResults' return type */
export type AnnounceResultsResult = void;

/** 'AnnounceResults' query type */
export interface AnnounceResultsQuery {
  params: AnnounceResultsParams;
  result: AnnounceResultsResult;
}

const announceResultsIR: any = {"usedParamSet":{"datas":true},"params":[{"name":"datas","required":true,"transform":{"type":"scalar"},"locs":[{"a":145,"b":151}]}],"statement":"insert into notice (kind, data, audience, told_until)\nselect 'result', x.data, 'choosers', (select coalesce(max(id), 0) from player)\nfrom unnest(:datas!::jsonb[]) as x(data)\nwhere exists (select from notification_choice where topic = 'result' and (in_app or push))"};

/**
 * Query generated from SQL:
 * ```
 * insert into notice (kind, data, audience, told_until)
 * select 'result', x.data, 'choosers', (select coalesce(max(id), 0) from player)
 * from unnest(:datas!::jsonb[]) as x(data)
 * where exists (select from notification_choice where topic = 'result' and (in_app or push))
 * ```
 */
export const announceResults = new PreparedQuery<AnnounceResultsParams,AnnounceResultsResult>(announceResultsIR);


