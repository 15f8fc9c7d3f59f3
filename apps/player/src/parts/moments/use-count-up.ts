import { useEffect, useRef, useState } from 'react';
import { isCalm } from '../../phone/calm.ts';

/** An amount of the wire that counts up from what was shown, in so long; at once on a phone where nothing is to move. */
export function useCountUp(wire: string, lasts_ms: number): string {
  const [shown, setShown] = useState(isCalm() ? wire : '0');
  const latest = useRef(shown);
  latest.current = shown;
  useEffect(() => {
    const from = Number(latest.current);
    const to = Number(wire);
    const began = performance.now();
    let frame = 0;
    const step = (now: number) => {
      const part = isCalm() ? 1 : Math.min(1, (now - began) / lasts_ms);
      setShown(part === 1 ? wire : (to - (to - from) * (1 - part) ** 3).toFixed(2));
      if (part < 1) frame = requestAnimationFrame(step);
    };
    step(began);
    return () => cancelAnimationFrame(frame);
  }, [wire, lasts_ms]);
  return shown;
}
