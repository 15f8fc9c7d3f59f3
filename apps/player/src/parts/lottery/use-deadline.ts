import { useEffect, useRef } from 'react';
import { serverClock } from '../../house/call.ts';

/** A wait longer than this is looked at again: a phone that slept, or a clock that was set, must not be believed for long. */
const LOOK_AGAIN_MS = 20_000;

/** Calls `ended` once when the server's clock reaches an instant; one that is over ends at once. Null waits for nothing. */
export function useDeadline(at: string | null, ended: () => void): void {
  const latest = useRef(ended);
  latest.current = ended;
  useEffect(() => {
    if (at === null) return;
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      const left_ms = Date.parse(at) - serverClock.now();
      if (left_ms <= 0) latest.current();
      else timer = setTimeout(look, Math.min(left_ms, LOOK_AGAIN_MS));
    };
    look();
    return () => clearTimeout(timer);
  }, [at]);
}
