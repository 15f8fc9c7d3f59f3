import type { Jobs } from '../platform/jobs.ts';
import type { Files } from '../platform/storage.ts';
import type { World } from '../platform/world.ts';
import { closeDays } from './closing.ts';
import { sumUpEntries } from './days.ts';
import { lookAtSigned } from './signing.ts';
import { KEEP_SIGNING } from './signing-deed.ts';
import { keepSigning, sweepSignings } from './signing-files.ts';

const LOOK_MS = 3000;
/** A closing that fails has read a whole day, and somebody must look. */
const AFTER_FAILURE_MS = 60_000;

const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** What the reports do by themselves: the ledger's entries are summed up by day, days that are over are closed, what two signed is filed and looked at again. */
export function reportsJobs(world: World, files: Files): Jobs {
  return {
    tasks: { files: { [KEEP_SIGNING]: ({ id }) => keepSigning(world, files, Number(id)) } },
    loops: [
      { name: 'reports.days', every_ms: LOOK_MS, run: () => sumUpEntries(world) },
      { name: 'reports.closing', every_ms: LOOK_MS, after_failure_ms: AFTER_FAILURE_MS, run: closeDays(world) },
      { name: 'reports.signed', every_ms: HOUR_MS, run: (isStopping) => lookAtSigned(world, isStopping) },
      { name: 'reports.signed-swept', every_ms: DAY_MS, run: () => sweepSignings(world, files) },
    ],
  };
}
