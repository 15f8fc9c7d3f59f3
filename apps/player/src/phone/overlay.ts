import { createStore } from './store.ts';

const store = createStore(0);

/** Whether the full-screen overlay is shown. */
export function useOverlay(): boolean {
  return store.use() > 0;
}

/**
 * Shows the full-screen overlay while something is done that nothing else may disturb: no tap, and no key, which presses what has the focus, whatever
 * lies over it. From this very moment, for a second press may come before the overlay is drawn, and until the work is done: a tap right after it has
 * gone is heard.
 */
export async function withOverlay<T>(work: Promise<T>): Promise<T> {
  const hear = ignorePresses('click', 'submit');
  store.set(store.get() + 1);
  try {
    return await work;
  } finally {
    store.set(store.get() - 1);
    hear();
  }
}

/** Ignores presses of these kinds, wherever they are, until what it answers is called. */
export function ignorePresses(...presses: string[]): () => void {
  const ignore = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const press of presses) addEventListener(press, ignore, true);
  return () => {
    for (const press of presses) removeEventListener(press, ignore, true);
  };
}
