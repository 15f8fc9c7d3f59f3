import type { AnswerRow } from '@shwekan/contract';
import { reasons } from '@shwekan/phrases/reasons';
import { endsWithDigits } from '@shwekan/rules';
import { z } from 'zod';
import { askList, live } from '../../app/queries.ts';
import { oneOf, pageNumber, searchText } from '../../app/search.ts';

export type CashIn = AnswerRow<'GET /api/console/cash-in'>;

const CASH_INS_PER_PAGE = 50;

export const STATES = [
  { value: 'pending', label: 'Waiting' },
  { value: 'approved', label: 'Approved' },
  { value: 'rejected', label: 'Rejected' },
  { value: 'expired', label: 'Expired' },
  { value: 'all', label: 'All' },
] as const;

/** What an operator chooses from most often; the player reads it. */
export const REJECT_REASONS = reasons.cash_in.map((it) => it.en) as [string, ...string[]];

export const cashInsSearch = z.object({
  state: oneOf(['pending', 'approved', 'rejected', 'expired', 'all']),
  search: searchText(),
  page: pageNumber,
});

/** The queue as the address says; without a state, the requests that wait. The page asks again every few seconds. */
export function cashIns({ state = 'pending', search, page = 1 }: z.output<typeof cashInsSearch>) {
  const query = { state: state === 'all' ? undefined : state, search, page, limit: CASH_INS_PER_PAGE };
  return live(askList('GET /api/console/cash-in', { query }));
}

/** Why a typed full transaction id cannot belong to a request, or null. The request knows its last six digits only. */
export function refuseTransactionId(typed: string, last_six: string): string | null {
  const text = typed.trim();
  if (!/^[A-Za-z0-9-]{6,60}$/.test(text)) return 'Letters, digits and hyphens, at least 6.';
  if (text.replaceAll('-', '').length <= last_six.length) return 'The whole ID, not only its last digits.';
  return endsWithDigits(text, last_six) ? null : `It must end with ${last_six}, as the player wrote.`;
}
