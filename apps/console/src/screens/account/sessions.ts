import { ask, live } from '../../app/queries.ts';

export const SESSIONS = 'GET /api/console/sessions';

/** The operator's open sessions. */
export const ownSessions = live(ask(SESSIONS, {}));
