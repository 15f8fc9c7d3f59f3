import { dayShown } from '@shwekan/rules';
import { z } from 'zod';
import { waitForCalendar } from '#queries/lottery/dates.ts';
import { type FindDrawResult, findDraw } from '#queries/lottery/results.ts';
import type { DeedKind } from '../platform/deeds/kind.ts';
import { keepDraws } from './calendar.ts';
import { lockDraw } from './draws.ts';
import { moveOne } from './move.ts';

const LaterDate = z.object({ draw_id: z.number(), day: z.string(), reason: z.string() });

/** A draw that takes bets and moves to a later day: an operator alone could let bets go on when the lottery has drawn. */
export const moveDeed: DeedKind<z.output<typeof LaterDate>, Pick<FindDrawResult, 'code' | 'day'>> = {
  kind: 'move_draw',
  asks: ['draws'],
  decides: ['draws'],
  data: LaterDate,
  subject: ({ draw_id }) => `draw:${draw_id}`,
  async lock(tx, { draw_id }) {
    await waitForCalendar.run(undefined, tx);
    await lockDraw(tx, draw_id);
  },
  async basis(db, { draw_id }) {
    const [found] = await findDraw.run({ draw_id }, db);
    return found ? { code: found.code, day: found.day } : null;
  },
  title: (_data, { code, day }) => `The ${code} draw of ${dayShown(day)} is moved to a later day`,
  lines: ({ day, reason }, now) => [
    { field: 'Date', before: dayShown(now.day), after: dayShown(day) },
    { field: 'Reason', before: null, after: reason },
  ],
  perform: async (tx, { data, ...deed }) => {
    await moveOne(tx, { who: deed, address: deed.address }, data);
  },
  after: (world) => keepDraws(world),
};
