import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  growTree,
  hashLeaf,
  isConsistent,
  isIncluded,
  proveConsistency,
  proveGrowthInTiles,
  proveInTiles,
  readCanonical,
  rootInTiles,
  rootOf,
  type TileHashes,
  utf8,
  writePayoutLeaf,
  writeSlipLeaf,
} from '../src/index.ts';

const sha256 = (bytes: Uint8Array) => new Uint8Array(hash('sha256', bytes, 'buffer'));
const leaves = Array.from({ length: 65_800 }, (_, n) => hashLeaf(sha256, utf8(String(n))));

/** The tiles of the tree over the first leaves, and how often one is read. */
function keep(size: number) {
  const tree = growTree(sha256);
  const tiles: TileHashes[] = [];
  for (const leaf of leaves.slice(0, size)) {
    tree.add(leaf);
    tiles.push(...tree.takeFull());
  }
  const { root, tiles: open } = tree.end();
  const kept = new Map([...tiles, ...open].map((it) => [`${it.level}/${it.index}`, it.hashes]));
  const asked: string[] = [];
  const read = async (level: number, index: number) => {
    asked.push(`${level}/${index}`);
    return kept.get(`${level}/${index}`) ?? new Uint8Array();
  };
  return { root, read, asked, kept };
}

test.each([0, 1, 2, 3, 255, 256, 257, 511, 512, 600, 65_800])(
  'a tree of %i leaves that grew has the root of RFC 6962, and proves every leaf from a few tiles',
  async (size) => {
    const { root, read, asked } = keep(size);
    expect(root).toEqual(rootOf(sha256, leaves.slice(0, size)));
    expect(await rootInTiles(sha256, read, size)).toEqual(root);
    for (const index of new Set([0, 1, 255, 256, size >> 1, size - 2, size - 1].filter((it) => it >= 0 && it < size))) {
      asked.length = 0;
      const proof = await proveInTiles(sha256, read, index, size);
      expect(isIncluded(sha256, { hash: leaves[index] ?? new Uint8Array(), index }, { size, root }, proof)).toBe(true);
      expect(asked.length).toBeLessThanOrEqual(6);
    }
  },
);

test.each([
  [0, 7],
  [1, 2],
  [3, 7],
  [256, 600],
  [300, 65_800],
  [65_536, 65_799],
  [65_800, 65_800],
])('that the tree of %i leaves grew into that of %i is proven from tiles, and no other tree is', async (old_size, size) => {
  const { root, read } = keep(size);
  const old = { size: old_size, root: rootOf(sha256, leaves.slice(0, old_size)) };
  const proof = await proveGrowthInTiles(sha256, read, old_size, size);
  expect(proof).toEqual(proveConsistency(sha256, leaves.slice(0, size), old_size));
  expect(isConsistent(sha256, old, { size, root }, proof)).toBe(true);
  expect(isConsistent(sha256, { ...old, root: sha256(utf8('another')) }, { size, root }, proof)).toBe(false);
});

test('a smaller tree is read from the tiles of a larger one; a hash that is missing is no proof', async () => {
  const { read, kept } = keep(65_800);
  kept.delete('0/0');
  await expect(proveInTiles(sha256, read, 5, 65_800)).rejects.toThrow(RangeError);
  for (const size of [1, 300, 65_536, 65_799])
    expect(await rootInTiles(sha256, keep(65_800).read, size)).toEqual(rootOf(sha256, leaves.slice(0, size)));
  await expect(proveInTiles(sha256, read, 5, 5)).rejects.toThrow(RangeError);
});

test('a slip and its payout have one leaf each, which are canonical', () => {
  const slip = {
    ...{
      voucher: '123',
      draw: '7',
      lottery: '3D',
      day: '2026-11-23',
      section: '15:30',
      numbers: ['007', '120'],
      stakes_pya: [10_000, 20_000],
      total_pya: 30_000,
    },
    ...{ odds_hundredths: 55_000, tot_odds_hundredths: 1000, accepted_at: '2026-11-23T04:00:00.000001Z', salt: 'ab'.repeat(16) },
  };
  expect(readCanonical(writeSlipLeaf(slip))).toEqual({ v: 1, type: 'slip', ...slip });
  const payout = { voucher: '123', salt: slip.salt, amount_pya: 5 };
  expect(readCanonical(writePayoutLeaf(payout))).toEqual({ v: 1, type: 'payout', ...payout });
});
