import { utf8 } from './bytes.ts';
import { type OpenedCheckpoint, openCheckpoint } from './checkpoint.ts';
import { hashLeaf, isIncluded } from './merkle.ts';
import type { VerifierKey } from './note.ts';
import { readProof } from './proof-file.ts';
import type { ProofTools } from './proof-trust.ts';
import { type LogEntry, type ProvenLeaf, readEntry } from './receipt-file.ts';
import { numberOf, type SourceReading } from './slip-outcome.ts';

/**
 * `false`: two things that the house signed contradict each other. `unsure`: this file does not show it; what is missing or damaged in a file proves
 * nothing, for whoever holds it may have taken it out. `waiting`: its time has not come. `unneeded`: the draw was called off.
 */
export type CheckState = 'true' | 'waiting' | 'unsure' | 'unneeded' | 'false';

/** A leaf of the log whose place in it is proven. */
export type LoggedEntry = { entry: LogEntry; index: number };

type OpenedLog = { entries: LoggedEntry[]; head: OpenedCheckpoint };

/** The leaves with their places, in order, or null when one of them is not proven under the one checkpoint. */
export async function openLeaves(
  { sha256, verify }: ProofTools,
  leaves: readonly ProvenLeaf[],
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

/** What the log says of one draw. What stood before a reversal counts no more. */
export type DrawEntries = {
  terms: LogEntry[];
  book: LoggedEntry | null;
  first_result: LoggedEntry | null;
  result: LoggedEntry | null;
  settlement: LoggedEntry | null;
  void: LoggedEntry | null;
  refund: LoggedEntry | null;
  /** Two books, or two numbers of one round that no reversal stands between: the house told two things of one. */
  is_told_twice: boolean;
  all: LoggedEntry[];
};

/** What the leaves say of one draw, by what stands. */
export function ofDraw(entries: readonly LoggedEntry[], draw: string): DrawEntries {
  const own = entries.filter((it) => it.entry['draw'] === draw);
  const of = (type: string) => own.filter((it) => it.entry.type === type);
  const reversed = of('reversal').pop()?.index ?? -1;
  const standing = (type: string) => of(type).filter((it) => it.index > reversed);
  const results = standing('result');
  const differ = (type: string, member: string) => new Set(of(type).map((it) => it.entry[member])).size > 1;
  return {
    terms: of('terms').map((it) => it.entry),
    book: of('book')[0] ?? null,
    first_result: of('result')[0] ?? null,
    result: results[results.length - 1] ?? null,
    settlement: standing('settlement').pop() ?? null,
    void: of('void').pop() ?? null,
    refund: of('refund').pop() ?? null,
    is_told_twice: differ('book', 'root') || new Set(results.map((it) => it.entry['number'])).size > 1,
    all: own,
  };
}

/** Which draw something is of, beside its day. */
export type DrawPlace = { readonly lottery: string; readonly section: string };

/** Lottery and section never change: a draw may move to another day only. */
export function isOf(place: DrawPlace, { entry }: LoggedEntry): boolean {
  return entry['lottery'] === place.lottery && entry['section'] === place.section;
}

/** The number follows from what the sources told. One that people entered, or of which sources told several, follows from nothing that all can check. */
export function numberFollows(place: DrawPlace, { result, is_told_twice }: DrawEntries): CheckState {
  if (result === null) return 'waiting';
  const { number, sources, decided } = result.entry;
  if (is_told_twice || !isOf(place, result)) return 'false';
  const readings: SourceReading[] = (Array.isArray(sources) ? sources : [])
    .filter((it) => typeof it?.value === 'string' || typeof it?.set === 'string')
    .map((it) => ({ set: it.set ?? null, value: it.value ?? null }));
  const numbers = new Set(readings.map((it) => numberOf(place.lottery, it)));
  if (numbers.has(textOf(number))) return numbers.size === 1 ? 'true' : 'unsure';
  return readings.length > 0 && decided === 'feeds' ? 'false' : 'unsure';
}

/** A value that is a text, or null. */
export function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
