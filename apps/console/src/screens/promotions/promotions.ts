import type { Answer, CallName } from '@shwekan/contract';
import { ask } from '../../app/queries.ts';

export type Promotion = Answer<CallName['GET /api/console/promotions']>['data'][number];

/** The promotions of cash-in, open and closed. */
export const promotions = ask('GET /api/console/promotions', {});

export const CODE = /^[A-Z0-9]{3,20}$/;
