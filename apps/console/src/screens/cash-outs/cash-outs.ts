import type { AnswerRow } from '@shwekan/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { z } from 'zod';
import { ask, REFRESH_MS } from '../../app/queries.ts';

export type CashOut = AnswerRow<'GET /api/console/cash-out'>;

export const CASH_OUTS_PER_PAGE = 50;

export const STATES = [
  { value: 'pending', label: 'Waiting' },
  { value: 'paid', label: 'Paid' },
  { value: 'rejected', label: 'Rejected' },
  { value: 'all', label: 'All' },
] as const;

export const cashOutsSearch = z.object({
  state: z.enum(['pending', 'paid', 'rejected', 'all']).optional().catch(undefined),
  search: z.string().max(80).optional().catch(undefined),
  page: z.number().int().min(1).max(10_000).optional().catch(undefined),
});

/** The queue as the address says. Without a state: those that wait. Asked again every few seconds. */
export function cashOuts({ state = 'pending', search, page = 1 }: z.output<typeof cashOutsSearch>) {
  const query = { state: state === 'all' ? undefined : state, search, page, limit: CASH_OUTS_PER_PAGE };
  return { ...ask('GET /api/console/cash-out', { query }), refetchInterval: REFRESH_MS, placeholderData: keepPreviousData };
}

export type NextDeed = { readonly what: 'ask' | 'pay'; readonly refusal: string | null };

/** What comes next for a request, and why it cannot be done yet: one that needs two people is asked for, confirmed, then paid. */
export function nextDeed({ needs_second, asked_by, confirmed_by }: Pick<CashOut, 'needs_second' | 'asked_by' | 'confirmed_by'>): NextDeed {
  if (!needs_second || confirmed_by !== null) return { what: 'pay', refusal: null };
  if (asked_by === null) return { what: 'ask', refusal: null };
  return { what: 'pay', refusal: 'A second person has to confirm it first.' };
}

/** What an operator chooses from most often; the player reads it. */
export const REJECT_REASONS = [
  'The name of the account is not yours.',
  'The account number is not right.',
  'Please ask again with another payment method.',
] as const;
