import type { Jobs } from '../platform/jobs.ts';
import type { World } from '../platform/world.ts';
import type { LogKey } from './key.ts';
import { witnessLoops } from './witnesses.ts';
import { keepLog } from './writer.ts';

const LOOK_MS = 1000;

/** What the log does by itself: it grows, is signed, and is shown to its witnesses. */
export function transparencyJobs(world: World, key: LogKey | null): Jobs {
  const every_ms = Math.min(LOOK_MS, Math.max(50, world.config.CHECKPOINT_EVERY_MS));
  return { loops: [{ name: 'transparency.log', every_ms, run: keepLog(world, key) }, ...witnessLoops(world, every_ms)] };
}
