import { z } from 'zod';
import { findOperatorById, isUsernameTaken, lockOperator, performOperatorDeed } from '#queries/operators/house-operators.ts';
import { findFactor } from '#queries/operators/second-factor.ts';
import type { AnyDeedKind, DeedKind } from '../platform/deeds/kind.ts';

const NewOperator = z.object({ username: z.string(), roles: z.array(z.string()) });
const RolesOfOperator = z.object({ operator_id: z.number(), roles: z.array(z.string()) });
const InvitedOperator = z.object({ operator_id: z.number() });
type KnownOperator = { username: string; roles: string[]; is_disabled: boolean };

const shown = (roles: string[]) => roles.join(', ');
const byOwners = { asks: ['owner'], decides: ['owner'] } as const;

/** Somebody new works here: one owner asks, another confirms, and each gives the new one half of the invitation. */
export const newOperatorDeed: DeedKind<z.output<typeof NewOperator>, { is_taken: boolean }> = {
  ...byOwners,
  kind: 'new_operator',
  data: NewOperator,
  subject: ({ username }) => `new_operator:${username}`,
  async lock(tx) {
    await lockOperator.run({ operator_id: 0 }, tx);
  },
  async basis(db, { username }) {
    const [name] = await isUsernameTaken.run({ username }, db);
    return { is_taken: name?.is_taken ?? true };
  },
  title: ({ username }) => `${username} becomes an operator`,
  lines: ({ username, roles }) => [
    { field: 'Name', before: null, after: username },
    { field: 'Roles', before: null, after: shown(roles) },
  ],
  async perform(tx, { id: deed_id, operator_id: decider_id }) {
    await performOperatorDeed.run({ deed_id, decider_id }, tx);
  },
};

/** An operator gets other roles, which count from the next call on. */
export const operatorRolesDeed: DeedKind<z.output<typeof RolesOfOperator>, KnownOperator> = {
  ...byOwners,
  kind: 'operator_roles',
  data: RolesOfOperator,
  subject: ({ operator_id }) => `operator:${operator_id}`,
  async lock(tx, { operator_id }) {
    await lockOperator.run({ operator_id }, tx);
  },
  basis: (db, { operator_id }) => knownOperator(db, operator_id),
  title: (_data, { username }) => `${username} gets other roles`,
  lines: ({ roles }, known) => [{ field: 'Roles', before: shown(known.roles), after: shown(roles) }],
  async perform(tx, { id: deed_id, operator_id: decider_id }) {
    await performOperatorDeed.run({ deed_id, decider_id }, tx);
  },
};

/** An operator who forgot the password or was shut out chooses a new one: the old one and every session end when this is confirmed. */
export const operatorInvitationDeed: DeedKind<z.output<typeof InvitedOperator>, KnownOperator> = {
  ...operatorRolesDeed,
  kind: 'operator_invitation',
  data: InvitedOperator,
  subject: ({ operator_id }) => `operator:${operator_id}`,
  basis: (db, { operator_id }) => knownOperator(db, operator_id),
  title: (_data, { username }) => `${username} may choose a new password`,
  lines: (_data, { is_disabled, roles }) => [
    { field: 'May log in', before: is_disabled ? 'no, is shut out' : 'yes', after: 'with a new password' },
    { field: 'Roles', before: shown(roles), after: shown(roles) },
  ],
};

/** An operator who lost the second factor sets up another at the next log-in: every session ends when this is confirmed. */
export const operatorFactorDeed: DeedKind<z.output<typeof InvitedOperator>, { username: string }> = {
  ...operatorRolesDeed,
  kind: 'operator_factor',
  data: InvitedOperator,
  subject: ({ operator_id }) => `operator:${operator_id}`,
  async basis(db, { operator_id }) {
    const [known] = await findOperatorById.run({ operator_id }, db);
    const [factor] = await findFactor.run({ operator_id }, db);
    return known && factor?.is_on ? { username: known.username } : null;
  },
  title: (_data, { username }) => `${username} sets up another second factor`,
  lines: () => [{ field: 'Second factor', before: 'on', after: 'none until they set up another' }],
};

/** What needs a second owner of this room. */
export const operatorsDeeds: readonly AnyDeedKind[] = [newOperatorDeed, operatorRolesDeed, operatorInvitationDeed, operatorFactorDeed];

async function knownOperator(db: Parameters<typeof findOperatorById.run>[1], operator_id: number): Promise<KnownOperator | null> {
  const [known] = await findOperatorById.run({ operator_id }, db);
  return known ? { username: known.username, roles: known.roles, is_disabled: known.is_disabled } : null;
}
