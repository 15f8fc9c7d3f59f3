import type { CallName } from '@shwekan/contract';
import type { ConsoleTopic } from '@shwekan/contract/console-news';
import { Refused } from '@shwekan/ui';
import { focusManager, keepPreviousData, type Query, QueryClient, queryOptions } from '@tanstack/react-query';
import { type CallInput, call } from './call.ts';
import { hasEnded } from './session.ts';

export type GetName = Extract<CallName, `GET ${string}`>;

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** What of the house it shows. */
      of?: readonly ConsoleTopic[];
      /** It is wanted also while nobody sees the page: it rings. */
      rings?: true;
    };
  }
}

/** How often what others change is asked for again, unless the server tells of it; and how often all the same. */
export const REFRESH_MS = 5_000;
const SELDOM_MS = 30_000;
const RETRIES_MAX = 2;

/** The cache of all server data. */
export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 1_000,
      // Without a network a page says so, and a deed is refused: neither waits for one, to be done when nobody looks any more.
      networkMode: 'always',
      // A refusal is an answer: only a lost one is asked for again.
      retry: (failures, error) => failures < RETRIES_MAX && !(error instanceof Refused),
    },
    mutations: { networkMode: 'always' },
  },
});

/** A reading call as the cache takes it. Its key begins with its name, so that an action can refresh it by name. */
export function ask<N extends GetName>(name: N, sent: CallInput<N>) {
  return queryOptions({
    queryKey: [name, sent] as const,
    // `Sent` is the same as the options without key and signal, which the compiler cannot follow for an open N.
    queryFn: ({ signal }) => call(name, { ...sent, signal } as Parameters<typeof call<N>>[1]),
  });
}

/** The same for a list of which the address asks a part: while another part is on its way, the last one stays in sight. */
export function askList<N extends GetName>(name: N, sent: CallInput<N>) {
  return { ...ask(name, sent), placeholderData: keepPreviousData };
}

/** Whether the server tells now what changes. */
let isTold = false;

/**
 * The same reading for what others change while it is looked at: again when the server tells that something of these topics changed, and every few
 * seconds while it tells nothing. Without topics, what moves by itself: every few seconds.
 */
export function live<T extends object>(reading: T, ...of: ConsoleTopic[]) {
  return { ...reading, meta: { of }, refetchInterval: () => (of.length > 0 && isTold ? SELDOM_MS : REFRESH_MS) };
}

/** Notes whether the server tells now what changes. Whatever changed between is asked for, but by nobody whose session has ended. */
export function noteTold(is: boolean): void {
  if (is === isTold) return;
  isTold = is;
  if (hasEnded()) return;
  void queries.invalidateQueries({ predicate: ({ meta, state }) => meta?.of !== undefined && state.fetchStatus === 'idle' });
}

/** Asks again for what is shown of these, and marks the rest as old. Of a page that nobody sees, it asks for what rings alone. */
export async function refreshTold(of: readonly ConsoleTopic[]): Promise<void> {
  const isOf = ({ meta }: Query) => meta?.of?.some((it) => of.includes(it)) === true;
  const isWanted = (it: Query) => isOf(it) && (it.meta?.rings === true || focusManager.isFocused());
  // A first answer that is on its way may not know of it, and is not asked for anew meanwhile.
  const first = queries
    .getQueryCache()
    .findAll({ type: 'active', fetchStatus: 'fetching', predicate: ({ state }) => state.data === undefined });
  await queries.invalidateQueries({ predicate: isOf, refetchType: 'none' });
  await queries.refetchQueries({ predicate: isWanted, type: 'active' });
  await queries.refetchQueries({ predicate: (it) => first.includes(it) && isWanted(it), type: 'active' });
}

/** A reading call as a page or a list takes it: whatever it asks, it answers `T`. */
export type Reading<T = unknown> = { queryKey: readonly unknown[]; queryFn?: (context: never) => T | Promise<T> };

/** Asks again for everything these calls have answered. */
export async function refresh(names: readonly GetName[]): Promise<void> {
  await Promise.all(names.map((name) => queries.invalidateQueries({ queryKey: [name] })));
}
