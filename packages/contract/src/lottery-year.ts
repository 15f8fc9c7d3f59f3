import { z } from 'zod';
import { callsOf } from './endpoint.ts';
import { Day, LotteryCode } from './fields.ts';

/** What one day of the year is for the lotteries. */
const YearDay = z.object({
  day: Day,
  // Drawn on it, or going to be; `is_made` when its draws are there.
  lotteries: z.array(LotteryCode),
  is_made: z.boolean(),
  off: z.array(z.object({ lottery: LotteryCode, reason: z.string() })),
  // A date of a lottery with dates of its own: its normal day, and whether the list of its year was confirmed.
  date: z.object({ normal_day: Day, draw_id: z.number().nullable(), is_confirmed: z.boolean() }).nullable(),
  // A normal day whose draw is on another one.
  moved_to: Day.nullable(),
  // A Thai holiday that is no off day yet.
  holiday: z.string().nullable(),
});

/** The lotteries' year, day by day. */
export const lotteryYear = callsOf({
  show: {
    method: 'GET',
    path: '/api/console/calendar',
    auth: 'operator',
    may: 'draws',
    summary: 'A year day by day: what is drawn, off days, the dates of 3D and where they moved to, and holidays that are no off days yet',
    query: z.object({ year: z.coerce.number().int().min(2000).max(2100) }),
    reply: z.object({ data: z.array(YearDay), today: Day, unconfirmed_dates: z.number(), moon_days: z.array(z.string()) }),
    refuses: [],
  },
});
