import { z } from 'zod';
import { callsOf } from './endpoint.ts';
import { ById, Day, DayIn, Instant, Kyat, Line, Lines, LotteryCode, Page, SectionIn, SectionLabel, WholeKyatIn } from './fields.ts';

/** Longer than any list of numbers that a person writes. */
const TEXT_MAX = 4000;

const NumberRule = z.object({
  id: z.number(),
  lottery: LotteryCode,
  // Null: every section of the lottery.
  section: SectionLabel.nullable(),
  text: z.string(),
  numbers: z.array(z.string()),
  // Null: blocked.
  cap: Kyat.nullable(),
  from: Day,
  until: Day.nullable(),
  reason: z.string(),
  added_by: z.string(),
  added_at: Instant,
  ended_by: z.string().nullable(),
  ended_at: Instant.nullable(),
  is_standing: z.boolean(),
  // The draws that take bets, or will, and follow it.
  draws: z.number(),
});
/** Numbers of draws that had more staked on them before a rule came than it lets be. */
const Over = z.object({ draw_id: z.number(), date: Day, section: SectionLabel, bet_number: z.string(), taken: Kyat });

/** Standing rules: numbers that are capped or blocked in every draw of a section, between two days. */
export const numberRules = callsOf({
  list: {
    method: 'GET',
    path: '/api/console/number-rules',
    auth: 'operator',
    may: ['draws', 'risk'],
    summary: 'The standing rules of the house for numbers, those that stand first',
    query: z.object({ lottery: LotteryCode.optional() }).extend(Page.shape),
    reply: z.object({ total_count: z.number(), data: z.array(NumberRule) }),
    refuses: [],
  },
  add: {
    method: 'POST',
    path: '/api/console/number-rules',
    auth: 'operator',
    may: ['draws', 'risk'],
    summary:
      'Caps or blocks numbers, written as players write them, in every draw of a section between two days; at once in draws that are open',
    body: z.object({
      lottery: LotteryCode,
      // Null: every section of the lottery.
      section: SectionIn.nullable(),
      text: Lines(TEXT_MAX).pipe(z.string().min(1)),
      // Null: blocked.
      cap: WholeKyatIn.nullable(),
      from: DayIn,
      until: DayIn.nullable(),
      reason: Line(200),
    }),
    // `over`: bets that were taken before stay; what comes after is refused.
    reply: z.object({ data: NumberRule, over: z.array(Over) }),
    refuses: ['number_not_valid', 'time_not_valid'],
  },
  end: {
    method: 'POST',
    path: '/api/console/number-rules/:id/end',
    auth: 'operator',
    may: ['draws', 'risk'],
    summary: 'Ends a standing rule at once, also in draws that are open; what was set in a draw stays',
    params: ById,
    body: z.object({ reason: Line(200) }),
    reply: z.object({ data: NumberRule }),
    refuses: [],
  },
});
