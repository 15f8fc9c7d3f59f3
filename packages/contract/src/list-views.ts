import { z } from 'zod';
import { callsOf } from './endpoint.ts';
import { ById, Line } from './fields.ts';

/** A page of the console by its path, as in `/players`, or `/draws/$draw_id/slips` of the slips of whatever draw. */
const PagePath = z
  .string()
  .max(80)
  .regex(/^\/[a-z/$_-]*$/);
const ViewsReply = z.object({
  data: z.array(z.object({ id: z.number(), name: z.string(), search: z.string(), is_house: z.boolean() })),
});

/** Views of lists: what an address of the console says besides the page, under a name. An operator's own, and the house's, which everybody sees and owners make. */
export const listViews = callsOf({
  list: {
    method: 'GET',
    path: '/api/console/views',
    auth: 'operator',
    may: 'all',
    summary: "The views of a page: the house's, then one's own",
    query: z.object({ page: PagePath }),
    reply: ViewsReply,
    refuses: [],
  },
  save: {
    method: 'POST',
    path: '/api/console/views',
    auth: 'operator',
    may: 'all',
    summary: 'Keeps a view under a name; one of the same name is replaced. Of the house only by an owner',
    body: z.object({
      page: PagePath,
      name: Line(60),
      /** As it stands in the address, with its question mark, or empty. */
      search: z
        .string()
        .max(2000)
        .regex(/^(\?[\x21-\x7e]*)?$/),
      is_house: z.boolean().default(false),
    }),
    reply: ViewsReply,
    refuses: ['not_allowed', 'views_full'],
  },
  remove: {
    method: 'POST',
    path: '/api/console/views/:id/remove',
    auth: 'operator',
    may: 'all',
    summary: "Removes an own view; one of the house's only by an owner",
    params: ById,
    reply: z.object({}),
    refuses: ['not_allowed'],
  },
});
