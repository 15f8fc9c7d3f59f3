import { useEffect, useState } from 'react';

/** Gives the focus back, when a dialog is gone, to what had it before: an operator at the keyboard goes on in the same row. */
export function useFocusBack(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // After the dialog has left the page; what is gone itself cannot be focused, and nothing happens.
      setTimeout(() => before instanceof HTMLElement && before.focus({ preventScroll: true }));
    },
    [before],
  );
}
