import { readSumNodes, sumRoot, toHex } from '@shwekan/proof';
import { closingRoots, closingTiles } from '#queries/reports/closing.ts';
import type { Queryable } from '../platform/db.ts';
import { readDayOfEntries, sha256 } from './closing-entries.ts';

/** The first closing after a day whose root is not that of its entries, or whose tree of purses is not that of its root and sum; null when all are right. */
export async function wrongRoot(db: Queryable, after_day: string | null = null): Promise<string | null> {
  // Entries are read some at a time, which the other checks are not.
  await db.query('set local enable_nestloop = on');
  for (const { day, first_entry, last_entry, entry_root, funds_root, purses_pya, is_shown } of await closingRoots.run(undefined, db)) {
    if (after_day !== null && day <= after_day) continue;
    const entries = await readDayOfEntries(db, { day, after: first_entry - 1, last_entry }, async () => true);
    if (entries?.root !== entry_root) return `the entries of ${day} have the root ${entries?.root}, ${entry_root} was written down`;
    // The trees of old days are forgotten, some tiles after the others.
    if (!is_shown) continue;
    const [root, wrong] = await rootOfTiles(db, day);
    if (wrong !== null) return `the tree of ${day} is not whole: ${wrong}`;
    if (root === null || toHex(root.hash) !== funds_root || root.sum !== purses_pya)
      return `the tree of ${day} has another root or sum than was written down`;
  }
  return null;
}

/** The root of a day's tree from its leaves up, and what is wrong within it. */
async function rootOfTiles(db: Queryable, day: string): Promise<[root: ReturnType<typeof sumRoot> | null, wrong: string | null]> {
  let below: ReturnType<typeof sumRoot>[] = [];
  for (let level = 0; ; level += 1) {
    const tiles = await closingTiles.run({ day, level }, db);
    const roots = tiles.map(({ nodes }) => sumRoot(sha256, readSumNodes(nodes)));
    const kept = tiles.flatMap(({ nodes }) => readSumNodes(nodes));
    if (level > 0 && !isSameRow(kept, below)) return [null, `level ${level} is not over the one below it`];
    if (roots.length <= 1) return [roots[0] ?? null, null];
    below = roots;
  }
}

function isSameRow(one: readonly { hash: Uint8Array; sum: number }[], other: readonly { hash: Uint8Array; sum: number }[]): boolean {
  return (
    one.length === other.length &&
    one.every((it, at) => toHex(it.hash) === toHex(other[at]?.hash ?? new Uint8Array()) && it.sum === other[at]?.sum)
  );
}
