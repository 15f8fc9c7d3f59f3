/** Types and statements of src/platform/nightly-alerts.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export type NewestRunsParams = void;

export interface NewestRunsResult {
  audit_id: number | null;
  difference: string | null;
  rehearsal_id: number | null;
  trouble: string | null;
}

export const newestRuns = new PreparedQuery<NewestRunsParams, NewestRunsResult>({"usedParamSet":{},"params":[],"statement":"select a.id as \"audit_id?\", a.difference as \"difference?\", r.id as \"rehearsal_id?\", r.trouble as \"trouble?\"\nfrom (select) one\nleft join lateral (select id, difference from wrong_audit order by id desc limit 1) a on true\nleft join lateral (select id, trouble from public_rehearsal_run order by id desc limit 1) r on true"} as never);

export type ArchiveStillParams = void;

export interface ArchiveStillResult {
  has_failed: boolean;
  since: string;
  still_s: number | null;
}

export const archiveStill = new PreparedQuery<ArchiveStillParams, ArchiveStillResult>({"usedParamSet":{},"params":[],"statement":"select coalesce((extract(epoch from s.last_archived_time) * 1000)::bigint::text, 'never') as \"since!\",\n  (extract(epoch from clock_timestamp() - greatest(coalesce(s.last_archived_time, s.stats_reset), pg_postmaster_start_time())))::float8 as \"still_s?\",\n  coalesce(s.last_failed_time > coalesce(s.last_archived_time, '-infinity'), false) as \"has_failed!\"\nfrom pg_stat_archiver s where current_setting('archive_mode') <> 'off' and (s.last_archived_time is not null or s.last_failed_time is not null)"} as never);

export interface OverdueRunsParams {
  most_hours: number;
}

export interface OverdueRunsResult {
  since: Date;
  what: string;
}

export const overdueRuns = new PreparedQuery<OverdueRunsParams, OverdueRunsResult>({"usedParamSet":{"most_hours":true},"params":[{"name":"most_hours","required":true,"transform":{"type":"scalar"},"locs":[{"a":352,"b":363}]}],"statement":"select x.what as \"what!\", x.since as \"since!\"\nfrom (select at from public_audit_row order by id limit 1) b\ncross join lateral (values\n  ('audit', coalesce((select max(at) from public_audit_run), b.at)),\n  ('rehearsal', coalesce((select max(at) from public_rehearsal_run), b.at))\n) x (what, since)\nwhere x.since < product_now() - make_interval(hours => :most_hours!::integer)"} as never);

