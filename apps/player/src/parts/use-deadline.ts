import { useEffect, useRef } from 'react';
import { serverClock } from '../house/call.ts';
import { useCorrections } from '../house/clock.ts';

/** A wait longer than this is looked at again: a phone that slept, or a clock that was set, must not be believed for long. */
const LOOK_AGAIN_MS = 20_000;
/** What is over by a clock that no answer has told yet is looked at again so soon. */
const UNTOLD_MS = 250;

/**
 * Calls `ended` once when the server's clock reaches an instant; one that is over ends at once, or as soon as an answer has told the time. Null waits for
 * nothing.
 */
export function useDeadline(at: string | null, ended: () => void): void {
  const latest = useRef(ended);
  latest.current = ended;
  const corrections = useCorrections();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a clock that was set right is looked at again
  useEffect(() => {
    if (at === null) return;
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      const left_ms = Date.parse(at) - serverClock.now();
      if (left_ms > 0) timer = setTimeout(look, Math.min(left_ms, LOOK_AGAIN_MS));
      else if (serverClock.isTold()) latest.current();
      else timer = setTimeout(look, UNTOLD_MS);
    };
    look();
    return () => clearTimeout(timer);
  }, [at, corrections]);
}
