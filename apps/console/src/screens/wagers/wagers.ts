import type { Answer } from '@shwekan/contract';
import { z } from 'zod';
import { ask, askList } from '../../app/queries.ts';
import { oneOf, pageNumber, searchText } from '../../app/search.ts';

export type Trail = Answer<'GET /api/console/wagers/:id'>;

const WAGERS_PER_PAGE = 50;

export const STATES = [
  { value: '', label: 'All' },
  { value: 'open', label: 'Open' },
  { value: 'settled', label: 'Settled' },
  { value: 'void', label: 'Void' },
] as const;

export const wagersSearch = z.object({
  search: searchText(200),
  status: oneOf(['open', 'settled', 'void']),
  page: pageNumber,
});

/** Wagers of provider games, newest first. */
export function wagers({ search, status, page = 1 }: z.output<typeof wagersSearch>) {
  return askList('GET /api/console/wagers', { query: { search, status, page, limit: WAGERS_PER_PAGE } });
}

/** A wager with everything about it. */
export function wagerTrail(id: number) {
  return ask('GET /api/console/wagers/:id', { params: { id } });
}

/** JSON as it came, broken into lines where it is any. */
export function laidOut(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
