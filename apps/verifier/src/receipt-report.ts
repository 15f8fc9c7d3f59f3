import { type ProofTrust, RECEIPT_CHECKS, type Receipt, type ReceiptCheck, type ReceiptVerdict, verifyReceipt } from '@shwekan/proof';
import { kyat, nothing, say, sayCheck, saySeen, TOOLS } from './console.ts';

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

/** Verifies a receipt of a slip, and tells what it shows. Answers the exit code. */
export async function reportReceipt(receipt: Receipt, trust: ProofTrust): Promise<number> {
  const verdict = await verifyReceipt(TOOLS, receipt, trust);
  if (verdict.slip === null) return nothing('The house of this key did not sign the slip of this receipt.');
  tell(verdict);
  return Object.values(verdict.checks).includes('false') ? 1 : 0;
}

function tell(verdict: ReceiptVerdict): void {
  const { slip, checks, number, day, owed_pya, closed_at, decided_at, is_called_off, witnesses, witness_count } = verdict;
  if (slip !== null) {
    say(`Slip ${slip.voucher}: ${slip.lottery}, ${day === null ? '' : `${day} `}${slip.section}, accepted at ${slip.accepted_at}`);
    slip.numbers.forEach((it, line) => {
      say(`  ${it}  ${kyat(slip.stakes_pya[line] ?? 0)} Ks`);
    });
  }
  for (const check of RECEIPT_CHECKS) sayCheck(checks[check], SENTENCES[check]);
  saySeen(witnesses, witness_count);
  if (closed_at !== null) say(`The book was closed at ${closed_at}.`);
  if (decided_at !== null) say(`The number was in the log at ${decided_at}.`);
  if (is_called_off) say('The draw was called off.');
  if (owed_pya !== null) say(`${number === null ? '' : `The number is ${number}. `}The slip is owed ${kyat(owed_pya)} Ks.`);
}
