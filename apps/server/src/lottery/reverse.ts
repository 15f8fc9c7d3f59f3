import type { askReversal, confirmReversal, rejectReversal, resumeSettlement } from '@shwekan/contract';
import { lotteryOf, sectionLabel } from '@shwekan/rules';
import { winReversed } from '../ledger/entries.ts';
import { post } from '../ledger/ledger.ts';
import { auditRow } from '../platform/audit-row.ts';
import type { Tx } from '../platform/db.ts';
import { tell } from '../platform/facts.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Call } from '../platform/serve.ts';
import type { World } from '../platform/world.ts';
import { lockDraw, showDraw } from './draws.ts';
import { standingDraw } from './results.queries.ts';
import { askSettlement, type LockedDraw, type LockedDraws } from './results.ts';
import {
  decideReversal,
  dropPayouts,
  endReversal,
  type FindReversalResult,
  findReversal,
  movePayouts,
  payoutsToReverse,
  reopenDraw,
  resumeDraw,
  reverseProposals,
  writeReversal,
} from './reverse.queries.ts';
import { by } from './settings.ts';
import { lockDrawToPay } from './settlement.queries.ts';

/** Wins that one transaction takes back: a player whose purse it holds hardly waits. */
const REVERSED_MAX = 2_000;

/**
 * An operator asks for a settlement to be taken back, with those of the draws that follow from it: one number was wrong, so was the
 * other. Nothing happens before another operator confirms. A draw whose payout is stopped may be taken back as well.
 */
export async function ask(world: World, call: Call<typeof askReversal>) {
  const draw_id = call.params.id;
  const { reason } = call.body;
  await world.db.transaction(async (tx) => {
    const locked = await lockDraw(tx, draw_id);
    await refuseFollower(tx, locked.draw);
    reversible(locked);
    const [reversal] = await writeReversal.run({ draw_id, reason, asked_by: call.who.operator_id }, tx);
    if (reversal === undefined) throw new Refusal('reversal_asked');
    const after = { reversal_id: reversal.id };
    await auditRow(tx, { ...by(call), action: 'ask_reversal', subject: `draw:${draw_id}`, after, reason });
  });
  return showDraw(world.db, draw_id);
}

/** Another operator confirms: the draws are closed again, without a result, and a job takes their wins back. */
export async function confirm(world: World, call: Call<typeof confirmReversal>) {
  const { operator_id } = call.who;
  const draw_id = await world.db.transaction(async (tx) => {
    const { locked, reversal } = await lockReversal(tx, call.params.id);
    if (reversal.asked_by === operator_id) throw new Refusal('same_operator');
    const group = reversible(locked);
    await decideReversal.run({ reversal_id: reversal.id, state: 'confirmed', decided_by: operator_id }, tx);
    for (const draw of group) {
      await reopen(tx, draw, reversal);
      const before = { result: draw.result, settled_at: draw.settled_at };
      const after = { reversal_id: reversal.id };
      await auditRow(tx, { ...by(call), action: 'confirm_reversal', subject: `draw:${draw.id}`, before, after, reason: reversal.reason });
    }
    return locked.draw.id;
  });
  return showDraw(world.db, draw_id);
}

/** An operator rejects a reversal, their own too: the settlement stands. */
export async function reject(world: World, call: Call<typeof rejectReversal>) {
  const draw_id = await world.db.transaction(async (tx) => {
    const { locked, reversal } = await lockReversal(tx, call.params.id);
    await decideReversal.run({ reversal_id: reversal.id, state: 'rejected', decided_by: call.who.operator_id }, tx);
    const subject = `draw:${locked.draw.id}`;
    await auditRow(tx, { ...by(call), action: 'reject_reversal', subject, after: { reversal_id: reversal.id } });
    return locked.draw.id;
  });
  return showDraw(world.db, draw_id);
}

/** Has a stopped draw checked again from the first bet that was not agreed on. Refuses `draw_not_stopped`. */
export async function resume(world: World, call: Call<typeof resumeSettlement>) {
  const draw_id = call.params.id;
  await world.db.transaction(async (tx) => {
    const { draw } = await lockDraw(tx, draw_id);
    const [resumed] = await resumeDraw.run({ draw_id }, tx);
    if (resumed === undefined) throw new Refusal('draw_not_stopped');
    await askSettlement(tx, draw.id);
    await auditRow(tx, { ...by(call), action: 'resume_settlement', subject: `draw:${draw_id}`, reason: call.body.reason });
  });
  return showDraw(world.db, draw_id);
}

/**
 * Takes back what a reversed round paid, each win once; a purse may go below zero by it and is barred until it is covered. Safe to run
 * twice, by many workers, and to stop half way. Until all is back the draw can have no result.
 */
export async function takeBack(world: World, draw_id: number): Promise<void> {
  let is_done = false;
  while (!is_done) is_done = await world.db.transaction((tx) => takeBackChunk(tx, draw_id));
}

async function takeBackChunk(tx: Tx, draw_id: number): Promise<boolean> {
  const [draw] = await lockDrawToPay.run({ draw_id }, tx);
  if (draw === undefined || !draw.is_reversing) return true;
  const paid = await payoutsToReverse.run({ draw_id, round: draw.round, most: REVERSED_MAX }, tx);
  if (paid.length === 0) {
    await endReversal.run({ draw_id }, tx);
    return true;
  }
  const told_data = JSON.stringify({ lottery: draw.code, section: sectionLabel(draw.section.slice(0, 5)), date: draw.day });
  const slip_ids = paid.map((it) => it.slip_id);
  await movePayouts.run({ slip_ids }, tx);
  await dropPayouts.run({ slip_ids, told_data }, tx);
  await post(
    tx,
    paid.map((it) => winReversed({ ...it, lottery: draw.code })),
  );
  return false;
}

/** A follower's number is its leader's: they are reversed together, unless the leader was called off. */
async function refuseFollower(tx: Tx, draw: LockedDraw): Promise<void> {
  const { follows } = lotteryOf(draw.code);
  const [leader] = await standingDraw.run({ code: follows, day: draw.day, section: draw.section }, tx);
  if (leader !== undefined) throw new Refusal('draw_follows');
}

/** The draws that are reversed together. Each must be settled, or stopped: what is being paid just now is not. */
function reversible({ draw, followers }: LockedDraws): LockedDraw[] {
  const group = [draw, ...followers.filter((it) => it.result !== null && it.voided_at === null)];
  if (draw.result === null || group.some((it) => it.settled_at === null && it.stopped_at === null)) throw new Refusal('draw_not_settled');
  return group;
}

async function reopen(tx: Tx, draw: LockedDraw, { reason }: FindReversalResult): Promise<void> {
  await reopenDraw.run({ draw_id: draw.id }, tx);
  await reverseProposals.run({ draw_id: draw.id, reason }, tx);
  await askSettlement(tx, draw.id);
  const section = sectionLabel(draw.section.slice(0, 5));
  // An empty number: what was published is so no more.
  await tell(tx, { kind: 'result', data: { lottery: draw.code, section, date: draw.day, number: '' } });
}

/** A reversal that waits, once its draws are locked. Refuses `not_found` and `already_decided`. */
async function lockReversal(tx: Tx, reversal_id: number): Promise<{ locked: LockedDraws; reversal: FindReversalResult }> {
  const [found] = await findReversal.run({ reversal_id }, tx);
  if (found === undefined) throw new Refusal('not_found');
  const locked = await lockDraw(tx, found.draw_id);
  const [reversal] = await findReversal.run({ reversal_id }, tx);
  if (reversal?.state !== 'asked') throw new Refusal('already_decided');
  return { locked, reversal };
}
