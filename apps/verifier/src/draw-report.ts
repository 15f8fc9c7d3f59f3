import { DRAW_CHECKS, type DrawCheck, type DrawHistory, type DrawProof, type ProofTrust, verifyDraw } from '@shwekan/proof';
import { kyat, nothing, say, sayCheck, saySeen, TOOLS } from './console.ts';

/** What is asked of a draw, as sentences. */
export const DRAW_SENTENCES: Record<DrawCheck, string> = {
  log_signed: 'All of this stands in the log that the house signed.',
  terms_told: 'Odds and limits were in the log before the book.',
  sealed_first: 'There is one book, and it was in the log before the number.',
  number_follows: 'The number follows from what the sources told.',
  paid: 'What was paid belongs to the number and is possible for this book.',
  witnessed: 'Witnesses outside the house saw this log.',
};

/** Verifies what the log says of a draw, and tells its story. Answers the exit code. */
export async function reportDraw(proof: DrawProof, trust: ProofTrust): Promise<number> {
  const { history, checks, witnesses, witness_count } = await verifyDraw(TOOLS, proof, trust);
  if (history === null) return nothing('The log of this key does not tell of this draw in this file.');
  say(`Draw ${nameOf(history)}`);
  for (const check of DRAW_CHECKS) sayCheck(checks[check], DRAW_SENTENCES[check]);
  saySeen(witnesses, witness_count);
  tell(history);
  return Object.values(checks).includes('false') ? 1 : 0;
}

/** A draw by its place and its id. */
export function nameOf({ draw, lottery, day, section }: DrawHistory): string {
  return `${draw}: ${lottery}, ${day === null ? '' : `${day} `}${section}`;
}

function tell({ terms, book, results, payments, voided_at }: DrawHistory): void {
  for (const { at, odds_hundredths, closes_at } of terms)
    say(`Terms from ${at}: odds ${odds_hundredths === null ? 'not told' : odds_hundredths / 100}, bets until ${closes_at}.`);
  if (book !== null) {
    say(
      `The book was closed at ${book.closed_at} and in the log at ${book.at}: ${book.slip_count} slips, ${kyat(book.total_pya ?? 0)} Ks.`,
    );
    say(`The dearest number would have cost ${kyat(book.worst_pya ?? 0)} Ks.`);
  }
  for (const { at, number, sources, is_by_operators, is_reversed } of results) {
    const from = sources.map((it) => [it.name, it.set, it.value].filter(Boolean).join(' ')).join('; ');
    say(`Number ${number} at ${at}${is_by_operators ? ', by operators' : ''}${is_reversed ? ', taken back' : ''}: ${from}`);
  }
  for (const { at, checked_at, slip_count, paid_pya, is_refund, is_reversed } of payments) {
    const what = `${is_refund ? 'Given back' : 'Paid'} at ${at}: ${kyat(paid_pya ?? 0)} Ks to ${slip_count} slips`;
    say(`${what}, reckoned a second time by ${checked_at}${is_reversed ? ', taken back' : ''}.`);
  }
  if (voided_at !== null) say(`The draw was called off at ${voided_at}.`);
}
