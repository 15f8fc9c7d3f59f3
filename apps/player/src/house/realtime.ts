import { pageLanguage } from '@shwekan/phrases/languages';
import { onWindow } from '../phone/browser.ts';
import { logFailure } from '../phone/log.ts';
import { call, serverClock } from './call.ts';
import { lookAtLanguage } from './choose-language.ts';
import { language } from './language.ts';
import { streamHeard } from './live-stream.ts';
import { lookAtSession, token } from './session.ts';
import { readStream, type StreamEvent } from './stream.ts';
import { applyEvent, applyReset } from './stream-events.ts';
import { onShownLive, shownLive } from './stream-live.ts';

const CHANNEL = 'shwekan-events';

let lastId: string | null = null;
let lastToken: string | null = null;
/** The moving numbers that this tab's stream is asked for: those on its screen. */
let live = '';
/** When the oldest of what the screen shows was asked for, by the page's clock: at 0 the page itself was. */
let asked_ms = 0;
let running: AbortController | null = null;
const channel = 'BroadcastChannel' in window ? new BroadcastChannel(CHANNEL) : null;

/** What one tab tells the others: an event, and of whose stream with which numbers. */
type Passed = { token: string | null; live: string; event: StreamEvent };
/** What a tab tells the others of the stream itself: an event that is none of the server's. */
const ENDED: StreamEvent = { id: null, name: 'stream_ended', data: null };

/**
 * Hears the server's events for this session from now on; called again when the session or language changes, and by itself when
 * other moving numbers are on the screen. Of tabs with the same numbers one reads the stream, the others listen to it; when it closes, the next
 * one takes over where it was.
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
  const wanted = shownLive();
  const isOther = wanted !== live && !isFirst;
  live = wanted;
  const options = {
    address: '/api/stream',
    live: wanted,
    token: mine,
    language: pageLanguage[language()],
    lastId: () => lastId,
    age_ms: () => performance.now() - asked_ms,
    // As any call finds it out: who only reads is logged out as well.
    expired: () => void call('GET /api/user/profile').catch(() => {}),
    signal,
  };
  const heard = (event: StreamEvent) => {
    take(event);
    channel?.postMessage({ token: mine, live: wanted, event } satisfies Passed);
  };
  const open = (is_open: boolean) => {
    if (is_open) streamHeard.set(true);
    // Left for another stream, which tells of itself: only those hear it who still listen to this one.
    else if (signal.aborted) channel?.postMessage({ token: mine, live: wanted, event: ENDED } satisfies Passed);
    else heard(ENDED);
  };
  void leading({ name: `${CHANNEL}:${wanted}:${mine ?? 'visitor'}`, isOther, signal }, () => readStream({ ...options, heard, open }));
}

onShownLive(() => {
  if (running !== null && shownLive() !== live) startRealtime();
});

if (channel !== null) {
  channel.onmessage = ({ data }: MessageEvent<Passed>) => {
    if (data.token === token() && data.live === live) take(data.event);
  };
  channel.onmessageerror = (error) => logFailure('broadcast', error);
}

/** All is asked for anew once where several signs tell that a tab is looked at again. */
const WAKE_AGAIN_MS = 1_000;
let woken_ms = Number.NEGATIVE_INFINITY;

/** Asleep tabs miss events, of other tabs as well, and the tab that leads may have slept too. Whoever has logged out meanwhile is asked for no more. */
function wake(): void {
  lookAtSession();
  lookAtLanguage();
  serverClock.wake();
  if (performance.now() - woken_ms < WAKE_AGAIN_MS) return;
  woken_ms = performance.now();
  applyReset();
}

/** Wakes a page that was put aside as a whole: its stream was cut off. */
function wakeWhole(): void {
  lookAtSession();
  if (running !== null) startRealtime();
  if (document.visibilityState === 'visible') wake();
}

document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') wake();
});
// A tab that was frozen, and a page that the browser's way back or forward shows as it was left.
document.addEventListener('resume', wakeWhole);
onWindow('pageshow', (event) => {
  if ((event as PageTransitionEvent).persisted) wakeWhole();
});

function take(event: StreamEvent): void {
  lastId = event.id ?? lastId;
  // A tab that only listens knows by what it hears.
  streamHeard.set(event.name !== ENDED.name);
  applyEvent(event);
}

type Lead = { name: string; isOther: boolean; signal: AbortSignal };

/** Runs the work while this tab holds the lock; at once where a browser has no locks. */
async function leading({ name, isOther, signal }: Lead, work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  try {
    // Another tab reads this stream already: what it told before this one listened to it, this one did not hear.
    if (await isHeld(name)) {
      if (isOther || lastId === null) applyReset();
      streamHeard.set(true);
    }
    await navigator.locks.request(name, { signal }, work);
  } catch {
    // The wait for the lock was ended: another session has begun.
  }
}

async function isHeld(name: string): Promise<boolean> {
  const { held = [] } = await navigator.locks.query();
  return held.some((lock) => lock.name === name);
}
