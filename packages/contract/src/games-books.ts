import { z } from 'zod';
import { DeedAsked } from './deeds.ts';
import { endpoint } from './endpoint.ts';
import { ById, Day, DayIn, Id, Instant, Kyat, Line, Page, PlayerBrief } from './fields.ts';
import { DialectWord } from './game-dialects-desk.ts';

export const WagerStatus = z.enum(['open', 'settled', 'void']);
const WagerForOperator = z.object({
  id: z.number(),
  player: PlayerBrief,
  provider_name: z.string(),
  p_code: z.string(),
  wager_code: z.string(),
  game: z.string(),
  kind: z.enum(['bet', 'bonus', 'tip', 'report']),
  status: WagerStatus,
  is_flagged: z.boolean(),
  bet: Kyat,
  valid_bet: Kyat,
  payout: Kyat,
  /** What it moved on the game purse, all in all. */
  moved: Kyat,
  created_at: Instant,
  settled_at: Instant.nullable(),
});
export const wagerDesk = endpoint({
  method: 'GET',
  path: '/api/console/wagers',
  auth: 'operator',
  may: 'support',
  summary: 'Wagers of provider games, newest first; search finds a phone, a user code or a wager code',
  query: Page.extend({
    search: z.string().trim().max(200).optional(),
    p_code: z.string().max(20).optional(),
    status: WagerStatus.optional(),
    start_date: DayIn.optional(),
    end_date: DayIn.optional(),
  }),
  reply: z.object({ total_count: z.number(), data: z.array(WagerForOperator) }),
  refuses: [],
});
export const wagerTrail = endpoint({
  method: 'GET',
  path: '/api/console/wagers/:id',
  auth: 'operator',
  may: 'support',
  summary: 'A wager with everything about it: its transactions, the requests and answers as they went, its entries in the ledger',
  params: ById,
  reply: z.object({
    data: WagerForOperator,
    transactions: z.array(
      z.object({
        id: z.number(),
        operation: z.string(),
        key: z.string(),
        moved: Kyat,
        before: Kyat,
        after: Kyat,
        is_void: z.boolean(),
        callback_id: z.number(),
        entry: z.string().nullable(),
        at: Instant,
      }),
    ),
    callbacks: z.array(
      z.object({ id: z.number(), method: z.string(), address: z.string(), request: z.string(), answer: z.string(), at: Instant }),
    ),
    repairs: z.array(z.object({ id: z.number(), amount: Kyat, asked_by: z.string(), confirmed_by: z.string(), at: Instant })),
  }),
  refuses: [],
});

const ReconciliationForOperator = z.object({
  id: z.number(),
  dialect: DialectWord,
  day: Day,
  state: z.enum(['asked', 'done', 'failed']),
  error: z.string().nullable(),
  ours_count: z.number(),
  theirs_count: z.number(),
  difference_count: z.number(),
  open_count: z.number(),
  asked_by: z.string().nullable(),
  at: Instant,
});
export const reconciliations = endpoint({
  method: 'GET',
  path: '/api/console/reconciliations',
  auth: 'operator',
  may: 'cash',
  summary: "Comparisons of our wagers with the aggregators' reports, newest day first",
  query: Page,
  reply: z.object({ total_count: z.number(), data: z.array(ReconciliationForOperator) }),
  refuses: [],
});
export const askReconciliation = endpoint({
  method: 'POST',
  path: '/api/console/reconciliations',
  auth: 'operator',
  may: 'cash',
  summary: 'Asks for a day to be compared, or compared again; a job does it',
  body: z.object({ dialect: DialectWord, day: DayIn }),
  reply: z.object({ data: ReconciliationForOperator }),
  refuses: ['time_not_valid'],
});

export const DifferenceState = z.enum(['open', 'repaired', 'dismissed', 'gone']);
const DifferenceForOperator = z.object({
  id: z.number(),
  dialect: DialectWord,
  day: Day,
  kind: z.enum(['missing_here', 'missing_there', 'amounts_differ']),
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
  /** Who asked for the repair that waits for a second person, or is booked. */
  asked_by: z.string().nullable(),
  decided_by: z.string().nullable(),
  decided_at: Instant.nullable(),
});
export const wagerDifferences = endpoint({
  method: 'GET',
  path: '/api/console/wager-differences',
  auth: 'operator',
  may: 'cash',
  summary: 'Wagers that the aggregator reports otherwise: those to decide first',
  query: Page.extend({ state: DifferenceState.optional(), reconciliation: Id.optional() }),
  reply: z.object({ total_count: z.number(), data: z.array(DifferenceForOperator) }),
  refuses: [],
});
export const askRepair = endpoint({
  method: 'POST',
  path: '/api/console/wager-differences/:id/repair',
  auth: 'operator',
  may: 'cash',
  summary: 'Asks for what is missing to be booked; nothing moves until a second person confirms it. The game purse may go below zero by it',
  params: ById,
  body: z.object({ reason: Line(200) }),
  reply: z.object({ deed_id: DeedAsked }),
  refuses: ['already_decided', 'nothing_to_repair', 'deed_waits'],
});
export const dismissDifference = endpoint({
  method: 'POST',
  path: '/api/console/wager-differences/:id/dismiss',
  auth: 'operator',
  may: 'cash',
  summary: 'Leaves a difference as it is, with a reason; a repair that waits is dropped by it',
  params: ById,
  body: z.object({ reason: Line(200) }),
  reply: z.object({ data: DifferenceForOperator }),
  refuses: ['already_decided'],
});

export const gameBooksCalls = [
  wagerDesk,
  wagerTrail,
  reconciliations,
  askReconciliation,
  wagerDifferences,
  askRepair,
  dismissDifference,
] as const;
