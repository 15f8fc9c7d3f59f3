import { useEffect } from 'react';
import { call } from '../../house/call.ts';
import { refreshCalls } from '../../house/query.ts';
import { tellFailure } from '../../house/send.ts';
import { session } from '../../house/session.ts';
import { photoForm } from '../../parts/photo.ts';
import { createStore } from '../../phone/store.ts';

type Screenshot = { player_id: number; file: File; isSending: boolean };

/** The picture that was chosen and is not sent: it lives beside the screen, as what is asked does. */
const store = createStore<Screenshot | null>(null);

export function useScreenshot(): Screenshot | null {
  const kept = store.use();
  return kept !== null && kept.player_id === session()?.id ? kept : null;
}

export function chooseScreenshot(file: File | null): void {
  const player_id = session()?.id;
  store.set(file === null || player_id === undefined ? null : { player_id, file, isSending: false });
}

/** Sends what was chosen for a request that waits; what did not arrive stays, and can be sent again. */
export async function sendScreenshot(id: number): Promise<void> {
  const kept = store.get();
  if (kept === null || kept.isSending || kept.player_id !== session()?.id) return;
  store.set({ ...kept, isSending: true });
  try {
    await call('POST /api/user/cash_in/:id/image', { params: { id }, form: await photoForm(kept.file) });
    store.set(null);
  } catch (error) {
    store.set(kept);
    tellFailure(error);
  }
  refreshCalls('GET /api/user/cash_in/waiting');
}

/** Takes a picture that is pasted anywhere on the screen. */
export function usePastedScreenshot(take: (file: File) => void): void {
  useEffect(() => {
    const listen = (event: ClipboardEvent) => {
      const file = [...(event.clipboardData?.files ?? [])].find((it) => it.type.startsWith('image/'));
      if (file === undefined) return;
      event.preventDefault();
      take(file);
    };
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, [take]);
}
