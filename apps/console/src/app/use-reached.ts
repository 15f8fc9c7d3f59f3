import { useState } from 'react';

/** What comes as somebody reaches for a button: what the button that stands there before listens to, and whether it was pressed. */
export function useReached(load: () => Promise<unknown>) {
  const [isReached, setReached] = useState(false);
  // What is on its way when the button is pressed is not waited for from the start; a load that failed is tried again by the press.
  const prepare = () => void load().catch(() => undefined);
  return { isReached, listens: { onClick: () => setReached(true), onMouseEnter: prepare, onFocus: prepare } };
}
