/** Types and statements of src/platform/standbys.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export type LogPlaceParams = void;

export interface LogPlaceResult {
  lsn: string;
  mark: string;
}

export const logPlace = new PreparedQuery<LogPlaceParams, LogPlaceResult>({"usedParamSet":{},"params":[],"statement":"select l.lsn::text as \"lsn!\", t.mark from (select pg_current_wal_flush_lsn() as lsn, left(pg_walfile_name(pg_current_wal_lsn()), 8) as name where not pg_is_in_recovery()) l\nleft join timeline t on t.name = l.name"} as never);

export type InsertTimelineParams = void;

export type InsertTimelineResult = void;

export const insertTimeline = new PreparedQuery<InsertTimelineParams, InsertTimelineResult>({"usedParamSet":{},"params":[],"statement":"insert into timeline (name) select left(pg_walfile_name(pg_current_wal_lsn()), 8) on conflict do nothing"} as never);

export interface StandbyPlaceParams {
  lsn: string;
  mark: string;
}

export interface StandbyPlaceResult {
  follows: boolean;
  has_all: boolean;
  is_of_it: boolean;
}

export const standbyPlace = new PreparedQuery<StandbyPlaceParams, StandbyPlaceResult>({"usedParamSet":{"mark":true,"lsn":true},"params":[{"name":"mark","required":true,"transform":{"type":"scalar"},"locs":[{"a":66,"b":71}]},{"name":"lsn","required":true,"transform":{"type":"scalar"},"locs":[{"a":184,"b":188}]}],"statement":"select pg_is_in_recovery() as \"follows!\", coalesce((select mark = :mark!::uuid from timeline order by name desc limit 1), false) as \"is_of_it!\",\n  coalesce(pg_last_wal_replay_lsn() >= :lsn!::text::pg_lsn, false) as \"has_all!\""} as never);

