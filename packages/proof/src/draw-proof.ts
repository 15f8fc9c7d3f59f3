import type { OpenedCheckpoint } from './checkpoint.ts';
import {
  type CheckState,
  type DrawEntries,
  type DrawPlace,
  type LoggedEntry,
  numberFollows,
  ofDraw,
  openLeaves,
  textOf,
} from './draw-leaves.ts';
import { readVerifierKey } from './note.ts';
import { isSeen, type ProofTools, type ProofTrust, trustedWitnesses } from './proof-trust.ts';
import type { DrawProof } from './receipt-file.ts';

/** What is asked of a draw, in the order in which it happens. */
export const DRAW_CHECKS = ['log_signed', 'terms_told', 'sealed_first', 'number_follows', 'paid', 'witnessed'] as const;
export type DrawCheck = (typeof DRAW_CHECKS)[number];
export type DrawChecks = Readonly<Record<DrawCheck, CheckState>>;

/** Terms as they stood from `at` on. Odds are hundredths for one. */
export type DrawTerms = {
  readonly at: string | null;
  readonly opens_at: string | null;
  readonly closes_at: string | null;
  readonly draws_at: string | null;
  readonly odds_hundredths: number | null;
  readonly tot_odds_hundredths: number | null;
  readonly cap_pya: number | null;
};
/** What a source told, as it stands in the log. */
export type SourceTold = {
  readonly name: string | null;
  readonly number: string | null;
  readonly set: string | null;
  readonly value: string | null;
};
/** A number of a round; `is_reversed`: it was taken back. */
export type DrawResult = {
  readonly at: string | null;
  readonly number: string | null;
  readonly is_by_operators: boolean;
  readonly sources: readonly SourceTold[];
  readonly is_reversed: boolean;
};
/** What a round paid, or gave back, in pya. `checked_at`: when a second reckoning, made separately, had agreed on every slip. */
export type DrawPayment = {
  readonly at: string | null;
  readonly checked_at: string | null;
  readonly slip_count: number | null;
  readonly paid_pya: number | null;
  readonly is_refund: boolean;
  readonly is_reversed: boolean;
};

/** All that the log says of a draw, in its order. What is not there, or not as it must be, is null. */
export type DrawHistory = DrawPlace & {
  readonly draw: string;
  readonly day: string | null;
  readonly terms: readonly DrawTerms[];
  readonly book: {
    readonly at: string | null;
    readonly closed_at: string | null;
    readonly slip_count: number | null;
    readonly total_pya: number | null;
    readonly worst_pya: number | null;
  } | null;
  readonly results: readonly DrawResult[];
  readonly payments: readonly DrawPayment[];
  readonly voided_at: string | null;
};

/** What the proof of a draw shows. `history` is null where nothing of it is signed by the house. */
export type DrawVerdict = {
  readonly history: DrawHistory | null;
  /** In the order in which they happen. */
  readonly checks: DrawChecks;
  readonly witnesses: OpenedCheckpoint['witnesses'];
  readonly witness_count: number;
};

/** Verifies what the log says of a draw without asking anybody: all of it stands under one checkpoint that the trusted key signed. */
export async function verifyDraw(tools: ProofTools, proof: DrawProof, trust: ProofTrust): Promise<DrawVerdict> {
  const log = readVerifierKey(tools.sha256, trust.log_key);
  const witnesses = log === null ? [] : trustedWitnesses(tools.sha256, trust.witnesses, log);
  const opened = log === null ? null : await openLeaves(tools, proof.leaves, log, witnesses);
  const draw = opened === null ? null : ofDraw(opened.entries, proof.draw);
  const history = draw && historyOf(proof.draw, draw);
  if (opened === null || draw === null || history === null)
    return { history: null, checks: NOTHING, witnesses: [], witness_count: witnesses.length };
  const seen = opened.head.witnesses;
  const witnessed = isSeen(seen.length, witnesses.length) ? 'true' : 'unsure';
  return {
    history,
    checks: { log_signed: 'true', ...judgeDraw(draw, history), witnessed },
    witnesses: seen,
    witness_count: witnesses.length,
  };
}

const NOTHING: DrawChecks = {
  log_signed: 'false',
  terms_told: 'unsure',
  sealed_first: 'unsure',
  number_follows: 'unsure',
  paid: 'unsure',
  witnessed: 'unsure',
};

/** Holds what the log says of a draw against itself. `unsure` is what a file may leave out; a whole log leaves nothing out. */
export function judgeDraw(
  draw: DrawEntries,
  place: DrawPlace,
): Pick<DrawChecks, 'terms_told' | 'sealed_first' | 'number_follows' | 'paid'> {
  return {
    terms_told: termsTold(draw),
    sealed_first: bookIsFirst(draw),
    number_follows: draw.void === null ? numberFollows(place, draw) : 'unneeded',
    paid: paidState(draw),
  };
}

/** Terms stand in the log before the book is closed. */
function termsTold({ all, book }: DrawEntries): CheckState {
  const first = all.find((it) => it.entry.type === 'terms');
  return first !== undefined && (book === null || first.index < book.index) ? 'true' : 'unsure';
}

/** There is one book, and it is in the log before any number. */
function bookIsFirst({ book, first_result, told_twice }: DrawEntries): CheckState {
  if (told_twice.book) return 'false';
  if (book === null) return first_result === null ? 'waiting' : 'unsure';
  return first_result === null || book.index < first_result.index ? 'true' : 'false';
}

/** What was paid belongs to the number that stands and is no more than the dearest number would have cost; a refund gives all stakes back. */
function paidState({ book, result, settlement, refund, void: voided, told_twice }: DrawEntries): CheckState {
  if (told_twice.payment) return 'false';
  const paid = voided === null ? settlement : refund;
  if (paid === null) return 'waiting';
  const paid_pya = countOf(paid, 'paid_pya');
  if (book === null || paid_pya === null) return 'unsure';
  if (voided !== null) return paid_pya === countOf(book, 'total_pya') ? 'true' : 'false';
  if (result === null || paid.entry['round'] !== result.entry['round']) return 'unsure';
  const is_possible =
    paid_pya <= (countOf(book, 'worst_pya') ?? 0) && (countOf(paid, 'slip_count') ?? 0) <= (countOf(book, 'slip_count') ?? 0);
  return is_possible ? 'true' : 'false';
}

/** What the leaves say of a draw, by its story; null when they do not even say of which lottery it is. */
export function historyOf(id: string, draw: DrawEntries): DrawHistory | null {
  if (draw.place === null) return null;
  // A draw may move to another day: the last leaf that has one.
  const day = draw.all.reduce<string | null>((last, it) => textOf(it.entry['day']) ?? last, null);
  const of = (...types: string[]) => draw.all.filter((it) => types.includes(it.entry.type));
  const reversed = of('reversal').pop()?.index ?? -1;
  return {
    ...{ ...draw.place, draw: id, day },
    terms: of('terms').map(termsOf),
    book: draw.book && bookOf(draw.book),
    results: of('result').map((it) => resultOf(it, it.index < reversed)),
    payments: of('settlement', 'refund').map((it) => paymentOf(it, it.entry.type === 'settlement' && it.index < reversed)),
    voided_at: draw.void && textOf(draw.void.entry['at']),
  };
}

function termsOf(leaf: LoggedEntry): DrawTerms {
  const { at, opens_at, closes_at, draws_at } = leaf.entry;
  return {
    ...{ at: textOf(at), opens_at: textOf(opens_at), closes_at: textOf(closes_at), draws_at: textOf(draws_at) },
    odds_hundredths: countOf(leaf, 'odds_hundredths'),
    tot_odds_hundredths: countOf(leaf, 'tot_odds_hundredths'),
    cap_pya: countOf(leaf, 'cap_pya'),
  };
}

function bookOf(leaf: LoggedEntry): NonNullable<DrawHistory['book']> {
  return {
    ...{ at: textOf(leaf.entry['at']), closed_at: textOf(leaf.entry['closed_at']) },
    slip_count: countOf(leaf, 'slip_count'),
    total_pya: countOf(leaf, 'total_pya'),
    worst_pya: countOf(leaf, 'worst_pya'),
  };
}

function resultOf({ entry }: LoggedEntry, is_reversed: boolean): DrawResult {
  const sources: unknown[] = Array.isArray(entry['sources']) ? entry['sources'] : [];
  return {
    ...{ at: textOf(entry['at']), number: textOf(entry['number']), is_by_operators: entry['decided'] === 'operators', is_reversed },
    sources: sources.map((it) => {
      const told = (typeof it === 'object' && it !== null ? it : {}) as Record<string, unknown>;
      return { name: textOf(told['name']), number: textOf(told['number']), set: textOf(told['set']), value: textOf(told['value']) };
    }),
  };
}

function paymentOf(leaf: LoggedEntry, is_reversed: boolean): DrawPayment {
  const [slip_count, paid_pya] = [countOf(leaf, 'slip_count'), countOf(leaf, 'paid_pya')];
  return {
    at: textOf(leaf.entry['at']),
    checked_at: textOf(leaf.entry['checked_at']),
    slip_count,
    paid_pya,
    is_refund: leaf.entry.type === 'refund',
    is_reversed,
  };
}

function countOf({ entry }: LoggedEntry, member: string): number | null {
  const value = entry[member];
  return Number.isSafeInteger(value) ? Number(value) : null;
}
