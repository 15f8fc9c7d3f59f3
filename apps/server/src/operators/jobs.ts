import { forgetOperatorSessions } from '#queries/operators/login.ts';
import type { Jobs } from '../platform/jobs.ts';
import type { World } from '../platform/world.ts';

const HOUR_MS = 3_600_000;

/** Forgets operators' sessions that are over. */
export function operatorsJobs(world: World): Jobs {
  return {
    loops: [{ name: 'operators-forget', every_ms: HOUR_MS, run: async () => void (await forgetOperatorSessions.run(undefined, world.db)) }],
  };
}
