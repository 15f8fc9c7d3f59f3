import type { Answer } from '@shwekan/contract';

export type Job = Answer<'GET /api/console/health'>['workers'][number]['jobs'][number];

/** So many turns a job may be behind, and so long in any case: some work takes its time. */
const TURNS_LATE = 5;
const JOB_LATE_MS = 60_000;
/** However seldom its turns are, a first one has ended by then. */
const FIRST_LATE_MS = 300_000;

/** Whether a job failed or is behind, also one whose first turn does not end. What another process does for all is neither. */
export function isLate({ every_ms, silent_ms, has_ended, has_failed, stands_by }: Omit<Job, 'name'>): boolean {
  // Where the lead itself cannot be taken every process fails, and none stands by.
  if (stands_by) return has_failed;
  const late_ms = Math.max(JOB_LATE_MS, TURNS_LATE * every_ms);
  return has_failed || silent_ms > (has_ended ? late_ms : Math.min(late_ms, FIRST_LATE_MS));
}
