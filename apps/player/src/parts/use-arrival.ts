import { isValidElement, type ReactNode, type RefObject, useEffect, useRef } from 'react';

const APPEARS_MS = 160;

/** The screen that was shown last, in whichever frame, and where it was. */
let last: unknown = null;
let lastPath: string | null = null;

/**
 * Lets a screen appear softly in the place of the one before; the first of a visit is there at once. A player who listens or
 * uses keys is taken along: to the new screen's heading, unless the screen itself wants them elsewhere.
 */
export function useArrival(content: ReactNode): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement>(null);
  const screen = isValidElement(content) ? content.type : null;
  useEffect(() => {
    const is_another = last !== null && last !== screen;
    const is_elsewhere = lastPath !== null && lastPath !== location.pathname;
    last = screen;
    lastPath = location.pathname;
    if (is_another && is_elsewhere && !place.current?.contains(document.activeElement)) moveFocus(document.querySelector('h1'));
    if (!is_another || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    // Not moved, only shown: what is fixed to the window inside of it would move along.
    place.current?.animate?.({ opacity: [0.2, 1] }, { duration: APPEARS_MS, easing: 'ease-out' });
  }, [screen]);
  return place;
}

/** Goes on from here for keys and screen readers, at something that is no control. */
export function moveFocus(to: HTMLElement | null): void {
  if (to === null) return;
  to.tabIndex = -1;
  to.focus({ preventScroll: true });
}
