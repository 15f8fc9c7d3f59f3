import { keepAnswers } from '../house/kept-answers.ts';
import { followLanguage } from '../house/language.ts';
import { startPush } from '../house/push.ts';
import { showPushMessages } from '../house/push-messages.ts';
import { Bars } from '../parts/Bars.tsx';
import { startRealityCheck } from '../parts/reality-check.ts';
import { onWindow } from '../phone/browser.ts';
import { hasLock } from '../phone/lock.ts';
import { perTab } from '../phone/storage.ts';
import { startWorker } from '../phone/worker.ts';
import { showBars } from './App.tsx';
import { startPrefetch } from './prefetch.ts';
import { resumeRequests } from './resume.ts';

export { forgetOwnAnswers } from '../house/own-answers.ts';
export { startRealtime } from '../house/realtime.ts';
export { forgetKeptPages, reloadIfHelps } from '../phone/worker.ts';

/** How often the page tried to fetch the app in vain. */
const LOST_KEY = 'lost';

/** Starts what nobody waits for to see the first screen. */
export function startBackground(): void {
  perTab.removeItem(LOST_KEY);
  startPrefetch();
  resumeRequests();
  startRealityCheck();
  showPushMessages();
  followLanguage();
  keepAnswers();
  showBars(Bars);
  watchLock();
  // Another tab set it.
  onWindow('storage', watchLock);
  void startWorker().then(startPush);
}

function watchLock(): void {
  if (hasLock()) void import('../parts/lock/watch.ts').then(({ watchLeaving }) => watchLeaving());
}
