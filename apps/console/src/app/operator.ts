import { useInterval } from '@mantine/hooks';
import type { Answer } from '@shwekan/contract';
import { useQuery } from '@tanstack/react-query';
import { useReducer } from 'react';
import { clock } from './call.ts';
import { ask, live } from './queries.ts';

type Me = Answer<'GET /api/console/me'>;
export type Role = Me['data']['roles'][number];
/** How much of each kind of work waits. */
export type QueueCounts = Me['waiting'];
/** The number of what came last of each that waits. */
export type Newest = Me['newest'];

/** What an operator is waited for. */
export const WAITING_TOPICS = ['cash', 'level_two', 'conversations', 'cases', 'draws', 'rewards', 'deeds', 'alerts'] as const;

const told = live(ask('GET /api/console/me', {}), ...WAITING_TOPICS, 'operators');
/** Tells which operator is logged in and what waits. It is asked when something changes also while nobody sees the page, for its bell. */
export const me = { ...told, meta: { ...told.meta, rings: true as const } };

/** The operator who is logged in. Only inside the shell, which waits until this is known. */
export function useOperator(): { username: string; roles: readonly Role[] } {
  const { data } = useQuery(me);
  return data?.data ?? { username: '', roles: [] };
}

/** The product's clock in milliseconds since 1970, as the server told it last. Ticks every second. */
export function useNow(): number {
  const [, tick] = useReducer((count: number) => count + 1, 0);
  useInterval(tick, 1_000, { autoInvoke: true });
  return clock.now();
}
