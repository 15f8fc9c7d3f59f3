import {
  drawsToSum,
  drawsToUnsum,
  endOfSlipsToSum,
  endSum,
  holdDraw,
  lockSum,
  lockUnsum,
  markSummed,
  startNextSum,
  startSum,
  sumSlips,
  takeSumsOut,
} from '#queries/rewards/draw-stakes.ts';
import { post } from '../ledger/ledger.ts';
import type { Tx } from '../platform/db.ts';
import type { World } from '../platform/world.ts';
import { countPoints } from './points.ts';
import { rewardTermsOf } from './terms.ts';
import { recountWeeks } from './weekly.ts';

/** Slips that one transaction sums up: the purses it holds hardly wait. */
const CHUNK_SLIPS = 1000;

/**
 * Sums up what each player staked on settled draws and was paid, and gives the points of it: a draw that is called off is
 * never settled, so its refunds earn nothing. What a settlement that was reversed gave is taken back first. Safe to run twice, by
 * many processes, and to stop half way.
 */
export async function sumSettledDraws(world: World): Promise<void> {
  for (const { draw_id } of await drawsToUnsum.run(undefined, world.db)) {
    let is_out = false;
    while (!is_out) is_out = await world.db.transaction((tx) => takeChunkOut(tx, draw_id));
  }
  const draws = await drawsToSum.run(undefined, world.db);
  if (draws.length === 0) return;
  const { pya_per_point } = await rewardTermsOf(world.db);
  for (const { id: draw_id } of draws) {
    await startSum.run({ draw_id, pya_per_point }, world.db);
    let is_done = false;
    while (!is_done) is_done = await world.db.transaction((tx) => sumChunk(tx, draw_id));
  }
}

/** Does the next chunk; true when the draw is done. */
async function sumChunk(tx: Tx, draw_id: number): Promise<boolean> {
  await holdDraw.run({ draw_id }, tx);
  const [run] = await lockSum.run({ draw_id }, tx);
  if (run === undefined) return true;
  const { paid_to: after, pya_per_point } = run;
  const [end] = await endOfSlipsToSum.run({ draw_id, after, slip_count: CHUNK_SLIPS }, tx);
  if (end?.slip_id == null) {
    await endSum.run({ draw_id }, tx);
    return true;
  }
  const counted = await sumSlips.run({ draw_id, after, up_to: end.slip_id, pya_per_point }, tx);
  await markSummed.run({ draw_id, paid_to: end.slip_id }, tx);
  await post(tx, await countPoints(tx, 'lottery', counted));
  // A week's run behind all purses, as where wagers are counted.
  await recountWeeks(tx, [run.settled_at]);
  return false;
}

/** Takes the sums of some players of a reversed settlement out, and their points; true when none is left. */
async function takeChunkOut(tx: Tx, draw_id: number): Promise<boolean> {
  const [run] = await lockUnsum.run({ draw_id }, tx);
  if (run === undefined) return true;
  const counted = await takeSumsOut.run({ draw_id, player_count: CHUNK_SLIPS }, tx);
  if (counted.length === 0) {
    await startNextSum.run({ draw_id, round: run.round }, tx);
    return true;
  }
  await post(tx, await countPoints(tx, 'lottery', counted));
  await recountWeeks(tx, [run.settled_at]);
  return false;
}
