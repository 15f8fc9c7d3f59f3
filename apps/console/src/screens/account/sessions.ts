import type { AnswerRow } from '@shwekan/contract';
import { ask, live } from '../../app/queries.ts';

export const SESSIONS = 'GET /api/console/sessions';
export type OwnSession = AnswerRow<typeof SESSIONS>;

/** The operator's open sessions. */
export const ownSessions = live(ask(SESSIONS, {}));
