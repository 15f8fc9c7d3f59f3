import { useEffect, useState } from 'react';

/** What had the focus before a dialog, and the dialog that was open by then. */
type Place = { before: Element | null; under: Place | undefined };

/** The dialogs that are open, the newest last. */
const open: Place[] = [];

/** What has the focus next in place of what had it before. */
let next: HTMLElement | null = null;

/** Has the dialog that goes now lead on to this: what opened it goes as well. */
export function leadFocusTo(element: HTMLElement | null): void {
  next = element;
}

/** Gives the focus back, when a dialog is gone, to what had it before, or leads it on: an operator at the keyboard goes on where they were. */
export function useFocusBack(): void {
  const [place] = useState<Place>(() => ({ before: document.activeElement, under: open.at(-1) }));
  useEffect(() => {
    next = null;
    open.push(place);
    return () => {
      open.splice(open.indexOf(place), 1);
      const led = next;
      next = null;
      // After the dialog has left the page; what is gone itself cannot be focused, and nothing happens.
      setTimeout(() => {
        if (open.some((it) => it.under === place)) return;
        const heir = led ?? standing(place);
        if (heir instanceof HTMLElement) heir.focus({ preventScroll: led === null });
      });
    };
  }, [place]);
}

/** What had the focus and is still there: a dialog that waited for what it shows, and gave its place to the one that shows it, had it from the page. */
function standing({ before, under }: Place): Element | null {
  return before?.isConnected === false && under ? standing(under) : before;
}
