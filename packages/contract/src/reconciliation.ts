import { z } from 'zod';
import { DeedAsked } from './deeds.ts';
import { callsOf } from './endpoint.ts';
import { ById, CountedPage, Day, DayIn, Id, Instant, Kyat, Line, Page, PlayerBrief, sortOf } from './fields.ts';
import { DialectWord } from './game-dialects.ts';

const ReconciliationForOperator = z.object({
  id: z.number(),
  dialect: DialectWord,
  day: Day,
  state: z.enum(['asked', 'done', 'failed']),
  error: z.string().nullable(),
  ours_count: z.number(),
  theirs_count: z.number(),
  difference_count: z.number(),
  /** Wagers that were not compared: the report's row of them cannot be read, or the time at which it should stand cannot be asked for. */
  unreadable_count: z.number(),
  open_count: z.number(),
  asked_by: z.string().nullable(),
  at: Instant,
});
const DifferenceState = z.enum(['open', 'repaired', 'dismissed', 'gone']);
const DifferenceForOperator = z.object({
  id: z.number(),
  dialect: DialectWord,
  day: Day,
  /** `sums_differ`: what the player's buy-ins and buy-outs of the day come to at the product, beside the report's rounds. It has no repair. */
  kind: z.enum(['missing_here', 'missing_there', 'amounts_differ', 'sums_differ']),
  p_code: z.string(),
  wager_code: z.string(),
  player: PlayerBrief.nullable(),
  member: z.string(),
  /** What the wager moved on the player's purse here, and what it should have by the aggregator's report. */
  ours: Kyat,
  theirs: Kyat,
  /** What a repair would move: above 0 to the player. */
  repair: Kyat,
  state: DifferenceState,
  reason: z.string().nullable(),
  /** The operator who asked for the repair that waits for a second person, or for what was done. */
  asked_by: z.string().nullable(),
  /** The operator who asked that it is left as it is, while that waits for a second person. */
  dismissal_asked_by: z.string().nullable(),
  decided_by: z.string().nullable(),
  decided_at: Instant.nullable(),
});

/** Our wagers beside the providers' lists, a day at a time, and what is done about differences. */
export const reconciliation = callsOf({
  list: {
    method: 'GET',
    path: '/api/console/reconciliations',
    auth: 'operator',
    may: 'cash',
    summary: "Comparisons of our wagers with the aggregators' reports, newest day first",
    query: Page,
    reply: z.object({ total_count: z.number(), data: z.array(ReconciliationForOperator) }),
    refuses: [],
  },
  ask: {
    method: 'POST',
    path: '/api/console/reconciliations',
    auth: 'operator',
    may: 'cash',
    summary: 'Asks for a day to be compared, or compared again; a job does it',
    body: z.object({ dialect: DialectWord, day: DayIn }),
    reply: z.object({ data: ReconciliationForOperator }),
    refuses: ['time_not_valid'],
  },
  differences: {
    method: 'GET',
    path: '/api/console/wager-differences',
    auth: 'operator',
    may: 'cash',
    summary: 'Wagers that the aggregator reports otherwise: those to decide first',
    query: CountedPage.extend({
      state: DifferenceState.optional(),
      reconciliation: Id.optional(),
      sort: sortOf('day', 'ours', 'theirs', 'repair'),
    }),
    reply: z.object({ total_count: z.number(), next: z.number().nullable(), data: z.array(DifferenceForOperator) }),
    refuses: [],
  },
  askRepair: {
    method: 'POST',
    path: '/api/console/wager-differences/:id/repair',
    auth: 'operator',
    may: 'cash',
    proof: true,
    summary:
      'Asks for what is missing to be booked; nothing moves until a second person confirms it. The game purse may go below zero by it',
    params: ById,
    body: z.object({ reason: Line(200) }),
    reply: z.object({ deed_id: DeedAsked }),
    refuses: ['already_decided', 'nothing_to_repair', 'deed_waits'],
  },
  askDismissal: {
    method: 'POST',
    path: '/api/console/wager-differences/:id/dismiss',
    auth: 'operator',
    may: 'cash',
    summary: 'Asks for a difference to be left as it is, with a reason; once a second person confirms it, a repair that waits is dropped',
    params: ById,
    body: z.object({ reason: Line(200) }),
    reply: z.object({ deed_id: DeedAsked }),
    refuses: ['already_decided', 'deed_waits'],
  },
});
