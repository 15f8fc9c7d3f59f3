import type { FundsProof, FundsVerdict } from '@shwekan/proof';
import { keyFor, type LogKey, trustedLogKey } from './log-key.ts';

/** `proven`: the file shows this money in what the house told. `incomplete`: it does not. `broken`: what the house told contradicts itself. `renamed`: as of a slip. */
export type FundsVerdictName = 'proven' | 'incomplete' | 'broken' | 'renamed';

/** A player's money in what the house owes, verified on this phone: whose key was trusted for it, and what came of it. */
export type VerifiedFunds = {
  proof: FundsProof;
  text: string;
  key: LogKey;
  log_key: string;
  verdict: FundsVerdict;
  name: FundsVerdictName;
};

/** Verifies such a file on this phone; null when it is none. Rejects when what verifies cannot be fetched. */
export async function verifiedFunds(text: string): Promise<VerifiedFunds | null> {
  const [key, { fundsVerification }] = await Promise.all([trustedLogKey(), import('./verification.ts')]);
  const made = await fundsVerification(text, (it) => keyFor(key, it).log_key);
  if (made === null) return null;
  const { log_key, is_renamed } = keyFor(key, made.proof);
  return { ...made, text, key, log_key, name: is_renamed ? 'renamed' : nameOf(made.verdict) };
}

function nameOf({ checks }: FundsVerdict): FundsVerdictName {
  const states = Object.values(checks);
  if (states.includes('false')) return 'broken';
  return states.every((it) => it === 'true') ? 'proven' : 'incomplete';
}
