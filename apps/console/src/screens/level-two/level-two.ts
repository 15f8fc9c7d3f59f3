import type { AnswerRow } from '@shwekan/contract';
import { reasons } from '@shwekan/phrases/reasons';
import { z } from 'zod';
import { ask, askList, live } from '../../app/queries.ts';
import { oneOf, pageNumber } from '../../app/search.ts';

export type LevelTwo = AnswerRow<'GET /api/console/level-two'>;

const LEVEL_TWO_PER_PAGE = 50;
export const NAME_LENGTH_MAX = 100;

export const STATES = [
  { value: 'pending', label: 'Waiting' },
  { value: 'approved', label: 'Approved' },
  { value: 'rejected', label: 'Rejected' },
  { value: 'all', label: 'All' },
] as const;

export const COLORS = { pending: 'yellow', approved: 'green', rejected: 'red' } as const;

/** What an operator chooses from most often; the player reads it. */
export const REJECT_REASONS = reasons.level_two.map((it) => it.en) as [string, ...string[]];

export const levelTwoSearch = z.object({
  state: oneOf(['pending', 'approved', 'rejected', 'all']),
  page: pageNumber,
});

/** The photos as the address says; without a state, those that wait. */
export function levelTwoRequests({ state = 'pending', page = 1 }: z.output<typeof levelTwoSearch>) {
  const query = { state: state === 'all' ? undefined : state, page, limit: LEVEL_TWO_PER_PAGE };
  return live(askList('GET /api/console/level-two', { query }), 'level_two', 'claims', 'deeds');
}

/** A photo. It never changes, and is forgotten once nobody looks at it: it shows a person's account. */
export function photoOf(id: number) {
  return { ...ask('GET /api/console/level-two/:id/image', { params: { id } }), staleTime: Number.POSITIVE_INFINITY, gcTime: 0 };
}
