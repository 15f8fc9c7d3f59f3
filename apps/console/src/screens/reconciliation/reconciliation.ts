import type { AnswerRow } from '@shwekan/contract';
import { z } from 'zod';
import { ask, askList, live } from '../../app/queries.ts';
import { pageNumber } from '../../app/search.ts';

export type ComparedDay = AnswerRow<'GET /api/console/reconciliations'>;
export type Difference = AnswerRow<'GET /api/console/wager-differences'>;

const DIFFERENCES_PER_PAGE = 50;
export const DAYS_CALL = 'GET /api/console/reconciliations';
export const DIFFERENCES_CALL = 'GET /api/console/wager-differences';
export const KINDS = {
  missing_here: 'missing here',
  missing_there: 'missing there',
  amounts_differ: 'amounts differ',
  sums_differ: 'sums of buy-ins differ',
} as const;

export const differencesSearch = z.object({ page: pageNumber });

/** The last days that were compared, as they change: a comparison takes a while. */
export const comparedDays = live(ask(DAYS_CALL, { query: { limit: 14 } }), 'games');

/** Wagers that differ, those to decide first. */
export function differences({ page = 1 }: z.output<typeof differencesSearch>) {
  const query = { page, limit: DIFFERENCES_PER_PAGE };
  return live(askList(DIFFERENCES_CALL, { query }), 'games', 'deeds');
}
