import type { AnswerRow } from '@shwekan/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { z } from 'zod';
import { ask } from '../../app/queries.ts';

export type PlayerRow = AnswerRow<'GET /api/console/players'>;

export const PLAYERS_PER_PAGE = 50;

export const PLAYER_STATES = [
  { value: 'all', label: 'All' },
  { value: 'level_two', label: 'Level 2' },
  { value: 'excluded', label: 'On a break' },
  { value: 'blocked', label: 'Blocked' },
  { value: 'overdrawn', label: 'Below zero' },
] as const;

export const playersSearch = z.object({
  search: z.string().max(80).optional().catch(undefined),
  state: z.enum(['level_two', 'excluded', 'blocked', 'overdrawn']).optional().catch(undefined),
  friends_of: z.number().int().positive().optional().catch(undefined),
  page: z.number().int().min(1).max(10_000).optional().catch(undefined),
});

/** Players as the address says, newest first. */
export function players({ search, state, friends_of, page = 1 }: z.output<typeof playersSearch>) {
  const query = { search, state, referred_by: friends_of, page, limit: PLAYERS_PER_PAGE };
  return { ...ask('GET /api/console/players', { query }), placeholderData: keepPreviousData };
}
