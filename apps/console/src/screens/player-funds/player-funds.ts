import type { AnswerRow } from '@shwekan/contract';
import { z } from 'zod';
import { askList } from '../../app/queries.ts';
import { pageNumber } from '../../app/search.ts';

export type Closing = AnswerRow<'GET /api/console/reports/closings'>;

export const CLOSINGS_CALL = 'GET /api/console/reports/closings';
const DAYS_PER_PAGE = 30;

/** Purses as operators know them. */
export const PURSES: Readonly<Record<string, string>> = {
  main: 'Main purses',
  game: 'Game purses',
  hold: 'Cash-outs under way',
  promotion: 'Weekly promotion, not claimed',
  referral: 'Referral of games, not claimed',
};

export const closingsSearch = z.object({ page: pageNumber });

/** Days that are over, newest first. */
export function closings({ page = 1 }: z.output<typeof closingsSearch>) {
  return askList(CLOSINGS_CALL, { query: { page, limit: DAYS_PER_PAGE } });
}
