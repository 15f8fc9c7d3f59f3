import { focusManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

const KEY = 'shwekan_operator_token';
const watchers = new Set<() => void>();

/** The operator's token, or null when nobody is logged in. It is this tab's only. */
export function token(): string | null {
  return sessionStorage.getItem(KEY);
}

/** Opens a session with a token, or ends it with null. */
export function setToken(next: string | null): void {
  if (next === null) sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, next);
  // What a page asks for again by itself rests while nobody is logged in.
  focusManager.setFocused(next === null ? false : undefined);
  for (const tell of watchers) tell();
}

/** The same as `token`, followed by the screen. */
export function useToken(): string | null {
  return useSyncExternalStore(watch, token);
}

/** Calls back whenever a session ends: logged out, or refused by the server. */
export function onSessionEnd(ended: () => void): void {
  watchers.add(() => {
    if (token() === null) ended();
  });
}

function watch(tell: () => void): () => void {
  watchers.add(tell);
  return () => watchers.delete(tell);
}
