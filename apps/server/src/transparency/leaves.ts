import { growTree, hashLeaf, saltOfSlip, type TileHashes, utf8, writeCanonical, writePayoutLeaf } from '@shwekan/proof';
import {
  type ClosingsToLogResult,
  type DrawsToRevealResult,
  payoutsOfRound,
  type RecordsToLogResult,
  type SeedsToLogResult,
  saltOfSlips,
  writePayoutTiles,
} from '#queries/transparency/log.ts';
import type { Tx } from '../platform/db.ts';
import { sha256, sha256Hex } from './key.ts';

/** Blocks of the payments of a round that are read at once: a thousand slips each at most. */
const BLOCKS = 10;
/** Draws of pocket money that fit into one leaf. */
const DRAWS_OF_A_LEAF = 400;

/** A leaf to be written: the text of its entry, and the subject by which it is written once. */
export type Leaf = { subject: string; draw_id: number | null; entry: string };

/** The leaf of what a draw wrote down, when it is written. The same record gives the same bytes whenever it is read. */
export async function leafOf(tx: Tx, record: RecordsToLogResult): Promise<Leaf> {
  // The database's own functions wrote it, of texts, whole numbers and lists.
  const told = record.told as Record<string, string>;
  const is_paid = record.kind === 'settlement' || record.kind === 'refund';
  const more: Record<string, string> = is_paid ? { root: await payoutRoot(tx, record.draw_id, Number(told['round'])) } : {};
  const entry = writeCanonical({ v: 1, type: record.kind, at: record.at, ...told, ...more });
  return { subject: `draw_record:${record.id}`, draw_id: record.draw_id, entry };
}

/** The leaves of a day that is over: what the ledger booked, and what the house owes its players. */
export function leavesOfClosing(closing: ClosingsToLogResult): Leaf[] {
  const { day, at, first_entry, last_entry, entry_count, entry_root, size, root, ...owed } = closing;
  const booked = { entry_count, first_entry: String(first_entry), last_entry: String(last_entry), root: entry_root };
  const purses_pya = owed.main_pya + owed.game_pya + owed.hold_pya + owed.promotion_pya + owed.referral_pya;
  const leaf = (type: string, told: Record<string, string | number>): Leaf => ({
    subject: `${type}:${day}`,
    draw_id: null,
    entry: writeCanonical({ v: 1, type, at, day, ...told }),
  });
  return [leaf('day', booked), leaf('funds', { ...owed, purses_pya, owed_pya: purses_pya + owed.open_stakes_pya, size, root })];
}

/** The leaf of a seed of pocket money, which tells its hash. */
export function leafOfSeed({ day, sha256: seed_hash, at }: SeedsToLogResult): Leaf {
  return { subject: `draw_seed:${day}`, draw_id: null, entry: writeCanonical({ v: 1, type: 'draw_seed', at, day, sha256: seed_hash }) };
}

/** The leaves of a day's pocket money: its seed, and each draw that was made of it. */
export function leavesOfDraws({ day, seed, mixed, at, draws }: DrawsToRevealResult): Leaf[] {
  const all = draws as Record<string, string | number>[]; // as the query writes them
  return Array.from({ length: Math.max(1, Math.ceil(all.length / DRAWS_OF_A_LEAF)) }, (_, part) => ({
    subject: `draw_reveal:${day}:${part}`,
    draw_id: null,
    entry: writeCanonical({
      ...{ v: 1, type: 'draw_reveal', at, day, seed, mixed, part },
      draws: all.slice(part * DRAWS_OF_A_LEAF, (part + 1) * DRAWS_OF_A_LEAF),
    }),
  }));
}

/** The root over what a round paid; what proves one payment of it is kept. */
async function payoutRoot(tx: Tx, draw_id: number, round: number): Promise<string> {
  const [salt] = await saltOfSlips.run(undefined, tx);
  if (salt === undefined) throw new Error('the secret of salts is gone');
  const secret = salt.secret.toString('hex');
  const tree = growTree(sha256);
  let after = 0;
  for (;;) {
    const rows = await payoutsOfRound.run({ draw_id, round, after, block_count: BLOCKS }, tx);
    for (const { voucher, amount_pya } of rows)
      tree.add(hashLeaf(sha256, utf8(writePayoutLeaf({ voucher, amount_pya, salt: saltOfSlip(sha256Hex, secret, voucher) }))));
    await keepTiles(tree.takeFull());
    const last = rows.at(-1);
    if (last === undefined) break;
    after = last.up_to;
  }
  const { root, tiles } = tree.end();
  await keepTiles(tiles);
  return Buffer.from(root).toString('hex');

  async function keepTiles(full: readonly TileHashes[]): Promise<void> {
    const columns = {
      levels: full.map((it) => it.level),
      tiles: full.map((it) => it.index),
      hashes: full.map((it) => Buffer.from(it.hashes).toString('hex')),
    };
    await writePayoutTiles.run({ draw_id, round, ...columns }, tx);
  }
}
