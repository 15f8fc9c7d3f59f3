/** How the aggregator speaks for a product: the older GSC dialect or GSC+. */
export type Dialect = 'gsc' | 'gsc_plus';

/** The aggregator's number for a kind of game. */
export type GameType = 1 | 2 | 3 | 6 | 8;

export const GAME_TYPES = { 1: 'SLOT', 2: 'LIVE_CASINO', 3: 'SPORT_BOOK', 6: 'POKER', 8: 'FISHING' } as const satisfies Record<
  GameType,
  string
>;

export interface Product {
  code: number;
  dialect: Dialect;
  provider: string;
  types: GameType[];
  /** Game codes, or none for a product that has only its lobby. */
  games: string[];
  /** What opens when the launch names no game and there is nothing to choose from. */
  lobby_game: string | null;
}

export interface Game {
  code: string;
  type: GameType;
  names: { en: string; mm: string; thai: string; cn: string };
  /** Smallest and largest bet, in kyat. */
  min_bet: number;
  max_bet: number;
}

/** One currency for all of the sandbox. */
export const CURRENCY = 'MMK';

export const PRODUCTS: readonly Product[] = [
  product(1006, 'gsc', 'Shwe Studio', [1, 2], ['golden_pagoda', 'dragon_tiger', 'baccarat']),
  product(1012, 'gsc', 'Chinlone Sports', [3], [], 'football'),
  product(1020, 'gsc_plus', 'Royal Live', [2], ['dragon_tiger', 'baccarat']),
  product(1079, 'gsc_plus', 'Ayeyar Games', [1, 8], ['golden_pagoda', 'mogok_ruby', 'ayeyar_fishing']),
  product(1148, 'gsc_plus', 'Bagan Cards', [6], ['shan_koe_mee']),
];

export const GAMES: readonly Game[] = [
  game('golden_pagoda', 1, ['Golden Pagoda', 'ရွှေစေတီ', 'เจดีย์ทอง', '金塔'], 100, 50_000),
  game('mogok_ruby', 1, ['Mogok Ruby', 'မိုးကုတ်ပတ္တမြား', 'ทับทิมโมกุก', '抹谷红宝石'], 50, 20_000),
  game('dragon_tiger', 2, ['Dragon Tiger', 'နဂါးနှင့်ကျား', 'เสือมังกร', '龙虎'], 100, 200_000),
  game('baccarat', 2, ['Baccarat', 'ဘက္ကရက်', 'บาคาร่า', '百家乐'], 100, 200_000),
  game('football', 3, ['Football', 'ဘောလုံး', 'ฟุตบอล', '足球'], 500, 500_000),
  game('shan_koe_mee', 6, ['Shan Koe Mee', 'ရှမ်းကိုးမီး', 'ชานโกมี', '掸邦九点'], 100, 20_000),
  game('ayeyar_fishing', 8, ['Ayeyar Fishing', 'ဧရာဝတီငါးဖမ်း', 'ตกปลาอิรวดี', '伊洛瓦底捕鱼'], 10, 1_000),
];

export function findProduct(code: number): Product | undefined {
  return PRODUCTS.find((it) => it.code === code);
}

export function findGame(code: string): Game | undefined {
  return GAMES.find((it) => it.code === code);
}

/** The games a product lists, of one type or of all. */
export function gamesOf(of: Product, type?: number): Game[] {
  return GAMES.filter((it) => of.games.includes(it.code) && (type === undefined || it.type === type));
}

/** The game of a launch: the named one when the product has it, null for the product's lobby, undefined when there is no such game. */
export function launchedGame(of: Product, code: string): Game | null | undefined {
  if (code !== '' && code !== '0' && code !== of.lobby_game) return gamesOf(of).find((it) => it.code === code);
  return of.lobby_game ? findGame(of.lobby_game) : null;
}

function product(
  code: number,
  dialect: Dialect,
  provider: string,
  types: GameType[],
  games: string[],
  lobby_game: string | null = null,
): Product {
  return { code, dialect, provider, types, games, lobby_game };
}

function game(code: string, type: GameType, [en, mm, thai, cn]: [string, string, string, string], min_bet: number, max_bet: number): Game {
  return { code, type, names: { en, mm, thai, cn }, min_bet, max_bet };
}
