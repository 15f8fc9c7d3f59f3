/** Types and statements of src/realtime/notifications.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';
import type { NotificationTopic } from '#queries/unions.ts';

export interface RecentNotificationsParams {
  player_id: number;
}

export interface RecentNotificationsResult {
  at: Date;
  data: unknown;
  id: number;
  is_read: boolean;
  kind: string;
  topic: NotificationTopic;
}

export const recentNotifications = new PreparedQuery<RecentNotificationsParams, RecentNotificationsResult>({"usedParamSet":{"player_id":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":280,"b":290}]}],"statement":"select n.id, n.kind, n.topic, coalesce(m.data, n.data) as \"data!\", n.at, n.read_at is not null as \"is_read!\"\nfrom public_notification n\nleft join notice m on m.id = n.notice_id\nleft join notification_choice c on c.player_id = n.player_id and c.topic = n.topic\nwhere n.player_id = :player_id! and coalesce(c.in_app, n.topic <> 'result') order by n.id desc limit 100"} as never);

export interface CountUnreadParams {
  player_id: number;
}

export interface CountUnreadResult {
  unread: number;
}

export const countUnread = new PreparedQuery<CountUnreadParams, CountUnreadResult>({"usedParamSet":{"player_id":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":164,"b":174}]}],"statement":"select count(*)::int as \"unread!\"\nfrom public_notification n left join notification_choice c on c.player_id = n.player_id and c.topic = n.topic\nwhere n.player_id = :player_id! and n.read_at is null and coalesce(c.in_app, n.topic <> 'result')"} as never);

