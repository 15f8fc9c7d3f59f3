import { useLayoutEffect, useRef } from 'react';

/**
 * The phone's back button closes a sheet instead of leaving the screen. Newer browsers do so for every modal dialog; for the
 * others an open sheet is a step of the history.
 */
export function useBackCloses(open: boolean, close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  // In the same breath as the sheet: a back that comes before the next picture would leave the app.
  useLayoutEffect(() => {
    if (!open || 'CloseWatcher' in window) return;
    const mark = crypto.getRandomValues(new Uint32Array(1))[0];
    history.pushState({ ...history.state, sheet: mark }, '');
    const back = () => latest.current();
    addEventListener('popstate', back);
    return () => {
      removeEventListener('popstate', back);
      // Closed in another way, and nobody went anywhere since: its step is taken back.
      if ((history.state as { sheet?: unknown } | null)?.sheet === mark) history.back();
    };
  }, [open]);
}
