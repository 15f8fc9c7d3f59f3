import { useSyncExternalStore } from 'react';

const waiting = new Set<object>();
const watchers = new Set<() => void>();

/** Whether the server was busy for a call of this page, which is asked again by itself. */
export function useBusy(): boolean {
  return useSyncExternalStore(watch, () => waiting.size > 0);
}

/** How one call waits for a busy server: from its first pause on until it has ended, or nobody wants its answer any more, the screen says so. */
export function pauseForBusy(signal: AbortSignal | undefined) {
  const call = {};
  const end = () => {
    if (waiting.delete(call)) tell();
  };
  const pause = (ms: number) => {
    if (!signal?.aborted) {
      waiting.add(call);
      tell();
      signal?.addEventListener('abort', end, { once: true });
    }
    return new Promise<void>((done) => setTimeout(done, ms));
  };
  return { pause, end };
}

function tell(): void {
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
