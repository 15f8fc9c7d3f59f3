import { hashLeaf, rootInTiles, rootOf, TILE_WIDTH, utf8, writeCheckpoint, writeNote } from '@shwekan/proof';
import { leafHashes, nodeHashes, writeLeaves, writeNodes, writeCheckpoint as writeSigned } from '#queries/transparency/log.ts';
import type { Tx } from '../platform/db.ts';
import { keysOf, type LogKey, sha256 } from './key.ts';
import type { Leaf } from './leaves.ts';
import { logTiles } from './tiles.ts';

/** Writes leaves, and the roots above them. Answers how many the log has then. */
export async function append(tx: Tx, old_size: number, leaves: readonly Leaf[]): Promise<number> {
  const size = old_size + leaves.length;
  await writeLeaves.run(
    {
      ns: leaves.map((_, place) => old_size + place),
      subjects: leaves.map((it) => it.subject),
      draw_ids: leaves.map((it) => it.draw_id ?? 0),
      entries: leaves.map((it) => it.entry),
      hashes: leaves.map((it) => Buffer.from(hashLeaf(sha256, utf8(it.entry))).toString('hex')),
    },
    tx,
  );
  await writeRootsAbove(tx, old_size, size);
  return size;
}

/** Writes the roots over what has become full: 256 leaves, 256 of those, and so on. */
async function writeRootsAbove(tx: Tx, old_size: number, size: number): Promise<void> {
  const count = (of: number, level: number) => Math.floor(of / TILE_WIDTH ** level);
  for (let level = 1; count(size, level) > count(old_size, level); level += 1) {
    for (let n = count(old_size, level); n < count(size, level); n += 1) {
      const range = { from_n: n * TILE_WIDTH, to_n: (n + 1) * TILE_WIDTH };
      const below = level === 1 ? await leafHashes.run(range, tx) : await nodeHashes.run({ level: level - 1, ...range }, tx);
      const root = rootOf(sha256, below.map((it) => it.hash)); // biome-ignore format: one line
      await writeNodes.run({ levels: [level], ns: [n], hashes: [Buffer.from(root).toString('hex')] }, tx);
    }
  }
}

/** Signs the log's head: so many leaves, in this name. Answers the note, which the database keeps from then on. */
export async function signHead(tx: Tx, key: LogKey, { origin, size }: { origin: string; size: number }): Promise<string> {
  const text = writeCheckpoint({ origin, size, root: await rootInTiles(sha256, logTiles(tx), size), extensions: [] });
  const note = writeNote({ text, signatures: [key.signNote(keysOf(origin, key.public_key).log, text)] });
  await writeSigned.run({ size, note }, tx);
  return note;
}
