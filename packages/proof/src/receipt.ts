import { fromBase64, fromHex, type Sha256, utf8 } from './bytes.ts';
import type { OpenedCheckpoint } from './checkpoint.ts';
import { type CheckState, type DrawEntries, isOf, numberFollows, ofDraw, openLeaves, textOf } from './draw-leaves.ts';
import { hashLeaf, isIncluded } from './merkle.ts';
import { readNote, readVerifierKey, signaturesOf, type VerifierKey, verifierKey } from './note.ts';
import { isSeen, type ProofTools, type ProofTrust, trustedWitnesses } from './proof-trust.ts';
import { type LogEntry, type PromisedSlip, type Receipt, readPayout, readSlip } from './receipt-file.ts';
import { payoutOf } from './slip-outcome.ts';

/** What is asked of a receipt, in the order in which it happens. */
export const RECEIPT_CHECKS = [
  'promise_signed',
  'log_signed',
  'odds_told',
  'in_book',
  'sealed_in_time',
  'number_follows',
  'settled',
  'witnessed',
] as const;
export type ReceiptCheck = (typeof RECEIPT_CHECKS)[number];

/** What a receipt shows. `slip` is null when there is no promise to speak of; then nothing else counts. */
export type ReceiptVerdict = {
  readonly slip: PromisedSlip | null;
  /** In the order in which they happen. */
  readonly checks: Readonly<Record<ReceiptCheck, CheckState>>;
  readonly number: string | null;
  /** The day of the draw, which may have moved since the bet; null while the log has not told it. */
  readonly day: string | null;
  /** What the slip is owed by its own odds, in pya: a win, or what was staked when the draw was called off; null before. */
  readonly owed_pya: number | null;
  readonly closed_at: string | null;
  readonly decided_at: string | null;
  readonly is_called_off: boolean;
  /** Who of the trusted witnesses saw the log, and when; and how many are trusted. */
  readonly witnesses: readonly { readonly name: string; readonly time_s: number }[];
  readonly witness_count: number;
  readonly logged: readonly LogEntry[];
};

type SignedSlip = { slip: PromisedSlip; bytes: Uint8Array };

/**
 * Verifies a receipt without asking anybody. All that it says of the log must stand under one checkpoint that the trusted key signed;
 * what the log then says of the draw is held against the slip that the house promised.
 */
export async function verifyReceipt(tools: ProofTools, receipt: Receipt, trust: ProofTrust): Promise<ReceiptVerdict> {
  const log = readVerifierKey(tools.sha256, trust.log_key);
  const signed = log === null ? null : await openPromise(tools, receipt, log);
  if (log === null || signed === null) return verdictOf(null, null, { promise_signed: 'false' });
  if (receipt.leaves.length === 0) return verdictOf(signed.slip, null, { promise_signed: 'true' });
  const witnesses = trustedWitnesses(tools.sha256, trust.witnesses, log);
  const opened = await openLeaves(tools, receipt.leaves, log, witnesses);
  if (opened === null) return verdictOf(signed.slip, null, { promise_signed: 'true', log_signed: 'unsure' });
  const draw = ofDraw(opened.entries, signed.slip.draw);
  const checks = {
    promise_signed: 'true',
    log_signed: 'true',
    odds_told: oddsTold(signed.slip, draw),
    in_book: inBook(tools.sha256, signed, receipt, draw),
    sealed_in_time: closedInTime(signed.slip, draw),
    number_follows: draw.void === null ? numberFollows(signed.slip, draw) : 'unneeded',
    settled: settledState(tools.sha256, signed.slip, receipt, draw),
    witnessed: isSeen(opened.head.witnesses.length, witnesses.length) ? 'true' : 'unsure',
  } as const;
  return { ...verdictOf(signed.slip, draw, checks, opened.head), witness_count: witnesses.length };
}

/** The slip that the house signed, or null when this is no promise of the house. */
async function openPromise({ sha256, verify }: ProofTools, { promise }: Receipt, log: VerifierKey): Promise<SignedSlip | null> {
  const note = readNote(promise);
  const [first, text = '', end, ...more] = note?.text.split('\n') ?? [];
  const name = `${log.name}/promise`;
  if (note === null || first !== name || end !== '' || more.length > 0) return null;
  const key = verifierKey(sha256, name, 'ed25519', log.public_key);
  const own = signaturesOf(note, key);
  if (own.length === 0) return null;
  for (const { signature } of own) if (!(await verify(key.public_key, utf8(note.text), signature))) return null;
  const slip = readSlip(text);
  return slip && { slip, bytes: utf8(text) };
}

/**
 * Lottery, section, day and odds of the slip are those of the terms that stood when it was accepted; of a clock that was turned back, the first. Lottery and
 * section never change. Other odds or another day may be of terms that this file leaves out.
 */
function oddsTold(slip: PromisedSlip, { terms }: DrawEntries): CheckState {
  const standing = terms.filter(({ at }) => typeof at === 'string' && at <= slip.accepted_at).pop() ?? terms[0];
  if (standing === undefined) return 'unsure';
  if (standing['lottery'] !== slip.lottery || standing['section'] !== slip.section) return 'false';
  const told = ['day', 'odds_hundredths', 'tot_odds_hundredths'] as const;
  return told.every((member) => standing[member] === slip[member]) ? 'true' : 'unsure';
}

/** The slip stands in the tree that the log's book has the root of. */
function inBook(sha256: Sha256, { slip, bytes }: SignedSlip, { book }: Receipt, draw: DrawEntries): CheckState {
  // A book may be sealed and not yet under a checkpoint.
  if (draw.book === null) return 'waiting';
  const { root, slip_count } = draw.book.entry;
  if (draw.told_twice.book || !isOf(slip, draw.book)) return 'false';
  return book !== null && book.size === slip_count && isIn(sha256, root, bytes, book) ? 'true' : 'unsure';
}

/** The bet came before the closing, and the book was in the log before any number. */
function closedInTime(slip: PromisedSlip, { book, first_result }: DrawEntries): CheckState {
  if (book === null) return first_result === null ? 'waiting' : 'unsure';
  const closed_at = book.entry['closed_at'];
  const is_before = typeof closed_at === 'string' && slip.accepted_at < closed_at;
  return is_before && (first_result === null || book.index < first_result.index) ? 'true' : 'false';
}

/** What the slip is owed stands among the payouts of the settlement, or of the refund; where nothing is owed there need be none. */
function settledState(sha256: Sha256, slip: PromisedSlip, { payout }: Receipt, draw: DrawEntries): CheckState {
  const paid = draw.void === null ? draw.settlement : draw.refund;
  if (draw.told_twice.payment) return 'false';
  if (paid === null) return 'waiting';
  const owed_pya = owedPya(slip, draw);
  const { round, slip_count, root } = paid.entry;
  if (owed_pya === null || (draw.void === null && round !== draw.result?.entry['round'])) return 'unsure';
  if (owed_pya === 0) return 'true';
  const leaf = payout && readPayout(payout.leaf);
  if (!payout || leaf === null || leaf.voucher !== slip.voucher || payout.round !== round) return 'unsure';
  if (payout.size !== slip_count || !isIn(sha256, root, utf8(payout.leaf), payout)) return 'unsure';
  return leaf.amount_pya === owed_pya ? 'true' : 'false';
}

/** What a slip is owed, in pya; null while the number is not known. */
function owedPya(slip: PromisedSlip, draw: DrawEntries): number | null {
  if (draw.void !== null) return slip.total_pya;
  const number = textOf(draw.result?.entry['number']);
  return number === null ? null : payoutOf(slip, number);
}

/** Whether a leaf stands at its place of the tree with this root. */
function isIn(sha256: Sha256, root: unknown, leaf: Uint8Array, place: NonNullable<Receipt['book']>): boolean {
  const proof = place.proof.map(fromBase64);
  if (typeof root !== 'string' || proof.some((it) => it === null)) return false;
  const tree = { size: place.size, root: fromHex(root) };
  const hashes = proof.filter((it) => it !== null);
  return isIncluded(sha256, { hash: hashLeaf(sha256, leaf), index: place.index }, tree, hashes);
}

function verdictOf(
  slip: PromisedSlip | null,
  draw: DrawEntries | null,
  found: Partial<Record<ReceiptCheck, CheckState>>,
  head: OpenedCheckpoint | null = null,
): ReceiptVerdict {
  const waiting: Record<ReceiptCheck, CheckState> = {
    promise_signed: 'waiting',
    log_signed: 'waiting',
    odds_told: 'waiting',
    in_book: 'waiting',
    sealed_in_time: 'waiting',
    number_follows: 'waiting',
    settled: 'waiting',
    witnessed: 'waiting',
  };
  const is_called_off = draw !== null && draw.void !== null;
  return {
    slip,
    checks: { ...waiting, ...found },
    number: draw?.void === null ? textOf(draw.result?.entry['number']) : null,
    day: textOf(draw?.result?.entry['day'] ?? draw?.terms[draw.terms.length - 1]?.['day'] ?? draw?.book?.entry['day']) ?? slip?.day ?? null,
    owed_pya: slip === null || draw === null ? null : owedPya(slip, draw),
    closed_at: textOf(draw?.book?.entry['closed_at']),
    decided_at: textOf(draw?.result?.entry['at']),
    is_called_off,
    witnesses: head?.witnesses ?? [],
    witness_count: 0,
    logged: draw?.all.map((it) => it.entry) ?? [],
  };
}
