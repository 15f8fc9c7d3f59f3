import { concat, type ReadTile, TILE_WIDTH } from '@shwekan/proof';
import { leafHashes, nodeHashes } from '#queries/transparency/log.ts';
import type { Queryable } from '../platform/db.ts';

/** Reads tiles of the log: leaf hashes, and above them the roots over whole tiles. */
export function logTiles(db: Queryable): ReadTile {
  return async (level, index) => {
    const range = { from_n: index * TILE_WIDTH, to_n: (index + 1) * TILE_WIDTH };
    const rows = level === 0 ? await leafHashes.run(range, db) : await nodeHashes.run({ level, ...range }, db);
    return concat(...rows.map((it) => it.hash));
  };
}

/** Reads each tile once, for several proofs of one tree. */
export function readOnce(read: ReadTile): ReadTile {
  const kept = new Map<string, Promise<Uint8Array>>();
  return (level, index) => {
    const place = `${level}/${index}`;
    const tile = kept.get(place) ?? read(level, index);
    kept.set(place, tile);
    return tile;
  };
}
