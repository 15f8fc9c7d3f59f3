import type { LiveName } from '@shwekan/contract';
import type { Query } from '@tanstack/react-query';
import { queryClient } from './query.ts';

/** So long a moving number may have stood untold: what moved before a stream was opened is not repeated. */
const OLD_MS = 5_000;
/** Who only passes a screen opens no stream for it. */
const SETTLED_MS = 1_000;

const names: Record<LiveName, string> = { '2d': 'GET /api/live_2d', crypto: 'GET /api/live_crypto' };

/** Which moving numbers are on the screen, as the stream is asked for them. */
export function shownLive(): string {
  const isShown = (name: string) =>
    queryClient
      .getQueryCache()
      .find({ queryKey: [name, null] })
      ?.isActive();
  return Object.entries(names)
    .filter(([, name]) => isShown(name))
    .map(([live]) => live)
    .join();
}

/** Tells a moment after others may be on the screen. */
export function onShownLive(changed: () => void): void {
  let timer: ReturnType<typeof setTimeout>;
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    // Not by what is told of them.
    if (!/^observer(Added|Removed|OptionsUpdated)$/.test(type) || !isLive(query)) return;
    clearTimeout(timer);
    timer = setTimeout(changed, SETTLED_MS);
  });
}

/** Takes what is told of a moving number, as a whole or in part. */
export function noteLive(live: LiveName, data: object): void {
  queryClient.setQueryData([names[live], null], (old: { data?: object } | undefined) => ({ ...old, data: { ...old?.data, ...data } }));
}

/** Asks for the moving numbers on the screen that may have moved while no stream told so. */
export function askOldLive(): void {
  const isOld = (query: Query) => isLive(query) && Date.now() - query.state.dataUpdatedAt > OLD_MS;
  void queryClient.refetchQueries({ type: 'active', predicate: isOld }, { cancelRefetch: false });
}

function isLive({ queryKey: [name] }: { queryKey: readonly unknown[] }): boolean {
  return Object.values(names).includes(String(name));
}
