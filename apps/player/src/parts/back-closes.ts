import { useLayoutEffect, useRef } from 'react';

/** A sheet's own step of the history that is being taken back, which the browser does a moment later. */
let stepBack: Promise<void> | null = null;

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
    let end = () => {};
    let isClosed = false;
    const begin = () => {
      if (!isClosed) end = addStep(() => latest.current());
    };
    // Opened again at once: what takes the step before back must not take this one.
    if (stepBack === null) begin();
    else void stepBack.then(begin);
    return () => {
      isClosed = true;
      end();
    };
  }, [open]);
}

/** Adds a step to the history, and calls `back` when somebody goes back from it; answers what ends that. */
function addStep(back: () => void): () => void {
  const mark = crypto.getRandomValues(new Uint32Array(1))[0];
  history.pushState({ ...history.state, sheet: mark }, '');
  addEventListener('popstate', back);
  return () => {
    removeEventListener('popstate', back);
    // Closed in another way, and nobody went anywhere since: its step is taken back.
    if ((history.state as { sheet?: unknown } | null)?.sheet !== mark) return;
    stepBack = new Promise<void>((resolve) => addEventListener('popstate', () => resolve(), { once: true })).then(() => {
      stepBack = null;
    });
    history.back();
  };
}
