import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { callsOf } from './endpoint.ts';
import { Instant } from './fields.ts';

/** What a filter of a list is sent as. */
const QueryValue = z.union([z.string().max(200), z.number(), z.boolean()]);
/** A PDF is of documents alone, such as a month's statement. */
const Format = z.enum(['csv', 'xlsx', 'pdf']);

/** Lists of the console as files. The file itself is no answer of a call: it comes from `/api/console/exports/:id/file`, to who asked for it. */
export const listExports = callsOf({
  list: {
    method: 'GET',
    path: '/api/console/exports',
    auth: 'operator',
    may: 'all',
    summary: 'The own exports of the last day, newest first, with how far each is',
    reply: z.object({
      data: z.array(
        z.object({
          id: z.number(),
          /** The path of the list. */
          list: z.string(),
          format: Format,
          state: z.enum(['waiting', 'running', 'done', 'failed']),
          row_count: z.number(),
          total_count: z.number().nullable(),
          /** The list has more rows than the file. */
          is_cut: z.boolean(),
          asked_at: Instant,
        }),
      ),
    }),
    refuses: [],
  },
  ask: {
    method: 'POST',
    path: '/api/console/exports',
    auth: 'operator',
    may: 'all',
    proof: true,
    summary:
      'Asks for all rows of a list as a file: of the list with these filters, which the operator must be allowed to read. One at a time',
    body: z.object({
      /** Of a reading call whose answer is rows, as in `/api/console/players`. */
      list: z.string().max(120),
      format: Format,
      params: z.record(z.string().max(40), QueryValue).optional(),
      query: z.record(z.string().max(40), QueryValue).optional(),
    }),
    reply: z.object({ id: z.number() }),
    refuses: ['not_found', 'export_running'],
    limit: { per_minute: 10 },
  },
});

/** Whether a call is a list of the console: one that reads for operators and answers rows. Each of them can be exported. */
export function isList({ method, auth, shared, reply }: Endpoint): boolean {
  return method === 'GET' && auth === 'operator' && !shared && rowOf(reply) !== null;
}

/** The shape of a list's rows, or null of what is no list. */
export function rowOf(reply: z.ZodType): z.ZodObject | null {
  const rows = reply instanceof z.ZodObject ? reply.shape['data'] : undefined;
  return rows instanceof z.ZodArray && rows.element instanceof z.ZodObject ? rows.element : null;
}
