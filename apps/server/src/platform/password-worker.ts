import { hashSync, type Options, verifySync } from '@node-rs/argon2';

/** What `passwords.ts` has a thread of low priority do. */
export function hashPassword({ password, cost }: { password: string; cost: Options }): string {
  return hashSync(password, cost);
}

/** Whether this is the password of the hash. */
export function comparePassword({ password, stored }: { password: string; stored: string }): boolean {
  return verifySync(stored, password);
}
