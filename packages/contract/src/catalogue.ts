import { z } from 'zod';
import { callsOf } from './endpoint.ts';
import { ById, ByShortId, Line, NameLine, Page, ShortId } from './fields.ts';

const Place = z.number().int().min(0).max(100_000);
const forContent = { auth: 'operator', may: 'content', refuses: [] } as const;
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

/** The catalogue of games. */
export const catalogue = callsOf({
  categories: {
    ...forContent,
    method: 'GET',
    path: '/api/console/game-categories',
    summary: 'Categories of games, and whether all games are in maintenance',
    reply: z.object({ data: z.array(CategoryForOperator), game_maintenance: z.boolean() }),
  },
  changeCategory: {
    ...forContent,
    method: 'POST',
    path: '/api/console/game-categories/:id',
    summary: 'Switches a category on or off, moves it',
    params: ByShortId,
    body: z.object({ name: NameLine(40).optional(), is_active: z.boolean().optional(), position: Place.optional() }),
    reply: z.object({ data: CategoryForOperator }),
  },
  changeMaintenance: {
    ...forContent,
    method: 'POST',
    path: '/api/console/game-maintenance',
    summary: 'Puts all games in maintenance or back: no launches, no bets, no transfers; wins and refunds are booked',
    body: z.object({ is_on: z.boolean(), reason: Line(200) }),
    reply: z.object({ game_maintenance: z.boolean() }),
  },
  games: {
    ...forContent,
    method: 'GET',
    path: '/api/console/games',
    summary: 'Games, hidden ones too',
    query: Page.extend({
      category: ShortId.optional(),
      provider: ShortId.optional(),
      search: z.string().trim().max(80).optional(),
      only: z.enum(['off', 'hidden', 'hot', 'new']).optional(),
    }),
    reply: z.object({ total_count: z.number(), data: z.array(GameForOperator) }),
  },
  changeGame: {
    ...forContent,
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
  },
  setGameImage: {
    ...forContent,
    method: 'POST',
    path: '/api/console/games/:id/image',
    summary: "Gives a game a picture of our own instead of the provider's",
    params: ById,
    image: 'raw',
    reply: z.object({ data: GameForOperator }),
    refuses: ['image_not_valid'],
  },
});
