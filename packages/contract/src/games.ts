import { z } from 'zod';
import { callsOf } from './endpoint.ts';
import { Flag, HistoryQuery, Id, Instant, Kyat, ShortId } from './fields.ts';

const Word = z.string().max(200);
const Category = z.object({ id: z.number(), name: z.string(), image: z.string().nullable(), code: z.string(), active: Flag });
const Provider = z.object({
  id: z.number(),
  name: z.string(),
  image: z.string().nullable(),
  sec_image: z.string().nullable(),
  p_code: z.string(),
  active: Flag,
  hot: Flag,
  /** It lists no games of this category: its own lobby is launched, with game code 0. */
  lobby_only: Flag,
  /** Its games cannot be opened now. */
  maintenance: Flag,
});
const Game = z.object({
  id: z.number(),
  name: z.string(),
  g_code: z.string(),
  html_type: z.string(),
  active: Flag,
  is_hot: Flag,
  is_new: Flag,
  image: z.string().nullable(),
  cate_code: z.string(),
  p_code: z.string(),
  category_id: z.number(),
  provider_id: z.number(),
});
const HistoryTotals = { bet_amount: Kyat, payout_amount: Kyat, valid_turnover: Kyat, commission: Kyat, profit_loss: Kyat };

/** Provider games as players see them: what there is, opening one, own play. */
export const games = callsOf({
  categories: {
    method: 'GET',
    path: '/api/g/categories',
    auth: 'none',
    summary: 'Categories of provider games, in the order of the home screen',
    reply: z.object({ data: z.array(Category) }),
    shared: true,
    refuses: [],
  },
  providers: {
    method: 'GET',
    path: '/api/g/providers/:category_id',
    auth: 'none',
    summary: 'Providers that have games of a category',
    params: z.object({ category_id: ShortId }),
    reply: z.object({ data: z.array(Provider) }),
    shared: true,
    refuses: [],
  },
  hotProviders: {
    method: 'GET',
    path: '/api/provider/hot/:category_id',
    auth: 'none',
    summary: 'The hot providers of a category',
    params: z.object({ category_id: ShortId }),
    reply: z.object({ data: z.array(Provider) }),
    shared: true,
    refuses: [],
  },
  list: {
    method: 'GET',
    path: '/api/g',
    auth: 'none',
    summary: 'Games that can be played, 100 a page; how many there are is in X-Total-Count',
    query: z.object({
      category: ShortId.optional(),
      /** The provider's id. */
      provider: ShortId.optional(),
      search: z.string().trim().max(80).optional(),
      hot: z.enum(['0', '1']).optional(),
      new: z.enum(['0', '1']).optional(),
      page: z.coerce.number().int().min(1).max(10_000).default(1),
    }),
    bare: true,
    reply: z.array(Game),
    refuses: [],
  },
  launch: {
    method: 'GET',
    path: '/api/getgamelaunch/:user_code/:p_code/:category_id/:g_code/0',
    auth: 'player',
    summary: "Opens a game, or with game code 0 the provider's lobby; in maintenance the Url of a page that says so",
    params: z.object({ user_code: Word, p_code: Word, category_id: ShortId, g_code: Word }),
    reply: z.object({ Url: z.url(), ErrorCode: z.literal(0), ErrorMessage: z.string() }),
    refuses: [
      'forbidden',
      'blocked',
      'birthday_needed',
      'under_age',
      'excluded',
      'limit_reached',
      'overdrawn',
      'transfer_first',
      'turnover_left',
      'game_closed',
      'launch_refused',
      'launch_unknown',
    ],
    limit: { per_minute: 60 },
  },
  history: {
    method: 'GET',
    path: '/api/transition/history',
    auth: 'player',
    summary: 'Own game play between two days, a row per provider; profit is what the player won less what they staked',
    aliases: ['/api/user/transition/history'],
    query: HistoryQuery,
    reply: z.object({
      total_count: z.number(),
      data: z.array(z.object({ provider_name: z.string(), provider_code: z.string(), ...HistoryTotals })),
      bet_amount_total: Kyat,
      payout_total: Kyat,
      win_lose: Kyat,
    }),
    refuses: [],
  },
  historyDetails: {
    method: 'GET',
    path: '/api/transition/details',
    auth: 'player',
    summary: 'Own wagers at a provider, newest first; of all providers without p_code',
    aliases: ['/api/user/transition/details'],
    query: HistoryQuery.extend({ p_code: z.string().max(20).optional() }),
    reply: z.object({
      total_count: z.number(),
      data: z.array(
        z.object({
          provider_code: z.string(),
          provider_name: z.string(),
          wager_id: z.string(),
          game: z.string(),
          ...HistoryTotals,
          status: z.enum(['pending', 'settled', 'void']),
          before_balance: Kyat,
          balance: Kyat,
          created_on: Instant,
        }),
      ),
    }),
    refuses: [],
  },
  recent: {
    method: 'GET',
    path: '/api/user/recent_games',
    auth: 'player',
    summary: 'The games the player opened last, at most 30, newest first',
    reply: z.object({ data: z.array(Game) }),
    refuses: [],
  },
  favourites: {
    method: 'GET',
    path: '/api/user/favourite_games',
    auth: 'player',
    summary: "The player's favourite games, newest first",
    reply: z.object({ data: z.array(Game) }),
    refuses: [],
  },
  changeFavourite: {
    method: 'POST',
    path: '/api/user/favourite_games',
    auth: 'player',
    summary: 'Makes a game a favourite, or no more one; at most 200',
    body: z.object({ game_id: Id, favourite: Flag }),
    reply: z.object({ favourite: Flag }),
    refuses: ['too_many_favourites'],
  },
});
