import { z } from 'zod';
import { callsOf } from './endpoint.ts';
import { ById, Day, DayIn, Line, LotteryCode, Page, SectionIn, SectionLabel } from './fields.ts';

/** What the trade calls them: who makes them goes by the one name or the other. */
const HintKind = z.enum(['modern', 'internet']);
const Hint = z.object({ date: Day, section: SectionLabel, kind: HintKind, number: z.string(), source: z.string() });

/** Numbers that somebody calls likely: told as theirs, never as a result. */
export const numberHints = callsOf({
  list: {
    method: 'GET',
    path: '/api/number_hints/:lottery',
    auth: 'none',
    summary: 'What others said of the draws of the last days and of those to come, with who said it; no results',
    params: z.object({ lottery: LotteryCode }),
    reply: z.object({ data: z.array(Hint) }),
    shared: true,
    refuses: [],
  },
  listForConsole: {
    method: 'GET',
    path: '/api/console/number-hints',
    auth: 'operator',
    may: 'content',
    summary: 'All hints, the newest day first; one that is closed stays as it was said',
    query: z.object({ lottery: LotteryCode.optional() }).extend(Page.shape),
    reply: z.object({
      total_count: z.number(),
      /** The first draw of the lottery that still takes bets: what a hint is mostly said for. Null where all lotteries are listed, or none is made. */
      next_draw: Hint.pick({ date: true, section: true }).nullable(),
      data: z.array(Hint.extend({ id: z.number(), lottery: LotteryCode, is_closed: z.boolean() })),
    }),
    refuses: [],
  },
  say: {
    method: 'POST',
    path: '/api/console/number-hints',
    auth: 'operator',
    may: 'content',
    summary: 'Says what a source calls likely for a draw, in place of what was said before; only until betting on it closes',
    body: z.object({
      lottery: LotteryCode,
      date: DayIn,
      section: SectionIn,
      kind: HintKind,
      number: z.string().trim().max(3),
      source: Line(80),
    }),
    reply: z.object({}),
    refuses: ['number_not_valid', 'no_digit_data', 'betting_closed', 'time_not_valid'],
  },
  remove: {
    method: 'POST',
    path: '/api/console/number-hints/:id/remove',
    auth: 'operator',
    may: 'content',
    summary: 'Takes a hint away, only until betting on its draw closes; the audit trail keeps what it was',
    params: ById,
    reply: z.object({}),
    refuses: ['betting_closed'],
  },
});
