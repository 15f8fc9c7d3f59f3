import type { Answer, AnswerRow } from '@shwekan/contract';
import { ask, live } from '../../app/queries.ts';

export const LIST = 'GET /api/console/operators';
export type HouseOperator = AnswerRow<typeof LIST>;
export type Half = Answer<'POST /api/console/operators/:id/half'>;
type Role = HouseOperator['roles'][number];

/** The operators of the house. The page asks again every few seconds: two owners look at the same invitation. */
export const houseOperators = live(ask(LIST, {}));

/** The roles in the order in which they are offered, each with what it may do. */
export const ROLES: readonly { role: Role; label: string; description: string }[] = [
  { role: 'cash', label: 'Cash', description: 'Cash-ins, cash-outs, corrections, ways to pay, the weekly promotion.' },
  { role: 'draws', label: 'Draws', description: 'Results, dates, odds and caps of the lotteries.' },
  { role: 'content', label: 'Content', description: 'Promotions, offers, games on show, messages to players.' },
  { role: 'support', label: 'Support', description: 'Players, level 2, wagers, text messages.' },
  { role: 'owner', label: 'Owner', description: 'Everything, and who works here.' },
];

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
