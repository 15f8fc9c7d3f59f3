import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Id, Instant, Line } from './fields.ts';

const Page = z.object({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  limit: z.coerce.number().int().min(1).max(200).default(50),
});
const ById = z.object({ id: Id });
const Place = z.number().int().min(0).max(100_000);
const desk = { auth: 'operator', may: 'content', refuses: [] } as const;

const CategoryForOperator = z.object({
  id: z.number(),
  code: z.string(),
  name: z.string(),
  image: z.string().nullable(),
  position: z.number(),
  is_active: z.boolean(),
  provider_count: z.number(),
  game_count: z.number(),
});
export const gameCategoryDesk = endpoint({
  ...desk,
  method: 'GET',
  path: '/api/console/game-categories',
  summary: 'Categories of games, and whether all games are in maintenance',
  reply: z.object({ data: z.array(CategoryForOperator), game_maintenance: z.boolean() }),
});
export const changeGameCategory = endpoint({
  ...desk,
  method: 'POST',
  path: '/api/console/game-categories/:id',
  summary: 'Switches a category on or off, moves it',
  params: ById,
  body: z.object({ name: Line(40).optional(), is_active: z.boolean().optional(), position: Place.optional() }),
  reply: z.object({ data: CategoryForOperator }),
});
export const changeGameMaintenance = endpoint({
  ...desk,
  method: 'POST',
  path: '/api/console/game-maintenance',
  summary: 'Puts all games in maintenance or back: no launches, no bets, no transfers; wins and refunds are booked',
  body: z.object({ is_on: z.boolean(), reason: Line(200) }),
  reply: z.object({ game_maintenance: z.boolean() }),
});

export const DialectWord = z.enum(['gsc', 'gsc_plus']);
export const CurrencyWord = z.enum(['MMK', 'MMK2', 'MMK3']);
const Imported = z.object({
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
  .array(z.object({ id: z.number().int().positive(), is_lobby_only: z.boolean() }))
  .min(1)
  .max(20);
export const gameProviderDesk = endpoint({
  ...desk,
  method: 'GET',
  path: '/api/console/game-providers',
  summary: 'Every product of the aggregators',
  reply: z.object({ data: z.array(ProviderForOperator) }),
});
export const addGameProvider = endpoint({
  ...desk,
  method: 'POST',
  path: '/api/console/game-providers',
  summary: 'Adds a product by the number the aggregator gave it, switched off',
  body: z.object({
    p_code: z.string().regex(/^[1-9]\d{0,8}$/),
    name: Line(60),
    dialect: DialectWord,
    currency: CurrencyWord,
    categories: Categories,
  }),
  reply: ProviderReply,
  refuses: ['provider_taken'],
});
export const changeGameProvider = endpoint({
  ...desk,
  method: 'POST',
  path: '/api/console/game-providers/:id',
  summary: 'Changes a product: name, switches, maintenance, hot, place, categories',
  params: ById,
  body: z.object({
    name: Line(60).optional(),
    currency: CurrencyWord.optional(),
    position: Place.optional(),
    is_active: z.boolean().optional(),
    is_hot: z.boolean().optional(),
    is_in_maintenance: z.boolean().optional(),
    takes_unknown_result: z.boolean().nullable().optional(),
    reverses_settled: z.boolean().optional(),
    categories: Categories.optional(),
  }),
  reply: ProviderReply,
});
export const changeGameProviderImage = endpoint({
  ...desk,
  method: 'POST',
  path: '/api/console/game-providers/:id/image',
  summary: 'Gives a product another picture',
  params: ById,
  image: 'raw',
  reply: ProviderReply,
  refuses: ['image_not_valid'],
});

const ProductForOperator = z.object({
  p_code: z.string(),
  name: z.string(),
  dialect: DialectWord,
  currency: CurrencyWord,
  categories: z.array(z.number()),
  /** It is on the shelf already. */
  is_here: z.boolean(),
});
export const gameProducts = endpoint({
  ...desk,
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
});
export const addGameProducts = endpoint({
  ...desk,
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
});

const GameForOperator = z.object({
  id: z.number(),
  provider_id: z.number(),
  provider_name: z.string(),
  category_id: z.number(),
  g_code: z.string(),
  name: z.string(),
  image: z.string().nullable(),
  position: z.number(),
  is_active: z.boolean(),
  is_listed: z.boolean(),
  is_hot: z.boolean(),
  is_new: z.boolean(),
  /** An operator's picture stands in place of the provider's. */
  has_own_image: z.boolean(),
});
export const gameDesk = endpoint({
  ...desk,
  method: 'GET',
  path: '/api/console/games',
  summary: 'Games, hidden ones too',
  query: Page.extend({
    category: Id.optional(),
    provider: Id.optional(),
    search: z.string().trim().max(80).optional(),
    only: z.enum(['off', 'hidden', 'hot', 'new']).optional(),
  }),
  reply: z.object({ total_count: z.number(), data: z.array(GameForOperator) }),
});
export const changeGame = endpoint({
  ...desk,
  method: 'POST',
  path: '/api/console/games/:id',
  summary: 'Switches a game on or off, marks it hot or new, moves it',
  params: ById,
  body: z.object({
    is_active: z.boolean().optional(),
    is_hot: z.boolean().optional(),
    is_new: z.boolean().optional(),
    position: Place.optional(),
    /** The provider's own picture again. */
    image: z.null().optional(),
  }),
  reply: z.object({ data: GameForOperator }),
});
export const changeGameImage = endpoint({
  ...desk,
  method: 'POST',
  path: '/api/console/games/:id/image',
  summary: "Gives a game a picture of our own instead of the provider's",
  params: ById,
  image: 'raw',
  reply: z.object({ data: GameForOperator }),
  refuses: ['image_not_valid'],
});

export const importGames = endpoint({
  ...desk,
  method: 'POST',
  path: '/api/console/game-providers/:id/import',
  summary: "Brings in a product's list from its aggregator, now",
  params: ById,
  reply: z.object({ data: Imported }),
  limit: { per_minute: 20 },
});
export const importGameList = endpoint({
  ...desk,
  method: 'POST',
  path: '/api/console/game-providers/:id/import-list',
  summary: 'Brings in a list sent as text, JSON or CSV with a line of names; games that it lacks are hidden only when asked',
  params: ById,
  large: true,
  body: z.object({ text: z.string().min(1), hides_missing: z.boolean().default(false) }),
  reply: z.object({ data: Imported }),
  refuses: ['list_not_valid'],
  limit: { per_minute: 20 },
});
export const gameImports = endpoint({
  ...desk,
  method: 'GET',
  path: '/api/console/game-imports',
  summary: 'Lists that were brought in, newest first',
  query: Page.extend({ provider: Id.optional() }),
  reply: z.object({ total_count: z.number(), data: z.array(Imported) }),
});
export const gameImportRows = endpoint({
  ...desk,
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
});

const DialectForOperator = z.object({
  dialect: DialectWord,
  is_on: z.boolean(),
  operator_code: z.string(),
  /** Whether there is a secret, and where it comes from; never the secret. */
  secret: z.enum(['none', 'machine', 'console']),
  base_url: z.string(),
  allow_list: z.array(z.string()),
  freshness_s: z.number().nullable(),
  /** Whether calls are made and taken now. */
  is_speaking: z.boolean(),
});
export const gameDialects = endpoint({
  method: 'GET',
  path: '/api/console/game-dialects',
  auth: 'operator',
  may: 'owner',
  summary: 'How we and the aggregators speak to each other; secrets are never shown',
  reply: z.object({ data: z.array(DialectForOperator) }),
  refuses: [],
});
export const changeGameDialect = endpoint({
  method: 'POST',
  path: '/api/console/game-dialects/:dialect',
  auth: 'operator',
  may: 'owner',
  summary: "Changes a dialect; an empty text means the machine's setting. A secret is written, never read",
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
    freshness_s: z.number().int().min(1).max(86_400).nullable().optional(),
  }),
  reply: z.object({ data: DialectForOperator }),
  refuses: ['secrets_key_missing', 'address_not_safe'],
});

export const gameDeskCalls = [
  gameCategoryDesk,
  changeGameCategory,
  changeGameMaintenance,
  gameProviderDesk,
  addGameProvider,
  changeGameProvider,
  changeGameProviderImage,
  gameProducts,
  addGameProducts,
  gameDesk,
  changeGame,
  changeGameImage,
  importGames,
  importGameList,
  gameImports,
  gameImportRows,
  gameDialects,
  changeGameDialect,
] as const;
