import { concat, type ReadTile, TILE_WIDTH } from '@shwekan/proof';
import { leafHashes, nodeHashes } from '#queries/transparency/log.ts';
import type { Queryable } from '../platform/db.ts';

/** A reader of the log's tiles as it is now: leaf hashes, and above them the roots over whole tiles. */
export function logTiles(db: Queryable): ReadTile {
  return async (level, index) => {
    const range = { from_n: index * TILE_WIDTH, to_n: (index + 1) * TILE_WIDTH };
    const rows = level === 0 ? await leafHashes.run(range, db) : await nodeHashes.run({ level, ...range }, db);
    return concat(...rows.map((it) => it.hash));
  };
}
