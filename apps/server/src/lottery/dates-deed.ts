import { dayShown, lotteryOf } from '@shwekan/rules';
import { z } from 'zod';
import { datesOfYear, waitForCalendar } from '#queries/lottery/dates.ts';
import type { DeedKind } from '../platform/deeds/kind.ts';
import { keepDraws } from './calendar.ts';
import { putDates } from './dates-list.ts';

const DatesOfYear = z.object({
  code: z.literal('3D'),
  year: z.number(),
  dates: z.array(z.object({ normal_day: z.string(), day: z.string() })),
});
type Standing = { standing: { normal_day: string; day: string }[] };

/** The dates of a year by which a draw comes later than it stood: an operator alone could let bets go on when the lottery has drawn. */
export const datesDeed: DeedKind<z.output<typeof DatesOfYear>, Standing> = {
  kind: 'draw_dates',
  asks: ['draws'],
  decides: ['draws'],
  data: DatesOfYear,
  subject: ({ code }) => `lottery:${code}`,
  async lock(tx) {
    await waitForCalendar.run(undefined, tx);
  },
  async basis(db, { code, year, dates }) {
    const asked = new Set(dates.map((it) => it.normal_day));
    const rows = await datesOfYear.run({ lottery_id: lotteryOf(code).id, year }, db);
    return { standing: rows.filter((it) => asked.has(it.normal_day)).map(({ normal_day, day }) => ({ normal_day, day })) };
  },
  title: ({ code, year }) => `The ${code} dates of ${year}, some of them later`,
  lines({ dates }, { standing }) {
    const now = new Map(standing.map((it) => [it.normal_day, it.day]));
    return dates.flatMap(({ normal_day, day }) => {
      const before = now.get(normal_day) ?? normal_day;
      return before === day ? [] : [{ field: dayShown(normal_day), before: dayShown(before), after: dayShown(day) }];
    });
  },
  perform: async (tx, { data, ...deed }) => {
    await putDates(tx, { who: deed, address: deed.address }, data);
  },
  after: (world) => keepDraws(world),
};
