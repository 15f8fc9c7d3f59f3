import { readCanonical } from './canonical.ts';
import { isAmount, isListOf, isObject, isText, objectOf } from './json-shape.ts';
import type { PricedLines } from './slip-outcome.ts';

/** An entry of the log and what proves its place in it, as a tlog-proof. */
export type ProvenLeaf = { readonly entry: string; readonly proof: string };

/** What a player holds of a slip: the house's signed promise, and as time goes on where the log shows the rest. Nothing of it is verified. */
export type Receipt = {
  readonly origin: string;
  readonly log_key: string;
  readonly promise_key: string;
  /** A signed note: `<origin>/promise`, then the slip. */
  readonly promise: string;
  /** Where the slip stands in the sealed book; null before the closing. */
  readonly book: { readonly index: number; readonly size: number; readonly proof: readonly string[] } | null;
  /** The payout of the slip in the tree of a settlement or refund; null when it was paid nothing. */
  readonly payout: {
    readonly leaf: string;
    readonly round: number;
    readonly index: number;
    readonly size: number;
    readonly proof: readonly string[];
  } | null;
  /** What the log says of the slip's draw, each with its proof, all under one checkpoint. */
  readonly leaves: readonly ProvenLeaf[];
};

/** A slip as promise and book have it. */
export type PromisedSlip = PricedLines & {
  readonly voucher: string;
  readonly draw: string;
  readonly lottery: string;
  /** The day of the draw when it was accepted: a draw may move with its bets. */
  readonly day: string;
  readonly section: string;
  readonly total_pya: number;
  readonly accepted_at: string;
};

/** A leaf of the log as an object; which fields it has depends on its `type`. */
export type LogEntry = Readonly<Record<string, unknown>> & { readonly type: string };

const VERSION = 1;

/** Reads a receipt, or answers null for anything that is not one of a version that is known. */
export function readReceipt(text: string): Receipt | null {
  const it = objectOf(text);
  if (it?.['v'] !== VERSION) return null;
  const { origin, log_key, promise_key, promise, book, payout, leaves } = it;
  if (!isText(origin) || !isText(log_key) || !isText(promise_key) || !isText(promise) || !isListOf(leaves, isProvenLeaf)) return null;
  if (book !== null && !isPlace(book)) return null;
  if (payout !== null && !isPayout(payout)) return null;
  return { origin, log_key, promise_key, promise, book, payout, leaves };
}

/** What the log says of one draw, as a file: without a slip, and so without anybody's secret. Nothing of it is verified. */
export type DrawProof = {
  readonly draw: string;
  readonly origin: string;
  readonly log_key: string;
  readonly leaves: readonly ProvenLeaf[];
};

/** Reads the proof of a draw, or answers null for anything that is not one of a version that is known. */
export function readDrawProof(text: string): DrawProof | null {
  const it = objectOf(text);
  if (it?.['v'] !== VERSION) return null;
  const { draw, origin, log_key, leaves } = it;
  return isText(draw) && isText(origin) && isText(log_key) && isListOf(leaves, isProvenLeaf) ? { draw, origin, log_key, leaves } : null;
}

/** Reads the slip of a promise, or answers null when it is not exactly one. */
export function readSlip(text: string): PromisedSlip | null {
  const it = readCanonical(text);
  if (it?.['v'] !== VERSION || it['type'] !== 'slip') return null;
  const { voucher, draw, lottery, day, section, accepted_at, numbers, stakes_pya, total_pya, odds_hundredths, tot_odds_hundredths } = it;
  if (!isText(voucher) || !isText(draw) || !isText(lottery) || !isText(day) || !isText(section) || !isText(accepted_at)) return null;
  if (!isListOf(numbers, isText) || !isListOf(stakes_pya, isAmount) || numbers.length !== stakes_pya.length) return null;
  if (!isAmount(total_pya) || !isAmount(odds_hundredths) || !(tot_odds_hundredths === null || isAmount(tot_odds_hundredths))) return null;
  if (stakes_pya.reduce((sum, stake) => sum + stake, 0) !== total_pya) return null;
  return { voucher, draw, lottery, day, section, accepted_at, numbers, stakes_pya, total_pya, odds_hundredths, tot_odds_hundredths };
}

/** Reads a payout leaf: whose it is, and how much in pya; null when it is none. */
export function readPayout(text: string): { voucher: string; amount_pya: number } | null {
  const it = readCanonical(text);
  if (it?.['v'] !== VERSION || it['type'] !== 'payout') return null;
  const { voucher, amount_pya } = it;
  return isText(voucher) && isAmount(amount_pya) ? { voucher, amount_pya } : null;
}

/** Reads a leaf of the log, or answers null when it is none. */
export function readEntry(text: string): LogEntry | null {
  const it = readCanonical(text);
  return it?.['v'] === VERSION && isText(it['type']) ? (it as LogEntry) : null;
}

function isProvenLeaf(value: unknown): value is ProvenLeaf {
  return isObject(value) && isText(value['entry']) && isText(value['proof']);
}

/** Where a leaf stands in a tree, and what proves it. */
type Place = { readonly index: number; readonly size: number; readonly proof: readonly string[] };

function isPayout(value: unknown): value is NonNullable<Receipt['payout']> {
  return isObject(value) && isText(value['leaf']) && isAmount(value['round']) && isPlace(value);
}

function isPlace(value: unknown): value is Place {
  return isObject(value) && isAmount(value['index']) && isAmount(value['size']) && isListOf(value['proof'], isText);
}
