import { logFailure } from '../phone/log.ts';
import { toast } from '../phone/toast.ts';
import { isFirstTime } from './first-notice.ts';
import { refreshCalls } from './query.ts';
import { token } from './session.ts';

/** What the service worker asks of open tabs, and what a tab answers: it shows this one. */
type PushMessage = { id: number; title: string; body: string };
type WorkerMessage = PushMessage | { shows: number };

/** The stream tells the same, and is nearly always first. */
const STREAM_FIRST_MS = 2_000;

/**
 * Shows what is pushed while the player looks at the app: as a toast, once, and only where the stream has not told it. The service
 * worker shows it by itself when no tab answers.
 */
export function showPushMessages(): void {
  if (!('BroadcastChannel' in window)) return;
  const channel = new BroadcastChannel('shwekan-pushed');
  channel.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
    if ('shows' in data || document.visibilityState !== 'visible' || token() === null) return;
    channel.postMessage({ shows: data.id } satisfies WorkerMessage);
    setTimeout(() => show(data), STREAM_FIRST_MS);
  };
  channel.onmessageerror = (error) => logFailure('broadcast', error);
}

function show({ id, title, body }: PushMessage): void {
  if (!isFirstTime(id)) return;
  refreshCalls('GET /api/user/notifications');
  toast('info', body === '' ? title : `${title}\n${body}`);
}
