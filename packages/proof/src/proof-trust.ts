import { isSame, type Sha256 } from './bytes.ts';
import type { VerifyEd25519 } from './checkpoint.ts';
import { readVerifierKey, type VerifierKey } from './note.ts';

/** Whom a reader trusts: the house by its key, and witnesses by theirs. The keys in a file itself are only what it says. */
export type ProofTrust = { readonly log_key: string; readonly witnesses: readonly string[] };
/** What is used to verify: Node's own or a browser's library. */
export type ProofTools = { readonly sha256: Sha256; readonly verify: VerifyEd25519 };

/** So many witnesses make it hard to show one reader another log. */
const WITNESSES_MIN = 2;

/** The keys that count as witnesses: each key once, whatever its names, and never the log's own, which is no one else. */
export function trustedWitnesses(sha256: Sha256, texts: readonly string[], log: VerifierKey): VerifierKey[] {
  const keys: VerifierKey[] = [];
  for (const text of texts) {
    const key = readVerifierKey(sha256, text);
    const is_known = [log, ...keys].some((it) => key !== null && isSame(it.public_key, key.public_key));
    if (key?.type === 'cosignature' && !is_known) keys.push(key);
  }
  return keys;
}

/** Two others saw the log; or the one, of a reader who trusts one. */
export function isSeen(seen_count: number, witness_count: number): boolean {
  return seen_count > 0 && seen_count >= Math.min(WITNESSES_MIN, witness_count);
}
