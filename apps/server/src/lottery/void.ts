import { withdrawProposals, voidDraw as writeVoid } from '#queries/lottery/results.ts';
import { auditCall, type OperatorCall } from '../platform/audit-row.ts';
import type { Tx } from '../platform/db.ts';
import { Refusal } from '../platform/refusal.ts';
import { tellOfDraws } from './board.ts';
import { lockDraw } from './draws.ts';
import { endDrawAlerts } from './result-alerts.ts';
import { askSettlement, isReversing, type LockedDraws } from './results.ts';

/** Refuses a draw, locked, that has a result or is called off. */
export function refuseCallOff(locked: LockedDraws): void {
  const { draw } = locked;
  if (draw.voided_at !== null) throw new Refusal('draw_voided');
  if (draw.settled_at !== null) throw new Refusal('draw_already_settled');
  if (draw.result !== null) throw new Refusal('draw_already_resulted');
  if (isReversing(locked)) throw new Refusal('reversal_running');
}

function calledOff({ draw, followers }: LockedDraws) {
  return [draw, ...followers.filter((it) => it.result === null && it.voided_at === null)];
}

/** Calls a draw off with those that follow from it. */
export async function callOffLocked(tx: Tx, call: OperatorCall, { draw_id, reason }: { draw_id: number; reason: string }): Promise<void> {
  const locked = await lockDraw(tx, draw_id);
  refuseCallOff(locked);
  for (const { id } of calledOff(locked)) await callOffOne(tx, call, id, reason);
}

/** Calls one draw off that is locked and has no result; what stood for it is gone, and a job gives every stake back. */
export async function callOffOne(tx: Tx, call: OperatorCall, draw_id: number, reason: string): Promise<void> {
  const [called_off] = await writeVoid.run({ draw_id, reason }, tx);
  if (called_off !== undefined) await endDrawAlerts(tx, called_off);
  await tellOfDraws(tx, [draw_id]);
  await withdrawProposals.run({ draw_id, reason }, tx);
  await askSettlement(tx, draw_id);
  await auditCall(tx, call, { action: 'void_draw', subject: `draw:${draw_id}`, reason });
}
