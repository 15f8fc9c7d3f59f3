import { isSame, openCheckpoint, rootInTiles } from '@shwekan/proof';
import { logOfHouse } from '#queries/transparency/restored.ts';
import type { Queryable } from '../platform/db.ts';
import { wrongLeaf } from './guard.ts';
import { keysOf, sha256, verifyEd25519 } from './key.ts';
import { logTiles } from './tiles.ts';

/** What of a restored log is wrong, or null, and how many leaves it has. */
type RestoredLog = { trouble: string | null; leaf_count: number };

/**
 * Holds the log of a database that was restored against what was signed and against the log of the house, which may have more: every leaf as it was written, its last checkpoint
 * and the one that is `kept` outside signed by one key and over these leaves, the house's log beginning with them.
 */
export async function wrongRestoredLog(restored: Queryable, house: Queryable | null, kept: string | null): Promise<RestoredLog> {
  const [log] = await logOfHouse.run(undefined, restored);
  const leaf_count = log?.size ?? 0;
  return {
    leaf_count,
    trouble: (await wrongLog(restored, kept)) ?? (house === null ? null : await wrongBeginning(restored, house, leaf_count)),
  };
}

/** What of the restored log is not as it was written and signed. */
async function wrongLog(restored: Queryable, kept: string | null): Promise<string | null> {
  const [log] = await logOfHouse.run(undefined, restored);
  if (log?.origin == null || log.public_key === null) return kept === null ? null : 'a log was signed, and the backup knows of none';
  const key = keysOf(log.origin, log.public_key).log;
  for (const [note, where] of [
    [log.note, 'in the backup'],
    [kept, 'outside the database'],
  ] as const) {
    if (note === null) continue;
    const opened = await openCheckpoint(verifyEd25519, note, key);
    if (opened === null) return `the last checkpoint ${where} is not signed by the log of the backup`;
    // The house goes on: what it signed since the backup's moment is held against the house.
    if (opened.checkpoint.size > log.size && where === 'outside the database') continue;
    const root = await rootOf(restored, opened.checkpoint.size);
    if (root === null || !isSame(root, opened.checkpoint.root)) return `the log is not the one of the checkpoint ${where}`;
  }
  return wrongLeaf(restored, log.size);
}

async function wrongBeginning(restored: Queryable, house: Queryable, size: number): Promise<string | null> {
  const [log] = await logOfHouse.run(undefined, house);
  if (log === undefined || log.size < size) return `the house has a log of ${log?.size ?? 0} leaves, and the backup one of ${size}`;
  const [here, there] = [await rootOf(restored, size), await rootOf(house, size)];
  const is_same = here !== null && there !== null && isSame(here, there);
  return size === 0 || is_same ? null : `the first ${size} leaves of the log are not those of the house`;
}

async function rootOf(db: Queryable, size: number): Promise<Uint8Array | null> {
  return rootInTiles(sha256, logTiles(db), size).catch(() => null);
}
