import type { AnswerRow } from '@shwekan/contract';
import { ask, live } from '../../app/queries.ts';

export type HouseAccount = AnswerRow<'GET /api/console/house-accounts'>;

export const HOUSE_ACCOUNTS_CALL = 'GET /api/console/house-accounts';

/** Our accounts, as they stand now. */
export const houseAccounts = live(ask(HOUSE_ACCOUNTS_CALL, {}), 'cash', 'money', 'deeds');
