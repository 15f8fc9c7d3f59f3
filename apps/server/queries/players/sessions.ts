/** Types and statements of src/players/sessions.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export interface InsertSessionParams {
  address: string;
  device: string;
  device_hash: Buffer;
  player_id: number;
  token_hash: Buffer;
}

export interface InsertSessionResult {
  id: number;
}

export const insertSession = new PreparedQuery<InsertSessionParams, InsertSessionResult>({"usedParamSet":{"token_hash":true,"player_id":true,"device":true,"device_hash":true,"address":true},"params":[{"name":"token_hash","required":true,"transform":{"type":"scalar"},"locs":[{"a":122,"b":133}]},{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":136,"b":146}]},{"name":"device","required":true,"transform":{"type":"scalar"},"locs":[{"a":149,"b":156}]},{"name":"device_hash","required":true,"transform":{"type":"scalar"},"locs":[{"a":159,"b":171}]},{"name":"address","required":true,"transform":{"type":"scalar"},"locs":[{"a":174,"b":182}]}],"statement":"with opened as (\n  insert into player_session (token_hash, player_id, device, device_hash, address, expires_at)\n  values (:token_hash!, :player_id!, :device!, :device_hash!, :address!, product_now() + interval '30 days')\n  returning id, player_id\n), seen as (\n  insert into player_seen as s (player_id) select player_id from opened\n  on conflict (player_id) do update set seen_at = excluded.seen_at where s.seen_at < excluded.seen_at - interval '1 hour'\n)\nselect id from opened"} as never);

export interface FindSessionsParams {
  token_hashes: Buffer[];
}

export interface FindSessionsResult {
  is_stale: boolean;
  player_id: number;
  session_id: number;
  token_hash: Buffer;
}

export const findSessions = new PreparedQuery<FindSessionsParams, FindSessionsResult>({"usedParamSet":{"token_hashes":true},"params":[{"name":"token_hashes","required":true,"transform":{"type":"scalar"},"locs":[{"a":201,"b":214}]}],"statement":"select s.token_hash, s.id as session_id, s.player_id, s.seen_at < product_now() - interval '1 minute' as \"is_stale!\"\nfrom player_session s join player p on p.id = s.player_id\nwhere s.token_hash = any (:token_hashes!::bytea[]) and s.ended_at is null and s.expires_at > product_now() and p.blocked_at is null"} as never);

export interface TouchSessionParams {
  address: string;
  session_id: number;
}

export type TouchSessionResult = void;

export const touchSession = new PreparedQuery<TouchSessionParams, TouchSessionResult>({"usedParamSet":{"address":true,"session_id":true},"params":[{"name":"address","required":true,"transform":{"type":"scalar"},"locs":[{"a":81,"b":89}]},{"name":"session_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":197,"b":208}]}],"statement":"with touched as (\n  update player_session set seen_at = product_now(), address = :address!,\n    expires_at = least(product_now() + interval '30 days', created_at + interval '90 days')\n  where id = :session_id! and ended_at is null and seen_at < product_now() - interval '1 minute'\n  returning player_id\n)\ninsert into player_seen as s (player_id) select player_id from touched\non conflict (player_id) do update set seen_at = excluded.seen_at where s.seen_at < excluded.seen_at - interval '1 hour'"} as never);

export interface OpenSessionsParams {
  player_id: number;
}

export interface OpenSessionsResult {
  address: string;
  created_at: Date;
  device: string;
  id: number;
  seen_at: Date;
}

export const openSessions = new PreparedQuery<OpenSessionsParams, OpenSessionsResult>({"usedParamSet":{"player_id":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":86,"b":96}]}],"statement":"select id, device, address, created_at, seen_at from player_session\nwhere player_id = :player_id! and ended_at is null and expires_at > product_now()\norder by seen_at desc, id desc limit 100"} as never);

export interface EndSessionParams {
  player_id: number;
  session_id: number;
}

export interface EndSessionResult {
  id: number;
}

export const endSession = new PreparedQuery<EndSessionParams, EndSessionResult>({"usedParamSet":{"session_id":true,"player_id":true},"params":[{"name":"session_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":82,"b":93}]},{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":111,"b":121}]}],"statement":"update player_session set ended_at = coalesce(ended_at, product_now()) where id = :session_id! and player_id = :player_id! returning id"} as never);

export interface EndSessionsOfParams {
  but_session_id?: number | null | void;
  player_id: number;
}

export interface EndSessionsOfResult {
  id: number;
}

export const endSessionsOf = new PreparedQuery<EndSessionsOfParams, EndSessionsOfResult>({"usedParamSet":{"player_id":true,"but_session_id":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":69,"b":79}]},{"name":"but_session_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":126,"b":140}]}],"statement":"update player_session set ended_at = product_now()\nwhere player_id = :player_id! and ended_at is null and id is distinct from :but_session_id::bigint\nreturning id"} as never);

