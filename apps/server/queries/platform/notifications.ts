/** Types and statements of src/platform/notifications.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export interface WriteNotificationsParams {
  data: unknown[];
  kinds: string[];
  notice_id?: number | null | void;
  player_ids: number[];
}

export interface WriteNotificationsResult {
  written: number;
}

export const writeNotifications = new PreparedQuery<WriteNotificationsParams, WriteNotificationsResult>({"usedParamSet":{"notice_id":true,"player_ids":true,"kinds":true,"data":true},"params":[{"name":"notice_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":120,"b":129}]},{"name":"player_ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":159,"b":170}]},{"name":"kinds","required":true,"transform":{"type":"scalar"},"locs":[{"a":183,"b":189}]},{"name":"data","required":true,"transform":{"type":"scalar"},"locs":[{"a":200,"b":205}]}],"statement":"with notes as (\n  insert into notification (player_id, kind, data, notice_id, at)\n  select x.player_id, x.kind, x.data, :notice_id::bigint, c.at\n  from unnest(:player_ids!::bigint[], :kinds!::text[], :data!::jsonb[]) as x(player_id, kind, data), (select product_now() as at) c\n  on conflict (notice_id, player_id) where notice_id is not null do nothing\n  returning id, player_id, at\n), facts as (\n  insert into fact (kind, player_id, data, at) select 'notification', player_id, jsonb_build_object('id', id), at from notes\n)\nselect count(*)::int as \"written!\" from notes"} as never);

export interface MarkSeenParams {
  player_id: number;
  seen_id: number;
}

export type MarkSeenResult = void;

export const markSeen = new PreparedQuery<MarkSeenParams, MarkSeenResult>({"usedParamSet":{"player_id":true,"seen_id":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":66,"b":76}]},{"name":"seen_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":88,"b":96}]}],"statement":"update notification set read_at = product_now() where player_id = :player_id! and id <= :seen_id! and read_at is null"} as never);

