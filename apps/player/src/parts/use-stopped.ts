import { useReducer } from 'react';
import { serverClock } from '../house/call.ts';
import { useSession } from '../house/session.ts';
import { useDeadline } from './use-deadline.ts';

/** The phone's idea of the server's time may be ahead by a moment: what is asked for has ended there too. */
const PAST_END_MS = 1_000;

/**
 * Until when the player has stopped playing, by a break or self-exclusion; null where none runs. Its end is seen on an open screen. By the profile, or as
 * `told` by an answer that knows it later: another phone may have begun it.
 */
export function useStopped(told?: string | null): string | null {
  const player = useSession();
  const until = (told === undefined ? player?.stopped_until : told) ?? null;
  const end_ms = until === null ? null : Date.parse(until) + PAST_END_MS;
  const [, over] = useReducer((count: number) => count + 1, 0);
  useDeadline(end_ms === null ? null : new Date(end_ms).toISOString(), over);
  return end_ms !== null && serverClock.now() < end_ms ? until : null;
}
