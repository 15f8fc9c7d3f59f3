import type { Language } from '@shwekan/phrases/languages';
import { followLanguage } from '../house/choose-language.ts';
import { keepAnswers } from '../house/kept-answers.ts';
import { language, onLanguage } from '../house/language.ts';
import { forgetOwnAnswers } from '../house/own-answers.ts';
import { startPush } from '../house/push.ts';
import { showPushMessages } from '../house/push-messages.ts';
import { askAgain } from '../house/query.ts';
import { startRealtime } from '../house/realtime.ts';
import { onSession, type Session, token } from '../house/session.ts';
import { showHouseBars } from '../parts/Bars.tsx';
import { HouseBars } from '../parts/HouseBars.tsx';
import { watchOwner } from '../parts/page-owner.ts';
import { startRealityCheck } from '../parts/reality-check.ts';
import { onWindow } from '../phone/browser.ts';
import { hasLock } from '../phone/lock.ts';
import { perTab } from '../phone/storage.ts';
import { forgetKeptPages, startWorker } from '../phone/worker.ts';
import { onChange } from './change.ts';
import { startPrefetch } from './prefetch.ts';
import { resumeRequests } from './resume.ts';

export { startRealtime } from '../house/realtime.ts';
export { reloadIfHelps } from '../phone/worker.ts';

/** How often the page tried to fetch the app in vain. */
const LOST_KEY = 'lost';

/** Starts what nobody waits for to see the first screen. `begun`: whose page it was when it began, and in which language: what has changed since counts as well. */
export function startBackground(begun: { player: Session | null; language: Language }): void {
  perTab.removeItem(LOST_KEY);
  startPrefetch();
  resumeRequests();
  startRealityCheck();
  showPushMessages();
  followLanguage();
  keepAnswers();
  showHouseBars(HouseBars);
  watchLock();
  watchOwner(begun.player?.id);
  // Another tab set it, perhaps while this one slept.
  onWindow('storage', watchLock);
  onWindow('pageshow', watchLock);
  document.addEventListener('resume', watchLock);
  void startWorker().then(startPush);
  onChange(onSession, [begun.player?.token ?? null, token], () => {
    forgetOwnAnswers();
    startRealtime();
  });
  onChange(onLanguage, [begun.language, language], () => {
    // Some answers are sentences: they are asked for in the new language.
    void askAgain();
    startRealtime();
    forgetKeptPages();
  });
}

function watchLock(): void {
  if (hasLock()) void import('../parts/lock/watch.ts').then(({ watchLeaving }) => watchLeaving());
}
