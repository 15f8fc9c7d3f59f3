/** Types and statements of src/platform/metrics/measures.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export type ReadersBehindParams = void;

export interface ReadersBehindResult {
  age_s: number;
  name: string;
}

export const readersBehind = new PreparedQuery<ReadersBehindParams, ReadersBehindResult>({"usedParamSet":{},"params":[],"statement":"select r.name, coalesce(extract(epoch from product_now() - f.at), 0)::double precision as \"age_s!\"\nfrom fact_reader r left join lateral (\n  select at from fact where (xid, id) > (r.xid, r.id) order by xid, id limit 1\n) f on true"} as never);

export type AlertsOpenParams = void;

export interface AlertsOpenResult {
  count: number;
  kind: string;
}

export const alertsOpen = new PreparedQuery<AlertsOpenParams, AlertsOpenResult>({"usedParamSet":{},"params":[],"statement":"select kind, count(*)::int as \"count!\" from alert where closed_at is null group by kind"} as never);

export type DeedsWaitingParams = void;

export interface DeedsWaitingResult {
  age_s: number;
  count: number;
}

export const deedsWaiting = new PreparedQuery<DeedsWaitingParams, DeedsWaitingResult>({"usedParamSet":{},"params":[],"statement":"select count(*)::int as \"count!\", coalesce(extract(epoch from product_now() - min(asked_at)), 0)::double precision as \"age_s!\" from deed where state = 'asked'"} as never);

export type LastAuditParams = void;

export interface LastAuditResult {
  age_s: number;
  is_right: boolean;
}

export const lastAudit = new PreparedQuery<LastAuditParams, LastAuditResult>({"usedParamSet":{},"params":[],"statement":"select not exists (select from wrong_audit) as \"is_right!\", extract(epoch from product_now() - at)::double precision as \"age_s!\" from public_audit_run order by id desc limit 1"} as never);

export type LastRehearsalParams = void;

export interface LastRehearsalResult {
  age_s: number;
  is_good: boolean;
}

export const lastRehearsal = new PreparedQuery<LastRehearsalParams, LastRehearsalResult>({"usedParamSet":{},"params":[],"statement":"select trouble is null as \"is_good!\", extract(epoch from product_now() - at)::double precision as \"age_s!\" from public_rehearsal_run order by id desc limit 1"} as never);

export type ArchiveWaitingParams = void;

export interface ArchiveWaitingResult {
  count: number;
}

export const archiveWaiting = new PreparedQuery<ArchiveWaitingParams, ArchiveWaitingResult>({"usedParamSet":{},"params":[],"statement":"select greatest(floor((pg_current_wal_lsn() - '0/0') / w.size) - 1 - coalesce(a.last, 0), 0)::int as \"count!\"\nfrom (select pg_size_bytes(current_setting('wal_segment_size')) as size) w\ncross join lateral (\n  select case when last_archived_wal ~ '^[0-9A-F]{24}$' then ('x' || substr(last_archived_wal, 9, 8))::bit(32)::bigint * (4294967296 / w.size)\n    + ('x' || substr(last_archived_wal, 17, 8))::bit(32)::bigint end as last from pg_stat_archiver\n) a\nwhere current_setting('archive_mode') <> 'off'"} as never);

