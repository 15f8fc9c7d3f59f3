import { createHash } from 'node:crypto';
import {
  closeDraw,
  daysOfDraw,
  drawsToSeal,
  drawToSeal,
  type LinesToSealResult,
  linesToSeal,
  queueAlone,
  saltSecret,
  unsealedAt,
  writeBlocks,
  writeSeal,
  writeTiles,
} from '#queries/lottery/seal.ts';
import type { World } from '../platform/world.ts';
import { BLOCK_SLIPS, blockHash, lineHash, readLine } from './book.ts';
import { growBook, tileColumns } from './book-tree.ts';

/** Slips read at a time: whole blocks, so that memory stays small and no statement takes long. */
const CHUNK_SLIPS = 10 * BLOCK_SLIPS;

/** Seals the book of every draw that has closed. */
export async function sealClosed(world: World): Promise<void> {
  for (const draw of await drawsToSeal.run(undefined, world.db)) await sealDraw(world, draw.id);
}

/** Seals what has closed of one day and section, for a caller who cannot wait for the job. */
export async function sealAt(world: World, place: { codes: string[]; day: string; section: string }): Promise<void> {
  for (const draw of await unsealedAt.run(place, world.db)) await sealDraw(world, draw.id);
}

/**
 * Writes the seal of a draw that has closed by the clock or was called off: count, stakes by number, a SHA-256 over its bets, and the tree
 * by which the log proves each of them.
 * First the draw is locked as the desk holds it and marked closed, so that no bet can arrive after; then the book is read, which
 * nobody changes any more. Safe to run twice, by many processes, and to stop half way: all write the same. Nothing while it is open.
 */
export async function sealDraw(world: World, draw_id: number): Promise<void> {
  await world.db.transaction(async (tx) => {
    await queueAlone.run({ draw_id }, tx);
    await closeDraw.run({ draw_id }, tx);
  });
  const [draw] = await drawToSeal.run({ draw_id }, world.db);
  if (draw === undefined || draw.is_sealed || !draw.is_closed) return;
  const [salt] = await saltSecret.run(undefined, world.db);
  if (salt === undefined) throw new Error('the secret of salts is gone');
  const book = growBook({ ...draw, id: draw_id, days: await daysOfDraw.run({ draw_id }, world.db) }, salt.secret);
  const stakes_pya = new Array<number>(10 ** draw.digits).fill(0);
  const seal = createHash('sha256');
  let slip_count = 0;
  let total_pya = 0;
  let after = 0;
  for (let rows = await nextLines(); rows.length > 0; rows = await nextLines()) {
    const blocks = blocksOf(rows, slip_count / BLOCK_SLIPS, after);
    await writeBlocks.run({ draw_id, ...blocks }, world.db);
    for (const sha256 of blocks.sha256) seal.update(sha256, 'hex');
    for (const { line } of rows) {
      const slip = readLine(line);
      slip.numbers.forEach((number, at) => {
        stakes_pya[number] = (stakes_pya[number] ?? 0) + (slip.stakes_pya[at] ?? 0);
      });
      total_pya += slip.total_pya;
      book.add(slip);
    }
    await writeTiles.run({ draw_id, ...tileColumns(book.takeFull()) }, world.db);
    slip_count += rows.length;
    after = rows.at(-1)?.id ?? after;
  }
  const { root, worst_pya, tiles } = book.end();
  await writeTiles.run({ draw_id, ...tileColumns(tiles) }, world.db);
  await writeSeal.run({ draw_id, slip_count, total_pya, stakes_pya, sha256: seal.digest('hex'), root, worst_pya }, world.db);

  function nextLines(): Promise<LinesToSealResult[]> {
    return linesToSeal.run({ draw_id, after, slip_count: CHUNK_SLIPS }, world.db);
  }
}

/** Slips cut into blocks, as columns. */
function blocksOf(rows: LinesToSealResult[], first: number, after: number) {
  const blocks = {
    blocks: [] as number[],
    after: [] as number[],
    up_to: [] as number[],
    slip_ids: [] as string[],
    slip_hashes: [] as string[],
    sha256: [] as string[],
  };
  for (let from = 0; from < rows.length; from += BLOCK_SLIPS) {
    const own = rows.slice(from, from + BLOCK_SLIPS);
    const lines = own.map((it) => it.line);
    blocks.blocks.push(first + from / BLOCK_SLIPS);
    blocks.after.push(blocks.up_to.at(-1) ?? after);
    blocks.up_to.push(own.at(-1)?.id ?? 0);
    blocks.slip_ids.push(`{${own.map((it) => it.id).join(',')}}`);
    blocks.slip_hashes.push(lines.map(lineHash).join(''));
    blocks.sha256.push(blockHash(lines.join('\n')));
  }
  return blocks;
}
