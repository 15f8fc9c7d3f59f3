import type { Answer, AnswerRow } from '@shwekan/contract';
import { ask } from '../../app/queries.ts';

export type CashTerms = Answer<'GET /api/console/cash-terms'>['data'];
export type Method = AnswerRow<'GET /api/console/payment-methods'>;

/** What a way to pay is; it decides what a player types. */
export const KINDS = { pay: 'Payment app', banking: 'Bank', mobile_topup: 'Top-up card' } as const;

/** What holds for every cash-out and transfer. */
export const cashTerms = ask('GET /api/console/cash-terms', {});

/** Every way to pay, with the house's accounts. */
export const paymentMethods = ask('GET /api/console/payment-methods', {});

export const METHODS_CALL = 'GET /api/console/payment-methods';
