import { z } from 'zod';
import { callsOf } from './endpoint.ts';
import { Day, DayIn, LotteryCode, SectionLabel } from './fields.ts';

const ByLottery = z.object({ lottery: LotteryCode });

/** How often something came out in the span that was asked for, and how long ago it last did; null when never, as far back as is looked. */
const Often = z.object({ count: z.number(), draws_since: z.number().nullable(), days_since: z.number().nullable() });
const OfDigit = Often.extend({ digit: z.number().int().min(0).max(9) });

/** What the past numbers of a lottery show. None of it changes what comes. */
export const pastNumbers = callsOf({
  daysOff: {
    method: 'GET',
    path: '/api/days_off/:lottery',
    auth: 'none',
    summary:
      'Days between two on which a lottery rests, with the reason, holidays by their name in the language of the call, and draws of those days that were called off; from today on for a year when none are named',
    params: ByLottery,
    query: z.object({ start_date: DayIn.optional(), end_date: DayIn.optional() }),
    // `dates` are the days of a lottery that is drawn on dates of its own; one that is not confirmed may still move.
    reply: z.object({
      data: z.array(z.object({ date: Day, reason: z.string() })),
      called_off: z.array(z.object({ date: Day, section: SectionLabel })),
      dates: z.array(z.object({ date: Day, is_confirmed: z.boolean() })),
    }),
    shared: true,
    refuses: [],
  },
  figures: {
    method: 'GET',
    path: '/api/number_figures/:lottery',
    auth: 'none',
    summary: 'How often numbers, heads, tails, breaks and doubles came out in the last days, and how long ago they last did',
    params: ByLottery,
    query: z.object({ days: z.coerce.number().int().min(1).max(1_825).default(90) }),
    // A lottery of a thousand numbers is told by its digits alone; one of ten has no heads, tails and doubles beside its numbers.
    reply: z.object({
      data: z.object({
        draws: z.number(),
        since: Day.nullable(),
        numbers: z.array(Often.extend({ number: z.string() })),
        heads: z.array(OfDigit),
        tails: z.array(OfDigit),
        breaks: z.array(OfDigit),
        doubles: z.array(Often.extend({ number: z.string() })),
      }),
    }),
    shared: true,
    refuses: [],
  },
});
