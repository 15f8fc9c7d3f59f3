import { createStore } from './store.ts';

const SHOWN_MS = 20_000;
const store = createStore<string | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;

/** The message that runs over the screen now, or null. */
export const useMarquee = store.use;

/** Runs a message of the house over the screen for 20 seconds. */
export function showMarquee(text: string): void {
  clearTimeout(timer);
  store.set(text);
  timer = setTimeout(() => store.set(null), SHOWN_MS);
}
