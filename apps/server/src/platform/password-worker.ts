import { getPriority, setPriority } from 'node:os';
import { isMainThread } from 'node:worker_threads';
import { hashSync, type Options, verifySync } from '@node-rs/argon2';

const LOWER_BY = 10;
const LOWEST = 19;
// Once all is loaded, which takes several times as long as a password: at low priority the first who logs in to a new process of a busy machine
// waited until the app gave up. Linux alone takes it for this thread, others for the whole process.
if (!isMainThread && process.platform === 'linux') setPriority(Math.min(getPriority() + LOWER_BY, LOWEST));

/** What `passwords.ts` has a thread of low priority do. */
export function hashPassword({ password, cost }: { password: string; cost: Options }): string {
  return hashSync(password, cost);
}

/** Whether this is the password of the hash. */
export function comparePassword({ password, stored }: { password: string; stored: string }): boolean {
  return verifySync(stored, password);
}
