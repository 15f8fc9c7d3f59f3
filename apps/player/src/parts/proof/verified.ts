import type { Receipt, ReceiptVerdict } from '@shwekan/proof';
import { type LogKey, trustedLogKey } from './log-key.ts';

/** `proven`: every step that there is holds. `booked`, `promised`: so far. `broken`: a step does not hold. `foreign`: not of this house. */
export type VerdictName = 'proven' | 'booked' | 'promised' | 'broken' | 'foreign';

/** A receipt that was verified on this phone: whose key was trusted for it, and what came of it. */
export type Verified = { receipt: Receipt; text: string; key: LogKey; verdict: ReceiptVerdict; name: VerdictName };

/** Verifies the text of a receipt on this phone; null when it is none. Rejects when what verifies cannot be fetched. */
export async function verified(text: string): Promise<Verified | null> {
  const [key, { verification }] = await Promise.all([trustedLogKey(), import('./verification.ts')]);
  const made = await verification(text, key?.key ?? null);
  return made && { ...made, text, key, name: nameOf(made.verdict) };
}

function nameOf({ slip, checks }: ReceiptVerdict): VerdictName {
  if (slip === null) return 'foreign';
  if (Object.values(checks).includes('false')) return 'broken';
  if (checks.settled === 'true') return 'proven';
  return checks.in_book === 'true' ? 'booked' : 'promised';
}

/** A promise alone, as a QR carries it, as a receipt that shows nothing else yet. */
export function promiseReceipt(promise: string): string {
  const [origin = ''] = promise.split('/promise\n');
  return JSON.stringify({ v: 1, origin, log_key: '', promise_key: '', promise, book: null, payout: null, leaves: [] });
}
