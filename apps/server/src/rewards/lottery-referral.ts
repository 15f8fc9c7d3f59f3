import {
  drawsToReward,
  drawsToTakeBack,
  dropEarnings,
  earningsToTakeBack,
  endOfSlips,
  endRun,
  friendsSlips,
  lockRun,
  lockRunToTakeBack,
  markRun,
  moveEarnings,
  startNextRound,
  startRun,
  writeEarnings,
} from '#queries/rewards/referral.ts';
import { lotteryReferral, lotteryReferralReversed } from '../ledger/entries.ts';
import { post } from '../ledger/ledger.ts';
import type { Tx } from '../platform/db.ts';
import type { World } from '../platform/world.ts';

/** Slips that one transaction looks at: a player whose purse it holds hardly waits. */
const CHUNK_SLIPS = 1000;

/**
 * Gives each referrer the lottery's percent of every stake of a friend, once the draw of the slip is settled: a draw that is
 * called off is never settled, so its refunds cost nothing. Safe to run twice, by many processes, and to stop half way: what is
 * settled and not done is asked of the draws themselves, so that no message can be lost. Of a settlement that was reversed all is taken
 * back first.
 */
export async function rewardSettledDraws(world: World): Promise<void> {
  for (const { draw_id } of await drawsToTakeBack.run(undefined, world.db)) {
    let is_back = false;
    while (!is_back) is_back = await world.db.transaction((tx) => takeBackChunk(tx, draw_id));
  }
  for (const { id: draw_id } of await drawsToReward.run(undefined, world.db)) {
    let is_done = false;
    while (!is_done) is_done = await world.db.transaction((tx) => rewardChunk(tx, draw_id));
  }
}

/** Does the next chunk; true when the draw is done. */
async function rewardChunk(tx: Tx, draw_id: number): Promise<boolean> {
  await startRun.run({ draw_id }, tx);
  const [run] = await lockRun.run({ draw_id }, tx);
  if (run === undefined) return true;
  const [end] = await endOfSlips.run({ draw_id, after: run.paid_to, slip_count: CHUNK_SLIPS }, tx);
  if (end?.slip_id == null) {
    await endRun.run({ draw_id }, tx);
    return true;
  }
  const basis_points = run.referral_basis_points;
  const earned = await friendsSlips.run({ draw_id, after: run.paid_to, up_to: end.slip_id, basis_points }, tx);
  if (earned.length > 0) {
    await writeEarnings.run(
      {
        draw_id,
        basis_points,
        round: run.round,
        slip_ids: earned.map((it) => it.slip_id),
        referrer_ids: earned.map((it) => it.referrer_id),
        friend_ids: earned.map((it) => it.friend_id),
        stakes_pya: earned.map((it) => it.stake_pya),
        amounts_pya: earned.map((it) => it.amount_pya),
      },
      tx,
    );
    await post(
      tx,
      earned.map((it) => lotteryReferral({ ...it, round: run.round, lottery: run.code })),
    );
  }
  await markRun.run({ draw_id, paid_to: end.slip_id }, tx);
  return false;
}

/** Takes the next earnings of a reversed round back; true when none is left. */
async function takeBackChunk(tx: Tx, draw_id: number): Promise<boolean> {
  const [run] = await lockRunToTakeBack.run({ draw_id }, tx);
  if (run === undefined) return true;
  const earned = await earningsToTakeBack.run({ draw_id, round: run.draw_round, most: CHUNK_SLIPS }, tx);
  if (earned.length === 0) {
    await startNextRound.run({ draw_id, round: run.draw_round }, tx);
    return true;
  }
  const slip_ids = earned.map((it) => it.slip_id);
  await moveEarnings.run({ slip_ids }, tx);
  await dropEarnings.run({ slip_ids }, tx);
  await post(
    tx,
    earned.map((it) => lotteryReferralReversed({ ...it, lottery: run.code })),
  );
  return false;
}
