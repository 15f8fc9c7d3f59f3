import { z } from 'zod';
import { DeedAsked } from './deeds.ts';
import { endpoint } from './endpoint.ts';
import { ById, Day, DayIn, Instant, Kyat, Line, Page, PlayerBrief } from './fields.ts';

export const WeeklyRunState = z.enum(['counting', 'counted', 'paying', 'paid', 'stopped']);
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
export const weeklyRuns = endpoint({
  method: 'GET',
  path: '/api/console/weekly-runs',
  auth: 'operator',
  may: 'cash',
  summary: 'Weekly promotions, the latest first',
  query: Page,
  reply: z.object({ total_count: z.number(), data: z.array(WeeklyRun) }),
  refuses: [],
});
export const startWeeklyRun = endpoint({
  method: 'POST',
  path: '/api/console/weekly-runs',
  auth: 'operator',
  may: 'cash',
  summary: 'Starts the run of a week that is over: counts its amounts and, where nobody has to confirm them, pays them',
  body: z.object({ from: DayIn }),
  reply: RunReply,
  refuses: ['week_not_valid', 'week_not_over', 'already_started'],
});
export const weeklyRunItems = endpoint({
  method: 'GET',
  path: '/api/console/weekly-runs/:id/items',
  auth: 'operator',
  may: 'cash',
  summary: 'What a run gives each player, the largest first',
  params: ById,
  query: Page.extend({ search: z.string().max(80).optional() }),
  reply: z.object({
    total_count: z.number(),
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
});
export const payWeeklyRun = endpoint({
  method: 'POST',
  path: '/api/console/weekly-runs/:id/pay',
  auth: 'operator',
  may: 'cash',
  summary: 'Asks for the counted amounts of a run to be paid; a second person confirms',
  params: ById,
  reply: RunReply.extend({ deed_id: DeedAsked }),
  refuses: ['run_not_ready', 'deed_waits'],
});
export const stopWeeklyRun = endpoint({
  method: 'POST',
  path: '/api/console/weekly-runs/:id/stop',
  auth: 'operator',
  may: 'cash',
  summary: 'Stops a run; who was paid stays paid',
  params: ById,
  body: z.object({ reason: Line(200) }),
  reply: RunReply,
  refuses: ['run_not_ready'],
});
export const repeatWeeklyRun = endpoint({
  method: 'POST',
  path: '/api/console/weekly-runs/:id/repeat',
  auth: 'operator',
  may: 'cash',
  summary: 'Counts a stopped or finished run again; who was paid is not paid again',
  params: ById,
  reply: RunReply,
  refuses: ['run_not_ready'],
});

export const weeklyDeskCalls = [weeklyRuns, startWeeklyRun, weeklyRunItems, payWeeklyRun, stopWeeklyRun, repeatWeeklyRun] as const;
