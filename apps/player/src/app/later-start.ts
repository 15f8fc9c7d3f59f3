import { startRealityCheck } from '../parts/reality-check.ts';
import { startPrefetch } from './prefetch.ts';
import { startPush } from './push.ts';
import { hearPushed } from './pushed.ts';
import { startWorker } from './worker.ts';

export { startRealtime } from './realtime.ts';
export { forgetKeptPages, reloadIfNewer } from './worker.ts';

/** Starts what nobody waits for to see the first screen. */
export function startLater(): void {
  startPrefetch();
  startRealityCheck();
  hearPushed();
  void startWorker().then(startPush);
}
