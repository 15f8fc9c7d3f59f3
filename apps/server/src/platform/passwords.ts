import { hash, type Options, verify } from '@node-rs/argon2';
import { Refusal } from './refusal.ts';

/** OWASP's second choice for argon2id, the library's own kind: 19 MiB, two passes, one lane. */
const SAFE_COST: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
let cost = SAFE_COST;
/** A hash keeps a core and 19 MiB for some 30 ms: more at once would starve the calls that are quick. */
const AT_ONCE = 2;
const QUEUE_MOST = 30;
const RETRY_AFTER_S = 2;

/** A gate that lets so many works run at once and so many wait; who comes beyond is refused with `busy` (503). */
export function makeGate(atOnce: number, queueMost: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= queueMost) throw new Refusal('busy', { retry_after_s: RETRY_AFTER_S });
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      // The place is handed on, not freed: nobody who comes now can slip in before those who wait.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

const gate = makeGate(AT_ONCE, QUEUE_MOST);
/**
 * Lets in as many callers with a password as the hashing can take, before anything is read or written for them; who comes beyond is
 * refused with `busy`. Every call that hashes or compares a password goes through it.
 */
export const passwordDoor = makeGate(AT_ONCE + QUEUE_MOST, 0);
let nobodysHash: Promise<string> | null = null;

/** Whether this process hashes cheaply from here on: for tests, whose passwords guard nothing. Refuses anywhere else. */
export function hashCheaply(cheaply: boolean): void {
  if (process.env['NODE_ENV'] !== 'test') throw new Error('Passwords are hashed cheaply in tests only.');
  cost = cheaply ? { ...SAFE_COST, memoryCost: 64, timeCost: 1 } : SAFE_COST;
}

/** The argon2id hash of a password, for storing. Refuses with `busy` while too many wait. Never call it inside a transaction. */
export function hashPassword(password: string): Promise<string> {
  return gate(() => hash(password, cost));
}

/**
 * Whether this is the password of a stored hash. Without a hash (nobody by that name) it works as long and answers no, so
 * that the time of an answer tells nothing. Refuses with `busy` while too many wait.
 */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  nobodysHash ??= hash('nobody has this password', cost);
  const compared = stored ?? (await nobodysHash);
  const matches = await gate(() => verify(compared, password));
  return matches && stored !== null;
}
