import { z } from 'zod';
import { callsOf } from './endpoint.ts';
import { DayIn, Page, WholeKyatIn } from './fields.ts';
import { Closing, Period, SignedFigure, Signing } from './report-figures.ts';

/** Days and months that are over: what the house owed when they were, what was counted in its accounts, and who signed the figures. */
export const closings = callsOf({
  list: {
    method: 'GET',
    path: '/api/console/reports/closings',
    auth: 'operator',
    may: 'cash',
    report: true,
    summary:
      'Day by day, newest first: what the house owed its players when the day was over, by kind of purse, beside what its accounts came to and what was counted in them',
    query: Page,
    reply: z.object({ total_count: z.number(), data: z.array(Closing) }),
    refuses: [],
  },
  checkAccounts: {
    method: 'POST',
    path: '/api/console/reports/closings/check',
    auth: 'operator',
    may: 'cash',
    summary:
      "Writes down what an operator counted in the house's real accounts for a day that is over. Moves nothing; it stands in the audit trail, and the newest count is shown",
    body: z.object({
      day: DayIn,
      accounts: z
        .array(z.object({ method: z.string().max(40), amount: WholeKyatIn }))
        .min(1)
        .max(100),
    }),
    reply: z.object({ data: Closing }),
    refuses: ['not_found', 'method_not_found'],
  },
  signing: {
    method: 'GET',
    path: '/api/console/reports/signing',
    auth: 'operator',
    may: 'cash',
    summary:
      'The figures of a day or a month that is over, as they are now, with the hash that an operator signs; the signatures under it, newest first, what reads otherwise by now, and their files (below `/:id/` and the format)',
    query: z.object({ period: Period }),
    reply: z.object({
      period: z.string(),
      sha256: z.string(),
      figures: z.array(SignedFigure),
      /** Draws of it that wait for their number, their payouts or their refunds: until then it is not signed. */
      unsettled: z.array(z.object({ lottery: z.string(), date: z.string(), section: z.string() })),
      /** The deed that waits for the second signature. */
      deed: z.object({ id: z.number(), asked_by: z.string() }).nullable(),
      signings: z.array(Signing),
    }),
    refuses: ['not_found'],
  },
  askSigning: {
    method: 'POST',
    path: '/api/console/reports/signing',
    auth: 'operator',
    may: 'cash',
    proof: true,
    summary:
      'Signs the figures of a day or a month that is over, by their hash; the second operator signs by confirming it. `draw_not_settled` while a draw of it waits for its number or its payouts, `record_changed` when the figures have another hash by now, `already_decided` when they stand signed',
    body: z.object({ period: Period, sha256: z.string().regex(/^[0-9a-f]{64}$/) }),
    reply: z.object({ deed_id: z.number() }),
    refuses: ['not_found', 'draw_not_settled', 'record_changed', 'deed_waits', 'already_decided'],
  },
});
