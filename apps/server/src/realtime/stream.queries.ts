/** Types generated for queries found in "src/realtime/stream.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type numberArray = (number)[];

/** 'BalancesOf' parameters type */
export interface BalancesOfParams {
  players: numberArray;
}

/** 'BalancesOf' return type */
export interface BalancesOfResult {
  game_pya: number;
  main_pya: number;
  player_id: number;
  points: number;
  promotion_pya: number;
  version: number;
}

/** 'BalancesOf' query type */
export interface BalancesOfQuery {
  params: BalancesOfParams;
  result: BalancesOfResult;
}

const balancesOfIR: any = {"usedParamSet":{"players":true},"params":[{"name":"players","required":true,"transform":{"type":"scalar"},"locs":[{"a":355,"b":363}]}],"statement":"select player_id as \"player_id!\",\n  max(balance) filter (where kind = 'main') as \"main_pya!\",\n  max(balance) filter (where kind = 'game') as \"game_pya!\",\n  max(balance) filter (where kind = 'promotion') as \"promotion_pya!\",\n  max(balance) filter (where kind = 'points') as \"points!\",\n  sum(version)::bigint as \"version!\"\nfrom purse where player_id = any (:players!) group by player_id"};

/**
 * Query generated from SQL:
 * ```
 * select player_id as "player_id!",
 *   max(balance) filter (where kind = 'main') as "main_pya!",
 *   max(balance) filter (where kind = 'game') as "game_pya!",
 *   max(balance) filter (where kind = 'promotion') as "promotion_pya!",
 *   max(balance) filter (where kind = 'points') as "points!",
 *   sum(version)::bigint as "version!"
 * from purse where player_id = any (:players!) group by player_id
 * ```
 */
export const balancesOf = new PreparedQuery<BalancesOfParams,BalancesOfResult>(balancesOfIR);


/** 'NotificationsOf' parameters type */
export interface NotificationsOfParams {
  ids: numberArray;
}

/** 'NotificationsOf' return type */
export interface NotificationsOfResult {
  data: unknown;
  id: number;
  is_shown: boolean;
  kind: string;
  player_id: number | null;
}

/** 'NotificationsOf' query type */
export interface NotificationsOfQuery {
  params: NotificationsOfParams;
  result: NotificationsOfResult;
}

const notificationsOfIR: any = {"usedParamSet":{"ids":true},"params":[{"name":"ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":288,"b":292}]}],"statement":"select n.id, n.player_id, n.kind, coalesce(m.data, n.data) as \"data!\", coalesce(c.in_app, n.topic <> 'result') as \"is_shown!\"\nfrom notification n\nleft join notice m on m.id = n.notice_id\nleft join notification_choice c on c.player_id = n.player_id and c.topic = n.topic\nwhere n.id = any (:ids!)"};

/**
 * Query generated from SQL:
 * ```
 * select n.id, n.player_id, n.kind, coalesce(m.data, n.data) as "data!", coalesce(c.in_app, n.topic <> 'result') as "is_shown!"
 * from notification n
 * left join notice m on m.id = n.notice_id
 * left join notification_choice c on c.player_id = n.player_id and c.topic = n.topic
 * where n.id = any (:ids!)
 * ```
 */
export const notificationsOf = new PreparedQuery<NotificationsOfParams,NotificationsOfResult>(notificationsOfIR);


/** 'QuietWinners' parameters type */
export interface QuietWinnersParams {
  players: numberArray;
}

/** 'QuietWinners' return type */
export interface QuietWinnersResult {
  player_id: number;
}

/** 'QuietWinners' query type */
export interface QuietWinnersQuery {
  params: QuietWinnersParams;
  result: QuietWinnersResult;
}

const quietWinnersIR: any = {"usedParamSet":{"players":true},"params":[{"name":"players","required":true,"transform":{"type":"scalar"},"locs":[{"a":65,"b":73}]}],"statement":"select player_id from notification_choice where player_id = any (:players!) and topic = 'win' and not in_app"};

/**
 * Query generated from SQL:
 * ```
 * select player_id from notification_choice where player_id = any (:players!) and topic = 'win' and not in_app
 * ```
 */
export const quietWinners = new PreparedQuery<QuietWinnersParams,QuietWinnersResult>(quietWinnersIR);


/** 'FactsBetween' parameters type */
export interface FactsBetweenParams {
  from_id: number;
  from_xid: string;
  most: number;
  player_id?: number | null | void;
  to_id: number;
  to_xid: string;
}

/** 'FactsBetween' return type */
export interface FactsBetweenResult {
  at: Date;
  data: unknown;
  id: number;
  kind: string;
  player_id: number | null;
  xid: string;
}

/** 'FactsBetween' query type */
export interface FactsBetweenQuery {
  params: FactsBetweenParams;
  result: FactsBetweenResult;
}

const factsBetweenIR: any = {"usedParamSet":{"from_xid":true,"from_id":true,"to_xid":true,"to_id":true,"player_id":true,"most":true},"params":[{"name":"from_xid","required":true,"transform":{"type":"scalar"},"locs":[{"a":87,"b":96}]},{"name":"from_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":111,"b":119}]},{"name":"to_xid","required":true,"transform":{"type":"scalar"},"locs":[{"a":148,"b":155}]},{"name":"to_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":170,"b":176}]},{"name":"player_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":227,"b":236}]},{"name":"most","required":true,"transform":{"type":"scalar"},"locs":[{"a":313,"b":318}]}],"statement":"select xid::text as \"xid!\", id, kind, player_id, data, at from fact\nwhere (xid, id) > (:from_xid!::text::xid8, :from_id!::bigint) and (xid, id) <= (:to_xid!::text::xid8, :to_id!::bigint)\n  and (player_id is null or player_id = :player_id::bigint) and kind not in ('live_2d', 'live_crypto')\norder by xid, id limit :most!"};

/**
 * Query generated from SQL:
 * ```
 * select xid::text as "xid!", id, kind, player_id, data, at from fact
 * where (xid, id) > (:from_xid!::text::xid8, :from_id!::bigint) and (xid, id) <= (:to_xid!::text::xid8, :to_id!::bigint)
 *   and (player_id is null or player_id = :player_id::bigint) and kind not in ('live_2d', 'live_crypto')
 * order by xid, id limit :most!
 * ```
 */
export const factsBetween = new PreparedQuery<FactsBetweenParams,FactsBetweenResult>(factsBetweenIR);


/** 'IsRepeatable' parameters type */
export interface IsRepeatableParams {
  era: string;
  id: number;
  to_id: number;
  to_xid: string;
  xid: string;
}

/** 'IsRepeatable' return type */
export interface IsRepeatableResult {
  is_repeatable: boolean;
}

/** 'IsRepeatable' query type */
export interface IsRepeatableQuery {
  params: IsRepeatableParams;
  result: IsRepeatableResult;
}

const isRepeatableIR: any = {"usedParamSet":{"xid":true,"id":true,"to_xid":true,"to_id":true,"era":true},"params":[{"name":"xid","required":true,"transform":{"type":"scalar"},"locs":[{"a":8,"b":12},{"a":135,"b":139},{"a":307,"b":311}]},{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":27,"b":30},{"a":154,"b":157}]},{"name":"to_xid","required":true,"transform":{"type":"scalar"},"locs":[{"a":45,"b":52}]},{"name":"to_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":67,"b":73}]},{"name":"era","required":true,"transform":{"type":"scalar"},"locs":[{"a":223,"b":227}]}],"statement":"select (:xid!::text::xid8, :id!::bigint) <= (:to_xid!::text::xid8, :to_id!::bigint)\n  and exists (select from fact where (xid, id) <= (:xid!::text::xid8, :id!::bigint))\n  and exists (select from stream_era e where e.name = :era!\n    and not exists (select from stream_era n where n.xid > e.xid and n.xid <= :xid!::text::xid8)) as \"is_repeatable!\""};

/**
 * Query generated from SQL:
 * ```
 * select (:xid!::text::xid8, :id!::bigint) <= (:to_xid!::text::xid8, :to_id!::bigint)
 *   and exists (select from fact where (xid, id) <= (:xid!::text::xid8, :id!::bigint))
 *   and exists (select from stream_era e where e.name = :era!
 *     and not exists (select from stream_era n where n.xid > e.xid and n.xid <= :xid!::text::xid8)) as "is_repeatable!"
 * ```
 */
export const isRepeatable = new PreparedQuery<IsRepeatableParams,IsRepeatableResult>(isRepeatableIR);


/** 'InsertEra' parameters type */
export interface InsertEraParams {
  name: string;
}

/** 'InsertEra' return type */
export type InsertEraResult = void;

/** 'InsertEra' query type */
export interface InsertEraQuery {
  params: InsertEraParams;
  result: InsertEraResult;
}

const insertEraIR: any = {"usedParamSet":{"name":true},"params":[{"name":"name","required":true,"transform":{"type":"scalar"},"locs":[{"a":38,"b":43}]}],"statement":"insert into stream_era (name) values (:name!)"};

/**
 * Query generated from SQL:
 * ```
 * insert into stream_era (name) values (:name!)
 * ```
 */
export const insertEra = new PreparedQuery<InsertEraParams,InsertEraResult>(insertEraIR);


/** 'NewestEra' parameters type */
export type NewestEraParams = void;

/** 'NewestEra' return type */
export interface NewestEraResult {
  name: string;
}

/** 'NewestEra' query type */
export interface NewestEraQuery {
  params: NewestEraParams;
  result: NewestEraResult;
}

const newestEraIR: any = {"usedParamSet":{},"params":[],"statement":"select name from stream_era order by xid desc limit 1"};

/**
 * Query generated from SQL:
 * ```
 * select name from stream_era order by xid desc limit 1
 * ```
 */
export const newestEra = new PreparedQuery<NewestEraParams,NewestEraResult>(newestEraIR);


/** 'PruneEras' parameters type */
export type PruneErasParams = void;

/** 'PruneEras' return type */
export type PruneErasResult = void;

/** 'PruneEras' query type */
export interface PruneErasQuery {
  params: PruneErasParams;
  result: PruneErasResult;
}

const pruneErasIR: any = {"usedParamSet":{},"params":[],"statement":"delete from stream_era where at < clock_timestamp() - interval '30 days' and xid < (select max(xid) from stream_era)"};

/**
 * Query generated from SQL:
 * ```
 * delete from stream_era where at < clock_timestamp() - interval '30 days' and xid < (select max(xid) from stream_era)
 * ```
 */
export const pruneEras = new PreparedQuery<PruneErasParams,PruneErasResult>(pruneErasIR);


/** 'InsertTicket' parameters type */
export interface InsertTicketParams {
  player_id: number;
  session_id: number;
  token_hash: Buffer;
}

/** 'InsertTicket' return type */
export type InsertTicketResult = void;

/** 'InsertTicket' query type */
export interface InsertTicketQuery {
  params: InsertTicketParams;
  result: InsertTicketResult;
}

const insertTicketIR: any = {"usedParamSet":{"token_hash":true,"player_id":true,"session_id":true},"params":[{"name":"token_hash","required":true,"transform":{"type":"scalar"},"locs":[{"a":82,"b":93}]},{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":96,"b":106}]},{"name":"session_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":109,"b":120}]}],"statement":"insert into stream_ticket (token_hash, player_id, session_id, expires_at)\nvalues (:token_hash!, :player_id!, :session_id!, product_now() + interval '1 minute')"};

/**
 * Query generated from SQL:
 * ```
 * insert into stream_ticket (token_hash, player_id, session_id, expires_at)
 * values (:token_hash!, :player_id!, :session_id!, product_now() + interval '1 minute')
 * ```
 */
export const insertTicket = new PreparedQuery<InsertTicketParams,InsertTicketResult>(insertTicketIR);


/** 'TakeTicket' parameters type */
export interface TakeTicketParams {
  token_hash: Buffer;
}

/** 'TakeTicket' return type */
export interface TakeTicketResult {
  is_valid: boolean;
  player_id: number;
  session_id: number;
}

/** 'TakeTicket' query type */
export interface TakeTicketQuery {
  params: TakeTicketParams;
  result: TakeTicketResult;
}

const takeTicketIR: any = {"usedParamSet":{"token_hash":true},"params":[{"name":"token_hash","required":true,"transform":{"type":"scalar"},"locs":[{"a":49,"b":60}]}],"statement":"delete from stream_ticket t where t.token_hash = :token_hash!\nreturning t.player_id, t.session_id, t.expires_at > product_now() and exists (\n  select from player_session s where s.id = t.session_id and s.ended_at is null and s.expires_at > product_now()\n) as \"is_valid!\""};

/**
 * Query generated from SQL:
 * ```
 * delete from stream_ticket t where t.token_hash = :token_hash!
 * returning t.player_id, t.session_id, t.expires_at > product_now() and exists (
 *   select from player_session s where s.id = t.session_id and s.ended_at is null and s.expires_at > product_now()
 * ) as "is_valid!"
 * ```
 */
export const takeTicket = new PreparedQuery<TakeTicketParams,TakeTicketResult>(takeTicketIR);


/** 'IsSessionOpen' parameters type */
export interface IsSessionOpenParams {
  session_id: number;
}

/** 'IsSessionOpen' return type */
export interface IsSessionOpenResult {
  is_open: boolean;
}

/** 'IsSessionOpen' query type */
export interface IsSessionOpenQuery {
  params: IsSessionOpenParams;
  result: IsSessionOpenResult;
}

const isSessionOpenIR: any = {"usedParamSet":{"session_id":true},"params":[{"name":"session_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":53,"b":64}]}],"statement":"select exists (select from player_session where id = :session_id! and ended_at is null and expires_at > product_now()) as \"is_open!\""};

/**
 * Query generated from SQL:
 * ```
 * select exists (select from player_session where id = :session_id! and ended_at is null and expires_at > product_now()) as "is_open!"
 * ```
 */
export const isSessionOpen = new PreparedQuery<IsSessionOpenParams,IsSessionOpenResult>(isSessionOpenIR);


