import { z } from 'zod';
import { DeedAsked } from './deeds.ts';
import { callsOf } from './endpoint.ts';
import { ByShortId, Instant, NameLine, ShortId } from './fields.ts';
import { DialectWord } from './game-dialects.ts';

const CurrencyWord = z.enum(['MMK', 'MMK2', 'MMK3']);
const Place = z.number().int().min(0).max(100_000);
const forContent = { auth: 'operator', may: 'content', refuses: [] } as const;
const ProviderForOperator = z.object({
  id: z.number(),
  p_code: z.string(),
  name: z.string(),
  dialect: DialectWord,
  currency: CurrencyWord,
  image: z.string().nullable(),
  position: z.number(),
  is_active: z.boolean(),
  is_hot: z.boolean(),
  is_in_maintenance: z.boolean(),
  /** Null: as the dialect has it. */
  takes_unknown_result: z.boolean().nullable(),
  reverses_settled: z.boolean(),
  categories: z.array(z.object({ id: z.number(), is_lobby_only: z.boolean() })),
  game_count: z.number(),
  hidden_count: z.number(),
  imported: z.object({ state: z.enum(['done', 'failed']), at: Instant }).nullable(),
});
const ProviderReply = z.object({ data: ProviderForOperator });
const Categories = z
  .array(z.object({ id: ShortId, is_lobby_only: z.boolean() }))
  .min(1)
  .max(20);
const ProductForOperator = z.object({
  p_code: z.string(),
  name: z.string(),
  dialect: DialectWord,
  currency: CurrencyWord,
  categories: z.array(z.number()),
  /** It is on the shelf already. */
  is_here: z.boolean(),
});

/** Products of the aggregators. */
export const gameProviders = callsOf({
  list: {
    ...forContent,
    method: 'GET',
    path: '/api/console/game-providers',
    summary: 'Every product of the aggregators',
    reply: z.object({ data: z.array(ProviderForOperator) }),
  },
  add: {
    ...forContent,
    method: 'POST',
    path: '/api/console/game-providers',
    summary: 'Adds a product by the number the aggregator gave it, switched off',
    body: z.object({
      p_code: z.string().regex(/^[1-9]\d{0,8}$/),
      name: NameLine(60),
      dialect: DialectWord,
      currency: CurrencyWord,
      categories: Categories,
    }),
    reply: ProviderReply,
    refuses: ['provider_taken'],
  },
  change: {
    ...forContent,
    method: 'POST',
    path: '/api/console/game-providers/:id',
    summary: 'Changes a product: name, switches, maintenance, hot, place, categories. Its currency counts once a second person confirms it',
    params: ByShortId,
    body: z.object({
      name: NameLine(60).optional(),
      currency: CurrencyWord.optional(),
      position: Place.optional(),
      is_active: z.boolean().optional(),
      is_hot: z.boolean().optional(),
      is_in_maintenance: z.boolean().optional(),
      takes_unknown_result: z.boolean().nullable().optional(),
      reverses_settled: z.boolean().optional(),
      categories: Categories.optional(),
    }),
    reply: ProviderReply.extend({ deed_id: DeedAsked }),
    refuses: ['deed_waits'],
  },
  setImage: {
    ...forContent,
    method: 'POST',
    path: '/api/console/game-providers/:id/image',
    summary: 'Gives a product another picture',
    params: ByShortId,
    image: 'raw',
    reply: ProviderReply,
    refuses: ['image_not_valid'],
  },
  products: {
    ...forContent,
    method: 'GET',
    path: '/api/console/game-products',
    summary: 'What the aggregators have for us now, and what of it is on the shelf; GSC has no such list, its products are added by hand',
    reply: z.object({
      data: z.array(ProductForOperator),
      /** Rows that are no product for us: not activated, in another currency, without a number. */
      skipped_count: z.number(),
      /** Aggregators that gave no list, and why. */
      silent: z.array(z.object({ dialect: DialectWord, error: z.string() })),
    }),
    limit: { per_minute: 20 },
  },
  addProducts: {
    ...forContent,
    method: 'POST',
    path: '/api/console/game-products',
    summary:
      "Adds products of an aggregator's list, switched off, with its own name, currency and categories; those here already stay as they are",
    body: z.object({
      dialect: DialectWord,
      p_codes: z
        .array(z.string().regex(/^[1-9]\d{0,8}$/))
        .min(1)
        .max(500),
    }),
    reply: z.object({ added: z.array(z.string()) }),
    refuses: ['list_not_valid'],
    limit: { per_minute: 20 },
  },
});
