import { type RefObject, useEffect, useRef } from 'react';
import { moveFocus } from '../../use-arrival.ts';

/** Where what is pressed may go with what it did, a line that is deleted or a list that is confirmed: the keys go on at the heading. */
export function useKeptFocus(): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    let last: Element | null = null;
    const focused = ({ target }: FocusEvent) => {
      last = target instanceof Element ? target : null;
    };
    // What is gone is left for nothing.
    const left = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null) last = null;
    };
    // Rows go later than the press that deletes them: what is there is looked at, not what is drawn.
    const observer = new MutationObserver(() => {
      const active = document.activeElement;
      if (last === null || (last.isConnected && !last.matches(':disabled')) || (active !== last && active !== document.body)) return;
      moveFocus(element.querySelector('h2'));
    });
    element.addEventListener('focusin', focused);
    element.addEventListener('focusout', left);
    observer.observe(element, { subtree: true, childList: true, attributes: true, attributeFilter: ['disabled'] });
    return () => {
      observer.disconnect();
      element.removeEventListener('focusin', focused);
      element.removeEventListener('focusout', left);
    };
  }, []);
  return place;
}
