import { startRealityCheck } from '../parts/reality-check.ts';
import { followLanguage } from './language.ts';
import { startPrefetch } from './prefetch.ts';
import { startPush } from './push.ts';
import { hearPushed } from './pushed.ts';
import { perTab } from './storage.ts';
import { startWorker } from './worker.ts';

export { startRealtime } from './realtime.ts';
export { forgetKeptPages, reloadIfNewer } from './worker.ts';

/** How often the page tried to fetch the app in vain. */
const LOST_KEY = 'lost';

/** Starts what nobody waits for to see the first screen. */
export function startLater(): void {
  perTab.removeItem(LOST_KEY);
  startPrefetch();
  startRealityCheck();
  hearPushed();
  followLanguage();
  void startWorker().then(startPush);
}
