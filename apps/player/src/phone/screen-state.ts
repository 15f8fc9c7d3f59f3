import { useState } from 'react';
import { inBrowser } from './browser.ts';

/**
 * What was chosen on this screen, under a name of its own there. It belongs to this step of the browser's history: a visitor
 * who comes back, or loads the page again, finds it as it was left; one who comes anew starts anew.
 */
export function useScreenState<T extends string | object | undefined>(name: string, start: T | (() => T)): [T, (value: T) => void] {
  // What is kept under a name was written below, by its owner.
  const [value, setValue] = useState<T>(() => (keptHere()[name] as T | undefined) ?? (typeof start === 'function' ? start() : start));
  const choose = (next: T) => {
    history.replaceState({ ...history.state, here: { ...keptHere(), [name]: next } }, '');
    setValue(next);
  };
  return [value, choose];
}

function keptHere(): Record<string, unknown> {
  return (inBrowser && (history.state as { here?: Record<string, unknown> } | null)?.here) || {};
}
