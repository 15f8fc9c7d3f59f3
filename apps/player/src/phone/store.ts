import { useSyncExternalStore } from 'react';

/** A value the whole app shares. */
export type Store<T> = {
  get(): T;
  set(value: T): void;
  /** Calls the listener at every change; the answered function stops that. */
  subscribe(listener: () => void): () => void;
  /** Reads the value in a component, which then follows it. */
  use(): T;
};

/**
 * Makes a shared value. Only session, language, theme, toasts and dialogs are shared; server data belongs to the query cache.
 * `served` reads what the page of the server was drawn with, where that differs from what this phone knows: the app takes the
 * page over as it is and draws its own value right after.
 */
export function createStore<T>(initial: T, served?: () => T): Store<T> {
  let current = initial;
  const listeners = new Set<() => void>();
  const get = () => current;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    get,
    subscribe,
    set(value) {
      if (Object.is(value, current)) return;
      current = value;
      for (const listener of [...listeners]) listener();
    },
    use: () => useSyncExternalStore(subscribe, get, served ?? get),
  };
}
