import { perTab } from './storage.ts';

type Head = { taps: HTMLButtonElement[]; hearTap: (event: Event) => void };

/** What was tapped on a page that had to be loaded anew before the app could answer: kept by that page. */
const KEPT_KEY = 'taps';

/**
 * Ends the hearing of the page's head, and does what was tapped on the server's page before the app could answer, in its order. The head has shown a
 * number as chosen already. From here on the app hears by itself. Safe to call again.
 */
export function doEarlyTaps(): void {
  const kept = perTab.getItem(KEPT_KEY);
  const heard = takeEarlyTaps();
  // What the phone itself knows, such as numbers chosen before a reload, is on the screen when the effects of the first picture are through.
  queueMicrotask(() => {
    if (kept === null && heard.every(isAnswered)) for (const tapped of heard) doTap(tapped);
    // What has no code yet, or was drawn anew, is waited for.
    else void import('./late-taps.ts').then(({ doLateTaps }) => doLateTaps(heard, kept));
  });
}

/** The same without doing them: what is drawn anew is not what was tapped. */
export function takeEarlyTaps(): HTMLButtonElement[] {
  const { taps, hearTap } = window as unknown as Head;
  removeEventListener('click', hearTap, true);
  perTab.removeItem(KEPT_KEY);
  return taps.splice(0);
}

/** Whether the app hears this button: it stands on the page, and React has put on it what it does. */
export const isAnswered = (button: HTMLButtonElement): boolean => button.isConnected && drawnBy(button) !== undefined;

/** Does a tap that was heard before: a number that was shown as chosen is chosen from here on, if it was not before. */
export function doTap(button: HTMLButtonElement): void {
  button.removeAttribute('data-tapped');
  const is_number = button.dataset['number'] !== undefined;
  const is_chosen = is_number && drawnBy(button)?.['aria-pressed'] === true;
  // React writes only what it changes: it finds again what it drew.
  if (is_number) button.setAttribute('aria-pressed', String(is_chosen));
  if (!is_chosen) button.click();
}

/** What React has drawn a button with; undefined before it has. */
function drawnBy(button: HTMLButtonElement): Record<string, unknown> | undefined {
  const key = Object.keys(button).find((it) => it.startsWith('__reactProps'));
  return key === undefined ? undefined : (button as unknown as Record<string, Record<string, unknown>>)[key];
}
