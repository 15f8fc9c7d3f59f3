import { useSyncExternalStore } from 'react';
import { inBrowser } from '../phone/browser.ts';

/** Wide enough for two panes beside each other; the same width as `lg` in classes. */
const wide = inBrowser ? matchMedia('(min-width: 64rem)') : null;

const subscribe = (changed: () => void) => {
  wide?.addEventListener('change', changed);
  return () => wide?.removeEventListener('change', changed);
};

/** Whether the screen is one of a desktop. The server draws for a phone. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => wide?.matches === true,
    () => false,
  );
}
