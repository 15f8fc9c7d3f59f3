import type { Receipt, ReceiptVerdict } from '@shwekan/proof';
import { keyFor, type LogKey, trustedLogKey } from './log-key.ts';
import { type WitnessKeys, witnessKeys } from './witness-keys.ts';

/**
 * `proven`: every step that counts holds. `booked`, `promised`: so far. `incomplete`: the receipt leaves out what it should show; in a file that
 * proves nothing, for whoever has it may have taken it out. `broken`: what the house signed contradicts itself, or the house itself, asked just
 * now, does not show what it must. `renamed`: under the name that the house gives its log now, which this phone does not trust yet. `foreign`: not of this house.
 */
export type VerdictName = 'proven' | 'booked' | 'promised' | 'incomplete' | 'broken' | 'renamed' | 'foreign';

/** A receipt that was verified on this phone: whose key was trusted for it, and what came of it. */
export type Verified = {
  receipt: Receipt;
  text: string;
  key: LogKey;
  log_key: string;
  witnesses: WitnessKeys;
  verdict: ReceiptVerdict;
  name: VerdictName;
};

/**
 * Verifies the text of a receipt on this phone; null when it is none. `is_fresh`: the house answered it just now. Rejects when what verifies cannot
 * be fetched.
 */
export async function verified(text: string, is_fresh = false): Promise<Verified | null> {
  const [key, witnesses, { verification }] = await Promise.all([trustedLogKey(), witnessKeys(), import('./verification.ts')]);
  const made = await verification(text, (it) => keyFor(key, it).log_key, witnesses.trusted);
  if (made === null) return null;
  const { log_key, is_renamed } = keyFor(key, made.receipt);
  return { ...made, text, key, witnesses, log_key, name: is_renamed ? 'renamed' : nameOf(made.verdict, is_fresh) };
}

function nameOf({ slip, checks }: ReceiptVerdict, is_fresh: boolean): VerdictName {
  if (slip === null) return 'foreign';
  const { odds_told, in_book, sealed_in_time, log_signed, settled } = checks;
  if (Object.values(checks).includes('false')) return 'broken';
  const shown = [log_signed, odds_told, in_book, sealed_in_time, settled];
  if (shown.includes('unsure')) return is_fresh ? 'broken' : 'incomplete';
  if (settled === 'true' && in_book === 'true') return 'proven';
  return in_book === 'true' ? 'booked' : 'promised';
}

/** A promise alone, as a QR carries it, as a receipt that shows nothing else yet. */
export function promiseReceipt(promise: string): string {
  const [origin = ''] = promise.split('/promise\n');
  return JSON.stringify({ v: 1, origin, log_key: '', promise_key: '', promise, book: null, payout: null, leaves: [] });
}
