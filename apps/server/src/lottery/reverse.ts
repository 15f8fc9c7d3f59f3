import type { draws } from '@shwekan/contract';
import { sectionLabel } from '@shwekan/rules';
import {
  dropPayouts,
  endReversal,
  movePayouts,
  payoutsToReverse,
  reopenDraw,
  resumeDraw,
  reverseProposals,
} from '#queries/lottery/reverse.ts';
import { lockDrawToPay } from '#queries/lottery/settlement.ts';
import { winReversed } from '../ledger/entries.ts';
import { post } from '../ledger/ledger.ts';
import { auditCall, type OperatorCall } from '../platform/audit-row.ts';
import type { Tx } from '../platform/db.ts';
import { tell } from '../platform/facts.ts';
import { notify } from '../platform/notifications.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Call } from '../platform/serve.ts';
import type { World } from '../platform/world.ts';
import { lockDraw, showDraw } from './draws.ts';
import { takeBackLayOffs } from './lay-off/settle.ts';
import { askSettlement, type LockedDraw, type LockedDraws } from './results.ts';

/** Wins that one transaction takes back: a player whose purse it holds hardly waits. */
const REVERSED_MAX = 2_000;

type Reversal = { deed_id: number; draw_id: number; reason: string };

/** Closes a settled draw again, with those that follow from it, without a result; a job takes their wins back. */
export async function reverseLocked(tx: Tx, call: OperatorCall, { deed_id, draw_id, reason }: Reversal): Promise<void> {
  for (const draw of reversible(await lockDraw(tx, draw_id))) {
    await reopen(tx, draw, reason);
    const before = { result: draw.result, settled_at: draw.settled_at };
    const row = { action: 'reverse_settlement', subject: `draw:${draw.id}`, before, after: { deed: deed_id }, reason };
    await auditCall(tx, call, row);
  }
}

/** Has a stopped draw checked again from the first bet that was not agreed on. Refuses `draw_not_stopped`. */
export async function resume(world: World, call: Call<typeof draws.resumeSettlement>) {
  const draw_id = call.params.id;
  await world.db.transaction(async (tx) => {
    const { draw } = await lockDraw(tx, draw_id);
    const [resumed] = await resumeDraw.run({ draw_id }, tx);
    if (resumed === undefined) throw new Refusal('draw_not_stopped');
    await askSettlement(tx, draw.id);
    await auditCall(tx, call, { action: 'resume_settlement', subject: `draw:${draw_id}`, reason: call.body.reason });
  });
  return showDraw(world.db, draw_id, call.who);
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
    await takeBackLayOffs(tx, draw);
    await endReversal.run({ draw_id }, tx);
    return true;
  }
  const slip_ids = paid.map((it) => it.slip_id);
  await movePayouts.run({ slip_ids }, tx);
  await dropPayouts.run({ slip_ids }, tx);
  await post(
    tx,
    paid.map((it) => winReversed({ ...it, lottery: draw.code })),
  );
  const of_draw = { lottery: draw.code, section: sectionLabel(draw.section.slice(0, 5)), date: draw.day };
  await notify(
    tx,
    ...paid.map(({ player_id, amount_pya, voucher }) => ({ player_id, kind: 'win_reversed', data: { ...of_draw, amount_pya, voucher } })),
  );
  return false;
}

/** The draws that are reversed together, locked. Each must be settled, or stopped: what is being paid just now is not. */
export function reversible({ draw, followers }: LockedDraws): LockedDraw[] {
  const group = [draw, ...followers.filter((it) => it.result !== null && it.voided_at === null)];
  if (draw.result === null || group.some((it) => it.settled_at === null && it.stopped_at === null)) throw new Refusal('draw_not_settled');
  return group;
}

async function reopen(tx: Tx, draw: LockedDraw, reason: string): Promise<void> {
  await reopenDraw.run({ draw_id: draw.id }, tx);
  await reverseProposals.run({ draw_id: draw.id, reason }, tx);
  await askSettlement(tx, draw.id);
  const section = sectionLabel(draw.section.slice(0, 5));
  // An empty number: what was published is so no more.
  await tell(tx, { kind: 'result', data: { lottery: draw.code, section, date: draw.day, number: '' } });
}
