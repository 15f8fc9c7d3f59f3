import { z } from 'zod';
import { askList } from '../../app/queries.ts';
import { oneOf, pageNumber, rowNumber, searchText } from '../../app/search.ts';

const PLAYERS_PER_PAGE = 50;

export const PLAYER_STATES = [
  { value: 'all', label: 'All' },
  { value: 'level_two', label: 'Level 2' },
  { value: 'excluded', label: 'On a break' },
  { value: 'blocked', label: 'Blocked' },
  { value: 'overdrawn', label: 'Below zero' },
] as const;

export const playersSearch = z.object({
  search: searchText(),
  state: oneOf(['level_two', 'excluded', 'blocked', 'overdrawn']),
  friends_of: rowNumber,
  page: pageNumber,
});

/** Players as the address says, newest first. */
export function players({ search, state, friends_of, page = 1 }: z.output<typeof playersSearch>) {
  const query = { search, state, referred_by: friends_of, page, limit: PLAYERS_PER_PAGE };
  return askList('GET /api/console/players', { query });
}
