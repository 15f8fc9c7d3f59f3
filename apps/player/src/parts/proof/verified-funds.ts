import type { FundsProof, FundsVerdict } from '@shwekan/proof';
import { type LogKey, trustedLogKey } from './log-key.ts';

/** `proven`: the file shows this money in what the house told. `incomplete`: it does not. `broken`: what the house told contradicts itself. */
export type FundsVerdictName = 'proven' | 'incomplete' | 'broken';

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
  const made = await fundsVerification(text, key?.key ?? null);
  return made && { ...made, text, key, log_key: key?.key ?? made.proof.log_key, name: nameOf(made.verdict) };
}

function nameOf({ checks }: FundsVerdict): FundsVerdictName {
  const states = Object.values(checks);
  if (states.includes('false')) return 'broken';
  return states.every((it) => it === 'true') ? 'proven' : 'incomplete';
}
