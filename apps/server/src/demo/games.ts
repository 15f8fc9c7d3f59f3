import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Door } from './door.ts';

type Product = { id: number; p_code: string; is_active: boolean };
type DemoGame = { code: string; name: string; type: string };

const SLOT = 1;
const LIVE = 2;
const SPORT = 3;
const CARDS = 6;
const FISHING = 8;
const GOLDEN_PAGODA = { code: 'golden_pagoda', name: 'Golden Pagoda', type: 'SLOT' };
const MOGOK_RUBY = { code: 'mogok_ruby', name: 'Mogok Ruby', type: 'SLOT' };
const DRAGON_TIGER = { code: 'dragon_tiger', name: 'Dragon Tiger', type: 'LIVE_CASINO' };
const BACCARAT = { code: 'baccarat', name: 'Baccarat', type: 'LIVE_CASINO' };
const FISH = { code: 'ayeyar_fishing', name: 'Ayeyar Fishing', type: 'FISHING' };
const SHAN = { code: 'shan_koe_mee', name: 'Shan Koe Mee', type: 'POKER' };

/** The sandbox provider's products and games, as its own lists have them. A product without games is its lobby. */
const SHELF: { p_code: string; name: string; dialect: 'gsc' | 'gsc_plus'; categories: number[]; games: DemoGame[]; hot: boolean }[] = [
  {
    p_code: '1006',
    name: 'Shwe Studio',
    dialect: 'gsc',
    categories: [SLOT, LIVE],
    games: [GOLDEN_PAGODA, DRAGON_TIGER, BACCARAT],
    hot: true,
  },
  { p_code: '1020', name: 'Royal Live', dialect: 'gsc_plus', categories: [LIVE], games: [DRAGON_TIGER, BACCARAT], hot: true },
  {
    p_code: '1079',
    name: 'Ayeyar Games',
    dialect: 'gsc_plus',
    categories: [SLOT, FISHING],
    games: [GOLDEN_PAGODA, MOGOK_RUBY, FISH],
    hot: true,
  },
  { p_code: '1012', name: 'Chinlone Sports', dialect: 'gsc', categories: [SPORT], games: [], hot: true },
  { p_code: '1148', name: 'Bagan Cards', dialect: 'gsc_plus', categories: [CARDS], games: [SHAN], hot: true },
];
const HOT_GAMES = ['golden_pagoda', 'ayeyar_fishing'];
const NEW_GAMES = ['mogok_ruby'];

/**
 * Puts the sandbox provider's products on the shelf, by an operator's own calls. The list is sent by hand, so that it is there
 * before the sandbox runs; the job that brings in lists finds the same afterwards. Safe to tell again.
 */
export async function stockGames(door: Door, operator: { token: string; sandbox_url: string }): Promise<void> {
  const { token, sandbox_url } = operator;
  const { data: there } = await door.must<{ data: Product[] }>('GET /api/console/game-providers', { token });
  for (const [place, { games, hot, categories, ...product }] of SHELF.entries()) {
    if (there.some((it) => it.p_code === product.p_code && it.is_active)) continue;
    const body = { ...product, currency: 'MMK', categories: categories.map((id) => ({ id, is_lobby_only: games.length === 0 })) };
    const known = there.find((it) => it.p_code === product.p_code);
    const id = known?.id ?? (await door.must<{ data: Product }>('POST /api/console/game-providers', { token, body })).data.id;
    if (games.length > 0) {
      const text = JSON.stringify(games.map((it) => rowOf(it, product.p_code, sandbox_url)));
      await door.must('POST /api/console/game-providers/:id/import-list', { token, params: { id }, body: { text } });
    }
    await door.must('POST /api/console/game-providers/:id/image', { token, params: { id }, image: await drawingOf(product.p_code) });
    const change = { is_active: true, is_hot: hot, position: place + 1 };
    await door.must('POST /api/console/game-providers/:id', { token, params: { id }, body: change });
  }
  await markGames(door, token);
}

/** The sandbox provider's sign for a product. */
function drawingOf(p_code: string): Promise<Buffer> {
  return sharp(fileURLToPath(new URL(`../../art/${p_code}.svg`, import.meta.url)))
    .png()
    .toBuffer();
}

function rowOf(game: DemoGame, p_code: string, sandbox_url: string) {
  return {
    game_code: game.code,
    game_name: game.name,
    game_type: game.type,
    image_url: `${sandbox_url}/art/${game.code}.png`,
    product_code: p_code,
    support_currency: 'MMK',
    status: 'ACTIVATED',
  };
}

async function markGames(door: Door, token: string): Promise<void> {
  const { data } = await door.must<{ data: { id: number; g_code: string }[] }>('GET /api/console/games', {
    token,
    query: { limit: '200' },
  });
  for (const { id, g_code } of data) {
    const marks = { is_hot: HOT_GAMES.includes(g_code), is_new: NEW_GAMES.includes(g_code) };
    if (marks.is_hot || marks.is_new) await door.must('POST /api/console/games/:id', { token, params: { id }, body: marks });
  }
}
