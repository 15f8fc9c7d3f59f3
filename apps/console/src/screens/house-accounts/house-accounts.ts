import type { AnswerRow } from '@shwekan/contract';
import { kyatWire, parseKyat } from '@shwekan/rules';
import { pyaOf } from '@shwekan/ui';
import { ask, live } from '../../app/queries.ts';

export type HouseAccount = AnswerRow<'GET /api/console/house-accounts'>;

export const HOUSE_ACCOUNTS_CALL = 'GET /api/console/house-accounts';

/** Our accounts, as they stand now. */
export const houseAccounts = live(ask(HOUSE_ACCOUNTS_CALL, {}), 'cash', 'money', 'deeds');

/** What a payment app holds (kyat, as it is typed) beside what the books and the requests that wait come to, in kyat of the wire: below 0 it is missing. Null for what is no amount yet. */
export function differenceOf({ booked, waiting }: Pick<HouseAccount, 'booked' | 'waiting'>, counted: number | string): string | null {
  const counted_pya = parseKyat(counted);
  return counted_pya === null ? null : kyatWire(counted_pya - pyaOf(booked) - pyaOf(waiting));
}
