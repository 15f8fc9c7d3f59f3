import { timeOrderedKey } from '@shwekan/rules';
import { Refused } from './refusal-error.ts';

/**
 * What became of a call that moves money. `unknown`: no answer came within the time; to ask again with the same key
 * does no harm.
 */
export type Outcome<T> = { state: 'accepted'; answer: T } | { state: 'refused'; refused: Refused } | { state: 'unknown' };

export type OnceOptions = {
  /** Hears once that the first answer was lost and the call is now being checked. */
  checking?: () => void;
  /** How long to go on asking. */
  within_ms?: number;
  /** Whether nobody wants the answer any more: then nothing more is sent. */
  isOff?: () => boolean;
  wait?: (ms: number) => Promise<void>;
};

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 8_000;
const ASK_WITHIN_MS = 90_000;

/**
 * A key for one intention of the player: the same one is sent with every try, so that money moves at most once. It begins with the time (UUID version 7), so
 * that the house's index of keys grows at its end and does not touch a page of its own for each.
 */
export function newKey(): string {
  return timeOrderedKey(Date.now(), crypto.getRandomValues(new Uint8Array(10)));
}

/**
 * Sends a call that moves money until an answer says what happened: accepted, or refused. A lost answer, a busy server or a
 * try that still runs is asked again, with the key the call closes over. Never throws.
 */
export async function sendOnce<T>(send: () => Promise<T>, options: OnceOptions = {}): Promise<Outcome<T>> {
  const wait = options.wait ?? waitForNetwork;
  const within_ms = options.within_ms ?? ASK_WITHIN_MS;
  let waited_ms = 0;
  for (let wait_ms = FIRST_WAIT_MS; ; wait_ms = Math.min(wait_ms * 2, LONGEST_WAIT_MS)) {
    try {
      return { state: 'accepted', answer: await send() };
    } catch (error) {
      if (error instanceof Refused && isFinal(error)) return { state: 'refused', refused: error };
    }
    if (options.isOff?.()) return { state: 'unknown' };
    if (waited_ms === 0) options.checking?.();
    if (waited_ms + wait_ms > within_ms) return { state: 'unknown' };
    await wait(wait_ms);
    if (options.isOff?.()) return { state: 'unknown' };
    waited_ms += wait_ms;
  }
}

/** Waits so long, or until the phone is online again: nobody who is back waits for an answer that can be had. */
function waitForNetwork(ms: number): Promise<void> {
  return new Promise((done) => {
    const go = () => {
      clearTimeout(timer);
      globalThis.removeEventListener?.('online', go);
      done();
    };
    const timer = setTimeout(go, ms);
    globalThis.addEventListener?.('online', go);
  });
}

/** A 5xx, a try that still runs and a limit at the door say nothing about the money yet. */
function isFinal(refused: Refused): boolean {
  return refused.status < 500 && refused.status !== 429 && refused.code !== 'key_running';
}
