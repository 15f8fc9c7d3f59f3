import type { draws } from '@shwekan/contract';
import { drawState } from '@shwekan/rules';
import { waitForCalendar } from '#queries/lottery/dates.ts';
import { askDeed } from '../platform/deeds/ask.ts';
import type { Call } from '../platform/serve.ts';
import type { World } from '../platform/world.ts';
import { announce } from './announce.ts';
import { keepDraws } from './calendar.ts';
import { lockDraw, showDraw } from './draws.ts';
import { moveOne, refuseLater } from './move.ts';
import { moveDeed } from './move-deed.ts';

/**
 * Moves a draw that has a date of its own to another day between its neighbours, with its bets; the draw after it opens when it now
 * closes. To a later day, while it has not closed, it is asked for, and waits for a second person: the lottery may draw on the day that stands, and
 * bets would go on. One that has closed stays closed and is moved to the day for which its number is public, or, while none is, to where the
 * lottery announced it; it is settled then as any other. Refuses `betting_closed` once a number stands or is there, and
 * `time_not_valid` for a day that is taken, too late or too early, or another than the published one.
 */
export async function setDate(world: World, call: Call<typeof draws.move>) {
  const draw_id = call.params.id;
  const { date: day, reason } = call.body;
  const data = { draw_id, day, reason };
  const { moved, deed_id } = await world.db.transaction(async (tx) => {
    await waitForCalendar.run(undefined, tx);
    const locked = await lockDraw(tx, draw_id);
    if (day <= locked.draw.day || drawState(locked.draw, locked.now) === 'closed')
      return { moved: await moveOne(tx, call, data), deed_id: null };
    await refuseLater(tx, locked, day);
    return { moved: null, deed_id: await askDeed(tx, moveDeed, { data, who: call.who, address: call.address, reason }) };
  });
  if (moved !== null) {
    await keepDraws(world);
    const { published_day, published_value: value, published_by: name, code, section } = moved;
    if (published_day === day && value !== null && name !== null)
      await announce(world, { name, lottery: code }, { day, section: section.slice(0, 5), set: null, value, source_at: null });
  }
  return { ...(await showDraw(world.db, draw_id, call.who)), deed_id };
}
