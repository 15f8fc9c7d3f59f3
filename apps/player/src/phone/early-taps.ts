import { perTab } from './storage.ts';

type Head = { taps: Set<HTMLButtonElement>; hearTap: (event: Event) => void };

/** What was tapped on a page that had to be loaded anew before the app could answer: kept by that page. */
const KEPT_KEY = 'taps';

/**
 * Ends the hearing of the page's head, and does what was tapped on the server's page before the app could answer: once each,
 * however often an unanswered tap was repeated. From here on the app hears by itself. Safe to call again.
 */
export function doEarlyTaps(): void {
  const kept = perTab.getItem(KEPT_KEY);
  const heard = takeEarlyTaps();
  if (kept === null && heard.every(isAnswered)) for (const tapped of heard) tapped.click();
  // What has no code yet, or was drawn anew, is waited for.
  else void import('./late-taps.ts').then(({ doLateTaps }) => doLateTaps(heard, kept));
}

/** The same without doing them: what is drawn anew is not what was tapped. */
export function takeEarlyTaps(): HTMLButtonElement[] {
  const { taps, hearTap } = window as unknown as Head;
  removeEventListener('click', hearTap, true);
  perTab.removeItem(KEPT_KEY);
  const heard = [...taps];
  taps.clear();
  return heard;
}

/** Whether the app hears this button: it stands on the page, and React has put on it what it does. */
export const isAnswered = (button: HTMLButtonElement): boolean =>
  button.isConnected && Object.keys(button).some((key) => key.startsWith('__reactProps'));
