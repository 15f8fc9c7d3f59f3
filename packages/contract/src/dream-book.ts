import { z } from 'zod';
import { callsOf } from './endpoint.ts';
import { ById, LineInFour, Picture } from './fields.ts';

const Words = LineInFour(60);
/** As a lottery writes them: one, two or three digits, each number once. */
const Numbers = z
  .array(z.string().regex(/^\d{1,3}$/))
  .min(1)
  .max(12)
  .refine((numbers) => new Set(numbers).size === numbers.length, 'each number once');
const Draft = z.object({ words: Words, numbers: Numbers, is_open: z.boolean() });
const Entry = Draft.extend({ id: z.number(), image: Picture.nullable() });
const refuses = ['text_missing', 'book_full'] as const;

/** What people dream of, and the numbers that the house's book gives for it. */
export const dreamBook = callsOf({
  show: {
    method: 'GET',
    path: '/api/dream_book',
    auth: 'none',
    summary: 'The whole book in the language of the request, by its words',
    reply: z.object({
      data: z.array(z.object({ id: z.number(), word: z.string(), numbers: z.array(z.string()), image: Picture.nullable() })),
    }),
    shared: true,
    refuses: [],
  },
  entries: {
    method: 'GET',
    path: '/api/console/dream-book',
    auth: 'operator',
    may: 'content',
    summary: 'All entries of the dream book, by their English words',
    reply: z.object({ data: z.array(Entry) }),
    refuses: [],
  },
  add: {
    method: 'POST',
    path: '/api/console/dream-book',
    auth: 'operator',
    may: 'content',
    summary: 'Adds a word with its numbers',
    body: Draft,
    reply: z.object({ data: Entry }),
    refuses,
  },
  change: {
    method: 'POST',
    path: '/api/console/dream-book/:id',
    auth: 'operator',
    may: 'content',
    summary: 'Changes an entry as a whole; its picture stays',
    params: ById,
    body: Draft.extend({ before: Draft }),
    reply: z.object({ data: Entry }),
    refuses: ['record_changed', 'text_missing'],
  },
  setImage: {
    method: 'POST',
    path: '/api/console/dream-book/:id/image',
    auth: 'operator',
    may: 'content',
    summary: 'Sets the picture of an entry, sent raw',
    params: ById,
    image: 'raw',
    reply: z.object({ data: Entry }),
    refuses: ['image_not_valid'],
  },
  remove: {
    method: 'POST',
    path: '/api/console/dream-book/:id/remove',
    auth: 'operator',
    may: 'content',
    summary: 'Takes an entry out; the audit trail keeps what it was',
    params: ById,
    reply: z.object({}),
    refuses: [],
  },
});
