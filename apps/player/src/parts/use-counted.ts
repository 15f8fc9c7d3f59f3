import { useEffect, useRef, useState } from 'react';

const COUNT_MS = 700;

/** An amount of the wire that, when it changes, counts from what was shown to what it is; at once for a player who wants less motion. */
export function useCounted(wire: string): string {
  const [shown, setShown] = useState(wire);
  const last = useRef(wire);
  useEffect(() => {
    const from = Number(last.current);
    const to = Number(wire);
    const start_ms = performance.now();
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    last.current = wire;
    let frame = 0;
    const step = () => {
      const part = still || from === to ? 1 : Math.min(1, (performance.now() - start_ms) / COUNT_MS);
      // Fast first, then slower towards the end.
      setShown(part === 1 ? wire : String(Math.round(to - (to - from) * (1 - part) ** 3)));
      if (part < 1) frame = requestAnimationFrame(step);
    };
    step();
    return () => cancelAnimationFrame(frame);
  }, [wire]);
  return shown;
}
