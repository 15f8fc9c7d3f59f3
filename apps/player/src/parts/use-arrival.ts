import { isValidElement, type ReactNode, type RefObject, useEffect, useRef } from 'react';

const APPEARS_MS = 160;

/** The screen that was shown last, in whichever frame. */
let last: unknown = null;

/** Lets a screen appear softly in the place of the one before; the first of a visit is there at once. */
export function useArrival(content: ReactNode): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement>(null);
  const screen = isValidElement(content) ? content.type : null;
  useEffect(() => {
    const is_another = last !== null && last !== screen;
    last = screen;
    if (!is_another || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    // Not moved, only shown: what is fixed to the window inside of it would move along.
    place.current?.animate?.({ opacity: [0.2, 1] }, { duration: APPEARS_MS, easing: 'ease-out' });
  }, [screen]);
  return place;
}
