import { useSyncExternalStore } from 'react';
import { useT } from '../app/language.ts';

/** Says so while the phone has no network: over everything, also when one has scrolled. */
export function OfflineBar() {
  const t = useT();
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  if (online) return null;
  return (
    <p
      id="offline"
      role="status"
      className="top-0 z-20 flex h-11 items-center justify-center bg-warn-wash px-4 text-center text-sm text-warn leading-5 supports-[selector(:has(a))]:sticky max-[349px]:text-xs"
    >
      <span>{t.offline}</span>
    </p>
  );
}

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
