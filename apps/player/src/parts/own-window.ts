import { perTab } from '../phone/storage.ts';

const KEY = 'own_window';

/** Notes that the game of this screen was opened in a window of its own. */
export function noteOwnWindow(): void {
  perTab.setItem(KEY, location.pathname);
}

/** Whether the game of the screen that this tab shows was opened in a window of its own, and may be played there unseen. */
export function isPlayedInOwnWindow(): boolean {
  return perTab.getItem(KEY) === location.pathname;
}
