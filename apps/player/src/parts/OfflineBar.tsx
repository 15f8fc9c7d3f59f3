import { useSyncExternalStore } from 'react';
import { useT } from '../app/language.ts';

/** Says so while the phone has no network. */
export function OfflineBar() {
  const t = useT();
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  if (online) return null;
  return (
    <p role="status" className="bg-warn-wash px-4 py-2 text-center text-sm text-warn">
      {t.offline}
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
