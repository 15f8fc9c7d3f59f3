import { availableParallelism } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import type { Options } from '@node-rs/argon2';
import { Piscina } from 'piscina';
import { Refusal } from './refusal.ts';

/** OWASP's second choice for argon2id, the library's own kind: 19 MiB, two passes, one lane. */
const SAFE_COST: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
let cost = SAFE_COST;
/**
 * A hash keeps a core and 19 MiB for some 30 ms. It is worked out by threads of low priority (`password-worker.ts`), on half of the cores
 * at most: where many try passwords, the calls that are quick go first.
 */
const AT_ONCE = Math.max(1, Math.floor(availableParallelism() / 2));
const QUEUE_MOST = 30;
const RETRY_AFTER_S = 2;

const threads = new Piscina({
  filename: new URL('./password-worker.ts', import.meta.url).href,
  minThreads: 0,
  idleTimeout: Number.POSITIVE_INFINITY,
  maxThreads: AT_ONCE,
  maxQueue: QUEUE_MOST,
  execArgv: [],
});

/** A refusal costs the process more than its sender: the next try of the same sender is put off by letting this one wait. */
const OUTSIDE = { most: 128, ms: 1000 };
let inside = 0;
let outside = 0;

/**
 * Lets in as many callers with a password as the hashing can take, before anything is read or written for them; a caller beyond that is
 * refused with `busy`, after a second where not too many wait for that. Every call that hashes or compares a password goes through it.
 */
export async function passwordDoor<T>(work: () => Promise<T>): Promise<T> {
  if (inside >= AT_ONCE + QUEUE_MOST) {
    await waitOutside();
    throw new Refusal('busy', { retry_after_s: RETRY_AFTER_S });
  }
  inside += 1;
  try {
    return await work();
  } finally {
    inside -= 1;
  }
}

async function waitOutside(): Promise<void> {
  if (outside >= OUTSIDE.most) return;
  outside += 1;
  await wait(OUTSIDE.ms);
  outside -= 1;
}

/** A hash of the present cost that no password is known of. */
const nobodysHash = () => `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** Whether this process hashes cheaply from here on: for tests, whose passwords guard nothing. Refuses anywhere else. */
export function hashCheaply(cheaply: boolean): void {
  if (process.env['NODE_ENV'] !== 'test') throw new Error('Passwords are hashed cheaply in tests only.');
  cost = cheaply ? { ...SAFE_COST, memoryCost: 64, timeCost: 1 } : SAFE_COST;
}

/** The argon2id hash of a password, for storing. Refuses with `busy` while too many wait. No caller is inside a transaction. */
export function hashPassword(password: string): Promise<string> {
  return inThread('hashPassword', { password, cost });
}

/**
 * Whether this is the password of a stored hash. Without a hash (nobody by that name) it works as long and answers no, so
 * that the time of an answer tells nothing. Refuses with `busy` while too many wait.
 */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const matches = await inThread<boolean>('comparePassword', { password, stored: stored ?? nobodysHash() });
  return matches && stored !== null;
}

/** How many hashes this process has made or compared, whatever they cost: what an answer took, where its time would tell something. */
export function passwordsWorkedOut(): number {
  return threads.completed;
}

/** Has a thread do a work of `password-worker.ts`. Refuses with `busy` while too many wait. */
async function inThread<T>(name: string, task: object): Promise<T> {
  if (threads.queueSize >= QUEUE_MOST) throw new Refusal('busy', { retry_after_s: RETRY_AFTER_S });
  return await threads.run(task, { name });
}
