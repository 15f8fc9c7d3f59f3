import { Refused } from '@shwekan/ui';
import { useEffect } from 'react';
import { call } from '../../house/call.ts';
import { askAgain } from '../../house/query.ts';
import { tellFailure } from '../../house/send.ts';
import { session } from '../../house/session.ts';
import { createStore } from '../../phone/store.ts';

/** `request_id`: the request it was chosen for; null while that is not sent yet. */
type Screenshot = { player_id: number; request_id: number | null; file: File; isSending: boolean };

/** The picture that was chosen and is not sent: it lives beside the screen, as what is asked does, and on the phone. */
const store = createStore<Screenshot | null>(null);
/** The server takes no larger one. */
const KEPT_AT_MOST_BYTES = 8 * 1024 * 1024;
let restoring: Promise<void> | null = null;
/** What keeps it comes with the first one. */
const keeping = () => import('../../phone/kept-picture.ts');
const photos = () => import('../../parts/photo.ts');

/** Reads back what a reload cost this page, once; where that failed, again when it is asked for. */
function restoreScreenshot(): Promise<void> {
  restoring ??= readKept().catch(() => {
    restoring = null;
  });
  return restoring;
}

async function readKept(): Promise<void> {
  const { keepPicture, readPicture } = await keeping();
  const kept = (await readPicture()) as Screenshot | null;
  if (kept === null || store.get() !== null) return;
  if (kept.player_id === session()?.id && kept.file instanceof Blob) store.set({ ...kept, isSending: false });
  // Another player's, left on this phone.
  else void keepPicture(null);
}

/** Keeps what is chosen now on the phone, as small as it is sent. */
async function keepChosen(): Promise<void> {
  const chosen = store.get();
  const [{ keepPicture }, { smallPhoto }] = await Promise.all([keeping(), photos()]);
  if (chosen === null) return keepPicture(null);
  const small = await smallPhoto(chosen.file);
  if (store.get()?.file !== chosen.file || small.size > KEPT_AT_MOST_BYTES) return;
  await keepPicture({ ...store.get(), file: new File([small], chosen.file.name, { type: small.type }) });
}

/** What was chosen for a request, or for the one that is being written. */
export function useScreenshot(request_id: number | null): Screenshot | null {
  const kept = store.use();
  useEffect(() => void restoreScreenshot(), []);
  return kept !== null && kept.player_id === session()?.id && kept.request_id === request_id ? kept : null;
}

/** Chooses a picture for a request; while one is being sent, none. */
export function chooseScreenshot(file: File | null, request_id: number | null = null): void {
  if (store.get()?.isSending) return;
  const player_id = session()?.id;
  store.set(file === null || player_id === undefined ? null : { player_id, request_id, file, isSending: false });
  void keepChosen().catch(ignored);
}

/** Sends what was chosen for a request that waits. Only what may not have arrived stays, to be sent again: what was refused would be again. */
export async function sendScreenshot(id: number): Promise<void> {
  // What is here is sent at once, whether the phone's own store answers or not.
  if (store.get() === null) await restoreScreenshot();
  const kept = store.get();
  if (kept === null || kept.isSending || kept.player_id !== session()?.id || (kept.request_id ?? id) !== id) return;
  const sent = { ...kept, request_id: id, isSending: true };
  store.set(sent);
  let left: Screenshot | null = null;
  try {
    const { photoForm } = await photos();
    await call('POST /api/user/cash_in/:id/image', { params: { id }, form: await photoForm(kept.file) });
    // A reload sends it no second time.
    void keeping()
      .then(({ keepPicture }) => keepPicture(null))
      .catch(ignored);
  } catch (error) {
    if (!(error instanceof Refused)) left = { ...sent, isSending: false };
    tellFailure(error);
  }
  const counted = askAgain({ queryKey: ['GET /api/user/cash_in/waiting'] });
  // On a slow line the house's own count of pictures comes later: until then it would look as if there were none, and be chosen again.
  if (left === null) await counted;
  if (store.get() === sent) store.set(left);
  void keepChosen().catch(ignored);
}

/** The phone's own store is a help, and nobody's wish. */
function ignored(): void {}

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
