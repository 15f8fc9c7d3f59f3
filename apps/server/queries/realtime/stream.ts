/** Types and statements of src/realtime/stream.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export interface BalancesOfParams {
  players: number[];
}

export interface BalancesOfResult {
  game_pya: number;
  main_pya: number;
  player_id: number;
  points: number;
  promotion_pya: number;
  version: number;
}

export const balancesOf = new PreparedQuery<BalancesOfParams, BalancesOfResult>({"usedParamSet":{"players":true},"params":[{"name":"players","required":true,"transform":{"type":"scalar"},"locs":[{"a":362,"b":370}]}],"statement":"select player_id as \"player_id!\",\n  max(balance) filter (where kind = 'main') as \"main_pya!\",\n  max(balance) filter (where kind = 'game') as \"game_pya!\",\n  max(balance) filter (where kind = 'promotion') as \"promotion_pya!\",\n  max(balance) filter (where kind = 'points') as \"points!\",\n  sum(version)::bigint as \"version!\"\nfrom public_purse where player_id = any (:players!) group by player_id"} as never);

export interface NotificationsOfParams {
  ids: number[];
}

export interface NotificationsOfResult {
  data: unknown;
  id: number;
  is_shown: boolean;
  kind: string;
  player_id: number | null;
}

export const notificationsOf = new PreparedQuery<NotificationsOfParams, NotificationsOfResult>({"usedParamSet":{"ids":true},"params":[{"name":"ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":295,"b":299}]}],"statement":"select n.id, n.player_id, n.kind, coalesce(m.data, n.data) as \"data!\", coalesce(c.in_app, n.topic <> 'result') as \"is_shown!\"\nfrom public_notification n\nleft join notice m on m.id = n.notice_id\nleft join notification_choice c on c.player_id = n.player_id and c.topic = n.topic\nwhere n.id = any (:ids!)"} as never);

export interface QuietWinnersParams {
  players: number[];
}

export interface QuietWinnersResult {
  player_id: number;
}

export const quietWinners = new PreparedQuery<QuietWinnersParams, QuietWinnersResult>({"usedParamSet":{"players":true},"params":[{"name":"players","required":true,"transform":{"type":"scalar"},"locs":[{"a":65,"b":73}]}],"statement":"select player_id from notification_choice where player_id = any (:players!) and topic = 'win' and not in_app"} as never);

export interface FactsBetweenParams {
  from_id: number;
  from_xid: string;
  most: number;
  player_id?: number | null | void;
  to_id: number;
  to_xid: string;
}

export interface FactsBetweenResult {
  at: Date;
  data: unknown;
  id: number;
  kind: string;
  player_id: number | null;
  xid: string;
}

export const factsBetween = new PreparedQuery<FactsBetweenParams, FactsBetweenResult>({"usedParamSet":{"from_xid":true,"from_id":true,"to_xid":true,"to_id":true,"player_id":true,"most":true},"params":[{"name":"from_xid","required":true,"transform":{"type":"scalar"},"locs":[{"a":94,"b":103}]},{"name":"from_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":118,"b":126}]},{"name":"to_xid","required":true,"transform":{"type":"scalar"},"locs":[{"a":155,"b":162}]},{"name":"to_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":177,"b":183}]},{"name":"player_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":234,"b":243}]},{"name":"most","required":true,"transform":{"type":"scalar"},"locs":[{"a":350,"b":355}]}],"statement":"select xid::text as \"xid!\", id, kind, player_id, data, at from public_fact\nwhere (xid, id) > (:from_xid!::text::xid8, :from_id!::bigint) and (xid, id) <= (:to_xid!::text::xid8, :to_id!::bigint)\n  and (player_id is null or player_id = :player_id::bigint) and kind not in ('live_2d', 'live_crypto', 'console', 'purse', 'purses')\norder by xid, id limit :most!"} as never);

export interface IsRepeatableParams {
  era: string;
  id: number;
  to_id: number;
  to_xid: string;
  xid: string;
}

export interface IsRepeatableResult {
  is_repeatable: boolean;
}

export const isRepeatable = new PreparedQuery<IsRepeatableParams, IsRepeatableResult>({"usedParamSet":{"era":true,"xid":true,"id":true,"to_xid":true,"to_id":true},"params":[{"name":"era","required":true,"transform":{"type":"scalar"},"locs":[{"a":12,"b":16},{"a":305,"b":309}]},{"name":"xid","required":true,"transform":{"type":"scalar"},"locs":[{"a":83,"b":87},{"a":217,"b":221},{"a":389,"b":393}]},{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":102,"b":105},{"a":236,"b":239}]},{"name":"to_xid","required":true,"transform":{"type":"scalar"},"locs":[{"a":120,"b":127}]},{"name":"to_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":142,"b":148}]}],"statement":"select left(:era!, 4) = substr(pg_walfile_name(pg_current_wal_lsn()), 5, 4)\n  and (:xid!::text::xid8, :id!::bigint) <= (:to_xid!::text::xid8, :to_id!::bigint)\n  and exists (select from public_fact where (xid, id) <= (:xid!::text::xid8, :id!::bigint))\n  and exists (select from stream_era e where e.name = :era!\n    and not exists (select from stream_era n where n.xid > e.xid and n.xid <= :xid!::text::xid8)) as \"is_repeatable!\""} as never);

export interface InsertEraParams {
  random: string;
}

export type InsertEraResult = void;

export const insertEra = new PreparedQuery<InsertEraParams, InsertEraResult>({"usedParamSet":{"random":true},"params":[{"name":"random","required":true,"transform":{"type":"scalar"},"locs":[{"a":93,"b":100}]}],"statement":"insert into stream_era (name) values (substr(pg_walfile_name(pg_current_wal_lsn()), 5, 4) || :random!)"} as never);

export type NewestEraParams = void;

export interface NewestEraResult {
  name: string;
}

export const newestEra = new PreparedQuery<NewestEraParams, NewestEraResult>({"usedParamSet":{},"params":[],"statement":"select name from stream_era order by xid desc limit 1"} as never);

export type PruneErasParams = void;

export type PruneErasResult = void;

export const pruneEras = new PreparedQuery<PruneErasParams, PruneErasResult>({"usedParamSet":{},"params":[],"statement":"delete from stream_era where at < clock_timestamp() - interval '30 days' and xid < (select max(xid) from stream_era)"} as never);

export interface InsertTicketParams {
  player_id: number;
  session_id: number;
  token_hash: Buffer;
}

export type InsertTicketResult = void;

export const insertTicket = new PreparedQuery<InsertTicketParams, InsertTicketResult>({"usedParamSet":{"token_hash":true,"player_id":true,"session_id":true},"params":[{"name":"token_hash","required":true,"transform":{"type":"scalar"},"locs":[{"a":82,"b":93}]},{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":96,"b":106}]},{"name":"session_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":109,"b":120}]}],"statement":"insert into stream_ticket (token_hash, player_id, session_id, expires_at)\nvalues (:token_hash!, :player_id!, :session_id!, product_now() + interval '1 minute')"} as never);

export interface TakeTicketParams {
  token_hash: Buffer;
}

export interface TakeTicketResult {
  is_valid: boolean;
  player_id: number;
  session_id: number;
}

export const takeTicket = new PreparedQuery<TakeTicketParams, TakeTicketResult>({"usedParamSet":{"token_hash":true},"params":[{"name":"token_hash","required":true,"transform":{"type":"scalar"},"locs":[{"a":49,"b":60}]}],"statement":"delete from stream_ticket t where t.token_hash = :token_hash!\nreturning t.player_id, t.session_id, t.expires_at > product_now() and exists (\n  select from public_player_session s where s.id = t.session_id and s.ended_at is null and s.expires_at > product_now()\n) as \"is_valid!\""} as never);

export interface ClosedSessionsParams {
  session_ids: number[];
}

export interface ClosedSessionsResult {
  id: number;
}

export const closedSessions = new PreparedQuery<ClosedSessionsParams, ClosedSessionsResult>({"usedParamSet":{"session_ids":true},"params":[{"name":"session_ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":37,"b":49}]}],"statement":"select asked.id as \"id!\" from unnest(:session_ids!::bigint[]) as asked(id)\nwhere not exists (\n  select from public_player_session s where s.id = asked.id and s.ended_at is null and s.expires_at > product_now()\n)"} as never);

