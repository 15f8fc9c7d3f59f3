import { z } from 'zod';
import { DeedAsked } from './deeds.ts';
import { callsOf } from './endpoint.ts';
import { Kyat, WholeKyatIn } from './fields.ts';

const CashTerms = z.object({
  needs_level_2: z.boolean(),
  second_operator_above: Kyat,
  day_maximum: Kyat,
  game_maintenance: z.boolean(),
  /** A credit of a provider above it is booked, and an alert. */
  game_credit_alert_above: Kyat,
  /** A cash-in above it is credited once a second operator has confirmed it. */
  cash_in_second_above: Kyat,
  /** What one operator credits alone in a day beyond it is credited once a second one has confirmed it. */
  credited_alone_a_day: Kyat,
  /** Who credited a player more than this alone does not pay them alone while it may be there. */
  vouched_above: Kyat,
});

/** The terms of cash-in and cash-out. */
export const cashTerms = callsOf({
  show: {
    method: 'GET',
    path: '/api/console/cash-terms',
    auth: 'operator',
    may: 'cash',
    summary: 'What holds for every cash-out and transfer',
    reply: z.object({ data: CashTerms }),
    refuses: [],
  },
  change: {
    method: 'POST',
    path: '/api/console/cash-terms',
    auth: 'operator',
    may: 'owner',
    summary: 'Asks for what holds for every cash-out and transfer to be changed; maintenance of games counts at once',
    body: z.object({
      needs_level_2: z.boolean().optional(),
      second_operator_above: WholeKyatIn.optional(),
      day_maximum: WholeKyatIn.optional(),
      game_maintenance: z.boolean().optional(),
      game_credit_alert_above: WholeKyatIn.optional(),
      cash_in_second_above: WholeKyatIn.optional(),
      credited_alone_a_day: WholeKyatIn.optional(),
      vouched_above: WholeKyatIn.optional(),
    }),
    reply: z.object({ data: CashTerms, deed_id: DeedAsked }),
    refuses: ['amount_not_valid', 'deed_waits', 'not_allowed'],
  },
});
