import type { Jobs } from '../platform/jobs.ts';
import type { World } from '../platform/world.ts';
import { closeDays } from './closing.ts';
import { sumUpEntries } from './days.ts';

const LOOK_MS = 3000;
/** A closing that fails has read a whole day, and somebody must look. */
const AFTER_FAILURE_MS = 60_000;

/** What the reports do by themselves: the ledger's entries are summed up by day, and days that are over are closed. */
export function reportsJobs(world: World): Jobs {
  return {
    loops: [
      { name: 'reports.days', every_ms: LOOK_MS, run: () => sumUpEntries(world) },
      { name: 'reports.closing', every_ms: LOOK_MS, after_failure_ms: AFTER_FAILURE_MS, run: closeDays(world) },
    ],
  };
}
