import { z } from 'zod';
import { DeedAsked } from './deeds.ts';
import { callsOf } from './endpoint.ts';
import { ById, CountedPage, CursorQuery, Day, DayIn, Instant, Kyat, Line, Page, PlayerBrief, sortOf } from './fields.ts';

export const ClaimRow = z.object({ id: z.number(), amount: Kyat, date: Day, created_at: Instant });
const WeeklyRunState = z.enum(['counting', 'counted', 'paying', 'paid', 'stopped']);
const WeeklyRun = z.object({
  id: z.number(),
  /** Monday to Sunday, Yangon days. */
  from: Day,
  to: Day,
  state: WeeklyRunState,
  percent: z.number(),
  player_count: z.number(),
  /** What players of the run lost, what it gives them, and what of that they have by now. */
  net_loss: Kyat,
  amount: Kyat,
  paid: Kyat,
  paid_count: z.number(),
  /** What it waits for while it counts: draws or wagers of the week whose stakes are not summed up yet. */
  waits: z.boolean(),
  needs_confirmation: z.boolean(),
  started_by: z.string().nullable(),
  stopped_by: z.string().nullable(),
  started_at: Instant,
  counted_at: Instant.nullable(),
  paid_at: Instant.nullable(),
});
const RunReply = z.object({ data: WeeklyRun });

/** The weekly promotion: claims of players, runs of operators. */
export const weekly = callsOf({
  maintenance: {
    method: 'GET',
    path: '/api/weekly/promo_maintain',
    auth: 'none',
    summary: 'Whether the weekly promotion is being worked out: "1" refuses claims',
    reply: z.object({ data: z.object({ is_maintain: z.enum(['0', '1']) }) }),
    refuses: [],
  },
  claim: {
    method: 'POST',
    says: 'promotion_claimed',
    path: '/api/promotion/claim',
    auth: 'player',
    summary: 'Moves the whole promotion balance to the main balance',
    reply: z.object({ balance: Kyat, p_balance: Kyat, claimed: Kyat }),
    refuses: ['house_maintenance', 'promotion_maintain', 'nothing_to_claim'],
    idempotent: true,
  },
  history: {
    method: 'GET',
    path: '/api/promotion/claim/history',
    auth: 'player',
    summary: 'Own claims of the weekly promotion',
    query: CursorQuery,
    reply: z.object({ data: z.array(ClaimRow), next: z.string().nullable() }),
    refuses: [],
  },
  runs: {
    method: 'GET',
    path: '/api/console/weekly-runs',
    auth: 'operator',
    may: 'cash',
    summary: 'Weekly promotions, the latest first',
    query: Page,
    reply: z.object({ total_count: z.number(), data: z.array(WeeklyRun) }),
    refuses: [],
  },
  start: {
    method: 'POST',
    path: '/api/console/weekly-runs',
    auth: 'operator',
    may: 'cash',
    proof: true,
    summary: 'Starts the run of a week that is over: counts its amounts and, where nobody has to confirm them, pays them',
    body: z.object({ from: DayIn }),
    reply: RunReply,
    refuses: ['week_not_valid', 'week_not_over', 'already_started'],
  },
  items: {
    method: 'GET',
    path: '/api/console/weekly-runs/:id/items',
    auth: 'operator',
    may: 'cash',
    summary: 'What a run gives each player, the largest first',
    params: ById,
    query: CountedPage.extend({ search: z.string().max(80).optional(), sort: sortOf('lottery_loss', 'game_loss', 'amount') }),
    reply: z.object({
      total_count: z.number(),
      next: z.number().nullable(),
      data: z.array(
        z.object({
          id: z.number(),
          player: PlayerBrief,
          lottery_loss: Kyat,
          game_loss: Kyat,
          net_loss: Kyat,
          amount: Kyat,
          paid_at: Instant.nullable(),
        }),
      ),
    }),
    refuses: [],
  },
  pay: {
    method: 'POST',
    path: '/api/console/weekly-runs/:id/pay',
    auth: 'operator',
    may: 'cash',
    proof: true,
    summary: 'Asks for the counted amounts of a run to be paid; a second person confirms',
    params: ById,
    reply: RunReply.extend({ deed_id: DeedAsked }),
    refuses: ['run_not_ready', 'deed_waits'],
  },
  stop: {
    method: 'POST',
    path: '/api/console/weekly-runs/:id/stop',
    auth: 'operator',
    may: 'cash',
    summary: 'Stops a run; who was paid stays paid',
    params: ById,
    body: z.object({ reason: Line(200) }),
    reply: RunReply,
    refuses: ['run_not_ready'],
  },
  repeat: {
    method: 'POST',
    path: '/api/console/weekly-runs/:id/repeat',
    auth: 'operator',
    may: 'cash',
    proof: true,
    summary: 'Counts a stopped or finished run again; who was paid is not paid again',
    params: ById,
    reply: RunReply,
    refuses: ['run_not_ready'],
  },
});
