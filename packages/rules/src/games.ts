/** The categories that may be played while a promotion's turnover is left: slots and fishing. */
const TURNOVER_CATEGORIES: readonly number[] = [1, 8];

export type LaunchRefusal = 'transfer_first' | 'turnover_left';

/** Why a player who may play cannot open a game of a category now, or null. */
export function refuseLaunch(it: { has_moved_to_game: boolean; turnover_pya: number; category_id: number }): LaunchRefusal | null {
  if (!it.has_moved_to_game) return 'transfer_first';
  return it.turnover_pya > 0 && !TURNOVER_CATEGORIES.includes(it.category_id) ? 'turnover_left' : null;
}
