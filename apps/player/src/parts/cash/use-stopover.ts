import { type RefObject, useLayoutEffect, useRef } from 'react';
import { moveFocus } from '../use-arrival.ts';

/** Goes on here for keys and screen readers as long as it is shown, and then where they were. */
export function useStopover(): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const before = document.activeElement;
    moveFocus(place.current);
    return () => {
      // Once what was hidden meanwhile is there again, unless somebody else has asked for the keys.
      setTimeout(() => document.activeElement === document.body && before instanceof HTMLElement && before.focus({ preventScroll: true }));
    };
  }, []);
  return place;
}
