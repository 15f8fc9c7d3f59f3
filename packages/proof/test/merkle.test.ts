import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hashLeaf, hashNode, isConsistent, isIncluded, proveConsistency, proveInclusion, rootOf } from '../src/index.ts';

const sha256 = (bytes: Uint8Array) => new Uint8Array(createHash('sha256').update(bytes).digest());
const bytes = (hex: string) => Uint8Array.from(Buffer.from(hex, 'hex'));
const hex = (of: Uint8Array) => Buffer.from(of).toString('hex');

/** The entries and roots that Certificate Transparency published with RFC 6962. */
const ENTRIES = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657', '606162636465666768696a6b6c6d6e6f'].map(bytes);
const LEAVES = ENTRIES.map((entry) => hashLeaf(sha256, entry));
const ROOTS = [
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
];

test.each(ROOTS.map((root, place) => [place + 1, root] as const))(
  'the published tree of %i leaves has its published root',
  (size, root) => {
    expect(hex(rootOf(sha256, LEAVES.slice(0, size)))).toBe(root);
  },
);

test('the tree of no leaf has the hash of nothing', () => {
  expect(hex(rootOf(sha256, []))).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
});

test('published proofs come out and hold', () => {
  const path = [
    '96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7',
    '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
    '6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4',
  ];
  expect(proveInclusion(sha256, LEAVES, 0).map(hex)).toEqual(path);
  const from6 = [
    '0ebc5d3437fbe2db158b9f126a1d118e308181031d0a949f8dededebc558ef6a',
    'ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0',
    'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  ];
  expect(proveConsistency(sha256, LEAVES, 6).map(hex)).toEqual(from6);
  const from2 = [
    '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
    'bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b',
  ];
  expect(proveConsistency(sha256, LEAVES.slice(0, 5), 2).map(hex)).toEqual(from2);
});

/** The definition of RFC 6962, word by word. */
function definedRoot(leaves: readonly Uint8Array[]): Uint8Array {
  if (leaves.length === 1) return leaves[0]!;
  const split = 2 ** Math.ceil(Math.log2(leaves.length) - 1);
  return hashNode(sha256, definedRoot(leaves.slice(0, split)), definedRoot(leaves.slice(split)));
}

const leavesOf = (count: number) => Array.from({ length: count }, (_, at) => hashLeaf(sha256, Uint8Array.of(at >> 8, at & 255)));

test('every leaf of every tree up to 40 leaves is proven, and nothing else is', () => {
  for (let size = 1; size <= 40; size += 1) {
    const leaves = leavesOf(size);
    const root = rootOf(sha256, leaves);
    expect(hex(root)).toBe(hex(definedRoot(leaves)));
    for (const [index, hash] of leaves.entries()) {
      const proof = proveInclusion(sha256, leaves, index);
      expect(isIncluded(sha256, { hash, index }, { size, root }, proof)).toBe(true);
      expect(isIncluded(sha256, { hash, index: index + 1 }, { size, root }, proof)).toBe(false);
      expect(isIncluded(sha256, { hash: root, index }, { size, root }, [...proof, hash])).toBe(false);
      if (size > 1) expect(isIncluded(sha256, { hash, index }, { size, root }, proof.slice(1))).toBe(false);
    }
  }
});

test('every tree up to 30 leaves is proven to have grown out of each before it, and out of no other', () => {
  for (let size = 1; size <= 30; size += 1) {
    const leaves = leavesOf(size);
    const tree = { size, root: rootOf(sha256, leaves) };
    for (let old_size = 0; old_size <= size; old_size += 1) {
      const old = { size: old_size, root: rootOf(sha256, leaves.slice(0, old_size)) };
      const proof = proveConsistency(sha256, leaves, old_size);
      expect(isConsistent(sha256, old, tree, proof)).toBe(true);
      const other = leaves.with(0, hashLeaf(sha256, Uint8Array.of(9, 9, 9)));
      const forged = { size: old_size, root: rootOf(sha256, other.slice(0, old_size)) };
      if (old_size > 0) expect(isConsistent(sha256, forged, tree, proof)).toBe(false);
      if (old_size > 0 && old_size < size) expect(isConsistent(sha256, old, tree, proof.slice(1))).toBe(false);
      expect(isConsistent(sha256, old, tree, [...proof, tree.root])).toBe(false);
    }
  }
});

test('a proof with any one bit turned proves nothing', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 300 }), fc.nat(), fc.nat(), fc.nat(255), (size, leaf, place, bit) => {
      const leaves = leavesOf(size);
      const index = leaf % size;
      const tree = { size, root: rootOf(sha256, leaves) };
      const proof = proveInclusion(sha256, leaves, index);
      const turned = proof.map((hash, at) =>
        at === place % proof.length ? hash.with(bit >> 3, hash[bit >> 3]! ^ (1 << (bit & 7))) : hash,
      );
      expect(isIncluded(sha256, { hash: leaves[index]!, index }, tree, turned)).toBe(false);
    }),
    { numRuns: 100 },
  );
});

test('places and sizes that are no counts prove nothing', () => {
  const tree = { size: 8, root: rootOf(sha256, LEAVES) };
  for (const index of [-1, 0.5, 8, Number.NaN, 2 ** 60]) {
    expect(isIncluded(sha256, { hash: LEAVES[0]!, index }, tree, proveInclusion(sha256, LEAVES, 0))).toBe(false);
  }
  expect(() => proveInclusion(sha256, LEAVES, 8)).toThrow(RangeError);
  expect(() => proveConsistency(sha256, LEAVES, 9)).toThrow(RangeError);
});
