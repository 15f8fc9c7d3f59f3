import { fromBase64, fromHex, type Sha256, utf8 } from './bytes.ts';
import { type OpenedCheckpoint, openCheckpoint, type VerifyEd25519 } from './checkpoint.ts';
import { hashLeaf, isIncluded } from './merkle.ts';
import { readNote, readVerifierKey, signaturesOf, type VerifierKey, verifierKey } from './note.ts';
import { readProof } from './proof-file.ts';
import { type LogEntry, type PromisedSlip, type Receipt, readEntry, readPayout, readSlip } from './receipt-file.ts';
import { numberOf, payoutOf } from './slip-outcome.ts';

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

/**
 * `waiting`: its time has not come, or the receipt was saved before it had. `unsure`: nothing speaks against it, and nothing outside
 * the house for it. `unneeded`: the draw was called off. `false`: the receipt speaks against the house.
 */
export type CheckState = 'true' | 'waiting' | 'unsure' | 'unneeded' | 'false';

/** What a receipt shows. `slip` is null when there is no promise to speak of; then nothing else counts. */
export type ReceiptVerdict = {
  readonly slip: PromisedSlip | null;
  readonly checks: Readonly<Record<ReceiptCheck, CheckState>>;
  readonly number: string | null;
  /** The day of the draw, which may have moved since the bet; null while the log has not told it. */
  readonly day: string | null;
  /** What the slip is owed by its own odds, in pya: a win, or what was staked when the draw was called off; null before. */
  readonly owed_pya: number | null;
  readonly closed_at: string | null;
  readonly decided_at: string | null;
  readonly is_called_off: boolean;
  readonly witnesses: readonly { readonly name: string; readonly time_s: number }[];
  readonly logged: readonly LogEntry[];
};

/** Whom a reader trusts: the house by its key, and witnesses by theirs. The keys in a receipt itself are only what it says. */
export type ReceiptTrust = { readonly log_key: string; readonly witnesses: readonly string[] };
export type ReceiptTools = { readonly sha256: Sha256; readonly verify: VerifyEd25519 };

/** A leaf of the log whose place in it is proven. */
type LoggedEntry = { entry: LogEntry; index: number };
type OpenedLog = { entries: LoggedEntry[]; head: OpenedCheckpoint };
type SignedSlip = { slip: PromisedSlip; bytes: Uint8Array };

/**
 * Verifies a receipt without asking anybody. All that it says of the log must stand under one checkpoint that the trusted key signed;
 * what the log then says of the draw is held against the slip that the house promised.
 */
export async function verifyReceipt(tools: ReceiptTools, receipt: Receipt, trust: ReceiptTrust): Promise<ReceiptVerdict> {
  const log = readVerifierKey(tools.sha256, trust.log_key);
  const witnesses = trust.witnesses.map((it) => readVerifierKey(tools.sha256, it)).filter((it) => it !== null);
  const signed = log === null ? null : await openPromise(tools, receipt, log);
  if (log === null || signed === null) return verdictOf(null, null, { promise_signed: 'false' });
  if (receipt.leaves.length === 0) return verdictOf(signed.slip, null, { promise_signed: 'true' });
  const opened = await openLeaves(tools, receipt, log, witnesses);
  if (opened === null) return verdictOf(signed.slip, null, { promise_signed: 'true', log_signed: 'false' });
  const draw = ofDraw(opened.entries, signed.slip.draw);
  return verdictOf(
    signed.slip,
    draw,
    {
      promise_signed: 'true',
      log_signed: 'true',
      odds_told: oddsTold(signed.slip, draw),
      in_book: inBook(tools.sha256, signed, receipt, draw),
      sealed_in_time: closedInTime(signed.slip, draw),
      number_follows: draw.void === null ? numberFollows(draw) : 'unneeded',
      settled: settledState(tools.sha256, signed.slip, receipt, draw),
      witnessed: opened.head.witnesses.length > 0 ? 'true' : 'unsure',
    },
    opened.head,
  );
}

/** The slip that the house signed, or null when this is no promise of the house. */
async function openPromise({ sha256, verify }: ReceiptTools, { promise }: Receipt, log: VerifierKey): Promise<SignedSlip | null> {
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

/** The leaves with their places, or null when one of them is not proven under the one checkpoint. */
async function openLeaves(
  { sha256, verify }: ReceiptTools,
  { leaves }: Receipt,
  log: VerifierKey,
  witnesses: readonly VerifierKey[],
): Promise<OpenedLog | null> {
  const proofs = leaves.map((it) => readProof(it.proof));
  const checkpoint = proofs[0]?.checkpoint;
  const head = checkpoint === undefined ? null : await openCheckpoint(verify, checkpoint, log, witnesses);
  if (head === null) return null;
  const entries: LoggedEntry[] = [];
  for (const [at, { entry: text }] of leaves.entries()) {
    const proof = proofs[at];
    const entry = readEntry(text);
    if (!proof || entry === null || proof.checkpoint !== checkpoint) return null;
    const leaf = { hash: hashLeaf(sha256, utf8(text)), index: proof.index };
    if (!isIncluded(sha256, leaf, head.checkpoint, proof.hashes)) return null;
    entries.push({ entry, index: proof.index });
  }
  return { entries: entries.sort((one, other) => one.index - other.index), head };
}

/** What the log says of one draw. Of what may come again after a reversal, the last that stands. */
type DrawEntries = {
  terms: LogEntry[];
  book: LoggedEntry | null;
  result: LoggedEntry | null;
  settlement: LoggedEntry | null;
  void: LoggedEntry | null;
  refund: LoggedEntry | null;
  all: LogEntry[];
};

function ofDraw(entries: readonly LoggedEntry[], draw: string): DrawEntries {
  const own = entries.filter((it) => it.entry['draw'] === draw);
  const last = (type: string) => own.filter((it) => it.entry.type === type).pop() ?? null;
  const reversed = last('reversal')?.entry['round'];
  const standing = (it: LoggedEntry | null) => (it !== null && it.entry['round'] === reversed ? null : it);
  return {
    terms: own.filter((it) => it.entry.type === 'terms').map((it) => it.entry),
    book: own.find((it) => it.entry.type === 'book') ?? null,
    result: standing(last('result')),
    settlement: standing(last('settlement')),
    void: last('void'),
    refund: last('refund'),
    all: own.map((it) => it.entry),
  };
}

/** The odds of the slip are those of the terms that stood when it was accepted. */
function oddsTold(slip: PromisedSlip, { terms }: DrawEntries): CheckState {
  if (terms.length === 0) return 'waiting';
  const standing = terms.filter(({ at }) => typeof at === 'string' && at <= slip.accepted_at).pop();
  const is_told = standing?.['odds_hundredths'] === slip.odds_hundredths && standing['tot_odds_hundredths'] === slip.tot_odds_hundredths;
  return is_told ? 'true' : 'false';
}

/** A sealed book without the promised slip is evidence against the house. */
function inBook(sha256: Sha256, { bytes }: SignedSlip, { book }: Receipt, draw: DrawEntries): CheckState {
  // A book may be sealed and not yet under a checkpoint.
  if (draw.book === null) return 'waiting';
  const { root, slip_count } = draw.book.entry;
  return book?.size === slip_count && book !== null && isIn(sha256, root, bytes, book) ? 'true' : 'false';
}

/** The bet came before the closing, and the book was in the log before any number. */
function closedInTime(slip: PromisedSlip, { book, result, settlement }: DrawEntries): CheckState {
  if (book === null) return result === null && settlement === null ? 'waiting' : 'false';
  const closed_at = book.entry['closed_at'];
  const is_before = typeof closed_at === 'string' && slip.accepted_at < closed_at;
  return is_before && (result === null || book.index < result.index) ? 'true' : 'false';
}

/** The number follows from what each source told. One that people entered follows from nothing that a stranger could check. */
function numberFollows({ result }: DrawEntries): CheckState {
  if (result === null) return 'waiting';
  const { lottery, number, sources } = result.entry;
  const readings = (Array.isArray(sources) ? sources : []).filter((it) => typeof it?.value === 'string' || typeof it?.set === 'string');
  if (readings.length === 0) return 'unsure';
  return readings.every((it) => numberOf(String(lottery), { set: it.set ?? null, value: it.value ?? null }) === number) ? 'true' : 'false';
}

/** What the slip is owed stands among the payouts of the settlement, or of the refund; where nothing is owed there need be none. */
function settledState(sha256: Sha256, slip: PromisedSlip, { payout }: Receipt, draw: DrawEntries): CheckState {
  const paid = draw.void === null ? draw.settlement : draw.refund;
  if (paid === null) return 'waiting';
  const owed_pya = owedPya(slip, draw);
  const { round, slip_count, root } = paid.entry;
  if (draw.void === null && round !== draw.result?.entry['round']) return 'false';
  // After a reversal the new payout may come before the log's signed word of it.
  if (payout !== null && payout.round > Number(round)) return 'waiting';
  if (owed_pya === 0) return payout === null ? 'true' : 'false';
  const leaf = payout && readPayout(payout.leaf);
  if (!payout || leaf?.voucher !== slip.voucher || leaf.amount_pya !== owed_pya || payout.round !== round) return 'false';
  return payout.size === slip_count && isIn(sha256, root, utf8(payout.leaf), payout) ? 'true' : 'false';
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
  return isIncluded(
    sha256,
    { hash: hashLeaf(sha256, leaf), index: place.index },
    tree,
    proof.filter((it) => it !== null),
  );
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
    day: textOf(draw?.book?.entry['day'] ?? draw?.terms[draw.terms.length - 1]?.['day']),
    owed_pya: slip === null || draw === null ? null : owedPya(slip, draw),
    closed_at: textOf(draw?.book?.entry['closed_at']),
    decided_at: textOf(draw?.result?.entry['at']),
    is_called_off,
    witnesses: head?.witnesses ?? [],
    logged: draw?.all ?? [],
  };
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
