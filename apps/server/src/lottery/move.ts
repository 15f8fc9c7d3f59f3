import { drawState, lotteryOf, yangonInstant } from '@shwekan/rules';
import { moveDate, moveDraw, roomForDate } from '#queries/lottery/dates.ts';
import { proposalsOf, withdrawProposals } from '#queries/lottery/results.ts';
import { auditCall, type OperatorCall } from '../platform/audit-row.ts';
import type { Tx } from '../platform/db.ts';
import { Refusal } from '../platform/refusal.ts';
import { tellDraws } from './board.ts';
import { lockDraw } from './draws.ts';
import { followDraws } from './number-rules.ts';
import { endResultAlerts } from './result-alerts.ts';
import { isStanding, type LockedDraw } from './results.ts';
import { tellMoved } from './tell-moved.ts';

export type DateChange = { draw_id: number; day: string; reason: string };

/** Moves a draw with its date and its bets, while the calendar waits, and answers how it stood before. Refuses `betting_closed`, `time_not_valid`. */
export async function moveOne(tx: Tx, call: OperatorCall, to: DateChange) {
  const { draw_id, day, reason } = to;
  const { draw, now } = await lockDraw(tx, draw_id);
  await refuseMove(tx, draw, day, now);
  const { id: lottery_id } = lotteryOf(draw.code);
  const times = drawState(draw, now) === 'closed' ? timesOfClosed(draw, day) : timesMoved(draw, day, now);
  await tellMoved(tx, [draw_id], day);
  await moveDate.run({ lottery_id, from_day: draw.day, day }, tx);
  await moveDraw.run({ draw_id, day, ...times }, tx);
  // Rules are of days.
  await followDraws(tx, [draw_id]);
  await tellDraws(tx, draw.code);
  await withdrawProposals.run({ draw_id, reason: `The draw was moved to ${day}` }, tx);
  await endResultAlerts(tx, draw);
  await auditCall(tx, call, { action: 'move_draw', subject: `draw:${draw_id}`, before: { day: draw.day }, after: { day }, reason });
  return draw;
}

/** Refuses a draw, locked, that may not be moved to a day. */
async function refuseMove(tx: Tx, draw: LockedDraw, day: string, now: Date): Promise<void> {
  const { id: lottery_id, days } = lotteryOf(draw.code);
  const state = drawState(draw, now);
  if (state === 'resulted' || state === 'settled' || state === 'voided' || draw.reversing_at !== null) throw new Refusal('betting_closed');
  if (days !== 'first_and_sixteenth') throw new Refusal('time_not_valid');
  // Nobody moves a draw away from its number.
  if (draw.published_day !== null && draw.published_day !== day) throw new Refusal('time_not_valid');
  const standing = (await proposalsOf.run({ draw_id: draw.id }, tx)).filter(isStanding);
  if (standing.some((it) => it.source !== 'operator')) throw new Refusal('betting_closed');
  await refuseWithoutRoom(tx, { lottery_id, from_day: draw.day, day });
}

/** Refuses `time_not_valid` for a day that has a draw, or is not between the neighbours of the date that moves to it. */
export async function refuseWithoutRoom(tx: Tx, move: { lottery_id: number; from_day: string; day: string }): Promise<void> {
  const [room] = await roomForDate.run(move, tx);
  if (!room || room.is_taken || move.day <= (room.before ?? '') || (room.after != null && move.day >= room.after))
    throw new Refusal('time_not_valid');
}

/** Refuses to move a draw, locked, that takes bets or will, to a day as `moveOne` would. */
export async function refuseLater(tx: Tx, { draw, now }: { draw: LockedDraw; now: Date }, day: string): Promise<void> {
  await refuseMove(tx, draw, day, now);
  timesMoved(draw, day, now);
}

type Times = Pick<LockedDraw, 'closes_at' | 'draws_at'>;

/** The times of a draw that takes bets: as they were, so many days away. */
function timesMoved(draw: LockedDraw, day: string, now: Date): Times {
  const moved_ms = Date.parse(day) - Date.parse(draw.day);
  const closes_at = new Date(draw.closes_at.getTime() + moved_ms);
  if (closes_at <= now || closes_at <= draw.opens_at) throw new Refusal('time_not_valid');
  return { closes_at, draws_at: new Date(draw.draws_at.getTime() + moved_ms) };
}

/** What has closed stays closed, and is drawn at its usual time or when it closed. */
function timesOfClosed({ closes_at, section }: LockedDraw, day: string): Times {
  return { closes_at, draws_at: new Date(Math.max(yangonInstant(day, section.slice(0, 5)).getTime(), closes_at.getTime())) };
}
