import { concat, isSame, type Sha256 } from './bytes.ts';
import { TILE_WIDTH } from './tiles.ts';

/**
 * Merkle trees whose nodes also say what the leaves below them come to. A node's hash is over both hashes and both sums below it, so that
 * no sum can be shown as another; a tree has a power of two of leaves, 256 at least.
 */
export type SumNode = { readonly hash: Uint8Array; readonly sum: number };
/** Reads a tile of nodes: of level 0 leaves, of level 1 the roots over 256 of them, and so on. */
export type ReadSumTile = (level: number, index: number) => Promise<Uint8Array>;

const NODE = Uint8Array.of(1);
const HASH_BYTES = 32;
/** A node in a tile: its hash, and its sum in eight bytes, the highest first. */
export const SUM_NODE_BYTES = 40;
const TWO_TO_32 = 2 ** 32;
const TILE_HEIGHT = Math.log2(TILE_WIDTH);

/** The node above two others. Throws for sums that cannot be counted exactly. */
export function sumNode(sha256: Sha256, left: SumNode, right: SumNode): SumNode {
  const sum = left.sum + right.sum;
  if (!isSum(left.sum) || !isSum(right.sum) || !isSum(sum)) throw new RangeError('not a sum');
  return { hash: sha256(concat(NODE, left.hash, sumBytes(left.sum), right.hash, sumBytes(right.sum))), sum };
}

/** The node above a whole row of nodes, whose number is a power of two. */
export function sumRoot(sha256: Sha256, nodes: readonly SumNode[]): SumNode {
  let row = nodes;
  while (row.length > 1) row = rowAbove(sha256, row);
  const [root] = row;
  if (root === undefined) throw new RangeError('a tree without a leaf');
  return root;
}

/** How many leaves a tree has that holds so many: the next power of two. */
export function sumTreeSize(leaf_count: number): number {
  let size = TILE_WIDTH;
  while (size < leaf_count) size *= 2;
  return size;
}

/** The nodes from the neighbour of a leaf up to below the root, read from a few tiles. */
export async function provePathInSumTiles(sha256: Sha256, read: ReadSumTile, index: number, size: number): Promise<SumNode[]> {
  if (!(index >= 0 && index < size)) throw new RangeError(`no leaf ${index} of ${size}`);
  const path: SumNode[] = [];
  for (let [level, at, count] = [0, index, size]; count > 1; [level, at, count] = [level + 1, above(at), above(count)]) {
    let row = readSumNodes(await read(level, above(at)));
    if (row.length !== Math.min(count, TILE_WIDTH)) throw new RangeError('nodes of the tree are missing');
    for (let place = at % TILE_WIDTH; row.length > 1; place = Math.floor(place / 2)) {
      const neighbour = row[place % 2 === 0 ? place + 1 : place - 1];
      if (neighbour !== undefined) path.push(neighbour);
      row = rowAbove(sha256, row);
    }
  }
  return path;
}

/** Whether a leaf with its amount stands at a place of the tree with this root, size and sum. */
export function isInSum(
  sha256: Sha256,
  leaf: SumNode & { readonly index: number },
  path: readonly SumNode[],
  tree: SumNode & { readonly size: number },
): boolean {
  if (!isSum(leaf.sum) || !isSum(leaf.index) || leaf.index >= tree.size || 2 ** path.length !== tree.size) return false;
  let [node, place]: [SumNode, number] = [leaf, leaf.index];
  for (const other of path) {
    if (!isSum(other.sum) || other.hash.length !== HASH_BYTES || !isSum(node.sum + other.sum)) return false;
    node = place % 2 === 0 ? sumNode(sha256, node, other) : sumNode(sha256, other, node);
    place = Math.floor(place / 2);
  }
  return node.sum === tree.sum && isSame(node.hash, tree.hash);
}

/** Nodes as a tile has them. */
export function writeSumNodes(nodes: readonly SumNode[]): Uint8Array {
  return concat(...nodes.flatMap(({ hash, sum }) => [hash, sumBytes(sum)]));
}

/** The nodes of a tile. */
export function readSumNodes(bytes: Uint8Array): SumNode[] {
  return Array.from({ length: Math.floor(bytes.length / SUM_NODE_BYTES) }, (_, place) => {
    const node = bytes.subarray(place * SUM_NODE_BYTES, (place + 1) * SUM_NODE_BYTES);
    const view = new DataView(node.buffer, node.byteOffset + HASH_BYTES);
    return { hash: node.subarray(0, HASH_BYTES), sum: view.getUint32(0) * TWO_TO_32 + view.getUint32(4) };
  });
}

function rowAbove(sha256: Sha256, row: readonly SumNode[]): SumNode[] {
  const nodes: SumNode[] = [];
  for (let at = 0; at < row.length; at += 2) {
    const [left, right] = [row[at], row[at + 1]];
    if (left === undefined || right === undefined) throw new RangeError('a row of a tree is no power of two');
    nodes.push(sumNode(sha256, left, right));
  }
  return nodes;
}

function above(count: number): number {
  return Math.floor(count / 2 ** TILE_HEIGHT);
}

function sumBytes(sum: number): Uint8Array {
  const bytes = new Uint8Array(SUM_NODE_BYTES - HASH_BYTES);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, Math.floor(sum / TWO_TO_32));
  view.setUint32(4, sum % TWO_TO_32);
  return bytes;
}

function isSum(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0;
}
