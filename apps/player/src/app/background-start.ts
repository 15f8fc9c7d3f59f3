import { followLanguage } from '../house/language.ts';
import { startPush } from '../house/push.ts';
import { showPushMessages } from '../house/push-messages.ts';
import { startRealityCheck } from '../parts/reality-check.ts';
import { perTab } from '../phone/storage.ts';
import { startWorker } from '../phone/worker.ts';
import { startPrefetch } from './prefetch.ts';

export { startRealtime } from '../house/realtime.ts';
export { forgetKeptPages, reloadIfHelps } from '../phone/worker.ts';

/** How often the page tried to fetch the app in vain. */
const LOST_KEY = 'lost';

/** Starts what nobody waits for to see the first screen. */
export function startBackground(): void {
  perTab.removeItem(LOST_KEY);
  startPrefetch();
  startRealityCheck();
  showPushMessages();
  followLanguage();
  void startWorker().then(startPush);
}
