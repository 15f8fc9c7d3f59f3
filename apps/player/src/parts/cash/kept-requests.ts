import { serverClock } from '../../house/call.ts';
import { inBrowser } from '../../phone/browser.ts';

const BET = 'money:bet:';
/** Under which name a bet lies on the phone: each under one of its own, for a tab may bet on several things, and so may another beside it. */
export const betKeptUnder = (key: string) => BET + key;

/** The names of the bets that were sent and their answers not heard. */
export function betsKept(): string[] {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(BET));
  } catch {
    // A phone that keeps nothing.
    return [];
  }
}

/** How old a request is. A phone may have been set since, and no answer has told the time yet: it is rather too young than lost, for its key keeps it one for thirty days. */
export const ageMs = (asked_at: number) => Math.min(Date.now(), serverClock.now()) - asked_at;

/** A page that has just begun: the app was opened, or loaded anew. */
const began_ms = performance.now();
const BEGINS_FOR_MS = 30_000;
export const hasJustBegun = () => performance.now() - began_ms < BEGINS_FOR_MS;

/** Tabs of this phone take turns by it, where the browser has it. */
export const locks = inBrowser ? (navigator.locks as LockManager | undefined) : undefined;
