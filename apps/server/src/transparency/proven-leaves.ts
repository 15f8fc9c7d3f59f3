import { type ProvenLeaf, proveInTiles, writeProof } from '@shwekan/proof';
import { headForDraw, leavesOfDraw } from '#queries/transparency/receipt.ts';
import type { Queryable } from '../platform/db.ts';
import { sha256 } from './key.ts';
import { logTiles } from './tiles.ts';

/** What the log tells of a draw under one checkpoint. */
export async function provenLeaves(db: Queryable, draw_id: number): Promise<ProvenLeaf[]> {
  const [head] = await headForDraw.run({ draw_id }, db);
  if (head === undefined) return [];
  const leaves: ProvenLeaf[] = [];
  const read = logTiles(db);
  for (const { n, entry } of await leavesOfDraw.run({ draw_id, size: head.size }, db)) {
    const hashes = await proveInTiles(sha256, read, n, head.size);
    leaves.push({ entry, proof: writeProof({ extra: null, index: n, hashes, checkpoint: head.note }) });
  }
  return leaves;
}
