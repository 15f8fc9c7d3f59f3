import type { AnswerRow } from '@shwekan/contract';
import { reasons } from '@shwekan/phrases/reasons';
import { endsWithDigits } from '@shwekan/rules';
import { z } from 'zod';
import { ask, askList, live } from '../../app/queries.ts';
import { oneOf, pageNumber, rowNumber, searchText } from '../../app/search.ts';
import type { NamePair } from '../../parts/HolderName.tsx';

export type CashIn = AnswerRow<'GET /api/console/cash-in'>;

export const CASH_INS_PER_PAGE = 50;
export const COLORS = { pending: 'yellow', approved: 'green', rejected: 'red', expired: 'gray' } as const;

export const STATES = [
  { value: 'pending', label: 'Waiting' },
  { value: 'approved', label: 'Approved' },
  { value: 'rejected', label: 'Rejected' },
  { value: 'expired', label: 'Expired' },
  { value: 'all', label: 'All' },
] as const;

/** What an operator chooses from most often; the player reads it. */
export const REJECT_REASONS = reasons.cash_in.map((it) => it.en) as [string, ...string[]];

/** Why another amount is credited than the player wrote. */
export const CORRECTIONS = { transfer: [reasons.correction[0].en], card: [reasons.correction[1].en] } as const;

export const ORDERS = [
  { value: '', label: 'Longest wait first, then newest' },
  { value: '-amount', label: 'Largest first' },
  { value: 'amount', label: 'Smallest first' },
  { value: '-created_at', label: 'Newest first' },
  { value: 'created_at', label: 'Oldest first' },
] as const;

export const cashInsSearch = z.object({
  state: oneOf(['pending', 'approved', 'rejected', 'expired', 'all']),
  search: searchText(),
  page: pageNumber,
  order: oneOf(['-amount', 'amount', '-created_at', 'created_at']),
  /** The request that is looked at. */
  id: rowNumber,
});

/** The queue as the address says; without a state, the requests that wait. */
export function cashIns({ state = 'pending', search, page = 1, order }: z.output<typeof cashInsSearch>) {
  const query = { state: state === 'all' ? undefined : state, search, page, limit: CASH_INS_PER_PAGE, ...(order ? { sort: order } : {}) };
  return live(askList('GET /api/console/cash-in', { query }), 'cash', 'claims', 'deeds');
}

/** Who paid, beside whose account with the house it is. */
export function namesOf({ account_name, lvl_2_name, player, is_name_same }: CashIn): NamePair {
  return { holder: account_name ?? '', person: lvl_2_name ?? player.name, isSame: is_name_same };
}

/** The list as its export asks for it: the call, and what is sent. */
export function exportedAs(search: z.output<typeof cashInsSearch>) {
  const [name, sent] = cashIns({ ...search, order: undefined }).queryKey;
  return { name, sent };
}

/** Why a typed full transaction id cannot belong to a request, or null. The request knows its last six digits only. */
export function refuseTransactionId(typed: string, last_six: string): string | null {
  const text = typed.trim();
  if (!/^[A-Za-z0-9-]{6,60}$/.test(text)) return 'Letters, digits and hyphens, at least 6.';
  if (text.replaceAll('-', '').length <= last_six.length) return 'The whole ID, not only its last digits.';
  return endsWithDigits(text, last_six) ? null : `It must end with ${last_six}, as the player wrote.`;
}

/** One request, also when it has left the list. */
export function cashInOf(id: number) {
  return live(ask('GET /api/console/cash-in', { query: { search: `#${id}`, page: 1, limit: 5 } }), 'cash', 'claims', 'deeds');
}

/** The pictures of its payment: read anew when there is one more. */
export function picturesOf({ id, image_count }: CashIn) {
  const reading = ask('GET /api/console/cash-in/:id/images', { params: { id } });
  // One part more than the compiler knows of a key.
  const queryKey = [...reading.queryKey, image_count] as unknown as typeof reading.queryKey;
  return { ...reading, queryKey, staleTime: Number.POSITIVE_INFINITY };
}

/** Which request comes next once this one is decided: what stands after it in the list, else before it; one that a colleague works on is passed over. */
export function nextOf<Row extends { id: number }>(rows: readonly Row[], id: number, isFree: (row: Row) => boolean): Row | null {
  const at = rows.findIndex((it) => it.id === id);
  const others = [...rows.slice(at + 1), ...rows.slice(0, Math.max(0, at)).reverse()];
  return others.find((it) => it.id !== id && isFree(it)) ?? null;
}

/** The request that a pasted transaction id belongs to: the one that is looked at, or the only other one that waits for its last digits. */
export function requestOf(rows: readonly CashIn[], pasted: string, current: CashIn | null): CashIn | null {
  const fits = (it: CashIn) =>
    it.state === 'pending' && it.voucher_code === null && refuseTransactionId(pasted, it.transaction_id) === null;
  if (current !== null && fits(current)) return current;
  const fitting = rows.filter(fits);
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
}
