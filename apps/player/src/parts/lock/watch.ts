import { loadPhrases } from '../../house/language.ts';
import { keptLock, lookAtLock } from './kept-lock.ts';

let isWatched = false;

/**
 * Locks the app that was left for longer than its owner chose: the page is loaded anew, so that nothing of before is in it. While it is
 * left, nothing of it is shown, as far as a browser draws that before it takes its picture for the list of apps. A tab behind another, in which
 * the lock is set just now, is left from now on. Safe to call again.
 */
export function watchLeaving(): void {
  if (isWatched) return;
  isWatched = true;
  // There without a network as well.
  void loadPhrases(['lock']).catch(() => {});
  let left_ms: number | null = null;
  const show = (isShown: boolean) => {
    document.documentElement.style.visibility = isShown ? '' : 'hidden';
  };
  const leave = () => {
    if (keptLock() === null) return;
    left_ms ??= Date.now();
    show(false);
  };
  const comeBack = () => {
    lookAtLock();
    const lock = keptLock();
    const away_ms = left_ms === null ? null : Date.now() - left_ms;
    // A clock that was put back does not tell how long it was.
    const isLong = lock !== null && away_ms !== null && (away_ms < 0 || away_ms >= lock.after_ms);
    left_ms = null;
    if (isLong) location.reload();
    else show(true);
  };
  document.addEventListener('visibilitychange', () => (document.visibilityState === 'hidden' ? leave() : comeBack()));
  // A page that the browser had put aside comes back without being loaded.
  addEventListener('pagehide', leave);
  addEventListener('pageshow', comeBack);
  if (document.visibilityState === 'hidden') leave();
}
