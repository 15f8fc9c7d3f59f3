/**
 * Verifies a receipt of a slip, or the proof of one's money in what the house owes, offline, with Node 20 or newer and nothing else:
 *
 *     node verify.mjs RECEIPT [--key KEY] [--witness KEY]...
 *
 * RECEIPT is the file that the app saved, of either kind. KEY is the house's log key, as the house publishes it or as you wrote it down earlier; without
 * it the key in the receipt is taken, which only shows that the receipt agrees with itself. The KEY of a witness, which you trust because you
 * know whose it is, shows who else saw the log; several are several --witness.
 * Ends with 0 when nothing speaks against the house, with 1 when two things that it signed contradict each other, with 2 when there is nothing to
 * verify: no receipt, one of another house, or no key.
 */
import { createHash, createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  type CheckState,
  FUNDS_CHECKS,
  type FundsCheck,
  type FundsProof,
  type ProofTools,
  RECEIPT_CHECKS,
  type ReceiptCheck,
  type ReceiptVerdict,
  readFundsProof,
  readReceipt,
  readVerifierKey,
  verifyFunds,
  verifyReceipt,
} from '@shwekan/proof';

/** What precedes the 32 bytes of an Ed25519 key in the form that Node reads (RFC 8410). */
const SPKI = Buffer.from('302a300506032b6570032100', 'hex');
const PYA_PER_KYAT = 100;

const TOOLS: ProofTools = {
  sha256: (bytes) => new Uint8Array(createHash('sha256').update(bytes).digest()),
  verify: (public_key, message, signature) =>
    verify(null, message, createPublicKey({ key: Buffer.concat([SPKI, public_key]), format: 'der', type: 'spki' }), signature),
};

const SENTENCES: Record<ReceiptCheck, string> = {
  promise_signed: 'The house signed this slip.',
  log_signed: 'What follows stands in the log that the house signed.',
  odds_told: 'The odds of the slip are those that the log told of its draw.',
  in_book: 'The slip is in the sealed book of its draw.',
  sealed_in_time: 'The slip came before the closing, and the book was in the log before the number.',
  number_follows: 'The number follows from what the sources told.',
  settled: 'What the slip is owed is among what was paid.',
  witnessed: 'Witnesses outside the house saw this log.',
};
const FUNDS_SENTENCES: Record<FundsCheck, string> = {
  log_signed: 'The log that the house signed tells what it owed.',
  in_total: "The player's own leaves are in that total.",
  whole: 'Both parts of each purse are here.',
};
const MARKS: Record<CheckState, string> = { true: 'yes', false: 'NO', waiting: 'not yet', unsure: 'not shown', unneeded: 'not needed' };

process.exitCode = await main(process.argv.slice(2));

async function main(words: string[]): Promise<number> {
  const asked = askedBy(words);
  const text = asked === null ? '' : textOf(asked.path);
  const [receipt, funds] = [readReceipt(text), readFundsProof(text)];
  if (asked === null || (receipt === null && funds === null))
    return nothing('There is no receipt: node verify.mjs RECEIPT [--key KEY] [--witness KEY]...');
  const typeOf = (key: string) => readVerifierKey(TOOLS.sha256, key)?.type;
  const unreadable =
    asked.key !== null && typeOf(asked.key) !== 'ed25519' ? asked.key : asked.witnesses.find((it) => typeOf(it) !== 'cosignature');
  if (unreadable !== undefined) return nothing(`This is no key: ${unreadable}`);
  if (funds !== null) return mainOfFunds(funds, asked.key);
  if (receipt === null) return nothing('There is no receipt.');
  if (asked.key === null) say(`The house's key is taken from the receipt itself: ${receipt.log_key}`);
  const verdict = await verifyReceipt(TOOLS, receipt, { log_key: asked.key ?? receipt.log_key, witnesses: asked.witnesses });
  if (verdict.slip === null) return nothing('The house of this key did not sign the slip of this receipt.');
  tell(verdict);
  return Object.values(verdict.checks).includes('false') ? 1 : 0;
}

/** The same for a player's money in what the house owed when a day was over. */
async function mainOfFunds(proof: FundsProof, key: string | null): Promise<number> {
  if (key === null) say(`The house's key is taken from the file itself: ${proof.log_key}`);
  const { checks, own_pya, balance_pya, purses_pya, owed_pya } = await verifyFunds(TOOLS, proof, {
    log_key: key ?? proof.log_key,
    witnesses: [],
  });
  if (checks.log_signed !== 'true') return nothing('The log of this key does not tell of this day in this file.');
  say(`Player ${proof.player}, at the end of ${proof.day}`);
  for (const check of FUNDS_CHECKS) say(`${MARKS[checks[check]].padEnd(10)} ${FUNDS_SENTENCES[check]}`);
  for (const [kind, pya] of Object.entries(own_pya)) say(`  ${kind.padEnd(10)} ${kyat(pya)} Ks`);
  say(
    `Of this player: ${kyat(balance_pya)} Ks. Of all players: ${kyat(purses_pya ?? 0)} Ks; with stakes of open draws ${kyat(owed_pya ?? 0)} Ks.`,
  );
  return checks.in_total === 'true' ? 0 : 2;
}

type CommandLine = { path: string; key: string | null; witnesses: string[] };

function askedBy(words: string[]): CommandLine | null {
  try {
    const { values, positionals } = parseArgs({
      args: words,
      allowPositionals: true,
      options: { key: { type: 'string' }, witness: { type: 'string', multiple: true, default: [] } },
    });
    const [path, ...more] = positionals;
    return path === undefined || more.length > 0 ? null : { path, key: values.key ?? null, witnesses: values.witness };
  } catch {
    return null;
  }
}

function nothing(why: string): number {
  process.stderr.write(`${why}\n`);
  return 2;
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

function tell(verdict: ReceiptVerdict): void {
  const { slip, checks, number, day, owed_pya, closed_at, decided_at, is_called_off, witnesses, witness_count } = verdict;
  if (slip !== null) {
    say(`Slip ${slip.voucher}: ${slip.lottery}, ${day === null ? '' : `${day} `}${slip.section}, accepted at ${slip.accepted_at}`);
    slip.numbers.forEach((it, line) => {
      say(`  ${it}  ${kyat(slip.stakes_pya[line] ?? 0)} Ks`);
    });
  }
  for (const check of RECEIPT_CHECKS) say(`${MARKS[checks[check]].padEnd(10)} ${SENTENCES[check]}`);
  if (witness_count > 0) say(`           seen by ${witnesses.length} of ${witness_count} witnesses`);
  for (const { name, time_s } of witnesses) say(`           seen by ${name} at ${new Date(time_s * 1000).toISOString()}`);
  if (closed_at !== null) say(`The book was closed at ${closed_at}.`);
  if (decided_at !== null) say(`The number was in the log at ${decided_at}.`);
  if (is_called_off) say('The draw was called off.');
  if (owed_pya !== null) say(`${number === null ? '' : `The number is ${number}. `}The slip is owed ${kyat(owed_pya)} Ks.`);
}

function kyat(pya: number): string {
  return (pya / PYA_PER_KYAT).toLocaleString('en-US');
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
