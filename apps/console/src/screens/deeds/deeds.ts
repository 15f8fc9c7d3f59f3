import type { AnswerRow } from '@shwekan/contract';
import { z } from 'zod';
import { askList, live } from '../../app/queries.ts';
import { oneOf, pageNumber, searchText } from '../../app/search.ts';

export const DEEDS_CALL = 'GET /api/console/deeds';
export type DeedRow = AnswerRow<typeof DEEDS_CALL>;

const DEEDS_PER_PAGE = 50;

export const deedsSearch = z.object({
  state: oneOf(['waiting', 'decided']),
  search: searchText(),
  page: pageNumber,
});

/** What waits for a second person, or was decided. */
export function deeds({ state = 'waiting', search, page = 1 }: z.output<typeof deedsSearch>) {
  const query = { state, search, page, limit: DEEDS_PER_PAGE };
  return live(askList(DEEDS_CALL, { query }), 'deeds');
}

export const STATES: Record<DeedRow['state'], { label: string; color: string }> = {
  asked: { label: 'waiting', color: 'yellow' },
  done: { label: 'done', color: 'green' },
  refused: { label: 'refused', color: 'red' },
  stale: { label: 'dropped: it had changed', color: 'gray' },
  asker_gone: { label: 'dropped: who asked is gone', color: 'gray' },
  withdrawn: { label: 'withdrawn', color: 'gray' },
};
