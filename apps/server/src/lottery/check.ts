import { type Digits, numberText, numberValue, sectionLabel, totNumbers } from '@shwekan/rules';
import {
  blockAsSealed,
  checkedSoFar,
  linesOfBlock,
  markChecked,
  type SealedBlocksResult,
  sealedBlocks,
  stopDraw,
  voucherOf,
  wholeSeal,
  writeDues,
} from '#queries/lottery/check.ts';
import { type LockDrawToPayResult, lockDrawToPay, refundsOfChunk, winsOfChunk } from '#queries/lottery/settlement.ts';
import { raiseAlert } from '../platform/alerts.ts';
import type { Queryable, Tx } from '../platform/db.ts';
import type { World } from '../platform/world.ts';
import { blockHash, type Due, HASH_BYTES, lineHash, readLine, refundOfSlip, winOfSlip } from './book.ts';

/** Blocks of the seal that one transaction checks. */
const CHUNK_BLOCKS = 10;
type Chunk = { from_block: number; blocks: SealedBlocksResult[] };
/** What is wrong, in words for an operator, and which slip it is when that is known. */
type Wrong = { kind: 'book_changed' | 'settlements_differ'; reason: string; slip_id: number | null };

/**
 * Settles a draw twice before anyone is paid: once by settlement.sql from the slips, once by book.ts from the lines of the sealed
 * book, each of which must be as it was sealed. What both agree on to the pya is written as due. When they do not, nobody is paid:
 * the draw stops, an alert names the slip, and false is answered. Safe to run twice, by many workers, and to stop half way.
 */
export async function agreeOnDues(world: World, draw_id: number): Promise<boolean> {
  let ahead: Promise<Chunk | null> | null = null;
  const blocksFrom: BlocksFrom = async (tx, from_block) => {
    const read = ahead;
    // The blocks after these are read while these are compared: nobody changes them. Without a connection left over for that, they
    // are read when it is their turn.
    ahead = readBlocks(world.db, draw_id, from_block + CHUNK_BLOCKS).catch(() => null);
    const chunk = await read;
    return chunk?.from_block === from_block ? chunk.blocks : (await readBlocks(tx, draw_id, from_block)).blocks;
  };
  let step: boolean | null = null;
  while (step === null) step = await world.db.transaction((tx) => checkChunk(tx, draw_id, blocksFrom));
  return step;
}

async function readBlocks(db: Queryable, draw_id: number, from_block: number): Promise<Chunk> {
  return { from_block, blocks: await sealedBlocks.run({ draw_id, from_block, block_count: CHUNK_BLOCKS }, db) };
}

type BlocksFrom = (tx: Tx, from_block: number) => Promise<SealedBlocksResult[]>;

/** Checks the next blocks; null when there may be more, else whether the draw may be paid. */
async function checkChunk(tx: Tx, draw_id: number, blocksFrom: BlocksFrom): Promise<boolean | null> {
  const [draw] = await lockDrawToPay.run({ draw_id }, tx);
  if (draw === undefined || draw.is_reversing || draw.is_stopped || !draw.is_sealed) return false;
  if (draw.result === null && !draw.is_voided) return false;
  if (draw.is_checked) return true;
  const [so_far] = await checkedSoFar.run({ draw_id, round: draw.round }, tx);
  const { next_block, after } = so_far ?? { next_block: 0, after: 0 };
  const blocks = await blocksFrom(tx, next_block);
  const last = blocks.at(-1);
  if (last === undefined) return finish(tx, draw);
  const range = { draw_id, after, up_to: last.up_to };
  const first = draw.is_voided ? await refundsOfChunk.run(range, tx) : await winsOfChunk.run({ ...range, ...winningNumbers(draw) }, tx);
  const found = await compare(tx, draw, blocks, first);
  if ('wrong' in found) return stop(tx, draw, found.wrong);
  await writeDues.run({ draw_id, round: draw.round, ...columnsOf(blocks, found.dues) }, tx);
  return null;
}

/** The number that hits, and all that pay: near wins with it where the lottery has them. */
function winningNumbers(draw: LockDrawToPayResult): { hit: number; winning: number[] } {
  const hit = draw.result ?? -1;
  const digits = draw.digits as Digits;
  const near = draw.has_tot ? totNumbers(numberText(hit, digits)).map((it) => numberValue(it, digits)) : [];
  return { hit, winning: [hit, ...near] };
}

/** The second settlement of blocks, held against the book and against the first one. */
async function compare(
  tx: Tx,
  draw: LockDrawToPayResult,
  blocks: SealedBlocksResult[],
  first: Due[],
): Promise<{ wrong: Wrong } | { dues: Due[][] }> {
  const dues: Due[][] = [];
  let at = 0;
  for (const block of blocks) {
    const lines = block.lines ?? '';
    if (blockHash(lines) !== block.sha256) return { wrong: await changedSlip(tx, draw.id, block) };
    const own: Due[] = [];
    for (const line of lines.split('\n')) {
      const slip = readLine(line);
      const due = draw.is_voided ? refundOfSlip(slip) : winOfSlip(slip, draw.result ?? -1);
      const other = first[at]?.slip_id === slip.slip_id ? first[at] : undefined;
      if (other !== undefined) at += 1;
      if (!isSame(due, other)) return { wrong: differing(slip.slip_id, slip.voucher, due, other) };
      if (due !== null) own.push(due);
    }
    dues.push(own);
  }
  const more = first[at];
  return more === undefined ? { dues } : { wrong: differing(more.slip_id, `of id ${more.slip_id}`, null, more) };
}

function isSame(one: Due | null, other: Due | undefined): boolean {
  if (one === null || other === undefined) return one === null && other === undefined;
  return one.amount_pya === other.amount_pya && one.stake_pya === other.stake_pya && one.player_id === other.player_id;
}

function differing(slip_id: number, name: string, second: Due | null, first: Due | undefined): Wrong {
  const reason = `The two settlements differ on slip ${name}: ${first?.amount_pya ?? 0} and ${second?.amount_pya ?? 0} pya`;
  return { kind: 'settlements_differ', reason, slip_id };
}

/** Names the bet of a block that is not as it was sealed: changed, gone, or one that was not there. */
async function changedSlip(tx: Tx, draw_id: number, { block, after, up_to }: SealedBlocksResult): Promise<Wrong> {
  const [sealed] = await blockAsSealed.run({ draw_id, block }, tx);
  const now = new Map((await linesOfBlock.run({ draw_id, after, up_to }, tx)).map((it) => [it.id, it]));
  const width = 2 * HASH_BYTES;
  for (const [n, slip_id] of (sealed?.slip_ids ?? []).entries()) {
    const slip = now.get(slip_id);
    now.delete(slip_id);
    if (slip === undefined) return { kind: 'book_changed', reason: `Slip of id ${slip_id} is gone from the sealed book`, slip_id };
    if (lineHash(slip.line) !== sealed?.slip_hashes.slice(n * width, (n + 1) * width))
      return { kind: 'book_changed', reason: `Slip ${slip.voucher} was changed after the book was sealed`, slip_id };
  }
  const [added] = now.values();
  if (added) return { kind: 'book_changed', reason: `Slip ${added.voucher} was added after the book was sealed`, slip_id: added.id };
  return { kind: 'book_changed', reason: `Block ${block} of the seal itself was changed`, slip_id: null };
}

/** All blocks agree: the seal must be that of its blocks, and nothing may lie beside it. */
async function finish(tx: Tx, draw: LockDrawToPayResult): Promise<boolean> {
  const [whole] = await wholeSeal.run({ draw_id: draw.id }, tx);
  if (whole?.added_slip != null) {
    const [slip] = await voucherOf.run({ slip_id: whole.added_slip }, tx);
    const reason = `Slip ${slip?.voucher} was added after the book was sealed`;
    return stop(tx, draw, { kind: 'book_changed', reason, slip_id: whole.added_slip });
  }
  if (whole?.is_whole !== true) return stop(tx, draw, { kind: 'book_changed', reason: 'The seal itself was changed', slip_id: null });
  if (whole.number != null) {
    const reason = `Number ${numberText(whole.number, draw.digits as Digits)}: the desk counted another stake than the book holds`;
    return stop(tx, draw, { kind: 'book_changed', reason, slip_id: null });
  }
  await markChecked.run({ draw_id: draw.id }, tx);
  return true;
}

async function stop(tx: Tx, draw: LockDrawToPayResult, { kind, reason, slip_id }: Wrong): Promise<false> {
  await stopDraw.run({ draw_id: draw.id, reason }, tx);
  const { day, code: lottery } = draw;
  const section = sectionLabel(draw.section.slice(0, 5));
  // A draw that was looked at and stops again is told again.
  const ref = `${kind}:${draw.id}:${draw.round}:${slip_id ?? '-'}:${new Date().toISOString()}`;
  await raiseAlert(tx, ref, kind, { lottery, draw_id: draw.id, day, section, slip_id, reason });
  return false;
}

/** The dues of blocks, as columns. */
function columnsOf(blocks: SealedBlocksResult[], dues: Due[][]) {
  const list = (of: (due: Due) => number) => dues.map((own) => `{${own.map(of).join(',')}}`);
  return {
    blocks: blocks.map((it) => it.block),
    up_to: blocks.map((it) => it.up_to),
    slip_ids: list((it) => it.slip_id),
    player_ids: list((it) => it.player_id),
    amounts_pya: list((it) => it.amount_pya),
    stakes_pya: list((it) => it.stake_pya),
  };
}
