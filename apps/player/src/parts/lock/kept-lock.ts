import { onWindow } from '../../phone/browser.ts';
import { LOCK_KEY } from '../../phone/lock.ts';
import { local } from '../../phone/storage.ts';
import { createStore } from '../../phone/store.ts';

/** The lock as this phone keeps it: never the PIN, but a slow hash of it with a salt. */
export type KeptLock = {
  readonly salt: string;
  readonly hash: string;
  /** For so long the app may be left before it locks. */
  readonly after_ms: number;
  /** The phone's own confirmation, where it is used: the name of its key. */
  readonly passkey: string | null;
  /** Wrong PINs since the last right one. */
  readonly tries: number;
  /** Before this no PIN is looked at. */
  readonly wait_until_ms: number;
};

const ROUNDS = 300_000;
const BITS = 256;
/** After so many wrong PINs the session ends. */
const TRIES_MAX = 10;
const FREE_TRIES = 3;
const WAIT_MS = 30_000;
const DOUBLED_MAX = 4;
/** Who looks into another app to pay comes back to what was typed. */
const AFTER_MS = 60_000;

const store = createStore(read());
// Of all tabs: a PIN that is tried in another counts here.
onWindow('storage', () => lookAtLock());
export const useKeptLock = store.use;
export const keptLock = store.get;
/** Reads again what is kept: a tab that slept did not hear what others did. */
export const lookAtLock = () => store.set(read());

export function keepLock(lock: KeptLock | null): void {
  if (lock === null) local.removeItem(LOCK_KEY);
  else local.setItem(LOCK_KEY, JSON.stringify(lock));
  store.set(lock);
}

/** Changes the lock as it is kept now: other tabs change it as well, and one that was ended in another stays so. */
export function changeLock(change: Partial<KeptLock>): void {
  const lock = read();
  keepLock(lock && { ...lock, ...change });
}

/** What stands against a PIN that is typed, or null. */
export function refusePin(pin: string): 'wrong_shape' | 'too_simple' | null {
  if (!/^\d{4,6}$/.test(pin)) return 'wrong_shape';
  const steps = new Set([...pin].slice(1).map((digit, at) => Number(digit) - Number(pin[at])));
  // 0000, 1234, 9876
  const [step] = steps;
  return steps.size === 1 && step !== undefined && Math.abs(step) <= 1 ? 'too_simple' : null;
}

/** A lock that opens with this PIN; what else was chosen of the one before stays. */
export async function lockWith(pin: string, before: KeptLock | null): Promise<KeptLock> {
  const salt = toText(crypto.getRandomValues(new Uint8Array(16)));
  const { after_ms = AFTER_MS, passkey = null } = before ?? {};
  return { salt, hash: await hashOf(pin, salt), after_ms, passkey, tries: 0, wait_until_ms: 0 };
}

/** How many more PINs are looked at. */
export const triesLeft = () => Math.max(0, TRIES_MAX - (read()?.tries ?? 0));

/** Whether a PIN opens the lock. A wrong one is counted, and makes the next one wait; none is looked at before that is over. */
export async function tryPin(pin: string): Promise<boolean> {
  // As it is kept now: other tabs count as well.
  const lock = read();
  if (lock === null || triesLeft() === 0 || Date.now() < lock.wait_until_ms) return false;
  // Counted before it is known: whoever closes the app in between has used the try as well.
  const tries = lock.tries + 1;
  changeLock({ tries, wait_until_ms: tries < FREE_TRIES ? 0 : Date.now() + waitAfter(tries) });
  if ((await hashOf(pin, lock.salt)) !== lock.hash) return false;
  changeLock({ tries: 0, wait_until_ms: 0 });
  return true;
}

/** How long the next PIN waits after so many wrong ones. */
function waitAfter(tries: number): number {
  return WAIT_MS * 2 ** Math.min(Math.max(tries - FREE_TRIES, 0), DOUBLED_MAX);
}

async function hashOf(pin: string, salt: string): Promise<string> {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(pin), 'PBKDF2', false, ['deriveBits']);
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt: toBytes(salt), iterations: ROUNDS };
  return toText(new Uint8Array(await crypto.subtle.deriveBits(how, key, BITS)));
}

export const toText = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));
export const toBytes = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (it) => it.charCodeAt(0));

/** What cannot be read locks as well, for good: only a login opens it. */
function read(): KeptLock | null {
  const text = local.getItem(LOCK_KEY);
  if (text === null) return null;
  const closed: KeptLock = { salt: '', hash: '', after_ms: 0, passkey: null, tries: TRIES_MAX - 1, wait_until_ms: 0 };
  try {
    const lock = { ...closed, ...(JSON.parse(text) as Partial<KeptLock>) };
    const until_ms = Date.now() + waitAfter(lock.tries);
    if (lock.wait_until_ms <= until_ms) return lock;
    // The phone's clock was put back, from a year ahead or to 1970: its player waits as long as for the last wrong PIN, from now on.
    const waiting = { ...lock, wait_until_ms: until_ms };
    local.setItem(LOCK_KEY, JSON.stringify(waiting));
    return waiting;
  } catch {
    return closed;
  }
}
