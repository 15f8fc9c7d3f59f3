import {
  fillingHash,
  hashLeaf,
  owedLeaves,
  readSumNodes,
  SUM_NODE_BYTES,
  type SumNode,
  sumRoot,
  sumTreeSize,
  TILE_WIDTH,
  toHex,
  utf8,
  writeOwedLeaf,
  writeSumNodes,
} from '@shwekan/proof';
import { pursesToClose, saltOfOwed, writeClosingTiles } from '#queries/reports/closing.ts';
import type { Queryable } from '../platform/db.ts';
import { type DayToClose, type PurseKind, sha256, ZERO } from './closing-entries.ts';

const CHUNK_PURSES = 1000;
const CHUNK_TILES = 20;
const CHUNK_FILLING = 5000;
const BUCKETS = 256;

/** The tree over what players' purses held: its root in hex, how many leaves it has, and what they come to by kind. */
export type Funds = { root: string; size: number; held: Record<PurseKind, number> };

/**
 * Makes the tree over what players' purses held after an entry, and keeps its tiles. Its leaves stand in the order of their hashes, which no player and no
 * time can be told from, and are filled up to a power of two. Forty bytes of memory for each; null when another process goes on with it.
 */
export async function growFunds(db: Queryable, { day, last_entry }: DayToClose, goOn: () => Promise<boolean>): Promise<Funds | null> {
  const [salt] = await saltOfOwed.run(undefined, db);
  if (salt === undefined) throw new Error('the secret of salts is gone');
  const leaves = openBuckets();
  const held = { ...ZERO };
  let count = 0;
  for (let after = 0; ; ) {
    if (!(await goOn())) return null;
    const rows = await pursesToClose.run({ after, row_count: CHUNK_PURSES, last_entry }, db);
    for (const { kind, player, balance_pya } of rows) {
      if (balance_pya <= 0) continue;
      held[kind as PurseKind] += balance_pya; // the query answers purses of money only
      for (const leaf of owedLeaves(sha256, salt.secret, { day, kind, player, balance_pya })) {
        leaves.add({ hash: hashLeaf(sha256, utf8(writeOwedLeaf(leaf))), sum: leaf.amount_pya });
        count += 1;
      }
    }
    const last = rows.at(-1);
    if (last === undefined) break;
    after = last.id;
  }
  const size = sumTreeSize(count);
  for (let nth = count; nth < size; nth += 1) {
    leaves.add({ hash: fillingHash(sha256, salt.secret, day, nth), sum: 0 });
    if (nth % CHUNK_FILLING === 0 && !(await goOn())) return null;
  }
  const root = await keepTiles(db, day, leaves.inOrder(), goOn);
  return root === null ? null : { root: toHex(root.hash), size, held };
}

/** Leaves by the first byte of their hashes, forty bytes each, to be sorted a bucket after the other. */
function openBuckets() {
  const buckets = Array.from({ length: BUCKETS }, () => ({ nodes: Buffer.alloc(SUM_NODE_BYTES * TILE_WIDTH), count: 0 }));
  return {
    add(node: SumNode): void {
      const bucket = buckets[node.hash[0] ?? 0];
      if (bucket === undefined) return;
      const at = bucket.count * SUM_NODE_BYTES;
      if (at === bucket.nodes.length) bucket.nodes = Buffer.concat([bucket.nodes, Buffer.alloc(at)]);
      bucket.nodes.set(writeSumNodes([node]), at);
      bucket.count += 1;
    },
    *inOrder(): Generator<Uint8Array> {
      for (const { nodes, count } of buckets) {
        const leaves = Array.from({ length: count }, (_, nth) => nodes.subarray(nth * SUM_NODE_BYTES, (nth + 1) * SUM_NODE_BYTES));
        yield* leaves.sort(Buffer.compare);
      }
    },
  };
}

/** Keeps a tree's tiles, level by level, and answers its root. */
async function keepTiles(db: Queryable, day: string, leaves: Iterable<Uint8Array>, goOn: () => Promise<boolean>): Promise<SumNode | null> {
  let row: Iterable<Uint8Array> = leaves;
  for (let level = 0; ; level += 1) {
    const above: Uint8Array[] = [];
    let tiles: { index: number; nodes: Uint8Array }[] = [];
    const keep = async () => {
      const columns = { levels: tiles.map(() => level), tiles: tiles.map((it) => it.index), nodes: tiles.map((it) => toHex(it.nodes)) };
      await writeClosingTiles.run({ day, ...columns }, db);
      tiles = [];
      return goOn();
    };
    for (const nodes of tilesIn(row)) {
      tiles.push({ index: above.length, nodes });
      above.push(writeSumNodes([sumRoot(sha256, readSumNodes(nodes))]));
      if (tiles.length === CHUNK_TILES && !(await keep())) return null;
    }
    if (!(await keep())) return null;
    const [root] = above.length === 1 ? readSumNodes(above[0] ?? new Uint8Array()) : [];
    if (root !== undefined) return root;
    row = above;
  }
}

/** A row of nodes by 256. */
function* tilesIn(row: Iterable<Uint8Array>): Generator<Uint8Array> {
  let tile = new Uint8Array(TILE_WIDTH * SUM_NODE_BYTES);
  let count = 0;
  for (const node of row) {
    tile.set(node, count * SUM_NODE_BYTES);
    count += 1;
    if (count < TILE_WIDTH) continue;
    yield tile;
    tile = new Uint8Array(TILE_WIDTH * SUM_NODE_BYTES);
    count = 0;
  }
  if (count > 0) yield tile.slice(0, count * SUM_NODE_BYTES);
}
