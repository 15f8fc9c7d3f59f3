import type { DrawVerdict } from '@shwekan/proof';
import { keepHead, seenHead } from './log-head.ts';
import { keyFor, type LogKey, nameOfKey, trustedLogKey } from './log-key.ts';
import type { VerdictName } from './verified.ts';
import { type WitnessKeys, witnessKeys } from './witness-keys.ts';

/** Whether the log still holds all that this phone has seen of it; `seen_at`: when that was. Null when nothing was seen, or nobody could be asked. */
export type LogGrowth = { is_grown: boolean; seen_at: string } | null;

/** As of a slip; nobody promises a draw. */
export type DrawVerdictName = Exclude<VerdictName, 'promised'>;

/** The proof of a draw that was verified on this phone: whose key was trusted for it, and what came of it. */
export type VerifiedDraw = {
  text: string;
  key: LogKey;
  log_key: string;
  witnesses: WitnessKeys;
  verdict: DrawVerdict;
  growth: LogGrowth;
  name: DrawVerdictName;
};

/**
 * Verifies the text of a draw's proof on this phone; null when it is none. `is_fresh`: the house answered it just now; then the log is also held against
 * what this phone has seen of it. Rejects when what verifies cannot be fetched.
 */
export async function verifiedDraw(text: string, is_fresh = false): Promise<VerifiedDraw | null> {
  const [key, witnesses, { drawVerification, checkpointOf }] = await Promise.all([
    trustedLogKey(),
    witnessKeys(),
    import('./verification.ts'),
  ]);
  const made = await drawVerification(text, (it) => keyFor(key, it).log_key, witnesses.trusted);
  if (made === null) return null;
  const { proof, verdict } = made;
  const { log_key, is_renamed } = keyFor(key, proof);
  const note = verdict.history === null ? null : checkpointOf(proof.leaves);
  const growth = is_fresh && note !== null ? await followLog(note, log_key) : null;
  return { text, key, log_key, witnesses, verdict, growth, name: is_renamed ? 'renamed' : nameOf(verdict, growth, is_fresh) };
}

/** Holds a checkpoint against the one that this phone keeps, and keeps the newer. */
async function followLog(note: string, log_key: string): Promise<LogGrowth> {
  const seen = seenHead(nameOfKey(log_key));
  if (seen === null) keepHead(note);
  if (seen === null || seen.note === note) return null;
  const { growthOf } = await import('./verification.ts');
  const growth = await growthOf([seen.note, note], log_key);
  if (growth === null || growth.state === 'unknown') return null;
  if (growth.state === 'grown') keepHead(growth.newer);
  return { is_grown: growth.state === 'grown', seen_at: seen.at };
}

function nameOf({ history, checks }: DrawVerdict, growth: LogGrowth, is_fresh: boolean): DrawVerdictName {
  if (history === null) return 'foreign';
  const { terms_told, sealed_first, paid } = checks;
  if (Object.values(checks).includes('false') || growth?.is_grown === false) return 'broken';
  if ([terms_told, sealed_first, paid].includes('unsure')) return is_fresh ? 'broken' : 'incomplete';
  return paid === 'true' ? 'proven' : 'booked';
}
