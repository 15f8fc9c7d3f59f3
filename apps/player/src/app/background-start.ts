import { keepAnswers } from '../house/kept-answers.ts';
import { followLanguage, language, onLanguage } from '../house/language.ts';
import { forgetOwnAnswers } from '../house/own-answers.ts';
import { startPush } from '../house/push.ts';
import { showPushMessages } from '../house/push-messages.ts';
import { askAgain } from '../house/query.ts';
import { startRealtime } from '../house/realtime.ts';
import { onSession, token } from '../house/session.ts';
import { Bars } from '../parts/Bars.tsx';
import { startRealityCheck } from '../parts/reality-check.ts';
import { onWindow } from '../phone/browser.ts';
import { hasLock } from '../phone/lock.ts';
import { perTab } from '../phone/storage.ts';
import { forgetKeptPages, startWorker } from '../phone/worker.ts';
import { showBars } from './App.tsx';
import { startPrefetch } from './prefetch.ts';
import { resumeRequests } from './resume.ts';

export { startRealtime } from '../house/realtime.ts';
export { reloadIfHelps } from '../phone/worker.ts';

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
  onChange(onSession, token, () => {
    forgetOwnAnswers();
    startRealtime();
  });
  onChange(onLanguage, language, () => {
    // Some answers are sentences: they are asked for in the new language.
    askAgain();
    startRealtime();
    forgetKeptPages();
  });
}

/** Does something whenever the read value is another one than before. */
function onChange<T>(subscribe: (listener: () => void) => void, read: () => T, act: () => void): void {
  let last = read();
  subscribe(() => {
    const next = read();
    if (next === last) return;
    last = next;
    act();
  });
}

function watchLock(): void {
  if (hasLock()) void import('../parts/lock/watch.ts').then(({ watchLeaving }) => watchLeaving());
}
