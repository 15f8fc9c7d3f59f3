import { PYA_PER_KYAT } from './money.ts';

/**
 * The categories of provider games in the order of the home screen, by the aggregator's game types: the ids are the
 * specification's. A code is the path of its screen.
 */
export const GAME_CATEGORIES = [
  { id: 3, code: 'sport_book' },
  { id: 2, code: 'live_casino' },
  { id: 1, code: 'slot' },
  { id: 8, code: 'fishing' },
  { id: 6, code: 'card_game' },
] as const;

export type GameCategory = (typeof GAME_CATEGORIES)[number];
export type GameCategoryCode = GameCategory['code'];

/** The categories that may be played while a promotion's turnover is left: slots and fishing. */
export const TURNOVER_CATEGORIES: readonly number[] = [1, 8];

/**
 * Why a game of one of these categories cannot be played with so much turnover left, or null: asked when it is opened, at every stake, and
 * when a wager is settled, which takes turnover off only where it is null. Several are those of a product whose game nobody can name: one that may be played is enough. Of none nothing is known,
 * and nothing is refused: what cannot be opened in any category is bet on by nobody.
 */
export function refuseTurnoverLeft(turnover_pya: number, categories: readonly number[]): 'turnover_left' | null {
  return turnover_pya > 0 && categories.length > 0 && !categories.some((it) => TURNOVER_CATEGORIES.includes(it)) ? 'turnover_left' : null;
}

export type LaunchRefusal = 'transfer_first' | 'turnover_left';

/** Why a player who may play cannot open a game of a category now, or null. */
export function refuseLaunch(it: { has_moved_to_game: boolean; turnover_pya: number; category_id: number }): LaunchRefusal | null {
  if (!it.has_moved_to_game) return 'transfer_first';
  return refuseTurnoverLeft(it.turnover_pya, [it.category_id]);
}

/** A provider's credit above it is booked, and told to the operators, unless the house says another amount. */
export const GAME_CREDIT_ALERT_PYA = 1_000_000 * PYA_PER_KYAT;
