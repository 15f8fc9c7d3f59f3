import { growTree, hashLeaf, isSame, openCheckpoint, rootInTiles, TILE_WIDTH, type TileHashes, utf8 } from '@shwekan/proof';
import { type LockHeadResult, lastCheckpoint, leafCount, leafEntries, nodeHashes } from '#queries/transparency/log.ts';
import type { Queryable, Tx } from '../platform/db.ts';
import type { Config } from '../platform/settings.ts';
import { keysOf, type LogKey, readKeptHead, setHeadAside, sha256, verifyEd25519 } from './key.ts';
import { logTiles } from './tiles.ts';

const CHUNK = 10 * TILE_WIDTH;
/** Another process that has just signed for the first time keeps its checkpoint a moment later. */
export const NOTHING_KEPT = 'no checkpoint is kept outside the database, which alone says what was signed: an operator puts one there';

/**
 * Why nothing may be added to the log and nothing signed, or null. It is held against the checkpoint that is kept outside the database and
 * the last one within; `is_thorough` also hashes every leaf anew.
 */
export async function contradiction(
  tx: Tx,
  config: Config,
  key: LogKey,
  head: Pick<LockHeadResult, 'size' | 'origin' | 'public_key'>,
  is_thorough: boolean,
): Promise<string | null> {
  const kept = await readKeptHead(config);
  const [last] = await lastCheckpoint.run({ fresh_ms: 0 }, tx);
  if (head.origin === null || head.public_key === null) {
    if (kept === null) return null;
    if (!config.DEMO) return 'a log was signed here before, and the database knows of none';
    await setHeadAside(config);
    return null;
  }
  if (!isSame(head.public_key, key.public_key)) return 'the key in its folder is another than the one that signed the log';
  // What was signed is known here: without it, a database that was put back could not be told from the newest.
  if (kept === null && !config.DEMO) return NOTHING_KEPT;
  const trusted = keysOf(head.origin, head.public_key).log;
  for (const [note, where] of [
    [kept, 'outside the database'],
    [last?.note ?? null, 'in the database'],
  ] as const) {
    if (note === null) continue;
    const opened = await openCheckpoint(verifyEd25519, note, trusted);
    if (opened === null) return `the last checkpoint ${where} is not signed by this log`;
    const { size, root } = opened.checkpoint;
    if (size > head.size) return `a checkpoint over ${size} leaves was signed, and the database has ${head.size}`;
    const found = await rootInTiles(sha256, logTiles(tx), size).catch(() => null);
    if (found === null || !isSame(found, root)) return `the first ${size} leaves are not those that were signed`;
  }
  return is_thorough ? wrongLeaf(tx, head.size) : null;
}

/** The first leaf that is missing or does not have its hash, or a hash above the leaves that is not theirs. */
export async function wrongLeaf(tx: Queryable, size: number): Promise<string | null> {
  const [{ count } = { count: 0 }] = await leafCount.run(undefined, tx);
  if (count !== size) return `the log has ${count} leaves and says that they are ${size}`;
  const tree = growTree(sha256);
  const above: TileHashes[] = [];
  for (let from = 0; from < size; from += CHUNK) {
    const rows = await leafEntries.run({ from_n: from, to_n: from + CHUNK }, tx);
    for (const [place, { n, entry, hash }] of rows.entries()) {
      const own = hashLeaf(sha256, utf8(entry));
      if (n !== from + place) return `leaf ${from + place} is missing`;
      if (!isSame(own, hash)) return `leaf ${n} is not as it was written`;
      tree.add(own);
    }
    above.push(...tree.takeFull().filter((it) => it.level > 0));
  }
  above.push(...tree.end().tiles.filter((it) => it.level > 0));
  for (const { level, index, hashes } of above) {
    const rows = await nodeHashes.run({ level, from_n: index * TILE_WIDTH, to_n: (index + 1) * TILE_WIDTH }, tx);
    if (!isSame(Buffer.concat(rows.map((it) => it.hash)), hashes)) return `hashes of level ${level} are not those of the leaves`;
  }
  return null;
}
