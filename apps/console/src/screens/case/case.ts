import { ask, live } from '../../app/queries.ts';

const SHOWN = 'GET /api/console/cases/:id';

/** What a deed about a case changes. */
export const CHANGED = [SHOWN, 'GET /api/console/cases', 'GET /api/console/me'] as const;

/** A case, as it changes: more may be found while it is read. */
export const caseOf = (id: string | number) => live(ask(SHOWN, { params: { id: Number(id) } }), 'cases');
