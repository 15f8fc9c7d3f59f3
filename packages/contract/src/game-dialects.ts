import { DIALECT_NAMES } from '@shwekan/rules';
import { z } from 'zod';
import { DeedAsked } from './deeds.ts';
import { callsOf } from './endpoint.ts';
import { Line } from './fields.ts';

export const DialectWord = z.enum(DIALECT_NAMES);
const DialectForOperator = z.object({
  dialect: DialectWord,
  is_on: z.boolean(),
  operator_code: z.string(),
  /** Whether there is a secret, and where it comes from; never the secret. */
  secret: z.enum(['none', 'machine', 'console']),
  base_url: z.string(),
  allow_list: z.array(z.string()),
  /** Seconds; 0: the time of a callback is not looked at. */
  freshness_s: z.number(),
  /** Whether calls are made and taken now. */
  is_speaking: z.boolean(),
});

/** The dialects of aggregators: addresses, secrets, currency. */
export const gameDialects = callsOf({
  list: {
    method: 'GET',
    path: '/api/console/game-dialects',
    auth: 'operator',
    may: 'owner',
    summary: 'How we and the aggregators speak to each other; secrets are never shown',
    reply: z.object({ data: z.array(DialectForOperator) }),
    refuses: [],
  },
  change: {
    method: 'POST',
    path: '/api/console/game-dialects/:dialect',
    auth: 'operator',
    may: 'owner',
    summary:
      "Asks for a dialect to be changed; switching it off counts at once. An empty text means the machine's setting. A secret is written, never read",
    params: z.object({ dialect: DialectWord }),
    body: z.object({
      is_on: z.boolean().optional(),
      operator_code: z.union([z.literal(''), Line(60)]).optional(),
      secret: z.union([z.literal(''), Line(200)]).optional(),
      base_url: z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(300)]).optional(),
      allow_list: z
        .array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]))
        .max(100)
        .optional(),
      freshness_s: z.number().int().min(0).max(86_400).optional(),
    }),
    reply: z.object({ data: DialectForOperator, deed_id: DeedAsked }),
    refuses: ['secrets_key_missing', 'address_not_safe', 'deed_waits', 'not_allowed'],
  },
});
