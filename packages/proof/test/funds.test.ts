import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  dayFindings,
  type FundsProof,
  fillingHash,
  hashLeaf,
  isInSum,
  owedLeaves,
  provePathInSumTiles,
  readFundsProof,
  type SumNode,
  sumRoot,
  sumTreeSize,
  TILE_WIDTH,
  toBase64,
  toHex,
  utf8,
  verifyFunds,
  writeOwedLeaf,
  writeSumNodes,
} from '../src/index.ts';
import { type Fields, isSigned, receiptOf, signer } from './written-log.ts';

const DAY = '2026-11-23';
const SECRET = new Uint8Array(32);
const sha256 = (bytes: Uint8Array) => hash('sha256', bytes, 'buffer');
const HAD: readonly (readonly [player: string, kind: string, balance_pya: number])[] = [
  ['AAA', 'main', 4_900_000],
  ['AAA', 'game', 100_000],
  ['BBB', 'main', 5_000_000],
];

/** A tree's tiles as a house keeps them, and its root. */
function treeOf(leaves: readonly SumNode[]) {
  const levels: SumNode[][][] = [];
  for (let row = leaves; ; ) {
    const tiles = Array.from({ length: Math.ceil(row.length / TILE_WIDTH) }, (_, at) => row.slice(at * TILE_WIDTH, (at + 1) * TILE_WIDTH));
    levels.push(tiles);
    row = tiles.map((it) => sumRoot(sha256, it));
    if (row.length === 1) break;
  }
  const read = async (level: number, index: number) => writeSumNodes(levels[level]?.[index] ?? []);
  return { root: sumRoot(sha256, levels.at(-1)?.[0] ?? []), read };
}

const filled = (leaves: readonly SumNode[]) => [
  ...leaves,
  ...Array.from({ length: sumTreeSize(leaves.length) - leaves.length }, (_, nth) => ({
    hash: fillingHash(sha256, SECRET, DAY, nth),
    sum: 0,
  })),
];

/** What a house answers to a player, of a tree over these purses; `told` overwrites what its log says of the day. */
async function answer(player: string, purses = HAD, told: Record<string, number | string> = {}): Promise<FundsProof> {
  const owed = purses.flatMap(([who, kind, balance_pya]) => owedLeaves(sha256, SECRET, { day: DAY, kind, player: who, balance_pya }));
  const leaves = filled(owed.map((it) => ({ hash: hashLeaf(sha256, utf8(writeOwedLeaf(it))), sum: it.amount_pya })));
  const { root, read } = treeOf(leaves);
  const of = (kind: string) => purses.reduce((sum, it) => sum + (it[1] === kind ? it[2] : 0), 0);
  const funds: Fields = {
    ...{ v: 1, type: 'funds', at: `${DAY}T17:31:00.000000Z`, day: DAY },
    ...{ main_pya: of('main'), game_pya: of('game'), hold_pya: 0, promotion_pya: 0, referral_pya: 0, purses_pya: root.sum },
    ...{ open_stakes_pya: 200_000, owed_pya: root.sum + 200_000, size: leaves.length, root: toHex(root.hash), ...told },
  };
  const house = signer('shwekan.test/log');
  const { leaves: proven } = receiptOf({ house, leaves: [funds], book: [], payouts: [], promised: { type: 'slip', voucher: '' } });
  const parts = await Promise.all(
    owed
      .flatMap((it, index) => (it.player === player ? [{ it, index }] : []))
      .map(async ({ it, index }) => ({
        ...{ leaf: writeOwedLeaf(it), index },
        path: (await provePathInSumTiles(sha256, read, index, leaves.length)).map(({ hash, sum }) => ({ hash: toBase64(hash), sum })),
      })),
  );
  return { origin: house.name, log_key: house.key_text, day: DAY, player, leaf: proven[0]!, parts };
}
const verified = (proof: FundsProof) =>
  verifyFunds({ sha256, verify: isSigned }, readFundsProof(JSON.stringify({ v: 1, type: 'funds_proof', ...proof }))!, {
    log_key: proof.log_key,
    witnesses: [],
  });

test('a player is shown in a total that adds up', async () => {
  expect(await verified(await answer('AAA'))).toMatchObject({
    checks: { log_signed: 'true', in_total: 'true', whole: 'true' },
    own_pya: { main: 4_900_000, game: 100_000 },
    purses_pya: 10_000_000,
    owed_pya: 10_200_000,
  });
});

test.each<[string, Record<string, number | string>]>([
  ['kinds of all players over a tree without half of them', { main_pya: 9_900_000, purses_pya: 4_900_000, game_pya: 100_000 }],
  ['a total that is less than its parts', { owed_pya: 1 }],
  ['stakes below zero', { open_stakes_pya: -4_000_000, owed_pya: 1_000_000 }],
  ['a kind below zero', { main_pya: 6_000_000, hold_pya: -1_100_000 }],
  ['a total in letters', { owed_pya: '5200000' }],
])('%s is a contradiction that the house signed, and no total', async (_, told) => {
  const left = HAD.filter(([player]) => player === 'AAA');
  expect(await verified(await answer('AAA', left, told))).toMatchObject({
    checks: { log_signed: 'true', in_total: 'false' },
    purses_pya: null,
    owed_pya: null,
  });
});

test('a file without a leaf shows nothing of a player, and one without a part not the whole', async () => {
  expect(await verified(await answer('CCC'))).toMatchObject({
    checks: { log_signed: 'true', in_total: 'unsure', whole: 'unsure' },
    balance_pya: 0,
    purses_pya: 10_000_000,
  });
  const proof = await answer('AAA');
  expect(await verified({ ...proof, parts: proof.parts.slice(1) })).toMatchObject({ checks: { in_total: 'true', whole: 'unsure' } });
});

/** The days of a log of two. */
const logged = () => {
  const day = (it: string, first: number, last: number) =>
    ({ type: 'day', day: it, first_entry: String(first), last_entry: String(last), entry_count: last - first + 1 }) as Record<
      string,
      unknown
    > & {
      type: string;
    };
  const funds = (it: string) =>
    ({
      ...{ type: 'funds', day: it, main_pya: 5, game_pya: 4, hold_pya: 3, promotion_pya: 2, referral_pya: 1, purses_pya: 15 },
      ...{ open_stakes_pya: 10, owed_pya: 25, size: 256, root: '00'.repeat(32) },
    }) as Record<string, unknown> & { type: string };
  return [day('2026-11-23', 1, 40), funds('2026-11-23'), day('2026-11-25', 41, 50), funds('2026-11-25')] as const;
};

test.each<[string, string[], (log: ReturnType<typeof logged>) => unknown]>([
  ['honest', [], () => null],
  ['without its first entries', ['2026-11-23 do not begin'], ([day]) => Object.assign(day, { first_entry: '2', entry_count: 39 })],
  ['with a gap between days', ['2026-11-25 do not begin'], ([, , day]) => Object.assign(day, { first_entry: '43', entry_count: 3 })],
  ['with days that overlap', ['2026-11-25 do not begin'], ([, , day]) => Object.assign(day, { first_entry: '40' })],
  ['with more entries than ids', ['count of the entries of 2026-11-23'], ([day]) => Object.assign(day, { entry_count: 41 })],
  ['with a sum of its own', ['end of 2026-11-23 is not the sum'], ([, funds]) => Object.assign(funds, { purses_pya: 14, owed_pya: 24 })],
  ['with a smaller total', ['end of 2026-11-25 is not the sum'], ([, , , funds]) => Object.assign(funds, { owed_pya: 1 })],
  ['with no such tree', ['end of 2026-11-25 is not the sum'], ([, , , funds]) => Object.assign(funds, { size: 300 })],
  ['with a day before the last', ['2026-11-22 is told after'], (it) => it.slice(2).map((of) => Object.assign(of, { day: '2026-11-22' }))],
  [
    'without what was owed',
    ['owed at the end of 2026-11-25 is not told', 'entries of 2026-11-26 are not told'],
    (it) => Object.assign(it[3], { day: '2026-11-26' }),
  ],
])('the days of a log %s', (_, says, change) => {
  const log = logged();
  change(log);
  const found = dayFindings(log);
  expect(found).toHaveLength(says.length);
  for (const [at, it] of says.entries()) expect(found[at]).toContain(it);
});

test.each([257, 512, 70_000])('a tree over %i purses shows each leaf with its amount at its place, and nothing else', async (count) => {
  const size = sumTreeSize(count);
  // Hashes of leaves are not looked into: so many are not made.
  const leaf = (nth: number): SumNode => ({
    hash: writeSumNodes([{ hash: new Uint8Array(24), sum: nth }]),
    sum: nth < count ? (nth * 7919) % 10_007 : 0,
  });
  const leaves = Array.from({ length: size }, (_, nth) => leaf(nth));
  const { root, read } = treeOf(leaves);
  expect(root.sum).toBe(leaves.reduce((sum, it) => sum + it.sum, 0));
  const tree = { ...root, size };
  for (const index of [0, 1, 255, 256, Math.floor(count / 2), count - 1]) {
    const path = await provePathInSumTiles(sha256, read, index, size);
    const own = { ...leaf(index), index };
    const [neighbour, ...rest] = path;
    const [next, above, ...more] = path;
    const holds = (it: typeof own, by: readonly SumNode[] = path, of: typeof tree = tree) => isInSum(sha256, it, by, of);
    expect(holds(own)).toBe(true);
    expect(holds(own, path, { ...tree, sum: tree.sum - 1 })).toBe(false);
    expect(holds({ ...own, sum: own.sum + 1 })).toBe(false);
    expect(holds({ ...own, sum: -1 })).toBe(false);
    // A neighbour below zero would take away what others are owed.
    expect(holds(own, [{ ...neighbour!, sum: -own.sum }, ...rest])).toBe(false);
    expect(holds({ ...own, index: index + (index % 2 === 0 ? 1 : -1) })).toBe(false);
    expect(holds(own, [above!, next!, ...more])).toBe(false);
    expect(holds(own, rest)).toBe(false);
    expect(holds(own, path, { ...tree, size: size * 2 })).toBe(false);
    expect(holds({ ...own, index: index + size })).toBe(false);
  }
});
