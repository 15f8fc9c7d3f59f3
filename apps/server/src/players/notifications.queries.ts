/** Types generated for queries found in "src/players/notifications.sql" */
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

const recentNotificationsIR: any = {"usedParamSet":{"player_id":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":97,"b":107}]}],"statement":"select id, kind, data, at, read_at is not null as \"is_read!\" from notification\nwhere player_id = :player_id! order by id desc limit 100"};

/**
 * Query generated from SQL:
 * ```
 * select id, kind, data, at, read_at is not null as "is_read!" from notification
 * where player_id = :player_id! order by id desc limit 100
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

const countUnreadIR: any = {"usedParamSet":{"player_id":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":70,"b":80}]}],"statement":"select count(*)::int as \"unread!\" from notification where player_id = :player_id! and read_at is null"};

/**
 * Query generated from SQL:
 * ```
 * select count(*)::int as "unread!" from notification where player_id = :player_id! and read_at is null
 * ```
 */
export const countUnread = new PreparedQuery<CountUnreadParams,CountUnreadResult>(countUnreadIR);


/** 'ReadAll' parameters type */
export interface ReadAllParams {
  player_id: number;
}

/** 'ReadAll' return type */
export type ReadAllResult = void;

/** 'ReadAll' query type */
export interface ReadAllQuery {
  params: ReadAllParams;
  result: ReadAllResult;
}

const readAllIR: any = {"usedParamSet":{"player_id":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":66,"b":76}]}],"statement":"update notification set read_at = product_now() where player_id = :player_id! and read_at is null"};

/**
 * Query generated from SQL:
 * ```
 * update notification set read_at = product_now() where player_id = :player_id! and read_at is null
 * ```
 */
export const readAll = new PreparedQuery<ReadAllParams,ReadAllResult>(readAllIR);


