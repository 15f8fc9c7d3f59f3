import type { Jobs } from '../platform/jobs.ts';
import type { World } from '../platform/world.ts';
import { pruneFacts } from './stream.queries.ts';

/** Forgets facts that no stream repeats any more: moving numbers after two minutes, the rest after a week. */
export function realtimeJobs(world: World): Jobs {
  return { loops: [{ name: 'prune-facts', every_ms: 60_000, run: async () => void (await pruneFacts.run(undefined, world.db)) }] };
}
