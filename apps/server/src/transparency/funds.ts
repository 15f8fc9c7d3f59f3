import type { Answer, funds } from '@shwekan/contract';
import {
  concat,
  hashLeaf,
  isSame,
  owedLeaves,
  proveInTiles,
  provePathInSumTiles,
  readSumNodes,
  TILE_WIDTH,
  toBase64,
  toHex,
  utf8,
  writeOwedLeaf,
  writeProof,
  writeVerifierKey,
} from '@shwekan/proof';
import { type ClosingToProveResult, closingTile, closingToProve, heldAt, tileOfLeaf } from '#queries/transparency/funds.ts';
import type { Queryable } from '../platform/db.ts';
import type { Call } from '../platform/serve.ts';
import type { World } from '../platform/world.ts';
import { keysOf, sha256 } from './key.ts';
import { logTiles } from './tiles.ts';

type FundsProof = NonNullable<Answer<'GET /api/funds/proof'>['data']>;

/** What proves that a player's own money is in the total that the house told the log when a day was over: the newest such day, or one that is asked for. */
export async function proveFunds(world: World, { who, query }: Call<typeof funds.prove>): Promise<{ data: FundsProof | null }> {
  const { player_id } = who;
  return world.db.transaction(async (tx) => {
    await tx.query('set transaction isolation level repeatable read, read only');
    const [closing] = await closingToProve.run({ player_id, day: query.day ?? null }, tx);
    if (closing === undefined) return { data: null };
    const { day, player, origin, log_key, entry, n, log_size, note } = closing;
    const hashes = await proveInTiles(sha256, logTiles(tx), n, log_size);
    const data = {
      ...{ v: 1 as const, type: 'funds_proof' as const, origin, day, player },
      log_key: writeVerifierKey(keysOf(origin, log_key).log),
      leaf: { entry, proof: writeProof({ extra: null, index: n, hashes, checkpoint: note }) },
      parts: await partsOf(tx, closing, player_id),
    };
    return { data };
  });
}

async function partsOf(
  tx: Queryable,
  { day, last_entry, size, player, secret }: ClosingToProveResult,
  player_id: number,
): Promise<FundsProof['parts']> {
  const read = async (level: number, tile: number) => concat(...(await closingTile.run({ day, level, tile }, tx)).map((it) => it.nodes));
  const parts: FundsProof['parts'] = [];
  for (const { kind, balance_pya } of await heldAt.run({ player_id, last_entry }, tx)) {
    for (const owed of owedLeaves(sha256, secret, { day, kind, player, balance_pya })) {
      const leaf = writeOwedLeaf(owed);
      const index = await placeOf(tx, day, hashLeaf(sha256, utf8(leaf)));
      const path = await provePathInSumTiles(sha256, read, index, size);
      parts.push({ leaf, index, path: path.map(({ hash, sum }) => ({ hash: toBase64(hash), sum })) });
    }
  }
  return parts;
}

/** Where a leaf stands in the tree of a day. Throws when it is not there, which no closing leaves so. */
async function placeOf(tx: Queryable, day: string, hash: Uint8Array): Promise<number> {
  const [found] = await tileOfLeaf.run({ day, hash: toHex(hash) }, tx);
  const place = found === undefined ? -1 : readSumNodes(found.nodes).findIndex((it) => isSame(it.hash, hash));
  if (found === undefined || place < 0) throw new Error(`a player's leaf is not in the tree of ${day}`);
  return found.tile * TILE_WIDTH + place;
}
