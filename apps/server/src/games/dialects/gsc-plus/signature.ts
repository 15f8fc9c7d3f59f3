import type { JsonBody } from '../json-body.ts';
import { isMd5Of, md5Of } from '../md5-signature.ts';
import type { DialectSettings } from '../settings.ts';

/** The callbacks of the dialect, and the word of each that is signed. */
const CALLBACKS: Readonly<Record<string, string>> = {
  balance: 'getbalance',
  withdraw: 'withdraw',
  deposit: 'deposit',
  pushbetdata: 'pushbetdata',
};

/** The callback that a word names; null when it names none. */
export function callOf(word: string): string | null {
  return Object.hasOwn(CALLBACKS, word) ? word : null;
}

/** What our requests carry of who asks and when: signed in another order than callbacks are. */
export function signRequest({ operator_code, secret }: DialectSettings, action: string) {
  const request_time = Math.floor(Date.now() / 1000);
  return { operator_code, request_time, sign: md5Of(request_time, secret, action, operator_code) };
}

/** Whether a callback is signed with the secret. */
export function isSigned(sent: JsonBody, call: string, secret: string): boolean {
  const [operator, time] = [sent['operator_code'], sent['request_time']];
  if (typeof operator !== 'string' || typeof time !== 'string') return false;
  return isMd5Of(sent['sign'], operator, time, CALLBACKS[call] ?? '', secret);
}
