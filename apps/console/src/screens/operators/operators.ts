import type { Answer, AnswerRow } from '@shwekan/contract';
import type { Role } from '@shwekan/contract/rights';
import { ask, live } from '../../app/queries.ts';
import { ROLES } from '../../parts/roles.ts';

export const LIST = 'GET /api/console/operators';
export const SESSIONS = 'GET /api/console/operators/:id/sessions';
export type HouseOperator = AnswerRow<typeof LIST>;
export type Half = Answer<'POST /api/console/operators/:id/half'>;

/** The operators of the house, as they change: two owners look at the same invitation. */
export const houseOperators = live(ask(LIST, {}), 'operators', 'deeds');

/** Where an operator is logged in, asked again every few seconds. */
export const sessionsOf = (id: number) => live(ask(SESSIONS, { params: { id } }));

export const STATES = {
  active: { label: 'Active', color: 'green' },
  invited: { label: 'Invited', color: 'yellow' },
  shut_out: { label: 'Shut out', color: 'gray' },
} as const;

export type RolesDraft = Record<Role, boolean>;

/** Roles as they are ticked. */
export function draftOf(roles: readonly Role[]): RolesDraft {
  return Object.fromEntries(ROLES.map(({ role }) => [role, roles.includes(role)])) as RolesDraft;
}

/** The roles that are ticked, or null when none is. */
export function rolesOf(draft: RolesDraft): Role[] | null {
  const roles = ROLES.map(({ role }) => role).filter((role) => draft[role]);
  return roles.length > 0 ? roles : null;
}
