import { startRealityCheck } from '../parts/reality-check.ts';
import { startPrefetch } from './prefetch.ts';
import { startWorker } from './worker.ts';

export { startRealtime } from './realtime.ts';
export { forgetKeptPages, reloadIfNewer } from './worker.ts';

/** Starts what nobody waits for to see the first screen. */
export function startLater(): void {
  startPrefetch();
  startRealityCheck();
  void startWorker();
}
