/** Types generated for queries found in "src/realtime/push-queue.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type numberArray = (number)[];

export type unknownArray = (unknown)[];

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


