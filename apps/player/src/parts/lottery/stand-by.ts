import { locks } from '../cash/kept-requests.ts';
import { tabName } from './kept-bets.ts';

/** Under which name others see that a tab lives. */
export const lockOf = (tab: string): string => `tab:${tab}`;
const waiting = new Set<string>();
let letGo: (() => void) | undefined;

/** Others see that this tab lives for as long as it has a bet without an answer; no longer, for a page that holds a lock is drawn anew where the browser goes back to it. */
export function standBy(key: string, waits = true): void {
  waiting[waits ? 'add' : 'delete'](key);
  if (waiting.size === 0) {
    letGo?.();
    letGo = undefined;
  } else if (letGo === undefined) {
    const until = new Promise<void>((done) => {
      letGo = done;
    });
    void locks?.request(lockOf(tabName()), () => until);
  }
}
