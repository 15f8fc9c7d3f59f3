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
  /**
   * What the house told in two ways that contradict each other: the book, a round's number, or what a round paid. That says something whatever else is
   * missing. A leaf of another lottery or section than the first one's is told in two ways, too.
   */
  told_twice: { book: boolean; number: boolean; payment: boolean };
  /** Of which lottery and section the first leaf is that says so; null where none does. */
  place: DrawPlace | null;
  all: LoggedEntry[];
};

/** What the leaves say of one draw, by what stands. */
export function ofDraw(entries: readonly LoggedEntry[], draw: string): DrawEntries {
  const own = entries.filter((it) => it.entry['draw'] === draw);
  const of = (type: string) => own.filter((it) => it.entry.type === type);
  const reversed = of('reversal').pop()?.index ?? -1;
  const standing = (type: string) => of(type).filter((it) => it.index > reversed);
  const place = placeOf(own);
  const isElsewhere = (...types: string[]) => place !== null && own.some((it) => types.includes(it.entry.type) && !isOf(place, it));
  return {
    terms: of('terms').map((it) => it.entry),
    book: of('book')[0] ?? null,
    first_result: of('result')[0] ?? null,
    result: standing('result').pop() ?? null,
    settlement: standing('settlement').pop() ?? null,
    void: of('void').pop() ?? null,
    refund: of('refund').pop() ?? null,
    told_twice: {
      book: isElsewhere('terms', 'book') || differ(of('book'), ['closed_at', 'root', 'slip_count', 'total_pya', 'worst_pya']),
      number: isElsewhere('result') || differ(of('result'), ['number']),
      payment: differ(of('settlement'), PAYMENT) || differ(of('refund'), PAYMENT),
    },
    place,
    all: own,
  };
}

const PAYMENT = ['root', 'slip_count', 'paid_pya'];

/** Whether leaves of one round say different things of it. A book has no round. */
function differ(leaves: readonly LoggedEntry[], members: readonly string[]): boolean {
  const told = new Map<unknown, string>();
  return leaves.some(({ entry }) => {
    const says = JSON.stringify(members.map((it) => entry[it] ?? null));
    const before = told.get(entry['round']) ?? says;
    told.set(entry['round'], before);
    return before !== says;
  });
}

function placeOf(leaves: readonly LoggedEntry[]): DrawPlace | null {
  for (const { entry } of leaves) {
    const [lottery, section] = [textOf(entry['lottery']), textOf(entry['section'])];
    if (lottery !== null && section !== null) return { lottery, section };
  }
  return null;
}

/** Which draw something is of, beside its day. */
export type DrawPlace = { readonly lottery: string; readonly section: string };

/** Lottery and section never change: a draw may move to another day only. */
export function isOf(place: DrawPlace, { entry }: LoggedEntry): boolean {
  return entry['lottery'] === place.lottery && entry['section'] === place.section;
}

/** The number follows from what the sources told. One that people entered, or of which sources told several, follows from nothing that all can check. */
export function numberFollows(place: DrawPlace, { result, told_twice }: DrawEntries): CheckState {
  if (result === null) return told_twice.number ? 'false' : 'waiting';
  const { number, sources, decided } = result.entry;
  if (told_twice.number || !isOf(place, result)) return 'false';
  const readings: SourceReading[] = (Array.isArray(sources) ? sources : [])
    .filter((it) => typeof it?.value === 'string' || typeof it?.set === 'string')
    .map((it) => ({ set: it.set ?? null, value: it.value ?? null }));
  const numbers = new Set(readings.map((it) => numberOf(place.lottery, it)));
  if (numbers.has(textOf(number))) return numbers.size === 1 ? 'true' : 'unsure';
  return decided === 'feeds' ? 'false' : 'unsure';
}

/** A value that is a text, or null. */
export function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
