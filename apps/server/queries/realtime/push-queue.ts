/** Types and statements of src/realtime/push-queue.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export interface QueuePushesParams {
  ids: number[];
}

export type QueuePushesResult = void;

export const queuePushes = new PreparedQuery<QueuePushesParams, QueuePushesResult>({"usedParamSet":{"ids":true},"params":[{"name":"ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":369,"b":373}]}],"statement":"insert into push_outbox (device_id, notification_id, host)\nselect d.id, n.id, d.host\nfrom public_notification n\njoin push_device d on d.player_id = n.player_id\njoin public_player_session s on s.id = d.session_id and s.ended_at is null and s.expires_at > product_now()\nleft join notification_choice c on c.player_id = n.player_id and c.topic = n.topic\nwhere n.id = any (:ids!::bigint[]) and coalesce(c.push, n.topic <> 'result')\non conflict do nothing"} as never);

export interface AnnounceResultsParams {
  datas: unknown[];
}

export type AnnounceResultsResult = void;

export const announceResults = new PreparedQuery<AnnounceResultsParams, AnnounceResultsResult>({"usedParamSet":{"datas":true},"params":[{"name":"datas","required":true,"transform":{"type":"scalar"},"locs":[{"a":130,"b":136}]}],"statement":"insert into notice (kind, data, told_until)\nselect 'result', x.data, (select coalesce(max(id), 0) from public_player)\nfrom unnest(:datas!::jsonb[]) as x(data)\nwhere exists (select from notification_choice where topic = 'result' and (in_app or push))"} as never);

