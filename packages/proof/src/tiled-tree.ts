import { concat, type Sha256 } from './bytes.ts';
import { hashNode, rootOf } from './merkle.ts';
import { TILE_WIDTH } from './tiles.ts';

const HASH_BYTES = 32;

/** The hashes of one tile of a tree, one after the other. */
export type TileHashes = { readonly level: number; readonly index: number; readonly hashes: Uint8Array };
/** Reads the hashes of a tile as far as they are there. */
export type ReadTile = (level: number, index: number) => Promise<Uint8Array>;

/** A tree that grows by leaf hashes and keeps what is unfinished of each level: a million leaves need no more memory than a thousand. */
export type GrowingTree = {
  add(leaf: Uint8Array): void;
  /** The tiles that are full since it was asked last. */
  takeFull(): TileHashes[];
  /** What is unfinished, and the root over all leaves. */
  end(): { root: Uint8Array; tiles: TileHashes[] };
};

/** An empty tree. */
export function growTree(sha256: Sha256): GrowingTree {
  const rows: { index: number; hashes: Uint8Array[] }[] = [];
  let full: TileHashes[] = [];
  const addAt = (level: number, hash: Uint8Array): void => {
    rows[level] ??= { index: 0, hashes: [] };
    const row = rows[level];
    row.hashes.push(hash);
    if (row.hashes.length < TILE_WIDTH) return;
    full.push({ level, index: row.index, hashes: concat(...row.hashes) });
    const above = rootOf(sha256, row.hashes);
    row.index += 1;
    row.hashes = [];
    addAt(level + 1, above);
  };
  return {
    add: (leaf) => addAt(0, leaf),
    takeFull() {
      const taken = full;
      full = [];
      return taken;
    },
    end() {
      const open = rows.map(({ index, hashes }, level) => ({ level, index, hashes }));
      const peaks = [...open].reverse().flatMap(({ hashes }) => peaksOf(sha256, hashes));
      const root = peaks.length === 0 ? rootOf(sha256, []) : peaks.reduceRight((right, left) => hashNode(sha256, left, right));
      return { root, tiles: open.filter((it) => it.hashes.length > 0).map((it) => ({ ...it, hashes: concat(...it.hashes) })) };
    },
  };
}

/** The roots of the full trees that a row falls into, the largest first. */
function peaksOf(sha256: Sha256, row: readonly Uint8Array[]): Uint8Array[] {
  const peaks: Uint8Array[] = [];
  let at = 0;
  for (let width = TILE_WIDTH / 2; width >= 1; width /= 2) {
    if (row.length - at < width) continue;
    peaks.push(rootOf(sha256, row.slice(at, at + width)));
    at += width;
  }
  return peaks;
}

/**
 * What was read by one reader, and the roots that were made of it: the proofs of many leaves of one tree share nearly all of both. A reader is of one
 * moment: a tile that grows is read by another.
 */
type TileCache = { tiles: Map<string, Promise<Uint8Array>>; roots: Map<string, Promise<Uint8Array>> };
const CACHES = new WeakMap<ReadTile, TileCache>();

/** The root over the first leaves of a tree whose tiles are kept. */
export function rootInTiles(sha256: Sha256, read: ReadTile, size: number): Promise<Uint8Array> {
  return size === 0 ? Promise.resolve(rootOf(sha256, [])) : rangeRoot(sha256, read, 0, size);
}

/** The proof that the leaf at `index` is among the first `size` of a tree whose tiles are kept: a few tiles are read, never all. */
export async function proveInTiles(sha256: Sha256, read: ReadTile, index: number, size: number): Promise<Uint8Array[]> {
  if (!(index >= 0 && index < size)) throw new RangeError(`no leaf ${index} of ${size}`);
  const proof: Uint8Array[] = [];
  let [from, to] = [0, size];
  while (to - from > 1) {
    const split = from + splitOf(to - from);
    if (index < split) {
      proof.push(await rangeRoot(sha256, read, split, to));
      to = split;
    } else {
      proof.push(await rangeRoot(sha256, read, from, split));
      from = split;
    }
  }
  return proof.reverse();
}

/** The proof that a tree whose tiles are kept grew out of its first `old_size` leaves (RFC 9162, section 2.1.4.1). */
export async function proveGrowthInTiles(sha256: Sha256, read: ReadTile, old_size: number, size: number): Promise<Uint8Array[]> {
  if (!(old_size >= 0 && old_size <= size)) throw new RangeError(`no ${old_size} leaves of ${size}`);
  if (old_size === 0) return [];
  const proof: Uint8Array[] = [];
  let [from, to, is_known] = [0, size, true];
  while (to !== old_size) {
    const split = from + splitOf(to - from);
    if (old_size <= split) {
      proof.push(await rangeRoot(sha256, read, split, to));
      to = split;
    } else {
      proof.push(await rangeRoot(sha256, read, from, split));
      [from, is_known] = [split, false];
    }
  }
  return [...(is_known ? [] : [await rangeRoot(sha256, read, from, to)]), ...proof.reverse()];
}

/** The root over leaves `from` to `to`, which are a subtree of a tree: `from` is a multiple of the power of two that holds them. */
async function rangeRoot(sha256: Sha256, read: ReadTile, from: number, to: number): Promise<Uint8Array> {
  const count = to - from;
  let [level, width] = [0, 1];
  while (width * TILE_WIDTH <= count) [level, width] = [level + 1, width * TILE_WIDTH];
  if (count === width) return hashAt(await tileOf(read, level, Math.floor(from / width / TILE_WIDTH)), (from / width) % TILE_WIDTH);
  const { roots } = cacheOf(read);
  const range = `${from}-${to}`;
  const root = roots.get(range) ?? halvesRoot(sha256, read, from, to);
  roots.set(range, root);
  return root;
}

async function halvesRoot(sha256: Sha256, read: ReadTile, from: number, to: number): Promise<Uint8Array> {
  const split = from + splitOf(to - from);
  return hashNode(sha256, await rangeRoot(sha256, read, from, split), await rangeRoot(sha256, read, split, to));
}

function hashAt(tile: Uint8Array, place: number): Uint8Array {
  const hash = tile.slice(place * HASH_BYTES, (place + 1) * HASH_BYTES);
  if (hash.length !== HASH_BYTES) throw new RangeError('a hash of the tree is missing');
  return hash;
}

/** Reads each tile once. */
function tileOf(read: ReadTile, level: number, index: number): Promise<Uint8Array> {
  const { tiles } = cacheOf(read);
  const place = `${level}/${index}`;
  const tile = tiles.get(place) ?? read(level, index);
  tiles.set(place, tile);
  return tile;
}

function cacheOf(read: ReadTile): TileCache {
  const kept = CACHES.get(read) ?? { tiles: new Map(), roots: new Map() };
  CACHES.set(read, kept);
  return kept;
}

/** The largest power of two below a number of leaves. */
function splitOf(count: number): number {
  let split = 1;
  while (split * 2 < count) split *= 2;
  return split;
}
