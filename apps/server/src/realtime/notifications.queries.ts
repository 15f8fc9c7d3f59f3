/** Types generated for queries found in "src/realtime/notifications.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

/** 'RecentNotifications' parameters type */
export interface RecentNotificationsParams {
  player_id: number;
}

/** 'RecentNotifications' return type */
export interface RecentNotificationsResult {
  at: Date;
  data: unknown;
  id: number;
  is_read: boolean;
  kind: string;
}

/** 'RecentNotifications' query type */
export interface RecentNotificationsQuery {
  params: RecentNotificationsParams;
  result: RecentNotificationsResult;
}

const recentNotificationsIR: any = {"usedParamSet":{"player_id":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":264,"b":274}]}],"statement":"select n.id, n.kind, coalesce(m.data, n.data) as \"data!\", n.at, n.read_at is not null as \"is_read!\"\nfrom notification n\nleft join notice m on m.id = n.notice_id\nleft join notification_choice c on c.player_id = n.player_id and c.topic = n.topic\nwhere n.player_id = :player_id! and coalesce(c.in_app, n.topic <> 'result') order by n.id desc limit 100"};

/**
 * Query generated from SQL:
 * ```
 * select n.id, n.kind, coalesce(m.data, n.data) as "data!", n.at, n.read_at is not null as "is_read!"
 * from notification n
 * left join notice m on m.id = n.notice_id
 * left join notification_choice c on c.player_id = n.player_id and c.topic = n.topic
 * where n.player_id = :player_id! and coalesce(c.in_app, n.topic <> 'result') order by n.id desc limit 100
 * ```
 */
export const recentNotifications = new PreparedQuery<RecentNotificationsParams,RecentNotificationsResult>(recentNotificationsIR);


/** 'CountUnread' parameters type */
export interface CountUnreadParams {
  player_id: number;
}

/** 'CountUnread' return type */
export interface CountUnreadResult {
  unread: number;
}

/** 'CountUnread' query type */
export interface CountUnreadQuery {
  params: CountUnreadParams;
  result: CountUnreadResult;
}

const countUnreadIR: any = {"usedParamSet":{"player_id":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":157,"b":167}]}],"statement":"select count(*)::int as \"unread!\"\nfrom notification n left join notification_choice c on c.player_id = n.player_id and c.topic = n.topic\nwhere n.player_id = :player_id! and n.read_at is null and coalesce(c.in_app, n.topic <> 'result')"};

/**
 * Query generated from SQL:
 * ```
 * select count(*)::int as "unread!"
 * from notification n left join notification_choice c on c.player_id = n.player_id and c.topic = n.topic
 * where n.player_id = :player_id! and n.read_at is null and coalesce(c.in_app, n.topic <> 'result')
 * ```
 */
export const countUnread = new PreparedQuery<CountUnreadParams,CountUnreadResult>(countUnreadIR);


