import { pageLanguage } from '@shwekan/phrases/languages';
import { logFailure } from '../phone/log.ts';
import { serverClock } from './call.ts';
import { language } from './language.ts';
import { streamHeard } from './live-stream.ts';
import { token } from './session.ts';
import { readStream, type StreamEvent } from './stream.ts';
import { applyEvent, applyReset } from './stream-events.ts';

const CHANNEL = 'shwekan-events';

let lastId: string | null = null;
let lastToken: string | null = null;
/** When the oldest of what the screen shows was asked for, by the page's clock: at 0 the page itself was. */
let asked_ms = 0;
let running: AbortController | null = null;
const channel = 'BroadcastChannel' in window ? new BroadcastChannel(CHANNEL) : null;

/** What one tab tells the others: an event, and whose it is. */
type Passed = { token: string | null; event: StreamEvent };
/** What a tab tells the others of the stream itself: an event that is none of the server's. */
const STREAM_ENDED = 'stream_ended';

/**
 * Hears the server's events for this session from now on; called again when the session or language changes. One tab reads
 * the stream, the others listen to it; when it closes, the next one takes over where it was.
 */
export function startRealtime(): void {
  const isFirst = running === null;
  running?.abort();
  running = new AbortController();
  const { signal } = running;
  const mine = token();
  // Where one player's events went on says nothing of another's: all of this one is asked for from now on.
  if (mine !== lastToken && !isFirst) {
    lastId = null;
    asked_ms = performance.now();
  }
  lastToken = mine;
  const options = {
    address: '/api/stream',
    token: mine,
    language: pageLanguage[language()],
    lastId: () => lastId,
    age_ms: () => performance.now() - asked_ms,
    signal,
  };
  const heard = (event: StreamEvent) => {
    take(event);
    channel?.postMessage({ token: mine, event } satisfies Passed);
  };
  const open = (is_open: boolean) => {
    if (is_open) streamHeard.set(true);
    else heard({ id: null, name: STREAM_ENDED, data: null });
  };
  void leading(`${CHANNEL}:${mine ?? 'visitor'}`, signal, () => readStream({ ...options, heard, open }));
}

if (channel !== null) {
  channel.onmessage = ({ data }: MessageEvent<Passed>) => {
    if (data.token === token()) take(data.event);
  };
  channel.onmessageerror = (error) => logFailure('broadcast', error);
}

// Asleep tabs miss events, and the tab that leads may have slept as well.
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState !== 'visible') return;
  serverClock.wake();
  applyReset();
});

function take(event: StreamEvent): void {
  lastId = event.id ?? lastId;
  // A tab that only listens knows by what it hears.
  streamHeard.set(event.name !== STREAM_ENDED);
  applyEvent(event);
}

/** Runs the work while this tab holds the lock; at once where a browser has no locks. */
async function leading(name: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  try {
    // Another tab reads already: what it told between the drawing of this one's page and now, this one did not hear.
    if (lastId === null && (await isHeld(name))) applyReset();
    await navigator.locks.request(name, { signal }, work);
  } catch {
    // The wait for the lock was ended: another session has begun.
  }
}

async function isHeld(name: string): Promise<boolean> {
  const { held = [] } = await navigator.locks.query();
  return held.some((lock) => lock.name === name);
}
