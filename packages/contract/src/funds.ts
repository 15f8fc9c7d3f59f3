import { z } from 'zod';
import { callsOf } from './endpoint.ts';
import { Day, DayIn } from './fields.ts';

/** What a player keeps to prove, without asking the house, that their money was in what the house said it owes. The format is docs/log-format.md. */
export const funds = callsOf({
  prove: {
    method: 'GET',
    path: '/api/funds/proof',
    auth: 'player',
    summary:
      'What proves that the own balance is in the total that the house told its public log when a day was over: of the newest such day, or of one of the last thirty; null where no such day has been told',
    query: z.object({ day: DayIn.optional() }),
    reply: z.object({
      data: z
        .object({
          v: z.literal(1),
          type: z.literal('funds_proof'),
          origin: z.string(),
          log_key: z.string(),
          day: Day,
          player: z.string(),
          leaf: z.object({ entry: z.string(), proof: z.string() }),
          parts: z.array(z.object({ leaf: z.string(), index: z.number(), path: z.array(z.object({ hash: z.string(), sum: z.number() })) })),
        })
        .nullable(),
    }),
    limit: { per_minute: 30 },
    refuses: [],
  },
});
