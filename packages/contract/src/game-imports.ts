import { z } from 'zod';
import { callsOf } from './endpoint.ts';
import { ById, ByShortId, Instant, Page, ShortId } from './fields.ts';

const forContent = { auth: 'operator', may: 'content', refuses: [] } as const;
const ImportReport = z.object({
  id: z.number(),
  provider_id: z.number(),
  provider_name: z.string(),
  source: z.enum(['aggregator', 'json', 'csv']),
  operator: z.string().nullable(),
  state: z.enum(['done', 'failed']),
  error: z.string().nullable(),
  added_count: z.number(),
  changed_count: z.number(),
  same_count: z.number(),
  skipped_count: z.number(),
  hidden_count: z.number(),
  guessed_count: z.number(),
  at: Instant,
});

/** Lists of games that are brought in. */
export const gameImports = callsOf({
  fromAggregator: {
    ...forContent,
    method: 'POST',
    path: '/api/console/game-providers/:id/import',
    summary: "Brings in a product's list from its aggregator, now",
    params: ByShortId,
    reply: z.object({ data: ImportReport }),
    limit: { per_minute: 20 },
  },
  fromText: {
    ...forContent,
    method: 'POST',
    path: '/api/console/game-providers/:id/import-list',
    summary: 'Brings in a list sent as text, JSON or CSV with a line of names; games that it lacks are hidden only when asked',
    params: ByShortId,
    large: true,
    body: z.object({ text: z.string().min(1), hides_missing: z.boolean().default(false) }),
    reply: z.object({ data: ImportReport }),
    refuses: ['list_not_valid'],
    limit: { per_minute: 20 },
  },
  list: {
    ...forContent,
    method: 'GET',
    path: '/api/console/game-imports',
    summary: 'Lists that were brought in, newest first',
    query: Page.extend({ provider: ShortId.optional() }),
    reply: z.object({ total_count: z.number(), data: z.array(ImportReport) }),
  },
  rows: {
    ...forContent,
    method: 'GET',
    path: '/api/console/game-imports/:id/rows',
    summary: 'The rows of a list that were guessed, skipped or hidden, and why',
    params: ById,
    query: Page,
    reply: z.object({
      total_count: z.number(),
      data: z.array(
        z.object({
          row_number: z.number(),
          outcome: z.enum(['guessed', 'skipped', 'hidden']),
          reason: z.string(),
          g_code: z.string(),
          name: z.string(),
          said: z.unknown(),
        }),
      ),
    }),
  },
});
