import type { CallName } from '@shwekan/contract';
import { type CallOptions, type Got, Refused } from '@shwekan/ui';
import { onlineManager, QueryClient, type QueryFilters, type StaleTime, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { inBrowser, onWindow } from '../phone/browser.ts';
import { call } from './call.ts';

const TRIES = 2;

/** Why an answer did not come, in the server's own words: that it is busy, or was asked too often; null where it has none for it. */
export function reasonOf(error: unknown): string | null {
  return error instanceof Refused && error.code !== 'internal' ? error.message : null;
}

/** A cache of the server's answers: one for the app, one for each page that the server draws. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // Without a network a screen says so: it does not wait for one.
        networkMode: 'always',
        // The app itself asks again when the tab is looked at.
        refetchOnWindowFocus: false,
        // A refusal is an answer: only a lost one is asked for again, by a phone without a network once it has one.
        refetchOnReconnect: ({ state }) => state.status === 'error',
        retry: (failures, error) => navigator.onLine && !(error instanceof Refused) && failures < TRIES,
      },
    },
  });
}

export const queryClient = createQueryClient();

/** TanStack Query believes that there is a network until it hears otherwise, which it does not in an app that starts without one. */
const lookForNetwork = () => onlineManager.setOnline(navigator.onLine);
if (inBrowser) lookForNetwork();
onWindow('online', lookForNetwork);
onWindow('offline', lookForNetwork);

/** Whether the phone has a network; true where the server draws. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    onlineManager.subscribe,
    () => onlineManager.isOnline(),
    () => true,
  );
}

/** The `staleTime` of an answer that stands once it is there, also when all else is asked for again. One that failed is asked for as any other. */
export const stands = ({ state }: { state: { data: unknown } }): StaleTime => (state.data === undefined ? 0 : 'static');

/** `key`: asked anew for each value of it. */
type AskOptions = { enabled?: boolean; refetchInterval?: number; staleTime?: number | typeof stands; key?: string };

/** Server data for a screen: `useCall('GET /api/user/sessions')`. It lies in the query cache under the call's name. */
export function useCall<N extends CallName>(name: N, sent?: CallOptions<N>, asked: AskOptions = {}): UseQueryResult<Got<N>> {
  const { key, ...options } = asked;
  const queryKey = key === undefined ? [name, sent ?? null] : [name, sent ?? null, key];
  return useQuery({ queryKey, queryFn: () => call(name, sent), ...options });
}

/**
 * Asks again for what is shown of these. A first answer that is still on its way may not know of what has changed since: it is waited for no longer, where
 * TanStack Query would take it as the newest. Answers once they have come, or failed.
 */
export function askAgain(which: QueryFilters = {}): Promise<void> {
  for (const query of queryClient.getQueryCache().findAll(which)) {
    if (query.isActive() && query.state.data === undefined) void query.cancel({ revert: true });
  }
  return queryClient.invalidateQueries(which);
}

/** Asks again for what these calls answered, wherever it is shown. */
export function refreshCalls(...names: CallName[]): void {
  for (const name of names) void askAgain({ queryKey: [name] });
}

/** Asks again for what calls of these names answered: each lottery has calls of its own, named alike. */
export function refreshLike(names: RegExp): void {
  void askAgain({ predicate: ({ queryKey }) => names.test(String(queryKey[0])) });
}
