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

export interface ToldToPlayerParams {
  after_id?: number | null | void;
  player_id: number;
  row_count: number;
}

export interface ToldToPlayerResult {
  at: Date;
  data: unknown;
  id: number;
  is_read: boolean;
  kind: string;
  way: string;
}

export const toldToPlayer = new PreparedQuery<ToldToPlayerParams, ToldToPlayerResult>({"usedParamSet":{"player_id":true,"after_id":true,"row_count":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":416,"b":426}]},{"name":"after_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":433,"b":441},{"a":469,"b":477}]},{"name":"row_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":505,"b":515}]}],"statement":"select n.id, n.kind, coalesce(m.data, n.data) as \"data!\", n.at, n.read_at is not null as \"is_read!\",\n  case when coalesce(c.in_app, n.topic <> 'result') then 'app' when coalesce(c.push, n.topic <> 'result') then 'push' else 'none' end as \"way!\"\nfrom public_notification n\nleft join notice m on m.id = n.notice_id\nleft join notification_choice c on c.player_id = n.player_id and c.topic = n.topic\nwhere n.player_id = :player_id! and (:after_id::bigint is null or n.id < :after_id) order by n.id desc limit :row_count!"} as never);

export interface CountUnreadParams {
  player_id: number;
}

export interface CountUnreadResult {
  unread: number;
}

export const countUnread = new PreparedQuery<CountUnreadParams, CountUnreadResult>({"usedParamSet":{"player_id":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":164,"b":174}]}],"statement":"select count(*)::int as \"unread!\"\nfrom public_notification n left join notification_choice c on c.player_id = n.player_id and c.topic = n.topic\nwhere n.player_id = :player_id! and n.read_at is null and coalesce(c.in_app, n.topic <> 'result')"} as never);

