/** Types and statements of src/reports/system.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export type OutboxesParams = void;

export interface OutboxesResult {
  name: string;
  oldest_at: Date | null;
  waiting_count: number;
}

export const outboxes = new PreparedQuery<OutboxesParams, OutboxesResult>({"usedParamSet":{},"params":[],"statement":"select 'sms' as \"name!\", count(*)::int as \"waiting_count!\", min(at) as oldest_at from public_sms where state = 'waiting'\nunion all\nselect 'push', count(*)::int, min(n.at) from public_push_outbox o join public_notification n on n.id = o.notification_id\nunion all\nselect 'alert', count(*)::int, min(at) from public_alert_message where state = 'waiting'"} as never);

export type LastAuditRunParams = void;

export interface LastAuditRunResult {
  after_day: string | null;
  at: Date;
  check_count: number;
  difference: string | null;
}

export const lastAuditRun = new PreparedQuery<LastAuditRunParams, LastAuditRunResult>({"usedParamSet":{},"params":[],"statement":"select at, check_count, after_day, difference from public_audit_run order by id desc limit 1"} as never);

export type LastRehearsalRunParams = void;

export interface LastRehearsalRunResult {
  at: Date;
  backup_at: Date | null;
  missing_count: number | null;
  newest_at: Date | null;
  trouble: string | null;
}

export const lastRehearsalRun = new PreparedQuery<LastRehearsalRunParams, LastRehearsalRunResult>({"usedParamSet":{},"params":[],"statement":"select at, backup_at, newest_at, missing_count, trouble from public_rehearsal_run order by id desc limit 1"} as never);

export type VersionOfDatabaseParams = void;

export interface VersionOfDatabaseResult {
  postgres: string;
}

export const versionOfDatabase = new PreparedQuery<VersionOfDatabaseParams, VersionOfDatabaseResult>({"usedParamSet":{},"params":[],"statement":"select current_setting('server_version') as \"postgres!\""} as never);

