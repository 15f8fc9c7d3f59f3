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
const TURNOVER_CATEGORIES: readonly number[] = [1, 8];

export type LaunchRefusal = 'transfer_first' | 'turnover_left';

/** Why a player who may play cannot open a game of a category now, or null. */
export function refuseLaunch(it: { has_moved_to_game: boolean; turnover_pya: number; category_id: number }): LaunchRefusal | null {
  if (!it.has_moved_to_game) return 'transfer_first';
  return it.turnover_pya > 0 && !TURNOVER_CATEGORIES.includes(it.category_id) ? 'turnover_left' : null;
}
