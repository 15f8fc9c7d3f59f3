import type { AnswerRow } from '@shwekan/contract';
import { ask } from '../../app/queries.ts';

export type Promotion = AnswerRow<'GET /api/console/promotions'>;

/** The promotions of cash-in, open and closed. */
export const promotions = ask('GET /api/console/promotions', {});

export const CODE = /^[A-Z0-9]{3,20}$/;
