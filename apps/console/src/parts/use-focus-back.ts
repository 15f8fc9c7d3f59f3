import { useEffect, useState } from 'react';

/** What has the focus next in place of what had it before. */
let next: HTMLElement | null = null;

/** Has the dialog that goes now lead on to this: what opened it goes as well. */
export function leadFocusTo(element: HTMLElement | null): void {
  next = element;
}

/** Gives the focus back, when a dialog is gone, to what had it before, or leads it on: an operator at the keyboard goes on where they were. */
export function useFocusBack(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(() => {
    next = null;
    return () => {
      const heir = next ?? before;
      next = null;
      // After the dialog has left the page; what is gone itself cannot be focused, and nothing happens.
      setTimeout(() => heir instanceof HTMLElement && heir.focus({ preventScroll: heir === before }));
    };
  }, [before]);
}
