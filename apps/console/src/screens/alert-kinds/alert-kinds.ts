import type { AnswerRow } from '@shwekan/contract';
import { ask, live } from '../../app/queries.ts';

export type AlertKindRow = AnswerRow<'GET /api/console/alert-kinds'>;

/** What was decided of each kind of alert. */
export const alertKinds = live(ask('GET /api/console/alert-kinds', {}), 'alerts');
