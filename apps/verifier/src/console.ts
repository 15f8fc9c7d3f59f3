import { createHash, createPublicKey, verify } from 'node:crypto';
import type { CheckState, ProofTools } from '@shwekan/proof';

/** What precedes the 32 bytes of an Ed25519 key in the form that Node reads (RFC 8410). */
const SPKI = Buffer.from('302a300506032b6570032100', 'hex');
const PYA_PER_KYAT = 100;
const MARKS: Record<CheckState, string> = { true: 'yes', false: 'NO', waiting: 'not yet', unsure: 'not shown', unneeded: 'not needed' };
const MARK_LETTERS = 10;

/** What is used to verify: Node's own. */
export const TOOLS: ProofTools = {
  sha256: (bytes) => new Uint8Array(createHash('sha256').update(bytes).digest()),
  verify: (public_key, message, signature) =>
    verify(null, message, createPublicKey({ key: Buffer.concat([SPKI, public_key]), format: 'der', type: 'spki' }), signature),
};

/** A line of what was found. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** A line of what was checked, and how it came out. */
export function sayCheck(state: CheckState, sentence: string): void {
  say(`${MARKS[state].padEnd(MARK_LETTERS)} ${sentence}`);
}

/** Says which witnesses saw the log. */
export function saySeen(witnesses: readonly { name: string; time_s: number }[], witness_count: number): void {
  if (witness_count > 0) say(`           seen by ${witnesses.length} of ${witness_count} witnesses`);
  for (const { name, time_s } of witnesses) say(`           seen by ${name} at ${new Date(time_s * 1000).toISOString()}`);
}

/** Ends with 2: there is nothing to verify. */
export function nothing(why: string): number {
  process.stderr.write(`${why}\n`);
  return 2;
}

/** Pya as kyat. */
export function kyat(pya: number): string {
  return (pya / PYA_PER_KYAT).toLocaleString('en-US');
}
