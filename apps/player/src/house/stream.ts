import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { logFailure } from '../phone/log.ts';
import { isUntil } from './stream-place.ts';

/** An event as it is heard. `is_past` is what happened before a first stream was opened: about when its page was asked for. */
export type StreamEvent = { id: string | null; name: string; data: unknown; is_past?: boolean };

export type StreamOptions = {
  address: string;
  /** The moving numbers that are wanted, parted by commas. */
  live: string;
  token: string | null;
  language: string;
  /** Where to go on: the id of the last event this phone saw. */
  lastId: () => string | null;
  /** Without one: how long ago the oldest answer that the screen shows was asked for. */
  age_ms: () => number;
  heard: (event: StreamEvent) => void;
  /** Told that the server knows the session no more. */
  expired: () => void;
  /** Told when the stream opens, and when it ends. */
  open: (is_open: boolean) => void;
  signal: AbortSignal;
};

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
/** How long a request may be on its way to the server, for all the server knows of when the page was asked for is its age. */
const ON_THE_WAY_MS = 5_000;
/** The server says something every 15 s; a longer silence is a dead connection. */
const SILENCE_MS = 40_000;
/** Who looks at a phone that slept does not wait for that: it was silent for longer than the server is. */
const SLEPT_MS = 20_000;

/** Reads the server's events until the signal ends it; opens again after a pause that grows, with jitter. It never throws. */
export async function readStream(options: StreamOptions): Promise<void> {
  let pause_ms = FIRST_PAUSE_MS;
  while (!options.signal.aborted) {
    const opened = await readOnce(options);
    options.open(false);
    if (options.signal.aborted) return;
    pause_ms = opened ? FIRST_PAUSE_MS : Math.min(pause_ms * 2, LONGEST_PAUSE_MS);
    await pause(pause_ms * (0.5 + Math.random()), options.signal);
  }
}

/** One connection from opening to its end; true when it was opened at all. */
async function readOnce(options: StreamOptions): Promise<boolean> {
  const watch = watched(options.signal);
  let opened = false;
  try {
    const sent_ms = performance.now();
    const isFirst = options.lastId() === null;
    const age = isFirst ? `&age_ms=${Math.ceil(options.age_ms()) + ON_THE_WAY_MS}` : '';
    const address = `${options.address}?live=${options.live}${age}`;
    const response = await fetch(address, { headers: headersOf(options), cache: 'no-store', signal: watch.signal });
    if (response.status === 401) options.expired();
    if (!response.ok || response.body === null) throw new Error(`status ${response.status}`);
    opened = true;
    options.open(true);
    // What the server told may begin later than the page.
    if (isFirst && performance.now() - sent_ms > ON_THE_WAY_MS) options.heard({ id: null, name: 'reset', data: {}, is_past: true });
    let opened_id: string | null = null;
    const parser = createParser({
      onEvent: (event) => {
        const id = event.id ?? null;
        if (isFirst) opened_id ??= id;
        // The first one says where the stream goes on: what is told from before that is past.
        applyEvent(event, id !== null && opened_id !== null && isUntil(id, opened_id), options.heard);
      },
    });
    const reader = response.body.getReader();
    const text = new TextDecoder();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return true;
      watch.stir();
      parser.feed(text.decode(value, { stream: true }));
    }
  } catch (error) {
    if (!options.signal.aborted) logFailure('realtime', error);
    return opened;
  } finally {
    watch.end();
  }
}

function applyEvent(event: EventSourceMessage, is_past: boolean, heard: StreamOptions['heard']): void {
  try {
    heard({ id: event.id ?? null, name: event.event ?? 'message', data: JSON.parse(event.data), is_past });
  } catch (error) {
    // An event that cannot be read is one this version does not know.
    logFailure('realtime', error);
  }
}

function headersOf(options: StreamOptions): Record<string, string> {
  const lastId = options.lastId();
  return {
    Accept: 'text/event-stream',
    'Accept-Language': options.language,
    ...(options.token === null ? {} : { Authorization: `Bearer ${options.token}` }),
    ...(lastId === null ? {} : { 'Last-Event-ID': lastId }),
  };
}

/** A signal that also ends when nothing was heard for too long, or when the phone has another network than that of the connection. */
function watched(outer: AbortSignal) {
  const inner = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  // A timer stands still in a phone's sleep; its clock does not.
  let heard_ms: number;
  const lookAgain = () => {
    if (Date.now() - heard_ms > SLEPT_MS) end();
  };
  const stir = () => {
    heard_ms = Date.now();
    clearTimeout(timer);
    timer = setTimeout(end, SILENCE_MS);
  };
  const end = () => {
    clearTimeout(timer);
    outer.removeEventListener('abort', end);
    removeEventListener('visibilitychange', lookAgain);
    removeEventListener('online', end);
    inner.abort();
  };
  outer.addEventListener('abort', end);
  addEventListener('visibilitychange', lookAgain);
  addEventListener('online', end);
  stir();
  return { signal: inner.signal, stir, end };
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      done();
    });
    // The network is back: no reason to wait any longer.
    addEventListener('online', () => done(), { once: true });
  });
}
