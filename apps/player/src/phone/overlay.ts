import { createStore } from './store.ts';

const store = createStore(0);

/** Whether the full-screen overlay is shown. */
export function useOverlay(): boolean {
  return store.use() > 0;
}

/** Shows the full-screen overlay while something is done that nothing else may disturb. */
export async function withOverlay<T>(work: Promise<T>): Promise<T> {
  store.set(store.get() + 1);
  try {
    return await work;
  } finally {
    store.set(store.get() - 1);
  }
}
