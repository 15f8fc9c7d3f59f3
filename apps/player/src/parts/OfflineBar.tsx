import { useSyncExternalStore } from 'react';
import { useT } from '../house/language.ts';

/** Says so while the phone has no network, also when one has scrolled. */
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
      role="status"
      className="flex min-h-11 items-center justify-center rounded-control border border-warn bg-warn-wash px-3 text-center text-sm text-warn leading-5 shadow-card max-[21.8125em]:text-xs max-[21.8125em]:leading-5"
    >
      <span className="text-balance">{t.offline}</span>
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
