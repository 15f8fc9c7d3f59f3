import { concat, isSame, type Sha256 } from './bytes.ts';

/**
 * Merkle trees of RFC 6962, section 2.1. Hashes are SHA-256; a leaf and a node never hash alike, for each has a prefix of its
 * own. Numbers of leaves are safe integers: no arithmetic here shifts bits of 32.
 */
const LEAF = Uint8Array.of(0);
const NODE = Uint8Array.of(1);

/** The hash of a leaf that holds this. */
export function hashLeaf(sha256: Sha256, entry: Uint8Array): Uint8Array {
  return sha256(concat(LEAF, entry));
}

/** The hash of a node above two others. */
export function hashNode(sha256: Sha256, left: Uint8Array, right: Uint8Array): Uint8Array {
  return sha256(concat(NODE, left, right));
}

/** The root over leaf hashes. That of no leaf is the hash of nothing. */
export function rootOf(sha256: Sha256, leaves: readonly Uint8Array[]): Uint8Array {
  if (leaves.length === 0) return sha256(new Uint8Array());
  let row = leaves;
  // Pairing from the left and carrying an odd last one up makes the same tree as splitting at powers of two.
  while (row.length > 1) {
    const above: Uint8Array[] = [];
    for (let at = 0; at < row.length; at += 2) {
      const [left, right] = [row[at], row[at + 1]];
      if (left !== undefined) above.push(right === undefined ? left : hashNode(sha256, left, right));
    }
    row = above;
  }
  return row[0] ?? sha256(new Uint8Array());
}

/** The hashes that prove that the leaf at `index` is in the tree over these leaves, from its neighbour up. Throws outside of them. */
export function proveInclusion(sha256: Sha256, leaves: readonly Uint8Array[], index: number): Uint8Array[] {
  if (!(index >= 0 && index < leaves.length)) throw new RangeError(`no leaf ${index} of ${leaves.length}`);
  if (leaves.length === 1) return [];
  const split = splitOf(leaves.length);
  const [left, right] = [leaves.slice(0, split), leaves.slice(split)];
  return index < split
    ? [...proveInclusion(sha256, left, index), rootOf(sha256, right)]
    : [...proveInclusion(sha256, right, index - split), rootOf(sha256, left)];
}

/** The hashes that prove that the tree over these leaves grew out of its first `old_size` ones. Throws outside of them. */
export function proveConsistency(sha256: Sha256, leaves: readonly Uint8Array[], old_size: number): Uint8Array[] {
  if (!(old_size >= 0 && old_size <= leaves.length)) throw new RangeError(`no ${old_size} leaves of ${leaves.length}`);
  return old_size === 0 || old_size === leaves.length ? [] : subProof(sha256, leaves, old_size, true);
}

function subProof(sha256: Sha256, leaves: readonly Uint8Array[], old_size: number, is_known: boolean): Uint8Array[] {
  if (old_size === leaves.length) return is_known ? [] : [rootOf(sha256, leaves)];
  const split = splitOf(leaves.length);
  const [left, right] = [leaves.slice(0, split), leaves.slice(split)];
  return old_size <= split
    ? [...subProof(sha256, left, old_size, is_known), rootOf(sha256, right)]
    : [...subProof(sha256, right, old_size - split, false), rootOf(sha256, left)];
}

/** Whether a leaf hash stands at `index` of the tree of `size` leaves with this root. */
export function isIncluded(
  sha256: Sha256,
  leaf: { readonly hash: Uint8Array; readonly index: number },
  tree: { readonly size: number; readonly root: Uint8Array },
  proof: readonly Uint8Array[],
): boolean {
  if (!isCount(leaf.index) || !isCount(tree.size) || leaf.index >= tree.size) return false;
  const root = climb(sha256, leaf.hash, leaf.index, tree.size - 1, proof);
  return root !== null && isSame(root, tree.root);
}

/** From a leaf to the root (RFC 9162, section 2.1.3.2), or null when the proof is too long or too short. */
function climb(sha256: Sha256, leaf: Uint8Array, index: number, last_index: number, proof: readonly Uint8Array[]): Uint8Array | null {
  let [place, last] = [index, last_index];
  let hash = leaf;
  for (const other of proof) {
    if (last === 0) return null;
    if (place % 2 === 1 || place === last) {
      hash = hashNode(sha256, other, hash);
      while (place % 2 === 0 && place !== 0) [place, last] = [half(place), half(last)];
    } else {
      hash = hashNode(sha256, hash, other);
    }
    [place, last] = [half(place), half(last)];
  }
  return last === 0 ? hash : null;
}

/** Whether a tree with one root and size grew into the one with the other (RFC 9162, section 2.1.4.2). */
export function isConsistent(
  sha256: Sha256,
  old: { readonly size: number; readonly root: Uint8Array },
  tree: { readonly size: number; readonly root: Uint8Array },
  proof: readonly Uint8Array[],
): boolean {
  if (!isCount(old.size) || !isCount(tree.size) || old.size > tree.size) return false;
  if (old.size === 0) return proof.length === 0 && isSame(old.root, sha256(new Uint8Array()));
  if (old.size === tree.size) return proof.length === 0 && isSame(old.root, tree.root);
  let [place, last] = [old.size - 1, tree.size - 1];
  while (place % 2 === 1) [place, last] = [half(place), half(last)];
  // A tree of a power of two is itself the first hash of its proof.
  const [first, ...others] = place === 0 ? [old.root, ...proof] : proof;
  if (first === undefined) return false;
  let [old_hash, new_hash] = [first, first];
  for (const other of others) {
    if (last === 0) return false;
    if (place % 2 === 1 || place === last) {
      old_hash = hashNode(sha256, other, old_hash);
      new_hash = hashNode(sha256, other, new_hash);
      while (place % 2 === 0 && place !== 0) [place, last] = [half(place), half(last)];
    } else {
      new_hash = hashNode(sha256, new_hash, other);
    }
    [place, last] = [half(place), half(last)];
  }
  return last === 0 && isSame(old_hash, old.root) && isSame(new_hash, tree.root);
}

/** The largest power of two below a number of leaves. */
function splitOf(count: number): number {
  let split = 1;
  while (split * 2 < count) split *= 2;
  return split;
}

function half(value: number): number {
  return Math.floor(value / 2);
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0;
}
