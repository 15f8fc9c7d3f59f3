import type { EventData, LiveName } from '@shwekan/contract';
import type { Fact } from '../platform/facts.ts';
import type { StreamEvent } from './to-event.ts';

const WHOLE_EVERY_MS = 60_000;
/** After so long a silence the number may have been shown as stale: what is told then says its status. */
const SILENCE_MS = 10_000;
const NAMES: Partial<Record<string, LiveName>> = { live_2d: '2d', live_crypto: 'crypto' };

/** The moving numbers that one stream is told, and how: null for what it did not ask for. */
export type LiveEar = { eventOf(fact: Fact): StreamEvent | null };

/** Whether a fact is a moving number of a market. */
export function isLive({ kind }: Fact): boolean {
  return NAMES[kind] !== undefined;
}

/**
 * Tells these numbers briefly: each as a whole at first, when its status changes, after a silence and once a minute; else only what moves.
 * `now_ms` is a clock that never runs back.
 */
export function makeLiveEar(shown: readonly LiveName[], now_ms: () => number = () => performance.now()): LiveEar {
  const told = new Map<LiveName, { status: unknown; whole_ms: number; last_ms: number }>();
  return {
    eventOf(fact) {
      const name = NAMES[fact.kind];
      if (name === undefined || !shown.includes(name)) return null;
      const last = told.get(name);
      const { status } = fact.data;
      const now = now_ms();
      if (last && last.status === status && now - last.whole_ms < WHOLE_EVERY_MS && now - last.last_ms < SILENCE_MS) {
        last.last_ms = now;
        return briefOf(name, fact);
      }
      told.set(name, { status, whole_ms: now, last_ms: now });
      return wholeOf(name, fact);
    },
  };
}

function wholeOf(name: LiveName, { data }: Fact): StreamEvent {
  return name === '2d'
    ? { name: 'live_2d', data: data as EventData<'live_2d'> }
    : { name: 'live_crypto', data: data as EventData<'live_crypto'> };
}

function briefOf(name: LiveName, { data }: Fact): StreamEvent {
  if (name === 'crypto') return { name: 'c2d', data: [(data as EventData<'live_crypto'>).bid] };
  const { set, value } = data as EventData<'live_2d'>;
  return { name: '2d', data: [set, value] };
}
