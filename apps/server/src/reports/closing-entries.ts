import { hash } from 'node:crypto';
import { growTree, hashLeaf, type Sha256, toHex, utf8, writeEntryLeaf } from '@shwekan/proof';
import { type EntriesToCloseResult, entriesToClose } from '#queries/reports/closing.ts';
import type { Queryable } from '../platform/db.ts';

export const sha256: Sha256 = (bytes) => hash('sha256', bytes, 'buffer');

/** Entries that are read at once: a few milliseconds of this process. */
const CHUNK_ENTRIES = 1000;

/** A day to be closed: its entries are those after one and up to another. */
export type DayToClose = { day: string; after: number; last_entry: number };
/** The kinds of purses whose money the house owes. */
export type PurseKind = 'main' | 'game' | 'hold' | 'promotion' | 'referral';
export const ZERO: Record<PurseKind, number> = { main: 0, game: 0, hold: 0, promotion: 0, referral: 0 };

/** What the entries of a day come to: their root, and what they changed of purses above zero, below it, and of the house's cash. */
export type DayOfEntries = {
  count: number;
  root: string;
  held: Record<PurseKind, number>;
  below_zero: number;
  accounts: Map<string, number>;
};

/** Reads the entries of a day in pieces, in their order; null when another process goes on with them. */
export async function readDayOfEntries(
  db: Queryable,
  { after, last_entry }: DayToClose,
  goOn: () => Promise<boolean>,
): Promise<DayOfEntries | null> {
  const tree = growTree(sha256);
  const day: DayOfEntries = { count: 0, root: '', held: { ...ZERO }, below_zero: 0, accounts: new Map() };
  for (let from = after; from < last_entry; from += CHUNK_ENTRIES) {
    if (!(await goOn())) return null;
    const rows = await entriesToClose.run({ after: from, up_to: Math.min(last_entry, from + CHUNK_ENTRIES) }, db);
    for (const moves of Map.groupBy(rows, (it) => it.id).values()) {
      tree.add(hashLeaf(sha256, utf8(leafOfEntry(moves))));
      day.count += 1;
    }
    for (const move of rows) addMove(day, move);
    // Tiles are kept by nobody: who has the entries has the tree.
    tree.takeFull();
  }
  return { ...day, root: toHex(tree.end().root) };
}

function leafOfEntry(moves: readonly EntriesToCloseResult[]): string {
  const [entry] = moves;
  if (entry === undefined) throw new Error('an entry without a move');
  const { id, ref, reason, at, operator_id } = entry;
  return writeEntryLeaf({
    ...{ id: String(id), ref, reason, at, operator: operator_id === null ? null : String(operator_id) },
    moves: moves.map((it) => ({
      amount: it.amount,
      from: it.is_from_player ? String(it.from_id) : `${it.from_kind}:${it.from_name}`,
      to: it.is_to_player ? String(it.to_id) : `${it.to_kind}:${it.to_name}`,
    })),
  });
}

function addMove(day: DayOfEntries, move: EntriesToCloseResult): void {
  addSide(day, move.from_kind, move.from_name, move.from_after, 0 - move.amount);
  addSide(day, move.to_kind, move.to_name, move.to_after, move.amount);
}

/** What a move changed on one side of it: a purse that goes below zero is no money that the house owes. */
function addSide(day: DayOfEntries, kind: string, name: string, after: number | null, amount: number): void {
  // A cash-in takes from the house's purse of cash what came to its account.
  if (kind === 'house_cash') day.accounts.set(name, (day.accounts.get(name) ?? 0) - amount);
  if (after === null || !isPurseKind(kind)) return;
  const before = after - amount;
  day.held[kind] += Math.max(after, 0) - Math.max(before, 0);
  day.below_zero += Math.min(after, 0) - Math.min(before, 0);
}

function isPurseKind(kind: string): kind is PurseKind {
  return kind in ZERO;
}
