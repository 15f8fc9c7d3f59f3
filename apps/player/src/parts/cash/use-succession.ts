import { type RefObject, useEffect, useRef } from 'react';
import { moveFocus } from '../use-arrival.ts';

/** Stands in the place of something that was used and is gone: keys and screen readers go on here. */
export function useSuccession(): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body && navigator.userActivation?.hasBeenActive) moveFocus(place.current);
  }, []);
  return place;
}
