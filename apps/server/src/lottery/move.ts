import type { moveDraw } from '@shwekan/contract';
import { drawState, lotteryOf } from '@shwekan/rules';
import { auditRow } from '../platform/audit-row.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Call } from '../platform/serve.ts';
import type { World } from '../platform/world.ts';
import { keepDraws } from './calendar.ts';
import { moveDate, roomForDate, waitForCalendar, moveDraw as writeMove } from './dates.queries.ts';
import { lockDraw, showDraw } from './draws.ts';
import { by } from './settings.ts';

/**
 * Moves a draw that has a date of its own to another day between its neighbours, with its bets; the draw after it opens when it now
 * closes. Refuses `betting_closed` once it has closed, and `time_not_valid` for a day that is taken, too late or too early.
 */
export async function setDate(world: World, call: Call<typeof moveDraw>) {
  const draw_id = call.params.id;
  const { date: day, reason } = call.body;
  await world.db.transaction(async (tx) => {
    await waitForCalendar.run(undefined, tx);
    const { draw, now } = await lockDraw(tx, draw_id);
    const state = drawState(draw, now);
    if (state !== 'open' && state !== 'scheduled') throw new Refusal('betting_closed');
    const { id: lottery_id, days } = lotteryOf(draw.code);
    if (days !== 'first_and_sixteenth') throw new Refusal('time_not_valid');
    const [room] = await roomForDate.run({ lottery_id, from_day: draw.day, day }, tx);
    if (!room || room.is_taken || day <= (room.before ?? '') || (room.after != null && day >= room.after))
      throw new Refusal('time_not_valid');
    const moved_ms = Date.parse(day) - Date.parse(draw.day);
    const [closes_at, draws_at] = [draw.closes_at, draw.draws_at].map((it) => new Date(it.getTime() + moved_ms)) as [Date, Date];
    if (closes_at <= now || closes_at <= draw.opens_at) throw new Refusal('time_not_valid');
    await moveDate.run({ lottery_id, from_day: draw.day, day }, tx);
    await writeMove.run({ draw_id, day, closes_at, draws_at }, tx);
    await auditRow(tx, { ...by(call), action: 'move_draw', subject: `draw:${draw_id}`, before: { day: draw.day }, after: { day }, reason });
  });
  await keepDraws(world);
  return showDraw(world.db, draw_id);
}
