import { useEffect, useReducer, useSyncExternalStore } from 'react';
import { serverClock } from './call.ts';

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
