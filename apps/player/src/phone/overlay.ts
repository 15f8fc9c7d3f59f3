import { createStore } from './store.ts';

const store = createStore(0);
/** A key presses what has the focus, whatever lies over it. */
const PRESSES = ['click', 'submit'] as const;

/** Whether the full-screen overlay is shown. */
export function useOverlay(): boolean {
  return store.use() > 0;
}

/**
 * Shows the full-screen overlay while something is done that nothing else may disturb: no tap, and no key. From this very moment, for a second press
 * may come before the overlay is drawn, and until the work is done: a tap right after it has gone is heard.
 */
export async function withOverlay<T>(work: Promise<T>): Promise<T> {
  if (store.get() === 0) for (const press of PRESSES) addEventListener(press, ignore, true);
  store.set(store.get() + 1);
  try {
    return await work;
  } finally {
    store.set(store.get() - 1);
    if (store.get() === 0) for (const press of PRESSES) removeEventListener(press, ignore, true);
  }
}

function ignore(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
