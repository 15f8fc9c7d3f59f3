import type { AnswerRow } from '@shwekan/contract';
import { dayShown } from '@shwekan/rules';
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

/** What a difference is called, whose sign the word tells. */
export function differenceOf(kyat: string): { word: 'missing' | 'over' | 'exact'; amount: string; isMissing: boolean } {
  const isMissing = kyat.startsWith('-');
  return { word: isMissing ? 'missing' : Number(kyat) === 0 ? 'exact' : 'over', amount: kyat.replace('-', ''), isMissing };
}

/** What is signed of a day. */
export function nameOf(day: string): string {
  return `the closing of ${dayShown(day)}`;
}
