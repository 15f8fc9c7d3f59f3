import { NEXT_DEED, REJECTS } from './queue-marks.ts';
import { leadFocusTo } from './use-focus-back.ts';
import { usePageKeys } from './use-page-keys.ts';

/** J and K lead from one request to the next by the button of its deed, which Enter presses, and R rejects the one whose button has the focus. */
export function useQueueKeys(): void {
  usePageKeys([
    ['J', () => step(1)],
    ['K', () => step(-1)],
    ['R', () => !isDialogOpen() && buttonOf(REJECTS, idOf(document.activeElement))?.click()],
  ]);
}

/** Leads on after one was decided: the next one's button has the focus when the dialog has gone, as the row of the one before will go too. */
export function leadToNext(id: number): void {
  const buttons = deedButtons();
  const at = buttons.findIndex((it) => idOf(it) === id);
  leadFocusTo(buttons[at + 1] ?? buttons[at - 1] ?? null);
}

function step(by: 1 | -1): void {
  if (isDialogOpen()) return;
  const buttons = deedButtons();
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement); // any other element is none of them
  buttons[at === -1 ? (by === 1 ? 0 : buttons.length - 1) : at + by]?.focus();
}

function deedButtons(): HTMLButtonElement[] {
  return [...document.querySelectorAll<HTMLButtonElement>(`button[${NEXT_DEED}]:not(:disabled)`)];
}

function buttonOf(kind: string, id: number): HTMLButtonElement | null {
  return document.querySelector<HTMLButtonElement>(`button[${kind}="${id}"]:not(:disabled)`);
}

function idOf(element: Element | null): number {
  return Number(element?.getAttribute(NEXT_DEED) ?? element?.getAttribute(REJECTS) ?? Number.NaN);
}

/** What a dialog asks comes first: no key of the page means anything meanwhile. */
export function isDialogOpen(): boolean {
  return document.querySelector('[role="dialog"]') !== null;
}
