import type { AnswerRow } from '@shwekan/contract';
import { reasons } from '@shwekan/phrases/reasons';
import { z } from 'zod';
import { askList, live } from '../../app/queries.ts';
import { oneOf, pageNumber, searchText } from '../../app/search.ts';

export type CashOut = AnswerRow<'GET /api/console/cash-out'>;

const CASH_OUTS_PER_PAGE = 50;

export const STATES = [
  { value: 'pending', label: 'Waiting' },
  { value: 'paid', label: 'Paid' },
  { value: 'rejected', label: 'Rejected' },
  { value: 'all', label: 'All' },
] as const;

export const cashOutsSearch = z.object({
  state: oneOf(['pending', 'paid', 'rejected', 'all']),
  search: searchText(),
  page: pageNumber,
});

/** The queue as the address says; without a state, the requests that wait. The page asks again every few seconds. */
export function cashOuts({ state = 'pending', search, page = 1 }: z.output<typeof cashOutsSearch>) {
  const query = { state: state === 'all' ? undefined : state, search, page, limit: CASH_OUTS_PER_PAGE };
  return live(askList('GET /api/console/cash-out', { query }));
}

export type NextDeed = { readonly what: 'ask' | 'pay'; readonly refusal: string | null };

/** What comes next for a request, and why it cannot be done yet: one that needs two people is asked for, confirmed, then paid. */
export function nextDeed({ needs_second, asked_by, confirmed_by }: Pick<CashOut, 'needs_second' | 'asked_by' | 'confirmed_by'>): NextDeed {
  if (!needs_second || confirmed_by !== null) return { what: 'pay', refusal: null };
  if (asked_by === null) return { what: 'ask', refusal: null };
  return { what: 'pay', refusal: 'A second person has to confirm it first.' };
}

/** What an operator chooses from most often; the player reads it. */
export const REJECT_REASONS = reasons.cash_out.map((it) => it.en) as [string, ...string[]];
