import { useSyncExternalStore } from 'react';

/** Whether the tab is looked at: nobody has seen what another tab, or a dark phone, lies over. */
export function useIsLookedAt(): boolean {
  return useSyncExternalStore(
    hear,
    () => document.visibilityState === 'visible',
    () => true,
  );
}

function hear(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}
