import { useEffect, useReducer, useSyncExternalStore } from 'react';
import { servedAt, serverClock } from './call.ts';

const TICK_MS = 1_000;

/** The server's time in milliseconds, anew every second while the tab is looked at. */
export function useNow(): number {
  const [, tick] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    // The page of the server was taken over as of its own time.
    tick();
    const timer = setInterval(() => document.hidden || tick(), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return serverClock.now();
}

/** Changes when the server's clock was set right: for what is worked out by it and stays. */
export function useCorrections(): number {
  return useSyncExternalStore(serverClock.onCorrection, serverClock.corrections, () => 0);
}

const never = () => () => {};

/**
 * The server's time, for what is worked out by it once, when it is drawn. A part of the server's page that is taken over after the rest of it, when
 * the clock runs again, is taken over as of that page's time as well, and drawn anew by the clock right after.
 */
export function useDrawnTime(): number {
  const runs = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return runs ? serverClock.now() : servedAt();
}
